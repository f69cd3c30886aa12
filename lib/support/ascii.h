// SPDX-License-Identifier: Apache-2.0
// Classes of ASCII characters. Those of <ctype.h> follow the locale, which a
// process that embeds the library may set.
#ifndef MLOPT_SUPPORT_ASCII_H
#define MLOPT_SUPPORT_ASCII_H

#include <stdbool.h>

static inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

static inline bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline bool is_hex_digit(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

#endif
