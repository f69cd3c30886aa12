// SPDX-License-Identifier: Apache-2.0
// What is done with borrowed text.
#include "support/string_ref.h"

#include "support/hash_table.h"

int string_ref_compare(StringRef lhs, StringRef rhs) {
  size_t common = lhs.size < rhs.size ? lhs.size : rhs.size;
  int order = common ? memcmp(lhs.data, rhs.data, common) : 0;
  if (order != 0)
    return order;
  return (lhs.size > rhs.size) - (lhs.size < rhs.size);
}

bool string_ref_starts_with(StringRef text, StringRef prefix) {
  return text.size >= prefix.size &&
         string_ref_equals(string_ref(text.data, prefix.size), prefix);
}

bool string_ref_ends_with(StringRef text, StringRef suffix) {
  return text.size >= suffix.size &&
         string_ref_equals(string_ref_drop(text, text.size - suffix.size),
                           suffix);
}

size_t string_ref_find(StringRef text, char needle) {
  if (text.size == 0)
    return SIZE_MAX;
  const char *found = memchr(text.data, needle, text.size);
  return found ? (size_t)(found - text.data) : SIZE_MAX;
}

StringRef string_ref_drop(StringRef text, size_t count) {
  if (text.size == 0)
    return text;
  if (count > text.size)
    count = text.size;
  return string_ref(text.data + count, text.size - count);
}

static bool is_space(char character) {
  return character == ' ' || (character >= '\t' && character <= '\r');
}

StringRef string_ref_trim(StringRef text) {
  while (text.size && is_space(text.data[0]))
    text = string_ref_drop(text, 1);
  while (text.size && is_space(text.data[text.size - 1]))
    text.size--;
  return text;
}

static unsigned min3(unsigned a, unsigned b, unsigned c) {
  unsigned least = a < b ? a : b;
  return least < c ? least : c;
}

unsigned string_ref_edit_distance(StringRef lhs, StringRef rhs) {
  enum { LIMIT = 64 };
  size_t rows = lhs.size < LIMIT ? lhs.size : LIMIT;
  size_t columns = rhs.size < LIMIT ? rhs.size : LIMIT;
  unsigned row[LIMIT + 1];
  for (size_t j = 0; j <= columns; j++)
    row[j] = (unsigned)j;
  for (size_t i = 1; i <= rows; i++) {
    unsigned diagonal = row[0];
    row[0] = (unsigned)i;
    for (size_t j = 1; j <= columns; j++) {
      unsigned above = row[j];
      unsigned replace = diagonal + (lhs.data[i - 1] != rhs.data[j - 1]);
      row[j] = min3(above + 1, row[j - 1] + 1, replace);
      diagonal = above;
    }
  }
  return row[columns];
}

uint64_t string_ref_hash(StringRef text) {
  return hash_bytes(0, text.data, text.size);
}
