// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/lines.h"

void lines_init(Lines *lines, StringRef text) {
  *lines = (Lines){.text = text};
  VECTOR_PUSH(&lines->starts, 0);
  for (size_t at = 0; at < text.size; at++) {
    const char *end = memchr(text.data + at, '\n', text.size - at);
    if (!end)
      break;
    at = (size_t)(end - text.data);
    VECTOR_PUSH(&lines->starts, at + 1);
  }
}

void lines_free(Lines *lines) { VECTOR_FREE(&lines->starts); }

/// The text of line `index`, without its end.
static StringRef line_text(const Lines *lines, size_t index) {
  size_t begin = lines->starts.data[index];
  size_t end = index + 1 < lines->starts.size
                   ? lines->starts.data[index + 1] - 1
                   : lines->text.size;
  if (end > begin && lines->text.data[end - 1] == '\r')
    end--;
  return string_ref(lines->text.data + begin, end - begin);
}

/// How many UTF-16 units begin at `byte` of UTF-8.
static unsigned num_units(char byte) {
  unsigned char first = (unsigned char)byte;
  return first >= 0xf0 ? 2 : (first & 0xc0) != 0x80;
}

static bool continues_character(char byte) {
  return ((unsigned char)byte & 0xc0) == 0x80;
}

size_t lines_offset(const Lines *lines, json_int_t line, json_int_t character) {
  if (line < 0)
    return 0;
  if ((uint64_t)line >= lines->starts.size)
    return lines->text.size;
  StringRef text = line_text(lines, (size_t)line);
  size_t at = 0;
  for (json_int_t units = 0; at < text.size; at++) {
    if (units >= character && !continues_character(text.data[at]))
      break;
    units += num_units(text.data[at]);
  }
  return lines->starts.data[line] + at;
}

size_t lines_offset_of(const Lines *lines, SourcePos pos) {
  if (!pos.line || pos.line > lines->starts.size)
    return pos.line ? lines->text.size : 0;
  size_t at = lines->starts.data[pos.line - 1];
  size_t column = pos.column ? pos.column - 1 : 0;
  return column > lines->text.size - at ? lines->text.size : at + column;
}

/// The last line that begins at `offset` or before.
static size_t find_line(const Lines *lines, size_t offset) {
  size_t low = 0, high = lines->starts.size;
  while (high - low > 1) {
    size_t middle = low + (high - low) / 2;
    if (lines->starts.data[middle] <= offset)
      low = middle;
    else
      high = middle;
  }
  return low;
}

static json_t *position(const Lines *lines, size_t offset) {
  size_t line = find_line(lines, offset);
  json_int_t character = 0;
  for (size_t at = lines->starts.data[line]; at < offset; at++)
    character += num_units(lines->text.data[at]);
  return json_pack("{s:I, s:I}", "line", (json_int_t)line, "character",
                   character);
}

json_t *lines_range(const Lines *lines, size_t begin, size_t end) {
  return json_pack("{s:o, s:o}", "start", position(lines, begin), "end",
                   position(lines, end));
}
