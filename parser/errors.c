// SPDX-License-Identifier: Apache-2.0
// Errors of the parser: reporting, leaving, and what a syntax error says. The
// words come from what the grammar's state would have taken, in mlir's phrases
// where it has one.
#include <stdarg.h>
#include <stdio.h>

#include "parser/grammar.h"
#include "parser/parser_internal.h"

SourcePos parser_position(const Parser *parser, const char *at) {
  return source_position(parser->buffer, at);
}

static void append_format(Diagnostic *diag, const char *format, va_list args) {
  char text[512];
  vsnprintf(text, sizeof text, format, args);
  diag_text(diag, text);
}

Diagnostic *parser_error(Parser *parser, const char *at, const char *format,
                         ...) {
  Diagnostic *diag =
      diag_emit(&parser->ctx->diags, DIAG_ERROR, parser_position(parser, at));
  va_list args;
  va_start(args, format);
  append_format(diag, format, args);
  va_end(args);
  return diag;
}

void parser_note(Parser *parser, Diagnostic *diag, const char *at,
                 const char *format, ...) {
  Diagnostic *note = diag_attach_note(diag, parser_position(parser, at));
  va_list args;
  va_start(args, format);
  append_format(note, format, args);
  va_end(args);
}

void parser_fail(Parser *parser) { longjmp(parser->failure, 1); }

void parser_fail_at(Parser *parser, const char *at, const char *format, ...) {
  Diagnostic *diag =
      diag_emit(&parser->ctx->diags, DIAG_ERROR, parser_position(parser, at));
  va_list args;
  va_start(args, format);
  append_format(diag, format, args);
  va_end(args);
  parser_fail(parser);
}

/// `text` without a `//` comment in its last line.
static StringRef drop_comment(StringRef text) {
  size_t line = text.size;
  while (line > 0 && text.data[line - 1] != '\n' && text.data[line - 1] != '\r')
    line--;
  for (size_t i = line; i + 1 < text.size; i++)
    if (text.data[i] == '/' && text.data[i + 1] == '/')
      return string_ref(text.data, i);
  return text;
}

const char *parser_before_token(const Parser *parser, Token token) {
  const char *start = parser->buffer->text.data;
  const char *at = token.text;
  if (at == start + parser->buffer->text.size && at > start)
    at--;
  StringRef before = string_ref(start, (size_t)(at - start));
  for (;;) {
    while (before.size > 0 && (before.data[before.size - 1] == ' ' ||
                               before.data[before.size - 1] == '\t'))
      before.size--;
    if (before.size == 0)
      return at;
    char last = before.data[before.size - 1];
    if (last != '\n' && last != '\r')
      return before.data + before.size;
    before.size--;
    before = drop_comment(before);
  }
}

/// How a token is named in "expected …"; NULL: not worth a mention.
static const char *token_name(int token) {
  switch (token) {
  case TOK_LPAREN:
    return "'('";
  case TOK_RPAREN:
    return "')'";
  case TOK_LBRACE:
    return "'{'";
  case TOK_RBRACE:
    return "'}'";
  case TOK_LSQUARE:
    return "'['";
  case TOK_RSQUARE:
    return "']'";
  case TOK_LT:
    return "'<'";
  case TOK_GT:
    return "'>'";
  case TOK_COMMA:
    return "','";
  case TOK_COLON:
    return "':'";
  case TOK_EQUAL:
    return "'='";
  case TOK_ARROW:
    return "'->'";
  case TOK_COLON_COLON:
    return "'::'";
  case TOK_RESOURCE_CLOSE:
    return "'#-}'";
  case TOK_BARE_ID:
    return "keyword";
  case TOK_STRING:
    return "string";
  case TOK_INTEGER:
    return "integer";
  case TOK_SSA_ID:
    return "SSA operand";
  case TOK_CARET_ID:
    return "block name";
  case TOK_SYMBOL_ID:
    return "symbol name";
  case TOK_DIM:
    return "dimension";
#define KEYWORD(ID, TEXT)                                                      \
  case TOK_KW_##ID:                                                            \
    return "'" TEXT "'";
#include "parser/keywords.def"
  default:
    return NULL;
  }
}

/// Highest token number, for loops over them.
enum {
  LAST_TOKEN = TOK_KW_VECTOR_TYPE > TOK_OP_LLVM_INTRINSIC
                   ? TOK_KW_VECTOR_TYPE
                   : TOK_OP_LLVM_INTRINSIC
};

/// The phrase of mlir's parser for a state, or NULL.
static const char *state_phrase(const Parser *parser, const bool *accepts,
                                unsigned count) {
  int previous = parser->previous_token;
  bool is_generic = parser->generic_at > parser->custom_at;
  if (accepts[TOK_OP_GENERIC])
    return "expected operation name in quotes";
  if (accepts[TOK_KW_UNIT])
    return "expected attribute value";
  if (accepts[TOK_KW_TUPLE])
    return "expected non-function type";
  if (accepts[TOK_KW_CALLSITE])
    return "expected location instance";
  if (accepts[TOK_BARE_ID] && accepts[TOK_STRING] && previous != TOK_COLON)
    return "expected attribute name";
  if (count == 1 && accepts[TOK_LPAREN] && is_generic)
    return previous == TOK_COLON ? "expected function type"
                                 : "expected '(' to start operand list";
  if (count == 1 && accepts[TOK_COLON] && is_generic)
    return "expected ':' followed by operation type";
  if (accepts[TOK_EQUAL] && previous == TOK_SSA_ID)
    return "expected '=' after SSA name";
  if (accepts[TOK_COMMA] && accepts[TOK_RBRACE])
    return "expected '}' in attribute dictionary";
  if (count == 1 && accepts[TOK_SSA_ID])
    return "expected SSA operand";
  if (count == 1 && accepts[TOK_SYMBOL_ID] && previous == TOK_COLON_COLON)
    return "expected nested symbol reference identifier";
  if (accepts[TOK_RPAREN] && accepts[TOK_COMMA] && is_generic &&
      (previous == TOK_SSA_ID || previous == TOK_SSA_NUMBER))
    return "expected ')' to end operand list";
  return NULL;
}

static unsigned count_accepted(const bool *accepts) {
  unsigned count = 0;
  for (int token = 1; token <= LAST_TOKEN; token++)
    count += accepts[token];
  return count;
}

/// `expected ',' or ']'`, at most three; then `, got 'x'` if it says more.
static void list_accepted(Diagnostic *diag, const bool *accepts,
                          unsigned count) {
  unsigned listed = 0;
  for (int token = 1; token <= LAST_TOKEN; token++) {
    if (!accepts[token] || !token_name(token))
      continue;
    diag_format(diag, "%s%s", listed == 0 ? "expected " : " or ",
                token_name(token));
    if (++listed == 3)
      break;
  }
  if (listed == 0)
    diag_format(diag, "unexpected token");
  (void)count;
}

static void add_found(Diagnostic *diag, int token, Token found) {
  if (token == 0) {
    diag_text(diag, ", got end of file");
    return;
  }
  size_t size = found.size;
  while (size > 40 || (size > 0 && memchr(found.text, '\n', size)))
    size = size > 40 ? 40
                     : (size_t)((const char *)memchr(found.text, '\n', size) -
                                found.text);
  diag_text(diag, ", got '");
  diag_text_ref(diag, string_ref(found.text, size));
  diag_text(diag, "'");
}

void parser_syntax_error(Parser *parser, int token, Token found,
                         const bool *accepts) {
  unsigned count = count_accepted(accepts);
  const char *phrase = state_phrase(parser, accepts, count);
  Diagnostic *diag = parser_error(parser, parser_before_token(parser, found),
                                  "%s", phrase ? phrase : "");
  if (!phrase) {
    list_accepted(diag, accepts, count);
    if (count > 1)
      add_found(diag, token, found);
  }
  parser_fail(parser);
}
