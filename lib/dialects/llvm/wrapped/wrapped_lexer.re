// SPDX-License-Identifier: Apache-2.0
// The lexer of wrapped types. A NUL follows the text.
#include "dialects/llvm/wrapped/wrapped_type.h"

static WrappedToken token(WrappedTokenKind kind, const char *start,
                          const char *end) {
  return (WrappedToken){kind, string_ref(start, (size_t)(end - start))};
}

static WrappedToken end_token(const char *at) {
  return token(WRAPPED_END, at, at);
}

WrappedToken wrapped_lex(WrappedParser *parser) {
  const char *cursor = parser->cursor;
  const char *limit = parser->limit;
  const char *marker = cursor;
  const char *start;
#define TOKEN(kind, skip_start, skip_end)                                      \
  return (parser->cursor = cursor,                                             \
          token(WRAPPED_##kind, start + (skip_start),                  \
                cursor - (skip_end)))
again:
  start = cursor;
  /*!re2c
  re2c:define:YYCTYPE = "unsigned char";
  re2c:define:YYCURSOR = cursor;
  re2c:define:YYMARKER = marker;
  re2c:yyfill:enable = 0;

  letter = [a-zA-Z$._-];
  digit = [0-9];

  "\x00"                     { if (start == limit) return end_token(start); TOKEN(BAD, 0, 0); }
  [ \t\r\n]+                 { goto again; }
  ";" [^\n\x00]*              { goto again; }
  "*"                        { TOKEN(STAR, 0, 0); }
  ","                        { TOKEN(COMMA, 0, 0); }
  "..."                      { TOKEN(ELLIPSIS, 0, 0); }
  "("                        { TOKEN(OPEN_PAREN, 0, 0); }
  ")"                        { TOKEN(CLOSE_PAREN, 0, 0); }
  "["                        { TOKEN(OPEN_BRACKET, 0, 0); }
  "]"                        { TOKEN(CLOSE_BRACKET, 0, 0); }
  "{"                        { TOKEN(OPEN_BRACE, 0, 0); }
  "}"                        { TOKEN(CLOSE_BRACE, 0, 0); }
  "<"                        { TOKEN(LESS, 0, 0); }
  ">"                        { TOKEN(GREATER, 0, 0); }
  "x"                        { TOKEN(X, 0, 0); }
  "vscale"                   { TOKEN(VSCALE, 0, 0); }
  "addrspace"                { TOKEN(ADDRSPACE, 0, 0); }
  digit+                     { TOKEN(NUMBER, 0, 0); }
  [a-zA-Z] [a-zA-Z0-9._]*    { TOKEN(WORD, 0, 0); }
  "%" letter (letter|digit)* { TOKEN(NAME, 1, 0); }
  "%" digit+                 { TOKEN(NAME, 1, 0); }
  "%\"" [^"\x00]* "\""       { TOKEN(NAME, 2, 1); }
  "%\\22" [^"\\\x00]* "\\22" { TOKEN(NAME, 4, 3); }
  *                          { TOKEN(BAD, 0, 0); }
  */
#undef TOKEN
}
