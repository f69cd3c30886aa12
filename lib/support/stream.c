// SPDX-License-Identifier: Apache-2.0
// What is written into streams: numbers, formats, quoted strings.
#include "support/stream.h"

#include <stdarg.h>
#include <stdio.h>

#include "support/memory.h"

void stream_free(Stream *stream) {
  mem_free(stream->data);
  *stream = (Stream){0};
}

void stream_reserve_slow(Stream *stream, size_t more) {
  if (more > SIZE_MAX / 4 - stream->size)
    mem_exhausted(more);
  size_t capacity = stream->capacity < 128 ? 256 : 2 * stream->capacity;
  if (capacity < stream->size + more)
    capacity = stream->size + more;
  stream->data = mem_realloc(stream->data, capacity);
  stream->capacity = capacity;
}

void stream_uint(Stream *stream, uint64_t value) {
  char digits[20];
  char *first = digits + sizeof digits;
  do {
    *--first = (char)('0' + value % 10);
    value /= 10;
  } while (value);
  stream_bytes(stream, first, (size_t)(digits + sizeof digits - first));
}

void stream_int(Stream *stream, int64_t value) {
  if (value >= 0) {
    stream_uint(stream, (uint64_t)value);
    return;
  }
  stream_char(stream, '-');
  stream_uint(stream, -(uint64_t)value);
}

void stream_fill(Stream *stream, char character, size_t count) {
  char *target = stream_reserve(stream, count);
  if (count)
    memset(target, character, count);
  stream->size += count;
}

void stream_vformat(Stream *stream, const char *format, va_list args) {
  char *target = stream_reserve(stream, 128);
  size_t room = stream->capacity - stream->size;
  va_list again;
  va_copy(again, args);
  int size = vsnprintf(target, room, format, args);
  if (size >= 0 && (size_t)size >= room) {
    target = stream_reserve(stream, (size_t)size + 1);
    vsnprintf(target, (size_t)size + 1, format, again);
  }
  va_end(again);
  if (size > 0)
    stream->size += (size_t)size;
}

void stream_format(Stream *stream, const char *format, ...) {
  va_list args;
  va_start(args, format);
  stream_vformat(stream, format, args);
  va_end(args);
}

static bool is_plain(unsigned char character) {
  return character >= 0x20 && character < 0x7F && character != '"' &&
         character != '\\';
}

static void stream_escaped(Stream *stream, unsigned char character) {
  static const char hex[] = "0123456789ABCDEF";
  stream_char(stream, '\\');
  if (character == '\\') {
    stream_char(stream, '\\');
    return;
  }
  stream_char(stream, hex[character >> 4]);
  stream_char(stream, hex[character & 15]);
}

void stream_quoted(Stream *stream, StringRef text) {
  stream_char(stream, '"');
  size_t at = 0;
  while (at < text.size) {
    size_t first = at;
    while (at < text.size && is_plain((unsigned char)text.data[at]))
      at++;
    stream_bytes(stream, text.data + first, at - first);
    if (at < text.size)
      stream_escaped(stream, (unsigned char)text.data[at++]);
  }
  stream_char(stream, '"');
}
