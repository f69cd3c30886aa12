// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/text/lines.h"

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

void lines_edit(Lines *lines, StringRef text, size_t begin, size_t removed,
                size_t added) {
  lines->text = text;
  if (!lines->starts.size)
    VECTOR_PUSH(&lines->starts, 0);
  // The lines that began in what was removed are gone.
  size_t first = lines_find(lines, begin) + 1, last = first;
  while (last < lines->starts.size &&
         lines->starts.data[last] <= begin + removed)
    last++;
  size_t num_new = 0, num_left = lines->starts.size - last;
  for (size_t i = begin; i < begin + added; i++)
    num_new += text.data[i] == '\n';
  VECTOR_RESERVE(&lines->starts, first + num_new + num_left);
  size_t *starts = lines->starts.data;
  memmove(starts + first + num_new, starts + last, num_left * sizeof *starts);
  for (size_t i = first + num_new; i < first + num_new + num_left; i++)
    starts[i] += added - removed;
  for (size_t i = begin, next = first; i < begin + added; i++)
    if (text.data[i] == '\n')
      starts[next++] = i + 1;
  lines->starts.size = first + num_new + num_left;
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

size_t lines_find(const Lines *lines, size_t offset) {
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

size_t lines_units(const Lines *lines, size_t line, size_t offset) {
  size_t units = 0;
  for (size_t at = lines->starts.data[line]; at < offset; at++)
    units += num_units(lines->text.data[at]);
  return units;
}

json_t *lines_position(const Lines *lines, size_t offset) {
  size_t line = lines_find(lines, offset);
  return json_pack("{s:I, s:I}", "line", (json_int_t)line, "character",
                   (json_int_t)lines_units(lines, line, offset));
}

json_t *lines_range(const Lines *lines, size_t begin, size_t end) {
  return json_pack("{s:o, s:o}", "start", lines_position(lines, begin), "end",
                   lines_position(lines, end));
}
