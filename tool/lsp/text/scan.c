// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/text/scan.h"

#include <string.h>

#include "support/ascii.h"

bool scan_is_name(char byte) {
  return is_letter(byte) || is_digit(byte) || byte == '_' || byte == '.' ||
         byte == '$';
}

static size_t word_end(StringRef text, size_t at) {
  while (at < text.size && scan_is_name(text.data[at]))
    at++;
  return at;
}

static size_t digits_end(StringRef text, size_t at) {
  while (at < text.size && is_digit(text.data[at]))
    at++;
  return at;
}

/// The end of a name after its sigil: a number, or a word with `-` in it.
static size_t name_end(StringRef text, size_t at) {
  if (at < text.size && is_digit(text.data[at]))
    return digits_end(text, at);
  while (at < text.size &&
         (scan_is_name(text.data[at]) || text.data[at] == '-'))
    at++;
  return at;
}

/// The end of the string that begins at `at`.
static size_t string_end(StringRef text, size_t at) {
  for (at++; at < text.size && text.data[at] != '\n'; at++) {
    if (text.data[at] == '"')
      return at + 1;
    if (text.data[at] == '\\' && at + 1 < text.size &&
        text.data[at + 1] != '\n')
      at++;
  }
  return at;
}

static size_t number_end(StringRef text, size_t at) {
  if (at + 2 < text.size && text.data[at] == '0' && text.data[at + 1] == 'x' &&
      is_hex_digit(text.data[at + 2])) {
    for (at += 2; at < text.size && is_hex_digit(text.data[at]);)
      at++;
    return at;
  }
  at = digits_end(text, at);
  if (at >= text.size || text.data[at] != '.')
    return at;
  at = digits_end(text, at + 1);
  size_t exponent = at + 1;
  if (at < text.size && (text.data[at] == 'e' || text.data[at] == 'E')) {
    if (exponent < text.size &&
        (text.data[exponent] == '+' || text.data[exponent] == '-'))
      exponent++;
    if (exponent < text.size && is_digit(text.data[exponent]))
      at = digits_end(text, exponent);
  }
  return at;
}

static size_t line_end(StringRef text, size_t at) {
  const char *end = memchr(text.data + at, '\n', text.size - at);
  return end ? (size_t)(end - text.data) : text.size;
}

/// A `#` follows a value without a blank: the number of a result.
static ScanToken scan_hash(StringRef text, size_t at) {
  if (at && scan_is_name(text.data[at - 1]) && at + 1 < text.size &&
      is_digit(text.data[at + 1]))
    return (ScanToken){SCAN_RESULT, at, digits_end(text, at + 1)};
  // `{-#` and `#-}` stand around resources.
  size_t end = name_end(text, at + 1);
  bool is_bracket =
      end == at + 1 || (end == at + 2 && text.data[at + 1] == '-');
  return is_bracket ? (ScanToken){SCAN_OTHER, at, at + 1}
                    : (ScanToken){SCAN_ATTR, at, end};
}

static ScanToken scan_symbol(StringRef text, size_t at) {
  size_t end = at + 1 < text.size && text.data[at + 1] == '"'
                   ? string_end(text, at + 1)
                   : word_end(text, at + 1);
  return (ScanToken){SCAN_SYMBOL, at, end};
}

/// The token that begins with `sigil`, or none.
static ScanToken scan_sigil(StringRef text, size_t at, char sigil) {
  switch (sigil) {
  case '%':
    return (ScanToken){SCAN_VALUE, at, name_end(text, at + 1)};
  case '^':
    return (ScanToken){SCAN_BLOCK, at, name_end(text, at + 1)};
  case '!':
    return (ScanToken){SCAN_TYPE, at, name_end(text, at + 1)};
  case '@':
    return scan_symbol(text, at);
  case '#':
    return scan_hash(text, at);
  case '"':
    return (ScanToken){SCAN_STRING, at, string_end(text, at)};
  default:
    return (ScanToken){SCAN_END, at, at};
  }
}

ScanToken scan_next(StringRef text, size_t at) {
  while (at < text.size && is_blank(text.data[at]))
    at++;
  if (at >= text.size)
    return (ScanToken){SCAN_END, text.size, text.size};
  char first = text.data[at],
       second = at + 1 < text.size ? text.data[at + 1] : 0;
  ScanToken token = scan_sigil(text, at, first);
  if (token.kind != SCAN_END)
    return token;
  if (is_letter(first) || first == '_')
    return (ScanToken){SCAN_WORD, at, word_end(text, at)};
  if (is_digit(first))
    return (ScanToken){SCAN_NUMBER, at, number_end(text, at)};
  if (first == '/' && second == '/')
    return (ScanToken){SCAN_COMMENT, at, line_end(text, at)};
  if (first == '-' && second == '>')
    return (ScanToken){SCAN_ARROW, at, at + 2};
  size_t end = at + 1;
  while (end < text.size && ((unsigned char)text.data[end] & 0xc0) == 0x80)
    end++;
  return (ScanToken){SCAN_OTHER, at, end};
}

size_t scan_matching(StringRef text, size_t at) {
  size_t depth = 0;
  while (at < text.size) {
    ScanToken token = scan_next(text, at);
    if (token.kind == SCAN_END)
      break;
    at = token.end;
    if (token.kind != SCAN_OTHER)
      continue;
    if (strchr("{([", text.data[token.begin]))
      depth++;
    else if (strchr("})]", text.data[token.begin]) && --depth == 0)
      return at;
  }
  return text.size;
}
