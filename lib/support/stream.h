// SPDX-License-Identifier: Apache-2.0
// Stream: text that grows in memory. Everything is printed into one of these
// and leaves the process in one piece.
#ifndef MLOPT_SUPPORT_STREAM_H
#define MLOPT_SUPPORT_STREAM_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "support/arena.h"
#include "support/string_ref.h"

/// Owns `data`. `{0}` is a valid empty stream.
typedef struct Stream {
  char *data;
  size_t size;
  size_t capacity;
} Stream;

/// Frees the text and leaves an empty stream that can be used again.
void stream_free(Stream *stream);

/// Makes room for `more` bytes beyond the size. Amortized constant time.
void stream_reserve_slow(Stream *stream, size_t more);

static inline char *stream_reserve(Stream *stream, size_t more) {
  if (stream->capacity - stream->size < more)
    stream_reserve_slow(stream, more);
  return stream->data + stream->size;
}

static inline void stream_char(Stream *stream, char character) {
  *stream_reserve(stream, 1) = character;
  stream->size++;
}

static inline void stream_bytes(Stream *stream, const char *data, size_t size) {
  char *target = stream_reserve(stream, size);
  if (size)
    memcpy(target, data, size);
  stream->size += size;
}

enum { SHORT_TEXT = 32 };

/// As stream_bytes, where SHORT_TEXT bytes can be read at `data`, whatever is
/// after the text: it costs no call if it is not longer.
static inline void stream_short(Stream *stream, const char *data, size_t size) {
  if (size > SHORT_TEXT) {
    stream_bytes(stream, data, size);
    return;
  }
  memcpy(stream_reserve(stream, SHORT_TEXT), data, SHORT_TEXT);
  stream->size += size;
}

static inline void stream_text(Stream *stream, StringRef text) {
  stream_bytes(stream, text.data, text.size);
}

static inline void stream_cstr(Stream *stream, const char *text) {
  stream_bytes(stream, text, strlen(text));
}

enum { MAX_UINT_DIGITS = 20 };

/// uint_write of 100 and more.
char *uint_write_long(char *target, uint64_t value);

/// Writes `value` in decimal, at most MAX_UINT_DIGITS. Gives the end.
static inline char *uint_write(char *target, uint64_t value) {
  // One branch for each number of digits: the processor guesses where the text
  // continues, and what follows need not wait for it.
  if (value >= 100)
    return uint_write_long(target, value);
  if (value < 10) {
    *target = (char)('0' + value);
    return target + 1;
  }
  unsigned tens = (unsigned)value / 10;
  target[0] = (char)('0' + tens);
  target[1] = (char)('0' + ((unsigned)value - 10 * tens));
  return target + 2;
}

/// In decimal.
void stream_uint(Stream *stream, uint64_t value);
/// In decimal.
void stream_int(Stream *stream, int64_t value);

/// `value`, at least 0 and less than 10^12, with `decimals` (at most 6) digits
/// after a point, on the right of `width` columns. As "%*.*f" prints it, but
/// with a point in every locale.
void stream_fixed(Stream *stream, double value, unsigned width,
                  unsigned decimals);

/// `count` times `character`.
void stream_fill(Stream *stream, char character, size_t count);

/// As printf. Slow; floating-point formats depend on the locale and are not
/// used.
__attribute__((format(printf, 2, 3))) void
stream_format(Stream *stream, const char *format, ...);
/// As stream_format, for functions that take a format themselves.
__attribute__((format(printf, 2, 0))) void
stream_vformat(Stream *stream, const char *format, va_list args);

/// `byte` as two upper-case hex digits.
void stream_hex_byte(Stream *stream, unsigned char byte);

/// `text` between quotes, with MLIR's and LLVM's escapes: `\\`, `\"` becomes `\22`, and
/// bytes that are not printable ASCII become two upper-case hex digits.
void stream_quoted(Stream *stream, StringRef text);
/// The inverse: `text`, without its quotes, with the escapes of MLIR resolved.
/// They are right. In `arena`; `text` itself if it has none. Linear.
StringRef string_unescape(Arena *arena, StringRef text);

/// What was written so far; valid until the next write.
static inline StringRef stream_view(const Stream *stream) {
  return (StringRef){stream->data, stream->size};
}

/// Writes `text` to `path` whole or not at all: to a file beside it that is
/// renamed at the end. `-` is standard output; a path that is no regular file
/// (a device, a pipe) is written in place. On failure gives the errno, else 0.
int file_write_atomic(const char *path, StringRef text);
/// Can file_write_atomic write to `path`? Changes nothing there. Gives the
/// errno, or 0.
int file_try_write(const char *path);
/// Writes all of `text` to an open file, without a signal. Gives the errno.
int descriptor_write(int fd, StringRef text);
/// file_write_atomic for a text in `count` parts.
int file_write_parts_atomic(const char *path, const StringRef *parts,
                            size_t count);

#endif
