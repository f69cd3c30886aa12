// SPDX-License-Identifier: Apache-2.0
// A program mlopt that writes the tokens that its lexer gives to its parser to
// file descriptor 3: a line `LINE COLUMN SIZE KIND` for each. The linker puts
// these functions in front of the lexer's (--wrap).
#include <stdio.h>

#include "parser/grammar.h"
#include "parser/parser_internal.h"
#include "support/ascii.h"

int __real_lexer_next(Parser *parser, Token *token);
int __wrap_lexer_next(Parser *parser, Token *token);
int __real_lexer_next_dim(Parser *parser, Token *token);
int __wrap_lexer_next_dim(Parser *parser, Token *token);

/// What an editor shows of a token; NULL: it is punctuation.
static const char *kind_of(int token, StringRef text) {
  switch (token) {
  case TOK_SSA_ID:
  case TOK_SSA_DEF:
    return "variable";
  case TOK_CARET_ID:
    return "label";
  case TOK_SYMBOL_ID:
    return "function";
  case TOK_ATTR_ALIAS:
  case TOK_ATTR_RAW:
    return "macro";
  case TOK_TYPE_ALIAS:
  case TOK_TYPE_RAW:
  case TOK_TYPE_KNOWN:
  case TOK_INT_TYPE:
  case TOK_FLOAT_TYPE:
  case TOK_VECTOR_LT:
  case TOK_TENSOR_LT:
  case TOK_MEMREF_LT:
    return "type";
  case TOK_STRING:
    return "string";
  case TOK_INTEGER:
  case TOK_FLOAT:
    return "number";
  default:
    return text.size && (is_letter(text.data[0]) || text.data[0] == '_')
               ? "word"
               : NULL;
  }
}

static int note(int kind, const Token *token) {
  const char *name = kind ? kind_of(kind, token_text(token)) : NULL;
  if (name)
    dprintf(3, "%u %u %u %s\n", token->line, token->column, token->size, name);
  return kind;
}

int __wrap_lexer_next(Parser *parser, Token *token) {
  return note(__real_lexer_next(parser, token), token);
}

int __wrap_lexer_next_dim(Parser *parser, Token *token) {
  return note(__real_lexer_next_dim(parser, token), token);
}
