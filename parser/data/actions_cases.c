// SPDX-License-Identifier: Apache-2.0
// The cases of enum attributes: `#arith.fastmath<nnan, ninf>`.
#include "parser/data/actions_cases.h"

#include "ir/definitions/attr_def.h"
#include "ir/diagnostics/op_diag.h"
#include "parser/actions.h"
#include "support/ascii.h"
#include "support/suggestion.h"

StringRef token_body(Token token) {
  if (token.size <= token.prefix + 1)
    return (StringRef){token.text + token.size, 0};
  return string_ref(token.text + token.prefix + 1,
                    token.size - token.prefix - 2);
}

static const EnumCase *find_case(const EnumCase *cases, size_t count,
                                 StringRef keyword) {
  for (size_t i = 0; i < count; i++)
    if (string_ref_equals(cases[i].keyword, keyword))
      return &cases[i];
  return NULL;
}

bool attr_find_case(const AttrDef *def, StringRef keyword, uint64_t *value) {
  const EnumCase *found = find_case(def->cases, def->num_cases, keyword);
  if (found)
    *value = found->value;
  return found != NULL;
}

void diag_cases(Diagnostic *diag, const EnumCase *cases, size_t count) {
  for (size_t i = 0; i < count; i++) {
    diag_text(diag, i ? ", " : "");
    diag_text_ref(diag, cases[i].keyword);
  }
}

void suggest_case(const Parser *parser, Diagnostic *diag, const EnumCase *cases,
                  size_t count, StringRef word) {
  Suggestion suggestion = suggestion_for(word);
  for (size_t i = 0; i < count; i++)
    suggestion_consider(&suggestion, cases[i].keyword);
  diag_suggest(parser->ctx, diag, &suggestion, "");
}

/// Reports which parameter has no valid case at `at`, and leaves the parser.
_Noreturn static void fail_parameter(Parser *parser, const AttrDef *def,
                                     const char *at) {
  if (def->cpp_name)
    parser_error(parser, skip_blanks(at),
                 "failed to parse %s parameter '%s' which is to be a `%s`",
                 def->cpp_name,
                 def->enum_parameter ? def->enum_parameter : "value",
                 def->enum_name);
  parser_fail(parser);
}

/// The text after a word, or after the string that contains it.
static const char *end_of_word(StringRef word) {
  const char *end = word.data + word.size;
  return word.size && *end == '"' ? end + 1 : end;
}

/// If the enum has a C++ type, mlir's error names it. `at` is the first word.
_Noreturn static void fail_case(Parser *parser, const AttrDef *def,
                                const char *at, StringRef keyword) {
  bool is_named = def->enum_name != NULL;
  StringRef what = is_named ? string_ref_from_cstr(def->enum_name) : def->name;
  Diagnostic *diag = parser_error(parser, at, "expected ");
  diag_text_ref(diag, what);
  diag_text(diag, " to be one of: ");
  diag_cases(diag, def->cases, def->num_cases);
  if (!is_named) {
    diag_text(diag, ", got '");
    diag_text_ref(
        diag, string_ref(keyword.data, keyword.size > 40 ? 40 : keyword.size));
    diag_text(diag, "'");
  }
  suggest_case(parser, diag, def->cases, def->num_cases, keyword);
  fail_parameter(parser, def, end_of_word(keyword));
}

_Noreturn static void fail_no_case(Parser *parser, const AttrDef *def,
                                   const char *at) {
  parser_error(parser, at, "expected valid keyword or string");
  fail_parameter(parser, def, at);
}

/// Reports an error about an enum with a description: its purpose, and the
/// place of the word.
_Noreturn static void fail_described(Parser *parser, const AttrDef *def,
                                     StringRef word) {
  bool is_quoted = word.size && word.data[-1] == '"';
  Diagnostic *diag = parser_error(parser, word.data - is_quoted, "expected ");
  diag_text(diag, word.size ? "one of [" : "keyword");
  if (word.size) {
    diag_cases(diag, def->cases, def->num_cases);
    diag_text(diag, "]");
  }
  diag_text(diag, " for ");
  diag_text(diag, def->enum_meaning);
  if (word.size) {
    diag_text(diag, ", got: ");
    diag_text_ref(diag, word);
    suggest_case(parser, diag, def->cases, def->num_cases, word);
  }
  fail_parameter(parser, def, end_of_word(word));
}

StringRef leading_word(StringRef text) {
  bool is_quoted = text.size && *text.data == '"';
  size_t end = is_quoted;
  while (end < text.size && (is_quoted ? text.data[end] != '"'
                                       : is_word_character(text.data[end])))
    end++;
  if (is_quoted)
    return string_ref(text.data + 1, end - 1);
  bool is_number = text.size && *text.data >= '0' && *text.data <= '9';
  return string_ref(text.data, is_number ? 0 : end);
}

/// The cases of an enum with a description; FLAGS are separated by `,`.
static uint64_t parse_described(Parser *parser, const AttrDef *def,
                                Token token) {
  StringRef rest = token_body(token);
  uint64_t all = 0, value;
  if (token.size <= token.prefix)
    parser_fail_at(parser, token.text + token.size, "expected '<'");
  for (;;) {
    rest = string_ref_trim(rest);
    StringRef word = leading_word(rest);
    bool is_quoted = word.data > rest.data;
    if (is_quoted && def->shape == ATTR_SHAPE_FLAGS)
      word = string_ref(rest.data, 0);
    // In the table, too, a word has quotes if it must be quoted.
    if (!attr_find_case(def, word, &value) &&
        !attr_find_case(
            def, string_ref(word.data - is_quoted, word.size + 2 * is_quoted),
            &value))
      fail_described(parser, def, word);
    all |= value;
    rest = string_ref_trim(string_ref_drop(
        rest, (size_t)(word.data + word.size + is_quoted - rest.data)));
    if (!rest.size)
      return all;
    bool has_bars = def->separator && strchr(def->separator, '|');
    if (def->shape != ATTR_SHAPE_FLAGS || *rest.data != (has_bars ? '|' : ','))
      parser_fail_at(parser, rest.data, "expected '>'");
    rest = string_ref_drop(rest, 1);
  }
}

bool find_listed_cases(const EnumCase *cases, size_t count, StringRef text,
                       char separator, uint64_t *all) {
  *all = 0;
  for (size_t end = 0;; text = string_ref_drop(text, end + 1)) {
    for (end = 0; end < text.size && text.data[end] != separator;)
      end++;
    StringRef word = string_ref_trim(string_ref(text.data, end));
    const EnumCase *found = find_case(cases, count, word);
    if (!found || !found->value)
      return false;
    *all |= found->value;
    if (end == text.size)
      return true;
  }
}

/// Where the first item of `rest` ends. Strings of an enum with a C++ type may
/// contain separators.
static size_t end_of_item(const AttrDef *def, StringRef rest) {
  size_t end = 0;
  StringRef word = leading_word(string_ref_trim(rest));
  if (def->enum_name && word.size && word.data[-1] == '"')
    end = (size_t)(end_of_word(word) - rest.data);
  while (end < rest.size && rest.data[end] != ',' && rest.data[end] != '|')
    end++;
  return end;
}

uint64_t parse_cases(Parser *parser, const AttrDef *def, Token token) {
  StringRef rest = token_body(token);
  uint64_t all = 0;
  if (def->enum_meaning)
    return parse_described(parser, def, token);
  if (def->enum_name && token.size <= token.prefix)
    parser_fail_at(parser, token.text + token.size, "expected '<'");
  const char *at = def->enum_name ? rest.data : token.text;
  bool is_flags = def->shape == ATTR_SHAPE_FLAGS;
  bool has_bars = def->separator && strchr(def->separator, '|');
  for (;;) {
    size_t end = end_of_item(def, rest);
    StringRef keyword = string_ref_trim(string_ref(rest.data, end));
    uint64_t value;
    StringRef word = leading_word(keyword);
    bool is_quoted = word.data > keyword.data && word.size + 2 == keyword.size;
    if (is_quoted)
      keyword = word;
    if (def->enum_name && !word.size)
      fail_no_case(parser, def, keyword.data);
    if (!attr_find_case(def, keyword, &value) &&
        !(is_flags && is_quoted &&
          find_listed_cases(def->cases, def->num_cases, keyword,
                            has_bars ? '|' : ',', &value)))
      fail_case(parser, def, at, keyword);
    all |= value;
    if (end == rest.size)
      return all;
    if (def->enum_name && rest.data[end] == '|' && !has_bars)
      parser_fail_at(parser, rest.data + end, "expected '>'");
    if (!is_flags)
      fail_case(parser, def, at, string_ref_trim(rest));
    rest = string_ref_drop(rest, end + 1);
  }
}

_Noreturn void fail_keyword(Parser *parser, const AttrDef *def,
                            StringRef word) {
  if (def->enum_meaning)
    fail_described(parser, def, word);
  if (!word.size)
    fail_no_case(parser, def, word.data);
  fail_case(parser, def, word.data, word);
}
