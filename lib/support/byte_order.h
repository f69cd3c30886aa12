// SPDX-License-Identifier: Apache-2.0
// Numbers as bytes. Memory holds them in the machine's order; text, where it
// shows bytes, in little endian, so that it is the same everywhere.
#ifndef MLOPT_SUPPORT_BYTE_ORDER_H
#define MLOPT_SUPPORT_BYTE_ORDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { IS_BIG_ENDIAN = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ };

/// Writes the low `size` bytes of a number, which has its least significant
/// word first. None of i0: then `bytes` may be NULL, here and below.
static inline void number_store(void *bytes, const uint64_t *words,
                                size_t size) {
  if (!IS_BIG_ENDIAN) {
    if (size)
      memcpy(bytes, words, size);
    return;
  }
  unsigned char *out = bytes;
  for (size_t i = 0; i < size; i++)
    out[size - 1 - i] = (unsigned char)(words[i / 8] >> (i % 8 * 8));
}

/// Reads what number_store wrote. `words` are zero before.
static inline void number_load(uint64_t *words, const void *bytes,
                               size_t size) {
  if (!IS_BIG_ENDIAN) {
    if (size)
      memcpy(words, bytes, size);
    return;
  }
  const unsigned char *in = bytes;
  for (size_t i = 0; i < size; i++)
    words[i / 8] |= (uint64_t)in[size - 1 - i] << (i % 8 * 8);
}

/// Are the `size` bytes, which number_store wrote, those of the number?
static inline bool number_is(const void *bytes, const uint64_t *words,
                             size_t size) {
  if (!IS_BIG_ENDIAN)
    return size == 0 || memcmp(bytes, words, size) == 0;
  const unsigned char *in = bytes;
  for (size_t i = 0; i < size; i++)
    if (in[size - 1 - i] != (unsigned char)(words[i / 8] >> (i % 8 * 8)))
      return false;
  return true;
}

/// Where byte `at` of numbers of `size` bytes, were they little endian, is in
/// memory.
static inline size_t little_endian_place(size_t at, size_t size) {
  return IS_BIG_ENDIAN ? at - at % size + (size - 1 - at % size) : at;
}

/// Copies `size` bytes of numbers of `number_size` bytes from memory to where
/// they are little endian, or back. Numbers without bytes have none.
static inline void little_endian_copy(char *to, const char *from, size_t size,
                                      size_t number_size) {
  if (!IS_BIG_ENDIAN) {
    if (size)
      memcpy(to, from, size);
    return;
  }
  for (size_t i = 0; i < size; i++)
    to[little_endian_place(i, number_size)] = from[i];
}

#endif
