// SPDX-License-Identifier: Apache-2.0
// Toy's lexer.
#include "ast.h"
#include "grammar.h"

/*!re2c
re2c:define:YYCTYPE = "unsigned char";
re2c:define:YYCURSOR = at;
re2c:define:YYMARKER = marker;
re2c:yyfill:enable = 0;
re2c:flags:case-ranges = 0;
*/

/// Ends the token that began at `start`.
static int finish(Parser *parser, Token *token, const unsigned char *start,
                  const unsigned char *at, int kind) {
  token->text = (const char *)start;
  token->size = (size_t)(at - start);
  token->line = parser->line;
  token->column = (int)((const char *)start - parser->line_start) + 1;
  parser->cursor = (const char *)at;
  return kind;
}

int lexer_next(Parser *parser, Token *token) {
  const unsigned char *at = (const unsigned char *)parser->cursor;
  const unsigned char *marker = at, *start;
again:
  start = at;
  /*!re2c
  [ \t\r]+      { goto again; }
  "\n"          { parser->line++; parser->line_start = (const char *)at; goto again; }
  "#" [^\n\x00]* { goto again; }
  "def"         { return finish(parser, token, start, at, TOK_DEF); }
  "var"         { return finish(parser, token, start, at, TOK_VAR); }
  "return"      { return finish(parser, token, start, at, TOK_RETURN); }
  [a-zA-Z_][a-zA-Z0-9_]* { return finish(parser, token, start, at, TOK_NAME); }
  [0-9]+ ("." [0-9]*)?   { return finish(parser, token, start, at, TOK_NUMBER); }
  "("           { return finish(parser, token, start, at, TOK_LPAREN); }
  ")"           { return finish(parser, token, start, at, TOK_RPAREN); }
  "{"           { return finish(parser, token, start, at, TOK_LBRACE); }
  "}"           { return finish(parser, token, start, at, TOK_RBRACE); }
  "["           { return finish(parser, token, start, at, TOK_LSQUARE); }
  "]"           { return finish(parser, token, start, at, TOK_RSQUARE); }
  "<"           { return finish(parser, token, start, at, TOK_LESS); }
  ">"           { return finish(parser, token, start, at, TOK_GREATER); }
  ","           { return finish(parser, token, start, at, TOK_COMMA); }
  ";"           { return finish(parser, token, start, at, TOK_SEMICOLON); }
  "="           { return finish(parser, token, start, at, TOK_EQUAL); }
  "+"           { return finish(parser, token, start, at, TOK_PLUS); }
  "*"           { return finish(parser, token, start, at, TOK_TIMES); }
  "\x00"        { return finish(parser, token, start, start, 0); }
  *             { return finish(parser, token, start, at, TOK_WRONG); }
  */
}
