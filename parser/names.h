// SPDX-License-Identifier: Apache-2.0
// Names in the text: what they are made of, and comparing and hashing them by
// loads of 8 bytes.
#ifndef MLOPT_PARSER_NAMES_H
#define MLOPT_PARSER_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "support/ascii.h"
#include "support/string_ref.h"

/// Can `c` be part of an identifier, for example of an operation's name?
static inline bool is_word_character(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '.' || c == '$';
}

/// The end of the word that `at` points to; `at` itself if there is none.
static inline const char *word_end(const char *at) {
  while (is_word_character(*at))
    at++;
  return at;
}

static inline StringRef word_at(const char *at) {
  return string_ref(at, (size_t)(word_end(at) - at));
}

/// The name at `at` with its sigil, `%` or `^`.
static inline StringRef name_at(const char *at) {
  return string_ref(at, (size_t)(word_end(at + 1) - at));
}

static inline uint64_t load_u64(const char *text) {
  uint64_t value;
  memcpy(&value, text, sizeof value);
  return value;
}

/// Up to 8 bytes of `text` as a number, from loads that may overlap.
static inline uint64_t load_short(const char *text, size_t size) {
  uint32_t low, high;
  if (size >= 8)
    return load_u64(text);
  if (size < 4)
    return size ? (uint64_t)(unsigned char)text[0] |
                      (uint64_t)(unsigned char)text[size / 2] << 8 |
                      (uint64_t)(unsigned char)text[size - 1] << 16
                : 0;
  memcpy(&low, text, sizeof low);
  memcpy(&high, text + size - 4, sizeof high);
  return (uint64_t)high << 32 | low;
}

static inline uint64_t name_hash_step(uint64_t hash, uint64_t part) {
  hash ^= part;
  // A name's last letters are in the high bits; the multiplication moves bits
  // up, so they are mixed in below first.
  hash ^= hash >> 32;
  hash *= UINT64_C(0xFF51AFD7ED558CCD);
  return hash ^ (hash >> 32);
}

/// Names up to this size are completely in their NameParts.
enum { NAME_PARTS_SIZE = 16 };

/// A name as two numbers.
typedef struct NameParts {
  uint64_t head; ///< The first 8 characters, or all of them.
  uint64_t tail; ///< The last 8 characters of a longer name.
} NameParts;

static inline NameParts name_parts(const char *text, size_t size) {
  return (NameParts){load_short(text, size),
                     size > 8 ? load_u64(text + size - 8) : 0};
}

static inline uint32_t name_parts_hash(NameParts parts, size_t size) {
  uint64_t hash = parts.head ^ (parts.tail * 3 + size);
  // Names differ in their last characters, which are in the high bits. The
  // multiplication moves bits up, so they are mixed in below first.
  hash ^= hash >> 32;
  hash *= UINT64_C(0xFF51AFD7ED558CCD);
  return (uint32_t)(hash >> 32);
}

static inline bool name_parts_are(NameParts parts, NameParts other) {
  return parts.head == other.head && parts.tail == other.tail;
}

/// Are two names of `size` bytes with these parts equal?
static inline bool name_parts_equal(NameParts parts, const char *text,
                                    NameParts other_parts, const char *other,
                                    size_t size) {
  return name_parts_are(parts, other_parts) &&
         (size <= NAME_PARTS_SIZE || !memcmp(text, other, size));
}

/// Hashes all bytes. Meant for names, which are short.
static inline uint64_t name_hash(const char *text, size_t size) {
  uint64_t hash = size * UINT64_C(0x9E3779B97F4A7C15);
  if (size > 8) {
    const char *last = text + size - 8;
    for (; text < last; text += 8)
      hash = name_hash_step(hash, load_u64(text));
    return name_hash_step(hash, load_u64(last));
  }
  return name_hash_step(hash, load_short(text, size));
}

#endif
