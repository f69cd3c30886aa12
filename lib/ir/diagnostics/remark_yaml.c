// SPDX-License-Identifier: Apache-2.0
// Follows llvm::remarks::YAMLRemarkSerializer and the quoting of llvm::yaml.
#include "ir/diagnostics/remark_yaml.h"

#include <string.h>

#include "support/ascii.h"

typedef enum Quoting { QUOTE_NONE, QUOTE_SINGLE, QUOTE_DOUBLE } Quoting;

static StringRef skip_digits(StringRef text) {
  size_t at = 0;
  while (at < text.size && is_digit(text.data[at]))
    at++;
  return string_ref_drop(text, at);
}

static StringRef skip_sign(StringRef text) {
  bool has_sign = text.size && (text.data[0] == '-' || text.data[0] == '+');
  return string_ref_drop(text, has_sign);
}

/// Are all characters of `text`, of which there is one, in `set`?
static bool consists_of(StringRef text, const char *set) {
  for (size_t i = 0; i < text.size; i++)
    if (!text.data[i] || !strchr(set, text.data[i]))
      return false;
  return text.size > 0;
}

static bool is_one_of(StringRef text, const char *const *words) {
  for (; *words; words++)
    if (string_ref_equals(text, string_ref_from_cstr(*words)))
      return true;
  return false;
}

/// Would YAML read a number? Follows llvm::yaml::isNumeric.
static bool is_number(StringRef text) {
  static const char *const special[] = {".nan", ".NaN", ".NAN", NULL};
  static const char *const infinite[] = {".inf", ".Inf", ".INF", NULL};
  if (string_ref_starts_with(text, STR("0o")))
    return consists_of(string_ref_drop(text, 2), "01234567");
  if (string_ref_starts_with(text, STR("0x")))
    return consists_of(string_ref_drop(text, 2), "0123456789abcdefABCDEF");
  StringRef rest = skip_sign(text);
  if (is_one_of(text, special) || is_one_of(rest, infinite))
    return true;
  StringRef fraction = skip_digits(rest);
  size_t num_digits = rest.size - fraction.size;
  if (fraction.size && fraction.data[0] == '.') {
    rest = string_ref_drop(fraction, 1);
    fraction = skip_digits(rest);
    num_digits += rest.size - fraction.size;
  }
  if (!num_digits)
    return false;
  if (!fraction.size)
    return true;
  if (fraction.data[0] != 'e' && fraction.data[0] != 'E')
    return false;
  rest = skip_sign(string_ref_drop(fraction, 1));
  return rest.size && !skip_digits(rest).size;
}

static bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Follows llvm::yaml::needsQuotes.
static Quoting quoting_of(StringRef text) {
  static const char *const words[] = {"null",  "Null",  "NULL", "~",
                                      "true",  "True",  "TRUE", "false",
                                      "False", "FALSE", NULL};
  Quoting quoting = QUOTE_NONE;
  if (!text.size || is_space(text.data[0]) ||
      is_space(text.data[text.size - 1]) || is_one_of(text, words) ||
      is_number(text) ||
      (text.data[0] && strchr("-?:\\,[]{}#&*!|>'\"%@`", text.data[0])))
    quoting = QUOTE_SINGLE;
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (is_letter((char)c) || is_digit((char)c) || c == '\t' ||
        (c && strchr("_-^., ", c)))
      continue;
    if (c < 0x20 || c >= 0x7F)
      return QUOTE_DOUBLE;
    quoting = QUOTE_SINGLE;
  }
  return quoting;
}

static void write_escaped(StringRef text, Stream *out) {
  static const char letters[0x20] = {
      [0] = '0',  [7] = 'a',  [8] = 'b',  [9] = 't',   [10] = 'n',
      [11] = 'v', [12] = 'f', [13] = 'r', [0x1B] = 'e'};
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c == '"' || c == '\\')
      stream_format(out, "\\%c", c);
    else if (c >= 0x20)
      stream_char(out, (char)c);
    else if (letters[c])
      stream_format(out, "\\%c", letters[c]);
    else
      stream_format(out, "\\x%02X", c);
  }
}

static void write_scalar(StringRef text, Stream *out) {
  switch (quoting_of(text)) {
  case QUOTE_NONE:
    stream_text(out, text);
    return;
  case QUOTE_SINGLE:
    stream_char(out, '\'');
    for (size_t i = 0; i < text.size; i++)
      stream_fill(out, text.data[i], text.data[i] == '\'' ? 2 : 1);
    stream_char(out, '\'');
    return;
  case QUOTE_DOUBLE:
    stream_char(out, '"');
    write_escaped(text, out);
    stream_char(out, '"');
    return;
  }
}

/// Writes `key:`, and blanks up to a column, as LLVM does after each key.
static void write_key(const char *key, Stream *out) {
  enum { WIDTH = 16 };
  size_t size = strlen(key);
  stream_format(out, "%s:", key);
  stream_fill(out, ' ', size < WIDTH ? WIDTH - size : 1);
}

static void write_entry(const char *key, const char *text, Stream *out) {
  write_key(key, out);
  write_scalar(string_ref_from_cstr(text), out);
  stream_char(out, '\n');
}

/// A place that is no line of a file is an unknown one.
static void write_place(const Context *ctx, Location loc, Stream *out) {
  enum { WRAP_COLUMN = 70, INDENT = 19 };
  StringRef file = STR("<unknown file>");
  uint32_t line = 0, column = 0;
  if (location_kind(loc) == LOCATION_FILE_LINE_COL)
    location_file_line_col(ctx, loc, &file, &line, &column);
  size_t begin = out->size;
  write_key("DebugLoc", out);
  stream_cstr(out, "{ File: ");
  write_scalar(file, out);
  stream_cstr(out, ", ");
  if (out->size - begin - 2 > WRAP_COLUMN) {
    stream_char(out, '\n');
    stream_fill(out, ' ', INDENT);
  }
  stream_format(out, "Line: %u, Column: %u }\n", line, column);
}

static void write_argument(const char *key, const char *text, Stream *out) {
  if (!text)
    return;
  stream_cstr(out, "  - ");
  write_entry(key, text, out);
}

void remark_write_yaml(const Context *ctx, Location loc, const char *kind,
                       const Remark *remark, Stream *out) {
  stream_format(out, "--- !%s\n", kind);
  write_entry("Pass", remark->category, out);
  write_entry("Name", remark->name, out);
  write_place(ctx, loc, out);
  write_entry("Function", "<unknown function>", out);
  if (remark->text || remark->reason || remark->suggestion)
    stream_cstr(out, "Args:\n");
  write_argument("Remark", remark->text, out);
  write_argument("Reason", remark->reason, out);
  write_argument("Suggestion", remark->suggestion, out);
  stream_cstr(out, "...\n");
}
