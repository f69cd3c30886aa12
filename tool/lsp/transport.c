// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/transport.h"

#include <errno.h>
#include <stdlib.h>

#include "support/memory.h"

/// Larger messages are not read.
static const size_t max_message = (size_t)1 << 30;
enum { MAX_HEADER = 4096 };

/// Appends a line with its end. False if there is none.
static bool read_line(FILE *in, Stream *line, size_t limit) {
  int character = EOF;
  size_t begin = line->size;
  while (line->size - begin < limit && (character = getc(in)) != EOF) {
    stream_char(line, (char)character);
    if (character == '\n')
      break;
  }
  return line->size > begin;
}

/// Reads until a line `// -----`. Other lines that begin with `//` are
/// comments.
static ReadResult read_delimited(FILE *in, Stream *text) {
  bool is_end = true;
  for (size_t begin = 0; read_line(in, text, max_message); begin = text->size) {
    is_end = false;
    StringRef line = string_ref_trim(string_ref_drop(stream_view(text), begin));
    if (!string_ref_starts_with(line, STR("//")))
      continue;
    bool is_delimiter = string_ref_equals(line, STR("// -----"));
    text->size = begin;
    if (is_delimiter)
      break;
  }
  return is_end ? READ_END : READ_MESSAGE;
}

/// Is `text` the word `name` in any case? `name` is in lower case.
static bool is_name(const char *text, const char *name) {
  for (; *name; text++, name++)
    if ((*text >= 'A' && *text <= 'Z' ? *text + ('a' - 'A') : *text) != *name)
      return false;
  return true;
}

/// The number in a header `Content-Length: 12`, if `line` is one.
static bool parse_length(Stream *line, size_t *length) {
  static const char name[] = "content-length:";
  stream_char(line, '\0');
  if (!is_name(line->data, name))
    return false;
  const char *digits = line->data + sizeof name - 1;
  digits += strspn(digits, " \t");
  char *end;
  errno = 0;
  unsigned long long number = strtoull(digits, &end, 10);
  if (*digits < '0' || *digits > '9' || end[strspn(end, " \t\r\n")])
    return false;
  *length = errno || number > max_message ? max_message + 1 : (size_t)number;
  return true;
}

/// Reads `length` bytes, which may not come.
static ReadResult read_body(FILE *in, size_t length, Stream *text) {
  enum { STEP = 1 << 16 };
  while (text->size < length) {
    size_t left = length - text->size, wanted = left < STEP ? left : STEP;
    size_t count = fread(stream_reserve(text, wanted), 1, wanted, in);
    if (!count)
      return READ_END;
    text->size += count;
  }
  return READ_MESSAGE;
}

static ReadResult read_standard(FILE *in, Stream *text) {
  size_t length = 0;
  bool has_length = false, has_other = false;
  Stream line = {0};
  while (true) {
    line.size = 0;
    if (!read_line(in, &line, MAX_HEADER)) {
      stream_free(&line);
      return READ_END;
    }
    if (string_ref_trim(stream_view(&line)).size == 0 &&
        (has_length || has_other))
      break;
    if (parse_length(&line, &length))
      has_length = true;
    else
      has_other = true;
  }
  stream_free(&line);
  if (!has_length)
    return READ_BAD;
  return length > max_message ? READ_END : read_body(in, length, text);
}

ReadResult transport_read(const LspOptions *options, Stream *text) {
  text->size = 0;
  return options->is_delimited ? read_delimited(options->in, text)
                               : read_standard(options->in, text);
}

bool transport_write(const LspOptions *options, json_t *message) {
  size_t flags = options->is_pretty ? JSON_INDENT(2) : JSON_COMPACT;
  char *text = json_dumps(message, flags | JSON_SORT_KEYS);
  json_decref(message);
  if (!text)
    mem_exhausted(0);
  const char *end = options->is_pretty ? "\n" : "";
  fprintf(options->out, "Content-Length: %zu\r\n\r\n%s%s",
          strlen(text) + strlen(end), text, end);
  free(text);
  return fflush(options->out) == 0;
}
