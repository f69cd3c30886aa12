// SPDX-License-Identifier: Apache-2.0
// Writes the page: page.html with the style, the script and the recording in
// it. They are in the program as texts, made by the Makefile (page_text.c).
#include <string.h>

#include "tool/explore/explore.h"
#include "tool/version.h"

extern const char *const explore_page_html[];
extern const char *const explore_page_css[];
extern const char *const explore_page_js[];

/// The bytes of a UTF-8 character at `at`; 0: it is none.
static size_t character_size(StringRef text, size_t at) {
  unsigned char first = (unsigned char)text.data[at];
  size_t size = first < 0x80             ? 1
                : (first & 0xe0) == 0xc0 ? 2
                : (first & 0xf0) == 0xe0 ? 3
                : (first & 0xf8) == 0xf0 ? 4
                                         : 0;
  if (size > text.size - at || first == 0xc0 || first == 0xc1 || first > 0xf4)
    return 0;
  for (size_t i = 1; i < size; i++)
    if (((unsigned char)text.data[at + i] & 0xc0) != 0x80)
      return 0;
  return size;
}

/// Bit by byte, in words of 32: does it stand for itself in a string of JSON in
/// HTML, whatever follows? Not so `"`, `&`, `<`, `>`, a backslash, control
/// characters, and what is not ASCII.
static const uint32_t plain_bytes[8] = {
    0, ~(1u << 2 | 1u << 6 | 1u << 28 | 1u << 30), ~(1u << 28), ~(1u << 31)};

static bool is_plain(unsigned char byte) {
  return plain_bytes[byte >> 5] >> (byte & 31) & 1;
}

void explore_write_string(Stream *out, StringRef text) {
  stream_char(out, '"');
  for (size_t at = 0; at < text.size;) {
    size_t begin = at;
    while (at < text.size && is_plain((unsigned char)text.data[at]))
      at++;
    stream_bytes(out, text.data + begin, at - begin);
    if (at == text.size)
      break;
    unsigned char byte = (unsigned char)text.data[at];
    size_t size = character_size(text, at);
    if (byte == '"' || byte == '\\')
      stream_format(out, "\\%c", byte);
    else if (byte < 0x20 || byte == '<' || byte == '>' || byte == '&' ||
             byte == 0x7f)
      stream_format(out, "\\u%04x", byte);
    else if (size)
      stream_bytes(out, text.data + at, size);
    else
      stream_cstr(out, "\\ufffd");
    at += size ? size : 1;
  }
  stream_char(out, '"');
}

// --- diagnostics ------------------------------------------------------------

static void write_message(Stream *out, const Diagnostic *diag) {
  static const char *const kinds[] = {[DIAG_ERROR] = "error",
                                      [DIAG_WARNING] = "warning",
                                      [DIAG_REMARK] = "remark",
                                      [DIAG_NOTE] = "note"};
  stream_format(out, "{\"kind\":\"%s\",\"line\":%u,\"column\":%u,\"text\":",
                kinds[diag->kind], diag->pos.line, diag->pos.column);
  explore_write_string(out, stream_view(&diag->text));
  stream_cstr(out, ",\"notes\":[");
  for (const Diagnostic *note = diag->notes; note; note = note->next) {
    write_message(out, note); // Notes have no notes.
    if (note->next)
      stream_char(out, ',');
  }
  stream_cstr(out, "]}");
}

static void write_source(Stream *out, ExploreTexts *texts, StringRef text) {
  const char *separator = "";
  for (size_t at = 0; at < text.size;) {
    const char *end = memchr(text.data + at, '\n', text.size - at);
    size_t stop = end ? (size_t)(end - text.data) : text.size;
    stream_cstr(out, separator);
    stream_uint(out,
                explore_line(texts, string_ref(text.data + at, stop - at)));
    separator = ",";
    at = stop + 1;
  }
}

void explorer_report(Explorer *explorer, const Context *ctx,
                     const SourceBuffer *buffer, bool is_ok) {
  bool is_new =
      !explorer->runs.size || VECTOR_LAST(&explorer->runs).result.size;
  if (is_new)
    VECTOR_PUSH(&explorer->runs, (ExploreRun){0});
  ExploreRun *run = &VECTOR_LAST(&explorer->runs);
  run->is_ok = is_ok;
  Stream *out = &run->result;
  stream_cstr(out, "\"name\":");
  explore_write_string(out, buffer->name);
  stream_format(out, ",\"firstLine\":%u,\"diagnostics\":[", buffer->first_line);
  for (const Diagnostic *diag = ctx->diags.first; diag; diag = diag->next) {
    write_message(out, diag);
    if (diag->next)
      stream_char(out, ',');
  }
  stream_cstr(out, "],\"source\":[");
  write_source(out, &explorer->texts, buffer->text);
  stream_char(out, ']');
}

// --- the recording ----------------------------------------------------------

static void write_changes(Stream *out, const ExploreChange *changes,
                          size_t count) {
  stream_char(out, '[');
  for (size_t i = 0; i < count; i++)
    stream_format(out, "%s%u,%u", i ? "," : "", changes[i].op,
                  changes[i].chunk);
  stream_char(out, ']');
}

/// The lines of a part of the trace, as numbers.
static void write_trace(Stream *out, ExploreTexts *texts, StringRef trace,
                        ExploreSpan span) {
  stream_char(out, '[');
  write_source(out, texts,
               string_ref(trace.data + span.begin, span.end - span.begin));
  stream_char(out, ']');
}

static void write_step(Stream *out, ExploreTexts *texts, const ExploreRun *run,
                       const ExploreStep *step) {
  Stream name = {0};
  pass_print(&name, step->step->pass, step->step->options);
  stream_cstr(out, "{\"flag\":");
  explore_write_string(out, string_ref_from_cstr(step->step->pass->flag));
  stream_cstr(out, ",\"text\":");
  explore_write_string(out, stream_view(&name));
  stream_cstr(out, ",\"summary\":");
  explore_write_string(out, string_ref_from_cstr(step->step->pass->summary));
  stream_format(out, ",\"us\":%llu,\"failed\":%s,\"whole\":%s,\"changes\":",
                (unsigned long long)(step->seconds * 1e6),
                step->has_failed ? "true" : "false",
                step->is_whole ? "true" : "false");
  write_changes(out, step->changes.data, step->changes.size);
  stream_cstr(out, ",\"traces\":[");
  bool is_first = true;
  for (size_t i = 0; i < step->traces.size; i++) {
    ExploreSpan span = step->traces.data[i];
    if (span.begin == span.end)
      continue;
    if (!is_first)
      stream_char(out, ',');
    is_first = false;
    write_trace(out, texts, stream_view(&run->trace), span);
  }
  stream_cstr(out, "]}");
  stream_free(&name);
}

static void write_run(Stream *out, ExploreTexts *texts, const ExploreRun *run) {
  stream_format(out, "{\"ok\":%s,\"cut\":%s,\"us\":%llu,\"header\":",
                run->is_ok ? "true" : "false", run->is_cut ? "true" : "false",
                (unsigned long long)(run->seconds * 1e6));
  explore_write_string(out, stream_view(&run->header));
  stream_cstr(out, ",\"start\":");
  write_changes(out, run->start.data, run->start.size);
  stream_cstr(out, ",\"steps\":[");
  for (size_t i = 0; i < run->steps.size; i++) {
    if (i)
      stream_char(out, ',');
    write_step(out, texts, run, &run->steps.data[i]);
  }
  stream_cstr(out, "]");
  if (run->result.size) {
    stream_char(out, ',');
    stream_text(out, stream_view(&run->result));
  }
  stream_char(out, '}');
}

/// The three numbers of a row as differences from those of the row above.
static void write_row(Stream *out, const ExploreRow *row,
                      const ExploreRow *above) {
  const int64_t numbers[] = {(int64_t)row->line - above->line,
                             (int64_t)row->op - above->op,
                             (int64_t)row->source - above->source};
  for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++) {
    stream_char(out, ',');
    stream_int(out, numbers[i]);
  }
}

/// `[operations, line, op, source, …]` for each chunk.
static void write_chunks(Stream *out, const ExploreTexts *texts) {
  static const ExploreRow none = {0};
  for (size_t i = 0; i < texts->chunks.size; i++) {
    const ExploreChunk *chunk = &texts->chunks.data[i];
    stream_format(out, "%s[%u", i ? ",\n" : "", chunk->num_ops);
    const ExploreRow *rows = texts->rows.data + chunk->first;
    for (size_t j = 0; j < chunk->size; j++)
      write_row(out, &rows[j], j ? &rows[j - 1] : &none);
    stream_char(out, ']');
  }
}

static void write_data(Explorer *explorer, const Pipeline *pipeline,
                       Stream *out) {
  // The lines of traces are added while they are written.
  ExploreTexts *texts = &explorer->texts;
  Stream text = {0};
  pipeline_print(&text, pipeline, ",");
  stream_cstr(out, "{\"version\":\"" MLOPT_VERSION "\",\"pipeline\":");
  explore_write_string(out, stream_view(&text));
  stream_free(&text);
  stream_cstr(out, ",\"runs\":[");
  for (size_t i = 0; i < explorer->runs.size; i++) {
    if (i)
      stream_char(out, ',');
    write_run(out, texts, &explorer->runs.data[i]);
  }
  stream_cstr(out, "],\"chunks\":[\n");
  write_chunks(out, texts);
  stream_cstr(out, "],\"lines\":[\n");
  for (size_t i = 0; i < texts->lines.size; i++) {
    if (i)
      stream_cstr(out, ",\n");
    explore_write_string(out, texts->lines.data[i]);
  }
  stream_cstr(out, "]}");
}

static void write_text(Stream *out, const char *const *lines) {
  for (; *lines; lines++)
    stream_cstr(out, *lines);
}

bool explorer_write(Explorer *explorer, const Pipeline *pipeline, Stream *err) {
  Stream out = {0};
  for (const char *const *line = explore_page_html; *line; line++) {
    if (!strcmp(*line, "<!-- style -->\n"))
      write_text(&out, explore_page_css);
    else if (!strcmp(*line, "<!-- script -->\n"))
      write_text(&out, explore_page_js);
    else if (!strcmp(*line, "<!-- data -->\n"))
      write_data(explorer, pipeline, &out);
    else
      stream_cstr(&out, *line);
  }
  int error = file_write_atomic(explorer->path, stream_view(&out));
  stream_free(&out);
  if (error)
    stream_format(err, "mlopt: -explore: cannot write '%s': %s\n",
                  explorer->path, strerror(error));
  return !error;
}
