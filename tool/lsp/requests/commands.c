// SPDX-License-Identifier: Apache-2.0
// Commands: run a pipeline and show the difference, say why an operation was
// not converted, and the documentation. All work on copies of the IR.
#include <string.h>

#include "ir/print/printer.h"
#include "ir/verify/verifier.h"
#include "parser/parser.h"
#include "tool/lsp/requests.h"
#include "tool/lsp/requests/documentation.h"
#include "tool/lsp/requests/text_diff.h"
#include "tool/lsp/text/findings.h"
#include "tool/lsp/text/names.h"

/// A pipeline that runs over one part of a document.
typedef struct Run {
  const Server *server;
  const Document *document;
  Span part;
  const char *pipeline;
  Context ctx;     ///< Owned.
  Stream before;   ///< The IR as it was read.
  Stream after;    ///< NULL data: there is none.
  Stream trace;    ///< The conversion's trace.
  Stream messages; ///< The diagnostics, as they are printed.
  StringRef text;  ///< The text of the part.
  ParseRecorder recorder;
  uint32_t traced_op; ///< Number of the operation whose trace is asked for.
  bool is_traced;
} Run;

static void run_init(Run *run, const Server *server, const Document *document,
                     size_t at, const char *pipeline) {
  size_t index = document_piece_at(document, at);
  *run = (Run){.server = server,
               .document = document,
               .part = document_part(document, index),
               .pipeline = pipeline};
  context_init(&run->ctx);
  const ToolRegistry *registry = server->options->registry;
  for (size_t i = 0; i < registry->num_dialects; i++)
    context_register_dialect(&run->ctx, registry->dialects[i]);
  context_allow_unregistered_dialects(&run->ctx, true);
  run->text = string_ref(document->text.data + run->part.begin,
                         run->part.end - run->part.begin);
}

static void run_free(Run *run) {
  recorder_free(&run->recorder);
  context_free(&run->ctx);
  stream_free(&run->before);
  stream_free(&run->after);
  stream_free(&run->trace);
  stream_free(&run->messages);
}

/// Runs the passes. False after an error.
static bool run_passes(Run *run, Operation *op) {
  Arena arena;
  arena_init(&arena);
  Stream error = {0};
  const Pipeline *pipeline =
      pipeline_parse(&arena, &run->server->options->registry->passes,
                     string_ref_from_cstr(run->pipeline), &error);
  if (!pipeline)
    stream_format(&run->messages, "error: %.*s\n",
                  STR_ARGS(stream_view(&error)));
  bool ok =
      pipeline && pipeline_run(&run->ctx, pipeline, op,
                               &(PipelineRunOptions){.verify_each = true});
  stream_free(&error);
  arena_free(&arena);
  return ok;
}

static void run_all(Run *run) {
  Stream copy = {0};
  stream_text(&copy, run->text);
  stream_char(&copy, '\0');
  SourceBuffer buffer = {
      document_uri(run->document), string_ref(copy.data, run->text.size),
      (uint32_t)lines_find(&run->document->lines, run->part.begin), NULL};
  PrintOptions print = print_options_default();
  ParseOptions options = {.recorder = run->is_traced ? &run->recorder : NULL};
  Operation *op = parse_source(&run->ctx, &buffer, &options);
  if (op && op_verify(&run->ctx, op)) {
    op_print(&run->ctx, op, &print, &run->before);
    if (run->is_traced)
      run->ctx.trace = (Trace){.enabled = 1u << TRACE_DIALECT_CONVERSION |
                                          1u << TRACE_GREEDY_REWRITER,
                               .stable_ids = true,
                               .out = &run->trace};
    if (run_passes(run, op))
      op_print(&run->ctx, op, &print, &run->after);
  }
  diagnostics_print(&run->ctx.diags, &buffer, &run->messages);
  stream_free(&copy);
}

// --- running a pipeline -----------------------------------------------------

static json_t *copy_json(const Stream *stream) {
  Stream copy = {0};
  stream_text(&copy, stream_view(stream));
  return stream_json(&copy);
}

/// Appends the results of one part to those of the ones before.
static void append_part(Stream all[3], const Run *run, bool is_first) {
  const Stream *texts[] = {&run->before, &run->after, &run->messages};
  for (size_t i = 0; i < ARRAY_LENGTH(texts); i++) {
    if (!is_first && i < 2)
      stream_cstr(&all[i], "// -----\n");
    stream_text(&all[i], stream_view(texts[i]));
    if (i < 2 && texts[i]->size && texts[i]->data[texts[i]->size - 1] != '\n')
      stream_char(&all[i], '\n');
  }
}

static json_t *run_pipeline(Server *server, json_t *arguments,
                            json_error_t *error) {
  StringRef uri;
  const char *pipeline;
  if (json_unpack_ex(arguments, error, 0, "{s:s%, s:s}", "uri", &uri.data,
                     &uri.size, "pipeline", &pipeline) != 0)
    return NULL;
  const Document *document = server_document(server, uri);
  if (!document)
    return json_null();
  Stream all[3] = {{0}};
  bool ok = true;
  for (size_t i = 0; i < document->pieces.size;) {
    size_t first, end = document_part_pieces(document, i, &first);
    Run run;
    run_init(&run, server, document, document->pieces.data[i].span.begin,
             pipeline);
    run_all(&run);
    ok &= run.after.data != NULL;
    append_part(all, &run, i == 0);
    run_free(&run);
    i = end;
  }
  Stream diff = {0};
  if (ok)
    text_diff(stream_view(&all[0]), stream_view(&all[1]), &diff);
  return json_pack("{s:b, s:o, s:o, s:o, s:o}", "ok", ok, "before",
                   stream_json(&all[0]), "after", stream_json(&all[1]),
                   "messages", stream_json(&all[2]), "diff",
                   stream_json(&diff));
}

// --- why --------------------------------------------------------------------

/// The operation whose name, or whose line, `at` of the part is in.
static const ParseRecord *traced_record(const Run *run, size_t place) {
  const ParseRecord *best = NULL;
  size_t best_begin = 0;
  for (size_t i = 0; i < run->recorder.records.size; i++) {
    const ParseRecord *record = &run->recorder.records.data[i];
    if (record->kind != RECORD_OP || !record->op)
      continue;
    SourcePos pos = location_position(&run->ctx, record->loc);
    size_t begin = lines_offset_of(&run->document->lines, pos);
    size_t line = lines_find(&run->document->lines, begin);
    if (line > lines_find(&run->document->lines, place) ||
        (best &&
         (begin < best_begin || (begin > place && best_begin <= place))))
      continue;
    best = record;
    best_begin = begin;
  }
  return best;
}

/// Finds the number of the operation at `place`, in a Context of its own: the
/// run numbers them in the same way.
static bool find_traced(Run *run, const Server *server, size_t place) {
  Run probe;
  run_init(&probe, server, run->document, place, "builtin.module()");
  probe.is_traced = true;
  run_all(&probe);
  const ParseRecord *record = traced_record(&probe, place);
  if (record)
    run->traced_op = record->op->id;
  run_free(&probe);
  return record != NULL;
}

static size_t indentation(StringRef line) {
  size_t size = 0;
  while (size < line.size && line.data[size] == ' ')
    size++;
  return size;
}

/// Copies what the trace says of the operation: from each line that names it
/// with `(#id)` and opens a block, to the end of that.
static void cut_trace(const Run *run, Stream *out) {
  char name[32];
  snprintf(name, sizeof name, "(#%u)", run->traced_op);
  StringRef trace = stream_view(&run->trace);
  size_t depth = SIZE_MAX;
  for (size_t at = 0; at < trace.size;) {
    const char *end = memchr(trace.data + at, '\n', trace.size - at);
    size_t stop = end ? (size_t)(end - trace.data) : trace.size;
    StringRef line = string_ref(trace.data + at, stop - at);
    size_t indent = indentation(line);
    at = stop + 1;
    bool begins = depth == SIZE_MAX && line.size &&
                  line.data[line.size - 1] == '{' &&
                  memmem(line.data, line.size, name, strlen(name));
    if (begins)
      depth = indent;
    if (depth == SIZE_MAX)
      continue;
    stream_text(out, string_ref_drop(line, depth < indent ? depth : indent));
    stream_char(out, '\n');
    bool ends = !begins && indent == depth && line.size > indent &&
                line.data[indent] == '}';
    if (ends)
      depth = SIZE_MAX;
  }
}

/// The messages that point to the line of `place`, with their notes.
static json_t *messages_of(const Run *run, size_t place) {
  json_t *list = json_array();
  size_t line = lines_find(&run->document->lines, place) + 1;
  for (const Diagnostic *diag = run->ctx.diags.first; diag; diag = diag->next) {
    if (diag->pos.line != line)
      continue;
    Stream text = {0};
    stream_text(&text, stream_view(&diag->text));
    for (const Diagnostic *note = diag->notes; note; note = note->next) {
      stream_cstr(&text, "\n");
      stream_text(&text, stream_view(&note->text));
    }
    json_array_append_new(list, stream_json(&text));
  }
  return list;
}

static json_t *explain(Server *server, json_t *arguments, json_error_t *error) {
  StringRef uri;
  const char *pipeline;
  json_int_t line, character;
  if (json_unpack_ex(arguments, error, 0, "{s:s%, s:s, s:{s:I, s:I}}", "uri",
                     &uri.data, &uri.size, "pipeline", &pipeline, "position",
                     "line", &line, "character", &character) != 0)
    return NULL;
  const Document *document = server_document(server, uri);
  if (!document)
    return json_null();
  size_t place = lines_offset(&document->lines, line, character);
  Run run;
  run_init(&run, server, document, place, pipeline);
  bool is_op = find_traced(&run, server, place);
  run.is_traced = true;
  run_all(&run);
  Stream trace = {0};
  if (is_op)
    cut_trace(&run, &trace);
  json_t *result =
      json_pack("{s:b, s:o, s:o, s:o}", "ok", run.after.data != NULL, "reasons",
                messages_of(&run, place), "messages", copy_json(&run.messages),
                "trace", stream_json(&trace));
  run_free(&run);
  return result;
}

// --- documentation ----------------------------------------------------------

static json_t *document_name(Server *server, json_t *arguments,
                             json_error_t *error) {
  StringRef name;
  if (json_unpack_ex(arguments, error, 0, "{s:s%}", "name", &name.data,
                     &name.size) != 0)
    return NULL;
  Stream out = {0};
  const OpDef *def = op_def_of_word(&server->maker.base, name);
  while (name.size && name.data[0] == '-')
    name = string_ref_drop(name, 1);
  const PassDef *pass =
      pass_registry_find(&server->options->registry->passes, name);
  if (def && !def->is_unregistered)
    document_op(def, &out);
  if (pass)
    document_pass(pass, &out);
  return out.size ? stream_json(&out) : json_null();
}

static json_t *list_passes(Server *server, json_t *arguments,
                           json_error_t *error) {
  (void)arguments;
  (void)error;
  json_t *list = json_array();
  const PassRegistry *passes = &server->options->registry->passes;
  for (size_t i = 0; i < passes->size; i++) {
    const PassDef *pass = passes->passes[i];
    Stream text = {0};
    document_pass(pass, &text);
    json_array_append_new(list, json_pack("{s:s, s:s*, s:o}", "name",
                                          pass->flag, "anchor", pass->anchor,
                                          "documentation", stream_json(&text)));
  }
  return list;
}

static const struct {
  const char *name;
  Handler *run;
} commands[] = {{"mlopt.runPipeline", run_pipeline},
                {"mlopt.explain", explain},
                {"mlopt.documentation", document_name},
                {"mlopt.passes", list_passes}};

json_t *command_names(void) {
  json_t *names = json_array();
  for (size_t i = 0; i < ARRAY_LENGTH(commands); i++)
    json_array_append_new(names, json_string(commands[i].name));
  return names;
}

json_t *execute_command(Server *server, json_t *params, json_error_t *error) {
  const char *name;
  if (json_unpack_ex(params, error, 0, "{s:s}", "command", &name) != 0)
    return NULL;
  json_t *arguments = json_object_get(params, "arguments");
  for (size_t i = 0; i < ARRAY_LENGTH(commands); i++)
    if (!strcmp(commands[i].name, name))
      return commands[i].run(server, json_array_get(arguments, 0), error);
  snprintf(error->text, sizeof error->text, "unknown command '%s'", name);
  return NULL;
}
