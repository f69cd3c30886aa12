// SPDX-License-Identifier: Apache-2.0
// The lexer: turns text into tokens and counts lines and columns. It looks up
// operations, keywords and dialect types in one table of words (words.c).

#include "parser/grammar.h"
#include "parser/parser_internal.h"
#include "parser/scan.h"
#include "support/byte_order.h"

/*!types:re2c*/

/// lexer_next ends with a call of a function marked so, and thus needs no stack
/// of its own.
#define LAST_CALL __attribute__((noinline))

void lexer_init(Lexer *lexer, const SourceBuffer *buffer) {
  lexer->cursor = lexer->line_start = buffer->text.data;
  lexer->limit = buffer->text.data + buffer->text.size;
  lexer->line = buffer->first_line + 1;
  lexer->condition = yycmain;
}

void lexer_unread(Parser *parser, const Token *token) {
  Lexer *lexer = &parser->lexer;
  lexer->cursor = token->text;
  lexer->line = token->line;
  lexer->line_start = token->text - (token->column - 1);
  lexer->condition = yycmain;
  if (parser->recent.custom == token->text)
    parser->recent.custom = parser->recent.custom_before;
}

/// Moves from after the `//` to the end of the line or text.
static const char *skip_comment(const Lexer *lexer, const char *at) {
  const char *end = memchr(at, '\n', (size_t)(lexer->limit - at));
  return end ? end : lexer->limit;
}

/// Skips ordinary characters of a string from `at` on. Returns the first
/// character that needs a closer look, or an earlier one. Characters up to the
/// form feed count as line ends here.
static inline const char *skip_plain_text(const char *at, const char *limit) {
#ifdef __SSE2__
  if (limit - at < (ptrdiff_t)sizeof(__m128i))
    return at;
  __m128i chars = load_chars(at);
  __m128i ends = _mm_or_si128(match_bytes(chars, '"'), match_bytes(chars, '\\'));
  unsigned stops = matches(
      _mm_or_si128(ends, _mm_cmplt_epi8(chars, _mm_set1_epi8('\f' + 1))));
  return at + (stops ? (size_t)__builtin_ctz(stops) : sizeof(__m128i));
#else
  (void)limit;
  return at;
#endif
}

/// Reports what is no token. Nothing else is said about the text around it.
_Noreturn static void fail_token(Parser *parser, const char *at, const char *text) {
  parser->data.param_frame = NULL;
  parser_fail_at(parser, at, "%s", text);
}

/// Moves from after the opening quote to after the closing one. This is the
/// only check of escapes: `\\ \" \n \t` and two hexadecimal digits.
static const char *skip_string(Parser *parser, const char *at) {
  const char *limit = parser->lexer.limit;
  at = skip_plain_text(at, limit);
  for (;; at++) {
    if (*at == '"')
      return at + 1;
    if (at == limit || *at == '\n' || *at == '\v' || *at == '\f')
      fail_token(parser, at, "expected '\"' in string literal");
    if (*at != '\\')
      continue;
    char next = at[1];
    if (next == '"' || next == '\\' || next == 'n' || next == 't')
      at++;
    else if (is_hex_digit(next) && is_hex_digit(at[2]))
      at += 2;
    else
      fail_token(parser, at, "unknown escape in string literal");
  }
}

static char closing_bracket(char open) {
  switch (open) {
  case '<':
    return '>';
  case '(':
    return ')';
  case '[':
    return ']';
  case '{':
    return '}';
  }
  return 0;
}

/// Reports the error where mlir's parser does: at the first bracket, or at the
/// last string after it.
_Noreturn static void fail_unbalanced(Parser *parser, const char *at,
                                      const char *open) {
  parser_fail_at(parser, at,
                 "unbalanced '%c' character in pretty dialect name", *open);
}

/// Skips the text of a dialect's symbol, from its `<` to after the `>` that
/// closes it. Brackets must balance, and strings are skipped. Follows mlir's
/// Parser::parseDialectSymbolBody. The stack of open brackets is in scratch.
static const char *skip_balanced(Parser *parser, const char *at) {
  LIST(const char *) open = {0};
  const char *limit = parser->lexer.limit, *token = at;
  for (;;) {
    char c = *at;
    if (c == 0 && at == limit)
      fail_unbalanced(parser, token, open.data[open.size - 1]);
    at++;
    if (closing_bracket(c)) {
      LIST_PUSH(parser, &open, at - 1);
    } else if (c == '-' && *at == '>') {
      at++;
    } else if (c == '"') {
      token = at - 1;
      at = skip_string(parser, at);
    } else if (c == '\n') {
      parser->lexer.line++;
      parser->lexer.line_start = at;
    } else if (c == '/' && *at == '/') {
      at = skip_comment(&parser->lexer, at);
    } else if (c == '>' || c == ')' || c == ']' || c == '}') {
      const char *opened = open.data[--open.size];
      if (c != closing_bracket(*opened))
        fail_unbalanced(parser, token, opened);
      if (open.size == 0)
        return at;
    }
  }
}

/// Reports brackets that do not balance in a symbol's text before anything else
/// that is wrong in it. `at` is the end of the symbol's name. What is within
/// text that balances balances too. So no text is examined twice.
static void check_balanced(Parser *parser, const char *at) {
  Lexer *lexer = &parser->lexer;
  if (*at != '<' || at < parser->errors.balanced_end)
    return;
  uint32_t line = lexer->line;
  const char *line_start = lexer->line_start;
  parser->errors.balanced_end = skip_balanced(parser, at);
  lexer->line = line;
  lexer->line_start = line_start;
}

#if UINTPTR_MAX == UINT64_MAX

/// Two adjacent fields as one number.
static inline uint64_t pair(uint32_t first, uint32_t second) {
  return IS_BIG_ENDIAN ? (uint64_t)first << 32 | second
                       : (uint64_t)second << 32 | first;
}

typedef uint64_t TokenHalf __attribute__((vector_size(16)));
_Static_assert(sizeof(Token) == 2 * sizeof(TokenHalf), "a token is two halves");

/// Writes the token in two halves, because it is read in halves next. If it
/// were written in smaller pieces, the processor could read it back only after
/// they had left its store buffer.
static inline void write_token(Token *token, Token value) {
  TokenHalf text = {(uintptr_t)value.text, pair(value.size, value.prefix)};
  TokenHalf place = {pair(value.line, value.column), (uintptr_t)value.entry};
  memcpy(token, &text, sizeof text);
  memcpy((char *)token + sizeof text, &place, sizeof place);
}

#else

static inline void write_token(Token *token, Token value) { *token = value; }

#endif

/// Makes the token from `start` to before `cursor`, where the lexer continues.
static inline void set_token_entry(Lexer *lexer, Token *token,
                                   const char *start, const char *cursor,
                                   const void *entry) {
  write_token(token, (Token){.text = start,
                             .size = (uint32_t)(cursor - start),
                             .line = lexer->line,
                             .column = (uint32_t)(start - lexer->line_start) + 1,
                             .entry = entry});
  lexer->cursor = cursor;
}

static inline void set_token(Lexer *lexer, Token *token, const char *start,
                             const char *cursor) {
  set_token_entry(lexer, token, start, cursor, NULL);
}

/// Makes a token of `%name`, which ends at `end`. Where errors do not matter, a
/// following `=` is included: `%name =` is then a single token.
LAST_CALL static int lex_ssa_id(Parser *parser, Token *token, const char *start,
                                const char *end) {
  set_token(&parser->lexer, token, start, end);
  const char *after = end;
  while (*after == ' ' || *after == '\t' || *after == '\r')
    after++;
  if (*after != '=' || parser->errors.are_reported)
    return TOK_SSA_ID;
  parser->lexer.cursor = after + 1;
  return TOK_SSA_DEF;
}

/// A string, or a symbol with one. `cursor` is after the opening quote.
LAST_CALL static int lex_string(Parser *parser, Token *token, const char *start,
                                const char *cursor, int kind) {
  set_token(&parser->lexer, token, start, skip_string(parser, cursor));
  return kind;
}

/// Makes `size` more bytes part of the token, which stands for `type`.
static void set_known_type(Lexer *lexer, Token *token, size_t size,
                           const Type *type) {
  lexer->cursor += size;
  token->size += (uint32_t)size;
  token->entry = type;
}

/// If the text after the name of a type was written before, adds it to the
/// token. This is safe because a text with balanced brackets is never the
/// beginning of another one. Within an identified struct, the name of the struct
/// means something else.
static bool lex_known_type(Parser *parser, Token *token) {
  Lexer *lexer = &parser->lexer;
  if (!parser->data.known_types || parser->data.open_structs.size)
    return false;
  size_t left = (size_t)(lexer->limit - lexer->cursor);
  KnownType *ways =
      parser->data.known_types->ways[known_type_place(lexer->cursor, left)];
  for (size_t i = 0; i < KNOWN_TYPE_WAYS; i++) {
    size_t size = ways[i].size;
    if (ways[i].name != token->entry || size > left ||
        memcmp(lexer->cursor, ways[i].text, size))
      continue;
    set_known_type(lexer, token, size, ways[i].type);
    return true;
  }
  return false;
}

/// As lex_known_type, for a pointer, if no address space follows.
static bool lex_known_pointer(Parser *parser, Token *token) {
  const KnownTypes *types = parser->data.known_types;
  if (!types || types->pointer_name != token->entry)
    return false;
  const char *at = skip_blanks(parser->lexer.cursor);
  if (*at == '<' || *at == '/' || *at == '\0')
    return false;
  set_known_type(&parser->lexer, token, 0, types->pointer);
  return true;
}

/// A brace, or the whole dictionary that it opens if that was written before. A
/// text before this one can only name aliases that are defined before both.
LAST_CALL static int lex_brace(Parser *parser, Token *token, const char *start,
                               const char *cursor) {
  Lexer *lexer = &parser->lexer;
  size_t left = (size_t)(lexer->limit - cursor);
  const char *close =
      memchr(cursor, '}', left < MAX_KNOWN_DICT_TEXT ? left : MAX_KNOWN_DICT_TEXT);
  set_token(lexer, token, start, cursor);
  if (!close)
    return TOK_LBRACE;
  StringRef text = string_ref(cursor, (size_t)(close - cursor));
  const KnownDict *ways = parser->data.known_dicts->ways[known_dict_place(text)];
  for (size_t i = 0; i < KNOWN_DICT_WAYS; i++)
    if (ways[i].place && ways[i].place < cursor && ways[i].text_size == text.size &&
        !memcmp(ways[i].text, text.data, text.size)) {
      set_token_entry(lexer, token, start, close + 1, &ways[i]);
      return TOK_DICT_KNOWN;
    }
  return TOK_LBRACE;
}

/// The word for `#dialect<word`, treated like `#dialect.word`. Its definition
/// says what follows. NULL if there is none; then text follows.
static const Word *bracketed_word(Parser *parser, const Token *token, const char **end) {
  enum { MAX_NAME = 128 };
  char name[MAX_NAME];
  const char *start = parser->lexer.cursor + 1;
  const char *at = start;
  while (is_letter(*at) || is_digit(*at) || *at == '_')
    at++;
  size_t size = (size_t)(at - start);
  if (!size || token->size + size + 1 > MAX_NAME)
    return NULL;
  memcpy(name, token->text, token->size);
  name[token->size] = '.';
  memcpy(name + token->size + 1, start, size);
  const Word *word = words_find(parser, name, token->size + size + 1);
  bool has_format = word && (word->token == TOK_ATTR_FORMAT || word->token == TOK_TYPE_FORMAT);
  *end = at;
  return has_format ? word : NULL;
}

/// Makes the `<` after the name of an array part of the token.
static void take_bracket(Parser *parser, Token *token) {
  if (*parser->lexer.cursor != '<')
    parser_fail_at(parser, parser->lexer.cursor, "expected '<'");
  parser->lexer.cursor++;
  token->size++;
}

/// The word of a type without parameters in `!llvm.ptr-…`. NULL if there is
/// none. Upstream does not look at what follows such a name: a `-` belongs to it
/// for the lexer alone.
static const Word *word_before_dash(Parser *parser, const Token *token) {
  const char *dash = memchr(token->text, '-', token->size);
  const Word *word =
      dash ? words_find(parser, token->text, (size_t)(dash - token->text))
           : NULL;
  bool is_whole = word && (word->token == TOK_TYPE_POINTER ||
                           word->token == TOK_TYPE_KEYWORD);
  return is_whole ? word : NULL;
}

/// A `!name` or `#name`: a dialect type with a production, an alias, or raw
/// text.
LAST_CALL static int lex_symbol(Parser *parser, Token *token) {
  Lexer *lexer = &parser->lexer;
  size_t size = token->size;
  bool is_type = *token->text == '!';
  // Without a dialect it is an alias.
  const char *dot = memchr(token->text, '.', size);
  const Word *word = dot ? words_find(parser, token->text, size) : NULL;
  if (parser->errors.are_reported)
    check_balanced(parser, lexer->cursor);
  if (word) {
      token->entry = word;
      bool is_known =
          word->token == TOK_TYPE_POINTER
              ? lex_known_pointer(parser, token)
              : (word->token == TOK_TYPE_STRUCT ||
                 word->token == TOK_TYPE_ARRAY) &&
                    lex_known_type(parser, token);
      if (is_known)
        return TOK_TYPE_KNOWN;
      if (word->token == TOK_TYPE_ARRAY)
        take_bracket(parser, token);
      return word->token;
  }
  word = dot && is_type ? word_before_dash(parser, token) : NULL;
  if (word) {
    token->entry = word;
    if (*lexer->cursor == '<')
      lexer->cursor = skip_balanced(parser, lexer->cursor);
    return word->token;
  }
  token->prefix = (uint32_t)size;
  if (*lexer->cursor == '<') {
    const char *end;
    token->entry = bracketed_word(parser, token, &end);
    if (token->entry) {
      lexer->cursor = end;
      return ((const Word *)token->entry)->token;
    }
    lexer->cursor = skip_balanced(parser, lexer->cursor);
    token->size = (uint32_t)(lexer->cursor - token->text);
    return is_type ? TOK_TYPE_RAW : TOK_ATTR_RAW;
  }
  if (dot)
    return is_type ? TOK_TYPE_RAW : TOK_ATTR_RAW;
  return is_type ? TOK_TYPE_ALIAS : TOK_ATTR_ALIAS;
}

LAST_CALL static int lex_word(Parser *parser, Token *token, const char *start, const char *cursor) {
  const Word *word = words_find(parser, start, (size_t)(cursor - start));
  set_token_entry(&parser->lexer, token, start, cursor, word);
  if (!word)
    return TOK_BARE_ID;
  if (word->def) {
    parser->recent.custom_before = parser->recent.custom;
    parser->recent.custom = start;
  }
  return word->token;
}

_Noreturn static void bad_character(Parser *parser, const char *at) {
  switch (*at) {
  case '@':
    fail_token(parser, at + 1,
                   "@ identifier expected to start with letter or '_'");
  case '%':
    fail_token(parser, at, "invalid SSA name");
  case '^':
    fail_token(parser, at, "invalid block name");
  case '.':
    fail_token(parser, at + 1,
                   "expected three consecutive dots for an ellipsis");
  case '#':
    fail_token(parser, at, "invalid attribute name");
  case '!':
    fail_token(parser, at, "invalid type identifier");
  default:
    fail_token(parser, at, "unexpected character");
  }
}

int lexer_next(Parser *parser, Token *token) {
  Lexer *lexer = &parser->lexer;
  const char *cursor = lexer->cursor;
  const char *marker, *start;
  int kind;
again:
  while (*cursor == ' ')
    cursor++;
  start = cursor;
  /*!re2c
  re2c:yyfill:enable = 0;
  re2c:flags:bit-vectors = 1;
  re2c:define:YYCTYPE = "unsigned char";
  re2c:define:YYCURSOR = cursor;
  re2c:define:YYMARKER = marker;
  re2c:define:YYGETCONDITION = "lexer->condition";
  re2c:define:YYGETCONDITION:naked = 1;
  re2c:define:YYSETCONDITION = "lexer->condition = @@;";
  re2c:define:YYSETCONDITION:naked = 1;

  blank     = [ \t\r];
  digit     = [0-9];
  hex       = [0-9a-fA-F];
  bare      = [a-zA-Z_][a-zA-Z0-9_$.]*;
  suffix    = digit+ | [a-zA-Z$._-][a-zA-Z0-9$._-]*;

  <*> blank  { goto again; }
  <*> "\n"   { lexer->line++; lexer->line_start = cursor; goto again; }
  <*> "//"   { while (*cursor != '\n' && cursor != lexer->limit) cursor++; goto again; }

  <dims> digit+ blank* "x"                          { kind = TOK_DIM; goto found; }
  <dims> "?" blank* "x"                             { kind = TOK_DIM_DYNAMIC; goto found; }
  <dims> "*" blank* "x"                             { kind = TOK_DIM_UNRANKED; goto found; }
  <dims> "[" blank* digit+ blank* "]" blank* "x"    { kind = TOK_DIM_SCALABLE; goto found; }
  <dims> * => main { cursor = start; goto again; }

  <main> "(" { kind = TOK_LPAREN; goto found; }
  <main> ")" { kind = TOK_RPAREN; goto found; }
  <main> "{" {
    if (parser->data.known_dicts && is_letter(*cursor))
      return lex_brace(parser, token, start, cursor);
    kind = TOK_LBRACE;
    goto found;
  }
  <main> "}" { kind = TOK_RBRACE; goto found; }
  <main> "[" { kind = TOK_LSQUARE; goto found; }
  <main> "]" { kind = TOK_RSQUARE; goto found; }
  <main> "<" { kind = TOK_LT; goto found; }
  <main> ">" { kind = TOK_GT; goto found; }
  <main> "," { kind = TOK_COMMA; goto found; }
  <main> ":" { kind = TOK_COLON; goto found; }
  <main> "=" { kind = TOK_EQUAL; goto found; }
  <main> "+" { kind = TOK_PLUS; goto found; }
  <main> "-" { kind = TOK_MINUS; goto found; }
  <main> "*" { kind = TOK_STAR; goto found; }
  <main> "?" { kind = TOK_QUESTION; goto found; }
  <main> "/" { kind = TOK_SLASH; goto found; }
  <main> "->" { kind = TOK_ARROW; goto found; }
  <main> "::" { kind = TOK_COLON_COLON; goto found; }
  <main> "..." { kind = TOK_ELLIPSIS; goto found; }
  <main> "|" { kind = TOK_BAR; goto found; }
  <main> "{-#" { kind = TOK_RESOURCE_OPEN; goto found; }
  <main> "#-}" { kind = TOK_RESOURCE_CLOSE; goto found; }

  <main> "vector" blank* "<" => dims { kind = TOK_VECTOR_LT; goto found; }
  <main> "tensor" blank* "<" => dims { kind = TOK_TENSOR_LT; goto found; }
  <main> "memref" blank* "<" => dims { kind = TOK_MEMREF_LT; goto found; }
  <main> "array" blank* "<" { kind = TOK_ARRAY_LT; goto found; }
  <main> "vec" blank* "<"   { kind = TOK_VEC_LT; goto found; }

  <main> [su]? "i" digit+ { kind = TOK_INT_TYPE; goto found; }
  <main> bare { return lex_word(parser, token, start, cursor); }
  <main> digit+ | "0x" hex+ { kind = TOK_INTEGER; goto found; }
  <main> digit+ "." digit* ([eE] [-+]? digit+)? { kind = TOK_FLOAT; goto found; }
  <main> "#" digit+ { kind = TOK_SSA_NUMBER; goto found; }
  <main> "@" bare   { kind = TOK_SYMBOL_ID; goto found; }
  <main> "@" ["]    { return lex_string(parser, token, start, cursor, TOK_SYMBOL_ID); }
  <main> ["]        { return lex_string(parser, token, start, cursor, TOK_STRING); }
  // This is one rule because re2c gives only one loop over the same characters
  // a bit of its table. The text after `%name` is examined separately because
  // the loop may have only one exit.
  <main> [%^!#] suffix {
    if (*start == '%')
      return lex_ssa_id(parser, token, start, cursor);
    set_token(lexer, token, start, cursor);
    return *start == '^' ? TOK_CARET_ID : lex_symbol(parser, token);
  }
  <main> "\x00" {
    if (start != lexer->limit)
      goto again; // A NUL within the text is a blank.
    cursor = start;
    kind = 0;
    goto found;
  }
  <main> "." {
    fail_token(parser, cursor,
                   "expected three consecutive dots for an ellipsis");
  }
  <main> * { bad_character(parser, start); }
  */
found:
  set_token(lexer, token, start, cursor);
  return kind;
}

int lexer_next_dim(Parser *parser, Token *token) {
  parser->lexer.condition = yycdims;
  return lexer_next(parser, token);
}
