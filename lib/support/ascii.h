// SPDX-License-Identifier: Apache-2.0
// Classes of ASCII characters. The ones in <ctype.h> follow the locale, which a
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

/// What the hexadecimal digit `c` stands for.
static inline unsigned hex_digit_value(char c) {
  return is_digit(c) ? (unsigned)(c - '0') : ((unsigned)c | 32) - 'a' + 10;
}

/// The byte that two hexadecimal digits stand for.
static inline unsigned char hex_byte_value(const char *digits) {
  return (unsigned char)(hex_digit_value(digits[0]) << 4 |
                         hex_digit_value(digits[1]));
}

/// What separates words in the sources of modules, and in formats.
static inline bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// The first character from `at` on that is not a blank. A NUL is not one.
static inline const char *skip_blanks(const char *at) {
  while (is_blank(*at))
    at++;
  return at;
}

#endif
