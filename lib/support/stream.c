// SPDX-License-Identifier: Apache-2.0
// What is written into streams: numbers, formats, quoted strings.
#include "support/stream.h"

#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>

#include "support/ascii.h"
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
  stream->data = mem_grow(stream->data, stream->size, capacity);
  stream->capacity = capacity;
}

/// Writes the two digits of a number below 100.
static inline void write_pair(char *target, unsigned pair) {
  static const char digits[] =
      "00010203040506070809101112131415161718192021222324"
      "25262728293031323334353637383940414243444546474849"
      "50515253545556575859606162636465666768697071727374"
      "75767778798081828384858687888990919293949596979899";
  memcpy(target, digits + 2 * pair, 2);
}

/// Writes a number below 100 in one or two digits.
static inline char *write_short(char *target, unsigned value) {
  if (value < 10) {
    *target = (char)('0' + value);
    return target + 1;
  }
  write_pair(target, value);
  return target + 2;
}

/// Below 10,000: up to four digits.
static inline char *write_four(char *target, unsigned value) {
  if (value < 100)
    return write_short(target, value);
  target = write_short(target, value / 100);
  write_pair(target, value % 100);
  return target + 2;
}

char *uint_write_long(char *target, uint64_t value) {
  enum { GROUP = 10000, MAX_GROUPS = MAX_UINT_DIGITS / 4 };
  if (value < GROUP)
    return write_four(target, (unsigned)value);
  unsigned groups[MAX_GROUPS];
  unsigned count = 0;
  for (; value >= GROUP; value /= GROUP)
    groups[count++] = (unsigned)(value % GROUP);
  target = write_four(target, (unsigned)value);
  while (count) {
    unsigned group = groups[--count];
    write_pair(target, group / 100);
    write_pair(target + 2, group % 100);
    target += 4;
  }
  return target;
}

void stream_uint(Stream *stream, uint64_t value) {
  char *target = stream_reserve(stream, MAX_UINT_DIGITS);
  stream->size += (size_t)(uint_write(target, value) - target);
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

void stream_fixed(Stream *stream, double value, unsigned width,
                  unsigned decimals) {
  static const unsigned units[] = {1, 10, 100, 1000, 10000, 100000, 1000000};
  assert(decimals < ARRAY_LENGTH(units) && value >= 0 && value < 1e12);
  unsigned unit = units[decimals];
  uint64_t scaled = (uint64_t)nearbyint(value * unit);
  char text[2 * MAX_UINT_DIGITS];
  char *end = uint_write(text, scaled / unit);
  if (decimals)
    *end++ = '.';
  uint64_t fraction = scaled % unit;
  for (unsigned i = decimals; i-- > 0; fraction /= 10)
    end[i] = (char)('0' + fraction % 10);
  size_t size = (size_t)(end - text) + decimals;
  stream_fill(stream, ' ', size < width ? width - size : 0);
  stream_bytes(stream, text, size);
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

void stream_hex_byte(Stream *stream, unsigned char byte) {
  static const char digits[] = "0123456789ABCDEF";
  stream_char(stream, digits[byte >> 4]);
  stream_char(stream, digits[byte & 15]);
}

static bool is_plain(unsigned char character) {
  return character >= 0x20 && character < 0x7F && character != '"' &&
         character != '\\';
}

static void stream_escaped(Stream *stream, unsigned char character) {
  stream_char(stream, '\\');
  if (character == '\\')
    stream_char(stream, '\\');
  else
    stream_hex_byte(stream, character);
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

StringRef string_unescape(Arena *arena, StringRef text) {
  if (string_ref_find(text, '\\') >= text.size)
    return text;
  char *out = arena_alloc(arena, text.size);
  size_t size = 0;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (c != '\\') {
      out[size++] = c;
      continue;
    }
    c = text.data[++i];
    if (c == '"' || c == '\\')
      out[size++] = c;
    else if (c == 'n')
      out[size++] = '\n';
    else if (c == 't')
      out[size++] = '\t';
    else
      out[size++] = (char)hex_byte_value(&text.data[i++]);
  }
  return string_ref(out, size);
}
