// SPDX-License-Identifier: Apache-2.0
// Errors of the parser: reports them, leaves the parser, and words syntax
// errors. The words depend on the tokens that the grammar's state would have
// accepted. Where mlir has a phrase, it is used.
#include <stdarg.h>
#include <stdio.h>

#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/syntax/asm_shape.h"
#include "parser/actions.h"
#include "parser/data/params.h"
#include "parser/errors/errors.h"
#include "parser/grammar.h"
#include "parser/parser_internal.h"
#include "parser/shapes/shape_build.h"

/// Moves the cache back to the line of `at`, starting from whichever is nearer:
/// the cached line or the start of the text. `at` is before the cached line.
static void place_go_back(Parser *parser, const char *at) {
  PlaceCache *cache = &parser->errors.place;
  const char *text = parser->buffer->text.data;
  if (!cache->line_start || at - text < cache->line_start - at) {
    *cache = (PlaceCache){text, parser->buffer->first_line + 1};
    return;
  }
  while (at < cache->line_start) {
    const char *end =
        memrchr(text, '\n', (size_t)(cache->line_start - 1 - text));
    cache->line_start = end ? end + 1 : text;
    cache->line--;
  }
}

SourcePos parser_position(Parser *parser, const char *at) {
  PlaceCache *cache = &parser->errors.place;
  if (!cache->line_start || at < cache->line_start)
    place_go_back(parser, at);
  for (;;) {
    const char *end =
        memchr(cache->line_start, '\n', (size_t)(at - cache->line_start));
    if (!end)
      break;
    cache->line_start = end + 1;
    cache->line++;
  }
  return (SourcePos){parser->buffer->name, cache->line,
                     (uint32_t)(at - cache->line_start) + 1};
}

static void append_format(Diagnostic *diag, const char *format, va_list args) {
  char text[512];
  vsnprintf(text, sizeof text, format, args);
  diag_text(diag, text);
}

StringRef parser_take_text(Parser *parser, Stream *text) {
  StringRef copy = string_ref(
      arena_copy_text(&parser->scratch, text->data, text->size), text->size);
  stream_free(text);
  return copy;
}

/// Notes which type may have been meant by the word at `at`.
static void suggest_type(const Parser *parser, Diagnostic *diag,
                         const char *at) {
  static const StringRef types[] = {
      STR_INIT("memref"), STR_INIT("tensor"),  STR_INIT("vector"),
      STR_INIT("index"),  STR_INIT("complex"), STR_INIT("tuple"),
      STR_INIT("none"),   STR_INIT("bf16"),
  };
  while (*at == ' ')
    at++;
  Suggestion suggestion = suggestion_for(word_at(at));
  for (size_t i = 0; i < ARRAY_LENGTH(types); i++)
    suggestion_consider(&suggestion, types[i]);
  diag_suggest(parser->ctx, diag, &suggestion, "");
}

/// Notes where the bracket is that nothing closes.
static void note_opened(Parser *parser, Diagnostic *diag) {
  const char *at = parser->errors.opened;
  parser->errors.opened = NULL;
  if (!at || !diag_wants_hints(parser->ctx))
    return;
  parser_note(parser, diag, at, "'%c' opened here", *at);
  diag->last_note->is_explanation = true;
}

__attribute__((format(printf, 3, 0))) static Diagnostic *
emit(Parser *parser, const char *at, const char *format, va_list args) {
  if (!parser->errors.are_reported)
    parser_fail(parser);
  Diagnostic *diag =
      diag_emit(&parser->ctx->diags, DIAG_ERROR, parser_position(parser, at));
  append_format(diag, format, args);
  const SyntaxError *syntax = parser->errors.syntax;
  parser->errors.syntax = NULL;
  if (string_ref_equals(stream_view(&diag->text),
                        STR("expected non-function type")))
    suggest_type(parser, diag, at);
  else
    suggest_word(parser, diag, at, syntax);
  note_opened(parser, diag);
  return diag;
}

Diagnostic *parser_error(Parser *parser, const char *at, const char *format,
                         ...) {
  va_list args;
  va_start(args, format);
  Diagnostic *diag = emit(parser, at, format, args);
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

void parser_fail(Parser *parser) {
  if (parser->errors.are_reported)
    params_report_open(parser);
  longjmp(parser->errors.failure, 1);
}

void parser_fail_at(Parser *parser, const char *at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  emit(parser, at, format, args);
  va_end(args);
  parser_fail(parser);
}

/// `text` without a `//` comment on its last line.
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

/// The names of tokens in "expected …"; NULL for those not worth mentioning.
static const char *const token_names[TOK_LAST] = {
    [TOK_LPAREN] = "'('",
    [TOK_RPAREN] = "')'",
    [TOK_LBRACE] = "'{'",
    [TOK_RBRACE] = "'}'",
    [TOK_LSQUARE] = "'['",
    [TOK_RSQUARE] = "']'",
    [TOK_LT] = "'<'",
    [TOK_GT] = "'>'",
    [TOK_COMMA] = "','",
    [TOK_COLON] = "':'",
    [TOK_EQUAL] = "'='",
    [TOK_ARROW] = "'->'",
    [TOK_COLON_COLON] = "'::'",
    [TOK_RESOURCE_CLOSE] = "'#-}'",
    [TOK_BARE_ID] = "keyword",
    [TOK_STRING] = "string",
    [TOK_INTEGER] = "integer",
    [TOK_SSA_ID] = "SSA operand",
    [TOK_CARET_ID] = "block name",
    [TOK_SYMBOL_ID] = "symbol name",
    [TOK_DIM] = "dimension",
#define KEYWORD(ID, TEXT) [TOK_KW_##ID] = "'" TEXT "'",
#include "parser/keywords.def"
};

static const char *token_name(int token) { return token_names[token]; }

static const Phrase phrases[] = {
    {TOK_GT, {TOK_LT, TOK_KW_TUPLE, 0}, "expected '>' in tuple type"},
    {TOK_GT, {TOK_LT, TOK_KW_COMPLEX, 0}, "expected '>' in complex type"},
    {TOK_GT, {TOK_VECTOR_LT, 0, 0}, "expected '>' in vector type"},
    {TOK_GT, {TOK_TENSOR_LT, 0, 0}, "expected '>' in tensor type"},
    {TOK_GT, {TOK_COMMA, TOK_TENSOR_LT, 0}, "expected '>' in tensor type"},
    {TOK_GT,
     {TOK_DIM_UNRANKED, TOK_TENSOR_LT, 0},
     "expected '>' in tensor type"},
    {TOK_GT, {TOK_MEMREF_LT, 0, 0}, "expected ',' or '>' in memref type"},
    {TOK_GT, {TOK_LT, TOK_KW_AFFINE_MAP, 0}, "expected '>' in affine map"},
    {TOK_GT, {TOK_LT, TOK_KW_AFFINE_SET, 0}, "expected '>' in integer set"},
    {TOK_GT,
     {TOK_LT, TOK_KW_FUSED, 0},
     "expected '>' after fused location metadata"},
    {TOK_GT, {TOK_LT, TOK_RPAREN, 0}, "expected '>' to close properties"},
    {TOK_LT, {TOK_KW_TUPLE, 0, 0}, "expected '<' in tuple type"},
    {TOK_LT, {TOK_KW_COMPLEX, 0, 0}, "expected '<' in complex type"},
    {TOK_ARROW, {TOK_RPAREN, TOK_LPAREN, TOK_LT}, "expected '->' or ':'"},
    {TOK_ARROW, {TOK_RPAREN, TOK_LPAREN, TOK_SSA_ID}, "expected '->' or ':'"},
    {TOK_ARROW, {TOK_RPAREN, 0, 0}, "expected '->' in function type"},
    {TOK_ARROW, {TOK_KW_ITER_ARGS, 0, 0}, "expected '->'"},
    {TOK_ARROW, {0, 0, 0}, "expected '->' in function type"},
    {TOK_LPAREN, {TOK_KW_LOC, 0, 0}, "expected '(' in location"},
    {TOK_LPAREN, {TOK_KW_CALLSITE, 0, 0}, "expected '(' in callsite location"},
    {TOK_LPAREN,
     {TOK_LT, TOK_KW_AFFINE_MAP, 0},
     "expected '(' in dimensional identifier list"},
    {TOK_LPAREN,
     {TOK_LT, TOK_KW_AFFINE_SET, 0},
     "expected '(' in dimensional identifier list"},
    {TOK_LPAREN,
     {TOK_ARROW, TOK_LT, TOK_KW_AFFINE_MAP},
     "expected '(' in affine map range"},
    {TOK_LPAREN,
     {TOK_COLON, TOK_LT, TOK_KW_AFFINE_SET},
     "expected '(' at start of integer set constraint list"},
    {TOK_RPAREN,
     {TOK_LPAREN, TOK_ARROW, TOK_LT},
     "expected ')' in affine map range"},
    {TOK_RPAREN, {TOK_LPAREN, TOK_KW_LOC, 0}, "expected ')' in location"},
    {TOK_RPAREN,
     {TOK_KW_AT, TOK_LPAREN, TOK_KW_CALLSITE},
     "expected ')' in callsite location"},
    {TOK_RSQUARE,
     {TOK_LSQUARE, TOK_KW_FUSED, 0},
     "expected ']' in fused location"},
    {TOK_RSQUARE,
     {TOK_INTEGER, TOK_LSQUARE, TOK_KW_DISTINCT},
     "expected ']' to close distinct ID"},
    {TOK_LPAREN, {TOK_OP_LLVM_CALL, 0, 0}, "expected '(' in operand list"},
    {TOK_LPAREN, {TOK_OP_LLVM_INVOKE, 0, 0}, "expected '(' in operand list"},
    {TOK_LPAREN, {TOK_OP_AFFINE_APPLY, 0, 0}, "expected '(' in operand list"},
    {TOK_LPAREN, {TOK_OP_AFFINE_MIN_MAX, 0, 0}, "expected '(' in operand list"},
    {TOK_RPAREN,
     {TOK_LPAREN, TOK_OP_PARALLEL, 0},
     "expected ')' in argument list"},
    {TOK_RPAREN,
     {TOK_LPAREN, TOK_OP_FORALL, 0},
     "expected ')' in argument list"},
    {TOK_RSQUARE, {TOK_LSQUARE, TOK_EQUAL, 0}, "expected ',' or ']'"},
    {TOK_RSQUARE, {TOK_LSQUARE, TOK_LSQUARE, 0}, "expected ',' or ']'"},
    {TOK_RSQUARE, {TOK_LSQUARE, TOK_LT, 0}, "expected ',' or ']'"},
    {TOK_RSQUARE, {TOK_LSQUARE, 0, 0}, "expected ']'"},
    {TOK_RPAREN, {TOK_LPAREN, TOK_KW_ITER_ARGS, 0}, "expected ',' or ')'"},
    {TOK_RPAREN, {TOK_LPAREN, TOK_OP_WHILE, 0}, "expected ',' or ')'"},
    {TOK_RPAREN, {TOK_LPAREN, TOK_ARROW, 0}, "expected ')'"},
    {TOK_RPAREN, {TOK_LPAREN, TOK_GT, TOK_LT}, "expected ')' in operand list"},
    {TOK_RPAREN,
     {TOK_LPAREN, TOK_OP_LLVM_CALL, 0},
     "expected ')' in operand list"},
    {TOK_RPAREN,
     {TOK_LPAREN, TOK_OP_LLVM_INVOKE, 0},
     "expected ')' in operand list"},
    {TOK_LPAREN, {TOK_OP_PARALLEL, 0, 0}, "expected '(' in argument list"},
    {TOK_LPAREN, {TOK_OP_FORALL, 0, 0}, "expected '(' in argument list"},
    {TOK_LPAREN,
     {TOK_GT, TOK_LT, TOK_KW_AFFINE_MAP},
     "expected '(' in operand list"},
    {TOK_LT,
     {TOK_RSQUARE, TOK_INTEGER, TOK_LSQUARE},
     "expected '<' after distinct ID"},
    {TOK_INTEGER, {TOK_LT, TOK_BARE_ID, TOK_COMMA}, "expected attribute value"},
    {TOK_LPAREN,
     {TOK_EQUAL, TOK_OP_PARALLEL, 0},
     "expected '(' in operand list"},
    {TOK_LPAREN, {TOK_KW_TO, TOK_EQUAL, 0}, "expected '(' in operand list"},
    {TOK_LPAREN, {TOK_KW_STEP, TOK_KW_TO, 0}, "expected '(' in operand list"},
    {TOK_LPAREN, {TOK_KW_INIT, TOK_KW_STEP, 0}, "expected '(' in operand list"},
    {TOK_RPAREN,
     {TOK_LPAREN, TOK_EQUAL, TOK_OP_PARALLEL},
     "expected ')' in operand list"},
    {TOK_RPAREN, {TOK_LPAREN, TOK_KW_TO, 0}, "expected ')' in operand list"},
    {TOK_RPAREN, {TOK_LPAREN, TOK_KW_STEP, 0}, "expected ')' in operand list"},
    {TOK_LSQUARE, {TOK_OP_DMA_START, 0, 0}, "expected '[' in operand list"},
    {TOK_LSQUARE,
     {TOK_COMMA, TOK_OP_DMA_START, 0},
     "expected '[' in operand list"},
    {TOK_LSQUARE, {TOK_KW_FUSED, 0, 0}, "expected '[' in fused location"},
    {TOK_LSQUARE, {TOK_KW_DISTINCT, 0, 0}, "expected '[' after 'distinct'"},
    {TOK_INTEGER,
     {TOK_COLON, TOK_STRING, 0},
     "expected integer line number in FileLineColRange"},
    {TOK_INTEGER,
     {TOK_COLON, TOK_INTEGER, 0},
     "expected integer column number in FileLineColRange"},
    {TOK_INTEGER,
     {TOK_COLON, TOK_KW_TO, TOK_INTEGER},
     "expected integer column number in FileLineColRange"},
    {TOK_COLON,
     {TOK_INTEGER, TOK_COLON, TOK_STRING},
     "expected ')' in location"},
    {TOK_INTEGER,
     {TOK_COLON, TOK_SSA_ID, 0},
     "expected integer number of results"},
    {TOK_EQUAL,
     {TOK_ATTR_ALIAS, 0, 0},
     "expected '=' in attribute alias definition"},
    {TOK_EQUAL,
     {TOK_TYPE_ALIAS, 0, 0},
     "expected '=' in type alias definition"},
    {TOK_COLON,
     {TOK_SSA_ID, TOK_LPAREN, TOK_CARET_ID},
     "expected ':' and type for SSA operand"},
    {TOK_COLON,
     {TOK_RPAREN, TOK_LPAREN, TOK_CARET_ID},
     "expected ':' after block name"},
    {TOK_COLON, {TOK_CARET_ID, 0, 0}, "expected ':' after block name"},
    {TOK_COLON, {TOK_GT, 0, 0}, "expected ':'"},
    {TOK_STRING, {TOK_LPAREN, TOK_BARE_ID, 0}, "expected attribute value"},
    {TOK_INTEGER,
     {TOK_MINUS, 0, 0},
     "expected constant integer or floating point value"},
};

/// The phrase of mlir's parser for a state that starts one of the main
/// constructs, or NULL.
static const char *construct_phrase(const Parser *parser, const bool *accepts) {
  if (accepts[TOK_OP_GENERIC])
    return "expected operation name in quotes";
  if (accepts[TOK_KW_UNIT])
    return "expected attribute value";
  if (accepts[TOK_KW_TUPLE])
    return "expected non-function type";
  if (accepts[TOK_KW_CALLSITE])
    return "expected location instance";
  if (accepts[TOK_MINUS] && accepts[TOK_BARE_ID] && accepts[TOK_LPAREN])
    return parser->recent.token == TOK_LPAREN ||
                   parser->recent.token == TOK_COMMA
               ? "expected affine expression"
               : "missing right operand of binary operator";
  if (accepts[TOK_KW_TRUE] && accepts[TOK_FLOAT] && accepts[TOK_STRING])
    return "expected element literal of primitive type";
  if (accepts[TOK_BARE_ID] && accepts[TOK_STRING] &&
      parser->recent.token != TOK_COLON)
    return "expected attribute name";
  return NULL;
}

/// Is `around` a parenthesis right after a string, such as the name of an
/// operation in generic form? After its operands, it opens the regions.
static bool is_after_string(const Parser *parser, const Stacked *around) {
  const char *start = parser->buffer->text.data;
  const char *at = around->text;
  if (around->token != TOK_LPAREN)
    return false;
  while (at > start && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return at > start && at[-1] == '"';
}

/// Is `around` the parenthesis after the name of the newest operation?
static bool is_operand_list(const Parser *parser, const Stacked *around) {
  const char *at = around->text;
  if (around->token != TOK_LPAREN || !parser->recent.generic ||
      parser->recent.custom > parser->recent.generic)
    return false;
  while (at > parser->recent.generic && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return at > parser->recent.generic + 1 && at[-1] == '"';
}

/// Can a parenthesis after `token` only open the list of a function's types?
static bool opens_type_list(int token) {
  return token == TOK_EQUAL || token == TOK_COLON || token == TOK_LPAREN ||
         token == TOK_FORMAT_FUNCTION || token == TOK_LT || token == TOK_DIM ||
         token == TOK_DIM_DYNAMIC || token == TOK_DIM_SCALABLE ||
         token == TOK_VECTOR_LT || token == TOK_TENSOR_LT ||
         token == TOK_MEMREF_LT;
}

/// The phrase for the first element of a list that may be empty, and for the
/// ends of some lists; otherwise NULL.
static const char *list_phrase(const Parser *parser, const bool *accepts,
                               unsigned count, const Stacked *stacked) {
  int previous = parser->recent.token;
  int inner = stacked[0].token, around = stacked[1].token;
  if (accepts[TOK_RPAREN] && previous == TOK_LPAREN && around == TOK_ARROW)
    return stacked[2].token == TOK_LT ? "expected affine expression"
                                      : "expected non-function type";
  if (accepts[TOK_RSQUARE] && previous == TOK_LSQUARE && around == TOK_KW_FUSED)
    return "expected location instance";
  if (accepts[TOK_RSQUARE] && previous == TOK_LSQUARE && around == TOK_LT &&
      stacked[2].token == TOK_KW_STRIDED)
    return "expected a 64-bit signed integer or '?'";
  if (inner == TOK_COLON && around == TOK_KW_OFFSET && accepts[TOK_INTEGER] &&
      !accepts[TOK_SSA_ID])
    return "expected a 64-bit signed integer or '?'";
  if (accepts[TOK_RPAREN] && previous == TOK_LPAREN && opens_type_list(around))
    return "expected non-function type";
  if (count == 2 && accepts[TOK_SSA_ID] && accepts[TOK_BARE_ID])
    return "expected SSA operand";
  if (accepts[TOK_SSA_ID] && inner == TOK_COMMA &&
      (around == 0 || around == TOK_LBRACE || around == TOK_START_FILE))
    return "expected valid ssa identifier";
  if (accepts[TOK_GT] && inner == TOK_ARRAY_LT)
    return previous == TOK_INTEGER || previous == TOK_FLOAT
               ? "expected '>' to close an array attribute"
               : "expected ':' after dense array type";
  return NULL;
}

/// The phrase of mlir's parser for a state, or NULL.
static const char *state_phrase(const Parser *parser, const bool *accepts,
                                unsigned count, const Stacked *stacked) {
  bool is_generic = parser->recent.generic > parser->recent.custom;
  const char *phrase = construct_phrase(parser, accepts);
  if (phrase)
    return phrase;
  if (accepts[TOK_RPAREN] && accepts[TOK_COMMA] &&
      parser->recent.token == TOK_RBRACE &&
      is_after_string(parser, &stacked[0]))
    return "expected ')' to end region list";
  if (accepts[TOK_RPAREN] && is_operand_list(parser, &stacked[0]))
    return "expected ')' to end operand list";
  if (accepts[TOK_COMMA] && accepts[TOK_RBRACE])
    return "expected '}' in attribute dictionary";
  if (accepts[TOK_RSQUARE] && accepts[TOK_COMMA] &&
      (stacked[2].token == TOK_KW_AFFINE_MAP ||
       stacked[2].token == TOK_KW_AFFINE_SET))
    return "expected ']' in symbol list";
  if (accepts[TOK_RSQUARE] && stacked[0].token == TOK_LSQUARE &&
      (stacked[1].token == TOK_FORMAT_ATTR || stacked[1].token == TOK_LSQUARE))
    return parser->recent.token == TOK_LSQUARE ? "expected attribute value"
                                               : "expected ',' or ']'";
  if (accepts[TOK_RSQUARE] && parser->recent.token == TOK_LSQUARE &&
      stacked[0].token == TOK_LSQUARE && stacked[1].token == TOK_LT)
    return "expected attribute value";
  if (accepts[TOK_RSQUARE] && stacked[0].token == TOK_LSQUARE &&
      stacked[1].token == TOK_LPAREN &&
      stacked[2].token == TOK_OP_LLVM_CONSTANT)
    return parser->recent.token == TOK_LSQUARE ? "expected attribute value"
                                               : "expected ',' or ']'";
  bool is_group = stacked[1].token == TOK_OP_EXPAND_SHAPE;
  if (accepts[TOK_RSQUARE] && stacked[0].token == TOK_LSQUARE && is_group)
    return "expected ',' or ']'";
  if (accepts[TOK_RSQUARE] && accepts[TOK_COMMA])
    return is_generic && parser->recent.token == TOK_CARET_ID
               ? "expected ',' or ']'"
               : "expected ']'";
  if (stacked[0].token == TOK_LSQUARE && stacked[1].token == TOK_OP_SUBVIEW &&
      accepts[TOK_SSA_ID])
    return "expected SSA value or integer";
  unsigned comma = stacked[0].token == TOK_COMMA;
  if (stacked[comma].token == TOK_LSQUARE &&
      stacked[comma + 1].token == TOK_OP_LLVM_GEP &&
      (comma || parser->recent.token == TOK_LSQUARE))
    return "expected SSA operand";
  phrase = list_phrase(parser, accepts, count, stacked);
  if (phrase)
    return phrase;
  SyntaxError error = {.accepts = accepts, .stacked = stacked};
  for (unsigned i = 0; i < ARRAY_LENGTH(phrases); i++)
    if (phrase_fits(&phrases[i], &error))
      return phrases[i].text;
  if (accepts[TOK_EQUAL] && parser->recent.token == TOK_SSA_ID)
    return count == 1 ? "expected '='" : "expected '=' after SSA name";
  if (accepts[TOK_EQUAL] && accepts[TOK_COMMA] && count == 2)
    return "expected '=' after SSA name";
  if (count == 1 && accepts[TOK_SYMBOL_ID] &&
      parser->recent.token == TOK_COLON_COLON)
    return "expected nested symbol reference identifier";
  if (count == 1 && accepts[TOK_SYMBOL_ID])
    return "expected attribute value";
  if (count == 1 && accepts[TOK_SSA_ID])
    return "expected SSA operand";
  if (count == 1 && accepts[TOK_LBRACE])
    return parser->recent.token == TOK_KW_ATTRIBUTES
               ? "expected '{' in attribute dictionary"
               : "expected '{' to begin a region";
  if (accepts[TOK_COLON] && is_generic &&
      (stacked[0].token == TOK_RPAREN || accepts[TOK_LBRACE]))
    return "expected ':' followed by operation type";
  if (accepts[TOK_COLON] && is_generic && count == 1)
    return "expected ':' followed by operation type";
  if (count == 1 && accepts[TOK_LPAREN] && is_generic)
    return stacked[0].token == TOK_LT ? "expected '('"
                                      : "expected '(' to start operand list";
  return NULL;
}

static unsigned count_accepted(const bool *accepts) {
  unsigned count = 0;
  for (int token = 1; token < TOK_LAST; token++)
    count += accepts[token];
  return count;
}

StringRef parser_custom_op_name(const Parser *parser) {
  if (parser->recent.token == TOK_RBRACE && parser->pending.def)
    return parser->pending.def->name;
  size_t size = word_at(parser->recent.custom).size;
  const Word *word = words_find_known(parser, parser->recent.custom, size);
  return word && word->def ? word->def->name
                           : string_ref(parser->recent.custom, size);
}

/// Can the token be left out before one that is required?
static bool is_optional_token(int token) {
  return token == TOK_COMMA || token == TOK_LBRACE || token == TOK_LT ||
         token == TOK_ARROW || token == TOK_KW_CASE || token == TOK_KW_IN;
}

/// The only token that is required at this place of a custom form, while all
/// others are optional. 0 if there is none, or several.
static int required_token(const bool *accepts) {
  int found = 0;
  for (int token = 1; token < TOK_LAST; token++) {
    if (!accepts[token] || is_optional_token(token))
      continue;
    if (found)
      return 0;
    found = token;
  }
  return found;
}

static bool is_keyword(int token) {
  static const bool keywords[TOK_LAST] = {
#define KEYWORD(ID, TEXT) [TOK_KW_##ID] = true,
#include "parser/keywords.def"
  };
  return keywords[token];
}

/// Reports a missing keyword or integer of a custom form. The error names the
/// operation; its place is the token found instead. Follows
/// AsmParser::parseKeyword.
static void fail_custom(Parser *parser, Token found, const bool *accepts,
                        unsigned count) {
  if (!parser->recent.custom || parser->recent.generic > parser->recent.custom)
    return;
  StringRef name = parser_custom_op_name(parser);
  int required = required_token(accepts);
  if (is_keyword(required))
    parser_fail_at(parser, found.text, "custom op '%.*s' expected %s",
                   STR_ARGS(name), token_name(required));
  if (count == 2 && accepts[TOK_KW_TO] && accepts[TOK_SSA_ID])
    parser_fail_at(parser, found.text, "custom op '%.*s' expected 'to'",
                   STR_ARGS(name));
  if (count == 2 && accepts[TOK_INTEGER] && accepts[TOK_MINUS])
    parser_fail_at(parser, found.text,
                   "custom op '%.*s' expected integer value", STR_ARGS(name));
  if (required == TOK_COLON || required == TOK_EQUAL)
    parser_fail_at(parser, parser_before_token(parser, found), "expected %s",
                   token_name(required));
}

/// Writes `expected ',' or ']'`, with three tokens at most.
static void list_accepted(Diagnostic *diag, const bool *accepts) {
  unsigned listed = 0;
  for (int token = 1; token < TOK_LAST; token++) {
    if (!accepts[token] || !token_name(token))
      continue;
    diag_format(diag, "%s%s", listed == 0 ? "expected " : " or ",
                token_name(token));
    if (++listed == 3)
      break;
  }
  if (listed == 0)
    diag_format(diag, "unexpected token");
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

/// Must the type of a generic operation come now?
static bool is_operation_type(const Parser *parser, const bool *accepts,
                              unsigned count) {
  return count == 1 && accepts[TOK_LPAREN] &&
         parser->recent.generic > parser->recent.custom &&
         parser->recent.token == TOK_COLON;
}

const OpDef *custom_op_def(const Parser *parser) {
  if (parser->recent.token == TOK_RBRACE && parser->pending.def)
    return parser->pending.def;
  if (!parser->recent.custom || parser->recent.custom < parser->recent.generic)
    return NULL;
  const char *end = word_end(parser->recent.custom);
  const Word *word = words_find_known(parser, parser->recent.custom,
                                      (size_t)(end - parser->recent.custom));
  return word ? word->def : NULL;
}

/// The only accepted token if it is a keyword; otherwise -1.
static int only_keyword(const bool *accepts, unsigned count) {
  static const int keywords[] = {
#define KEYWORD(ID, TEXT) TOK_KW_##ID,
#include "parser/keywords.def"
  };
  for (size_t i = 0; count == 1 && i < ARRAY_LENGTH(keywords); i++)
    if (accepts[keywords[i]])
      return keywords[i];
  return -1;
}

/// Is the token a word with the `<` that makes it a type or an attribute?
static bool is_bracketed_type(int token) {
  return token == TOK_VECTOR_LT || token == TOK_TENSOR_LT ||
         token == TOK_MEMREF_LT || token == TOK_ARRAY_LT || token == TOK_VEC_LT;
}

/// The innermost bracket that is open at the end of the file; NULL: none.
static const char *open_bracket(const Parser *parser, const Stacked *stacked) {
  const char *region = NULL;
  for (size_t i = parser->nest.scopes.size; i > 0 && !region; i--)
    region = parser->nest.scopes.data[i - 1].open;
  for (unsigned i = 0; i < NUM_STACKED && stacked[i].token; i++)
    if (stacked[i].text && strchr("({[<", *stacked[i].text))
      return stacked[i].text > region ? stacked[i].text : region;
  return region;
}

void parser_syntax_error(Parser *parser, int token, Token found,
                         const bool *accepts, const Stacked *stacked) {
  if (!parser->errors.are_reported)
    parser_fail(parser);
  parser->errors.opened = token ? NULL : open_bracket(parser, stacked);
  // The found token is the name of the next operation and does not count.
  if (parser->recent.custom == found.text && !accepts[TOK_OP_GENERIC])
    parser->recent.custom = parser->recent.custom_before;
  unsigned count = count_accepted(accepts);
  SyntaxError error = {parser, token, found, accepts, count, stacked};
  parser->errors.syntax = &error;
  parser_fail_dimension(&error);
  if (parser->data.param_frame)
    params_fail_syntax(&error);
  if (accepts[TOK_KW_UNIT] || accepts[TOK_GT] || accepts[TOK_STRING])
    params_fail_token(parser, found.text);
  if (accepts[TOK_BARE_ID] && is_bracketed_type(token) &&
      is_in_dictionary(stacked))
    parser_fail_at(parser, word_end(found.text),
                   "expected '}' in attribute dictionary");
  if (accepts[TOK_OP_GENERIC] && accepts[TOK_TYPE_ALIAS] &&
      *found.text == '!' && token_begins_type(token))
    parser_fail_at(parser, found.text,
                   "type names with a '.' are reserved for dialect-defined "
                   "names");
  if (accepts[TOK_OP_GENERIC] && is_bracketed_type(token)) {
    Token name = found;
    name.size = (uint32_t)word_at(name.text).size;
    unknown_custom_op(parser, name);
  }
  if (count == 2 && accepts[TOK_SYMBOL_ID] && accepts[TOK_BARE_ID] &&
      parser->recent.custom)
    fail_symbol_name(&error);
  parser_fail_dialect_type(&error);
  parser_fail_builtin(&error);
  const OpDef *def = custom_op_def(parser);
  int keyword = def ? only_keyword(accepts, count) : -1;
  if (keyword >= 0)
    parser_fail_at(parser, found.text, "custom op '%.*s' expected %s",
                   STR_ARGS(def->name), token_name(keyword));
  bool is_modern = def && def->dialect && !def->dialect->is_unprefixed;
  if (is_modern)
    parser_fail_op(&error, def);
  const char *phrase = state_phrase(parser, accepts, count, stacked);
  if (!phrase)
    fail_custom(parser, found, accepts, count);
  if (!phrase && accepts[TOK_RPAREN] && accepts[TOK_COMMA])
    phrase = is_modern && has_operand_list(def)
                 ? "expected ')' in operand list"
                 : "expected ')'"; // MLIR names the end of a list alone.
  const char *at = parser_before_token(parser, found);
  if (is_operation_type(parser, accepts, count)) {
    bool is_type = token_begins_type(token);
    at = is_type ? found.text : at;
    phrase = is_type ? "expected function type" : "expected non-function type";
  }
  Diagnostic *diag = parser_error(parser, at, "%s", phrase ? phrase : "");
  if (!phrase) {
    list_accepted(diag, accepts);
    if (count > 1)
      add_found(diag, token, found);
  }
  parser_fail(parser);
}
