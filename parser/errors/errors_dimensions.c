// SPDX-License-Identifier: Apache-2.0
// Errors in dimensions, in mlir's words. The lexer takes a dimension and its
// `x` as one token. So text that looks like a dimension but has no `x` reaches
// the grammar as the start of something else.
#include "parser/errors/errors.h"

#include "parser/grammar.h"
#include "support/ascii.h"

static const char *skip_digits(const char *at) {
  while (is_digit(*at))
    at++;
  return at;
}

/// The end of a dimension: `4`; in a vector `[4]`; elsewhere `?`, or `*` if it
/// is the first one. `at` if there is none.
static const char *dimension_end(Parser *parser, const char *at, int opened) {
  bool in_vector = opened == TOK_VECTOR_LT;
  if (*at == '?' || *at == '*')
    return at + (!in_vector && (*at == '?' || parser->recent.token == opened));
  if (*at != '[' || !in_vector)
    return skip_digits(at);
  const char *number = skip_blanks(at + 1);
  const char *end = skip_digits(number);
  if (end == number || *end == '.') // `1.5` is one token.
    parser_fail_at(parser, number, "invalid dimension");
  if (*skip_blanks(end) != ']')
    parser_fail_at(parser, end, "missing ']' closing scalable dimension");
  return skip_blanks(end) + 1;
}

/// Is the error within a dimension list?
static bool is_in_dimensions(int previous, int opened) {
  switch (opened) {
  case TOK_VECTOR_LT:
  case TOK_TENSOR_LT:
  case TOK_MEMREF_LT:
    return previous == opened || previous == TOK_DIM ||
           previous == TOK_DIM_DYNAMIC || previous == TOK_DIM_SCALABLE;
  default:
    return false;
  }
}

/// Only the llvm dialect has an array type that is read here.
void parser_fail_array_size(Parser *parser, const char *at) {
  parser_fail_at(parser, at,
                 "failed to parse LLVMArrayType parameter 'numElements' which "
                 "is to be a `uint64_t`");
}

void parser_fail_pointer_space(Parser *parser, const char *at) {
  parser_fail_at(parser, at,
                 "failed to parse LLVMPointerType parameter 'addressSpace' "
                 "which is to be a `unsigned`");
}

/// Does the text before `at` end with `word`, blanks aside?
static bool is_text_after(const Parser *parser, const char *at,
                          StringRef word) {
  const char *start = parser->buffer->text.data;
  StringRef before = string_ref_trim(string_ref(start, (size_t)(at - start)));
  return string_ref_ends_with(before, word);
}

/// Is `open` a `<` after `word`, the name of a type? The name is no longer on
/// the stack.
static bool is_after_word(const Parser *parser, const Stacked *open,
                          StringRef word) {
  return open->token == TOK_LT && is_text_after(parser, open->text, word);
}

void parser_check_pointee(Parser *parser, const char *at) {
  if (!is_text_after(parser, at, STR("ptr<")))
    return;
  parser_error(parser, at, "expected integer value");
  parser_fail_pointer_space(parser, at);
}

void parser_fail_dialect_type(const SyntaxError *error) {
  Parser *parser = error->parser;
  const char *at = error->found.text;
  const Stacked *stacked = error->stacked;
  bool is_first = stacked[0].token == TOK_LT;
  if (error->accepts[TOK_INTEGER] && (stacked[2].token == TOK_ATTR_RANGE ||
                                      stacked[3].token == TOK_ATTR_RANGE))
    parser_fail_at(parser, at, "expected integer value");
  if (is_first && error->accepts[TOK_INTEGER] &&
      is_after_word(parser, &stacked[0], STR("ptr"))) {
    parser_error(parser, at, "expected integer value");
    parser_fail_pointer_space(parser, at);
  }
  if (is_first && error->accepts[TOK_STRING] && error->count == 1 &&
      is_after_word(parser, &stacked[0], STR("target"))) {
    parser_error(parser, at, "expected string");
    parser_fail_at(parser, at,
                   "failed to parse LLVMTargetExtType parameter 'extTypeName' "
                   "which is to be a `::llvm::StringRef`");
  }
  if (error->accepts[TOK_KW_OPAQUE] && error->accepts[TOK_KW_PACKED])
    parser_fail_at(parser, parser_before_token(parser, error->found),
                   "expected '('");
  bool is_member = parser->recent.token == TOK_LPAREN &&
                   stacked[0].token == TOK_LPAREN &&
                   is_after_word(parser, &stacked[1], STR("struct"));
  if (is_member)
    parser_fail_at(parser, at, "expected valid keyword");
  if (!error->accepts[TOK_KW_PTR] || !error->accepts[TOK_INT_TYPE])
    return;
  parser_error(parser, at, "expected valid keyword");
  if (stacked[0].token == TOK_COMMA && stacked[1].token == TOK_STRING &&
      is_after_word(parser, &stacked[2], STR("target")))
    parser_error(parser, at,
                 "failed to parse parameter list for target extension type");
  parser_fail(parser);
}

/// Is the size of an array or a vector of llvm missing at the found token, or
/// what follows its sign? The bracket before it is part of another token.
static bool is_array_size(const SyntaxError *error) {
  StringRef before = string_ref(
      error->parser->buffer->text.data,
      (size_t)(error->found.text - error->parser->buffer->text.data));
  before = string_ref_trim(before);
  if (!error->accepts[TOK_INTEGER] || error->accepts[TOK_FLOAT])
    return false;
  if (error->parser->recent.token == TOK_MINUS)
    before = string_ref_trim(string_ref(before.data, before.size - 1));
  if (!string_ref_ends_with(before, STR("<")))
    return false;
  before = string_ref_trim(string_ref(before.data, before.size - 1));
  return string_ref_ends_with(before, STR("array")) ||
         string_ref_ends_with(before, STR("vec"));
}

/// Is the text after the size no `x`?
static bool is_after_array_size(const SyntaxError *error) {
  int previous = error->parser->recent.token;
  return error->accepts[TOK_KW_X] && error->count == 1 &&
         (previous == TOK_INTEGER || previous == TOK_KW_TRUE ||
          previous == TOK_KW_FALSE);
}

void parser_fail_dimension(const SyntaxError *error) {
  Parser *parser = error->parser;
  const char *at = error->found.text;
  if (is_array_size(error)) {
    bool is_signed = parser->recent.token == TOK_MINUS;
    parser_error(parser,
                 is_signed ? parser_before_token(parser, error->found) : at,
                 "expected integer value");
    parser_fail_array_size(parser, at);
  }
  if (is_after_array_size(error))
    parser_fail_at(parser, at, "expected 'x'");
  int opened = error->stacked[0].token;
  if (!is_in_dimensions(parser->recent.token, opened))
    return;
  const char *end = dimension_end(parser, error->found.text, opened);
  if (end != error->found.text)
    parser_fail_at(parser, end, "expected 'x' in dimension list");
}
