// SPDX-License-Identifier: Apache-2.0
// Reading formats word by word.
#include "ir/syntax/format_token.h"

#include <string.h>

#include "support/ascii.h"

static bool is_name_char(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '-';
}

/// The name at `*at`, which moves past it.
static StringRef take_word(const char **at) {
  const char *start = *at;
  while (is_name_char(**at))
    ++*at;
  return string_ref(start, (size_t)(*at - start));
}

static const char *read_literal(FormatToken *token) {
  const char *start = token->at + 1, *end = strchr(start, '`');
  if (!end) {
    token->kind = FORMAT_TOKEN_WRONG;
    return start + strlen(start);
  }
  token->text = string_ref(start, (size_t)(end - start));
  bool is_space = start == end || *start == ' ' || end[-1] == '\n';
  token->kind = is_space ? FORMAT_TOKEN_SPACE : FORMAT_TOKEN_LITERAL;
  return end + 1;
}

static const char *read_name(FormatToken *token) {
  const char *at = token->at + 1;
  token->text = take_word(&at);
  token->kind = token->text.size ? FORMAT_TOKEN_NAME : FORMAT_TOKEN_WRONG;
  return at;
}

/// A word. A parenthesis right after it holds its arguments; the clauses of an
/// oilist are elements of the format.
static const char *read_word(FormatToken *token) {
  const char *at = token->at;
  token->text = take_word(&at);
  token->kind = token->text.size ? FORMAT_TOKEN_WORD : FORMAT_TOKEN_WRONG;
  if (*at != '(' || string_ref_equals(token->text, STR("oilist")))
    return at + !token->text.size;
  size_t size = strcspn(++at, ")");
  token->has_arguments = true;
  token->arguments = string_ref(at, size);
  if (!at[size])
    token->kind = FORMAT_TOKEN_WRONG;
  return at + size + (at[size] != 0);
}

/// `)?`, `) : (`, or the end of an oilist.
static const char *read_close(FormatToken *token) {
  const char *at = skip_blanks(token->at + 1);
  token->kind = FORMAT_TOKEN_RPAREN;
  if (*at == '?') {
    token->kind = FORMAT_TOKEN_CLOSE;
    return at + 1;
  }
  const char *after = skip_blanks(at + (*at == ':'));
  if (*at == ':' && *after == '(') {
    token->kind = FORMAT_TOKEN_ELSE;
    return after + 1;
  }
  return token->at + 1;
}

static const char *read_mark(FormatToken *token, FormatTokenKind kind) {
  token->kind = kind;
  return token->at + 1;
}

static const char *read_token(FormatToken *token) {
  switch (*token->at) {
  case 0:
    token->kind = FORMAT_TOKEN_END;
    return token->at;
  case '`':
    return read_literal(token);
  case '$':
    return read_name(token);
  case '(':
    return read_mark(token, FORMAT_TOKEN_OPEN);
  case ')':
    return read_close(token);
  case '|':
    return read_mark(token, FORMAT_TOKEN_OR);
  }
  return read_word(token);
}

FormatToken format_token(const char *at) {
  FormatToken token = {.at = skip_blanks(at)};
  const char *end = read_token(&token);
  token.is_anchor = *end == '^';
  token.next = end + token.is_anchor;
  return token;
}

StringRef format_take_name(StringRef *list) {
  size_t comma = string_ref_find(*list, ',');
  StringRef name = {list->data, comma == SIZE_MAX ? list->size : comma};
  size_t used = comma == SIZE_MAX ? list->size : comma + 1;
  *list = string_ref(list->data + used, list->size - used);
  while (name.size && is_blank(*name.data))
    name = string_ref(name.data + 1, name.size - 1);
  while (name.size && is_blank(name.data[name.size - 1]))
    name.size--;
  return name;
}

bool format_literal_has_blank(FormatBlanks blanks, StringRef text) {
  if (!blanks.is_needed)
    return false;
  if (text.size != 1)
    return true;
  return !strchr(blanks.is_after_punctuation ? ">)}]," : "<>(){}[],",
                 text.data[0]);
}

bool format_variable_has_blank(FormatBlanks blanks) {
  return blanks.is_needed || !blanks.is_after_punctuation;
}

FormatBlanks format_blanks_after(StringRef literal) {
  char first = literal.data[0];
  char lower = (char)(first | 32);
  bool is_word = first == '_' || (lower >= 'a' && lower <= 'z');
  return (FormatBlanks){literal.size != 1 || !strchr("<({[", first), !is_word};
}
