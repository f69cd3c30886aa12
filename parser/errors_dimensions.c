// SPDX-License-Identifier: Apache-2.0
// What is wrong with a dimension, in mlir's words: the lexer takes a dimension
// and its `x` as one token, so that what looks like one but has no `x` gets to
// the grammar as the start of something else.
#include "parser/grammar.h"
#include "parser/parser_internal.h"

static const char *skip_digits(const char *at) {
  while (*at >= '0' && *at <= '9')
    at++;
  return at;
}

static const char *skip_blanks(const char *at) {
  while (*at == ' ' || *at == '\t')
    at++;
  return at;
}

/// The end of `4`, `?`, `*` or, where `in_vector`, `[4]`; `at` if there is
/// none.
static const char *dimension_end(Parser *parser, const char *at,
                                 bool in_vector) {
  if (*at == '?' || *at == '*')
    return at + !in_vector;
  if (*at != '[' || !in_vector)
    return skip_digits(at);
  const char *number = skip_blanks(at + 1);
  const char *end = skip_digits(number);
  if (end == number)
    parser_fail_at(parser, at + 1, "invalid dimension");
  if (*skip_blanks(end) != ']')
    parser_fail_at(parser, end, "missing ']' closing scalable dimension");
  return skip_blanks(end) + 1;
}

/// Is the dimension list's end, or its start, where the error is?
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

void parser_fail_dimension(Parser *parser, Token found,
                           const Stacked *stacked) {
  int opened = stacked[0].token;
  if (!is_in_dimensions(parser->previous_token, opened))
    return;
  const char *end = dimension_end(parser, found.text, opened == TOK_VECTOR_LT);
  if (end != found.text)
    parser_fail_at(parser, end, "expected 'x' in dimension list");
}
