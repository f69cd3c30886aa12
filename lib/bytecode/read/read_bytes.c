// SPDX-License-Identifier: Apache-2.0
#include "bytecode/read/reader_internal.h"

#include <stdarg.h>

void reader_leave(Reader *reader) { longjmp(reader->failure, 1); }

/// Errors of the file itself are reported at its line 0.
static Diagnostic *begin_error(Reader *reader) {
  Location loc =
      location_file_line_col_get(reader->ctx, reader->buffer->name, 0, 0);
  return location_emit(reader->ctx, loc, DIAG_ERROR, "%s", "");
}

void reader_fail(Reader *reader, const char *format, ...) {
  Diagnostic *diag = begin_error(reader);
  va_list args;
  va_start(args, format);
  stream_vformat(&diag->text, format, args);
  va_end(args);
  reader_leave(reader);
}

void reader_fail_attr(Reader *reader, const char *text, const Attribute *attr) {
  Diagnostic *diag = begin_error(reader);
  diag_text(diag, text);
  attr_print_brief(&diag->text, attr);
  reader_leave(reader);
}

_Noreturn static void fail_short(Reader *reader, const Cursor *cursor,
                                 uint64_t size) {
  reader_fail(reader, "attempting to parse %llu bytes when only %zu remain",
              (unsigned long long)size, cursor_size(cursor));
}

_Noreturn static void fail_at_end(Reader *reader) {
  reader_fail(reader, "attempting to parse a byte at the end of the bytecode");
}

unsigned read_byte(Reader *reader, Cursor *cursor) {
  if (cursor->at == cursor->end)
    fail_at_end(reader);
  return *cursor->at++;
}

static uint64_t load_bytes(const unsigned char *bytes, unsigned size) {
  uint64_t value = 0;
  for (unsigned i = size; i-- > 0;)
    value = value << 8 | bytes[i];
  return value;
}

uint64_t read_long_varint(Reader *reader, Cursor *cursor) {
  unsigned head = read_byte(reader, cursor);
  if (head & 1)
    return head >> 1;
  unsigned more = head ? (unsigned)__builtin_ctz(head) : 8;
  if (cursor_size(cursor) < more)
    fail_short(reader, cursor, more);
  uint64_t rest = load_bytes(cursor->at, more);
  cursor->at += more;
  return more == 8 ? rest : (rest << 8 | head) >> (more + 1);
}

int64_t read_signed_varint(Reader *reader, Cursor *cursor) {
  uint64_t bits = read_varint(reader, cursor);
  return (int64_t)(bits >> 1 ^ (bits & 1 ? UINT64_MAX : 0));
}

uint64_t read_flagged_varint(Reader *reader, Cursor *cursor, bool *flag) {
  uint64_t value = read_varint(reader, cursor);
  *flag = value & 1;
  return value >> 1;
}

uint64_t read_count(Reader *reader, Cursor *cursor) {
  uint64_t count = read_varint(reader, cursor);
  if (count > cursor_size(cursor))
    fail_at_end(reader);
  return count;
}

Cursor read_bytes(Reader *reader, Cursor *cursor, uint64_t size) {
  if (size > cursor_size(cursor))
    fail_short(reader, cursor, size);
  Cursor bytes = {cursor->at, cursor->at + size};
  cursor->at += size;
  return bytes;
}

StringRef read_string(Reader *reader, Cursor *cursor) {
  uint64_t index = read_varint(reader, cursor);
  if (index >= reader->num_strings)
    reader_fail(reader, "invalid string index: %llu",
                (unsigned long long)index);
  return reader->strings[index];
}

void read_padding(Reader *reader, Cursor *cursor, uint64_t alignment) {
  if (!alignment || (alignment & (alignment - 1)))
    reader_fail(reader, "expected alignment to be a power-of-two");
  const unsigned char *begin = (const void *)reader->buffer->text.data;
  while ((uint64_t)(cursor->at - begin) & (alignment - 1)) {
    unsigned byte = read_byte(reader, cursor);
    if (byte != BYTECODE_PADDING)
      reader_fail(reader, "expected alignment byte (0xCB), but got: '0x%02x'",
                  byte);
  }
}

Cursor read_section(Reader *reader, Cursor *cursor, unsigned *id) {
  unsigned head = read_byte(reader, cursor);
  uint64_t size = read_varint(reader, cursor);
  *id = head & ~(unsigned)SECTION_IS_ALIGNED;
  if (*id >= NUM_SECTIONS)
    reader_fail(reader, "invalid section ID: %u", *id);
  if (head & SECTION_IS_ALIGNED)
    read_padding(reader, cursor, read_varint(reader, cursor));
  return read_bytes(reader, cursor, size);
}
