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

static unsigned min2(unsigned a, unsigned b) { return a < b ? a : b; }

/// Whether the two characters before `i` and before `j` are each other's swap.
static bool are_swapped(StringRef lhs, size_t i, StringRef rhs, size_t j) {
  return i > 1 && j > 1 && lhs.data[i - 1] == rhs.data[j - 2] &&
         lhs.data[i - 2] == rhs.data[j - 1];
}

unsigned string_ref_edit_distance(StringRef lhs, StringRef rhs) {
  enum { LIMIT = 64, NUM_ROWS = 3 };
  size_t rows = lhs.size < LIMIT ? lhs.size : LIMIT;
  size_t columns = rhs.size < LIMIT ? rhs.size : LIMIT;
  // A swap looks back two rows.
  unsigned distances[NUM_ROWS][LIMIT + 1];
  for (size_t j = 0; j <= columns; j++)
    distances[0][j] = (unsigned)j;
  for (size_t i = 1; i <= rows; i++) {
    unsigned *row = distances[i % NUM_ROWS];
    const unsigned *above = distances[(i - 1) % NUM_ROWS];
    row[0] = (unsigned)i;
    for (size_t j = 1; j <= columns; j++) {
      unsigned replace = above[j - 1] + (lhs.data[i - 1] != rhs.data[j - 1]);
      row[j] = min2(min2(above[j], row[j - 1]) + 1, replace);
      if (are_swapped(lhs, i, rhs, j))
        row[j] = min2(row[j], distances[(i - 2) % NUM_ROWS][j - 2] + 1);
    }
  }
  return distances[rows % NUM_ROWS][columns];
}

uint64_t string_ref_hash(StringRef text) {
  return hash_bytes(0, text.data, text.size);
}
