// SPDX-License-Identifier: Apache-2.0
// Syntax errors of builtin types, attributes, affine maps, locations and
// resources, in mlir's words. mlir's parser has two places for an error about a
// wrong token: after the preceding token (emitWrongTokenError), or at the token
// itself (emitError).
#include "parser/errors/errors.h"

#include "parser/actions.h"
#include "parser/grammar.h"
#include "support/ascii.h"

_Noreturn static void fail_before(const SyntaxError *error, const char *text) {
  parser_fail_at(error->parser,
                 parser_before_token(error->parser, error->found), "%s", text);
}

/// Reports at the token; at the end of the file, at the character before it.
_Noreturn static void fail_here(const SyntaxError *error, const char *text) {
  const char *at = error->found.text;
  if (error->token == 0 && at > error->parser->buffer->text.data)
    at--;
  parser_fail_at(error->parser, at, "%s", text);
}

_Noreturn static void fail_after(const SyntaxError *error, const char *text) {
  parser_fail_at(error->parser, error->found.text + error->found.size, "%s",
                 text);
}

// --- types -------------------------------------------------------------------

static bool is_text(const Token *token, const char *text) {
  return string_ref_equals(token_text(token), string_ref_from_cstr(text));
}

/// May the found token be the first type of a list in parentheses? The grammar
/// has left the list by then.
static bool is_first_of_types(const SyntaxError *error) {
  const Stacked *stacked = error->stacked;
  return error->accepts[TOK_RPAREN] &&
         error->parser->recent.token == TOK_LPAREN &&
         stacked[0].token == TOK_LPAREN &&
         (stacked[1].token == TOK_COLON || stacked[1].token == TOK_EQUAL ||
          (stacked[1].token == TOK_ARROW && stacked[2].token != TOK_LT));
}

/// The lexer takes `vector` and similar names without their `<` as words.
static void fail_type_name(const SyntaxError *error) {
  if (error->token == TOK_BARE_ID && error->accepts[TOK_KW_PTR] &&
      error->accepts[TOK_ARRAY_LT] &&
      (is_text(&error->found, "array") || is_text(&error->found, "vec")))
    fail_after(error, "expected '<'");
  if (error->token != TOK_BARE_ID ||
      !(error->accepts[TOK_VECTOR_LT] || is_first_of_types(error)))
    return;
  if (is_text(&error->found, "vector"))
    fail_after(error, "expected '<' in vector type");
  if (is_text(&error->found, "tensor"))
    fail_after(error, "expected '<' in tensor type");
  if (is_text(&error->found, "memref"))
    fail_after(error, "expected '<' in memref type");
  if (error->accepts[TOK_ARRAY_LT] && is_text(&error->found, "array"))
    fail_after(error, "expected '<' after 'array'");
}

/// The list of layouts and memory space of a memref is not empty; the encoding
/// of a tensor may be missing after its comma.
static void fail_shaped_end(const SyntaxError *error) {
  const Stacked *open = error->stacked;
  bool is_first = open->token == TOK_COMMA;
  open += is_first;
  open += open->token == TOK_DIM_UNRANKED;
  if (open->token == TOK_TENSOR_LT && is_first)
    fail_before(error, "expected '>' in tensor type");
  if (open->token != TOK_MEMREF_LT)
    return;
  const char *end = is_first ? error->stacked->text : error->found.text;
  bool has_comma = memchr(open->text, ',', (size_t)(end - open->text)) != NULL;
  if (is_first && error->token == TOK_GT && !has_comma)
    fail_before(error, "expected list element");
  if (!is_first && error->accepts[TOK_GT] && error->accepts[TOK_COMMA])
    fail_before(error, has_comma ? "expected ',' or '>'"
                                 : "expected ',' or '>' in memref type");
}

// --- elements ----------------------------------------------------------------

/// Is there `dense` or `sparse` before `open`, which follows a token?
static bool is_after_elements(const char *open) {
  while (is_blank(open[-1]))
    open--;
  return open[-1] == 'e' && open[-2] == 's' &&
         (open[-3] == 'n' || open[-3] == 'r');
}

/// Are we inside of `dense<` or `sparse<`, as far as the known part of the
/// stack shows?
static bool is_in_elements(const Stacked *stacked) {
  unsigned i = 0;
  while (i < NUM_STACKED &&
         (stacked[i].token == TOK_LSQUARE || stacked[i].token == TOK_COMMA ||
          stacked[i].token == TOK_LPAREN || stacked[i].token == TOK_MINUS))
    i++;
  return i < NUM_STACKED && stacked[i].token == TOK_LT &&
         is_after_elements(stacked[i].text);
}

static void fail_elements(const SyntaxError *error) {
  int inner = error->stacked[0].token, around = error->stacked[1].token;
  if (error->accepts[TOK_LT] && error->count == 1) {
    if (error->parser->recent.token == TOK_KW_DENSE)
      fail_before(error, "expected '<' after 'dense'");
    if (error->parser->recent.token == TOK_KW_SPARSE)
      fail_before(error, "Expected '<' after 'sparse'");
  }
  if (!is_in_elements(error->stacked))
    return;
  bool is_only = error->count == 1;
  if (error->accepts[TOK_RSQUARE] && error->accepts[TOK_COMMA])
    fail_before(error, "expected ']'");
  if (is_only && error->accepts[TOK_COMMA] && inner == TOK_LPAREN)
    fail_before(error, "expected ',' between complex elements");
  if (is_only && error->accepts[TOK_RPAREN] && inner == TOK_COMMA &&
      around == TOK_LPAREN)
    fail_before(error, "expected ')' after complex elements");
  if (inner == TOK_MINUS)
    fail_here(error, "expected integer or floating point literal");
  if (error->accepts[TOK_KW_TRUE] && error->accepts[TOK_FLOAT])
    fail_here(error, "expected element literal of primitive type");
}

/// Reports errors in the numbers of `array<T: …>`: after a colon, a comma or a
/// sign.
static void fail_array(const SyntaxError *error) {
  const Stacked *open = error->stacked;
  if (!error->accepts[TOK_INTEGER] || !error->accepts[TOK_FLOAT])
    return;
  for (unsigned i = 0; i + 2 < NUM_STACKED; i++)
    if (open->token == TOK_MINUS || open->token == TOK_COMMA ||
        open->token == TOK_COLON)
      open++;
  if (open->token != TOK_ARRAY_LT)
    return;
  bool is_float = type_as_float(error->parser->data.array_element) != NULL;
  fail_here(error, is_float ? "expected floating point literal"
                            : "expected integer literal");
}

// --- lists and words around attributes ---------------------------------------

static const Phrase phrases_before[] = {
    {TOK_LT,
     {TOK_KW_DENSE_RESOURCE, 0, 0},
     "expected '<' after 'dense_resource'"},
    {TOK_LT, {TOK_KW_STRIDED, 0, 0}, "expected '<' after 'strided'"},
    {TOK_COMMA, {TOK_RSQUARE, TOK_LSQUARE, TOK_LT}, "expected ','"},
    {TOK_KW_OFFSET,
     {TOK_COMMA, TOK_RSQUARE, TOK_LSQUARE},
     "expected 'offset' after comma"},
    {TOK_COLON,
     {TOK_KW_OFFSET, TOK_COMMA, TOK_RSQUARE},
     "expected ':' after 'offset'"},
    {TOK_LPAREN, {TOK_KW_LOC, TOK_EQUAL, 0}, "expected '(' in inline location"},
    {TOK_LSQUARE,
     {TOK_GT, TOK_LT, TOK_KW_FUSED},
     "expected '[' in fused location"},
    {TOK_RPAREN,
     {TOK_LPAREN, TOK_KW_LOC, TOK_EQUAL},
     "expected ')' in inline location"},
    {TOK_RPAREN,
     {TOK_LPAREN, TOK_KW_LOC, TOK_LSQUARE},
     "expected ')' in inline location"},
    {TOK_RPAREN,
     {TOK_ATTR_ALIAS, TOK_LPAREN, TOK_KW_LOC},
     "expected ')' in location"},
    {TOK_RPAREN,
     {TOK_LPAREN, TOK_STRING, TOK_LPAREN},
     "expected ')' after child location of NameLoc"},
    {TOK_KW_AT,
     {TOK_LPAREN, TOK_KW_CALLSITE, 0},
     "expected 'at' in callsite location"},
    {TOK_COLON,
     {TOK_KW_TO, TOK_INTEGER, TOK_COLON},
     "expected either integer or `:` post `to` in FileLineColRange"},
    {TOK_COLON,
     {TOK_INTEGER, TOK_KW_TO, TOK_INTEGER},
     "expected either integer or `:` post `to` in FileLineColRange"},
    {TOK_RPAREN, {TOK_LPAREN, TOK_CARET_ID, 0}, "expected ')'"},
    {TOK_RPAREN, {TOK_COLON, TOK_LPAREN, TOK_CARET_ID}, "expected ')'"},
};

static const Phrase phrases_here[] = {
    {TOK_INTEGER, {TOK_LSQUARE, TOK_KW_DISTINCT, 0}, "expected distinct ID"},
    {TOK_INTEGER,
     {TOK_COMMA, TOK_LSQUARE, TOK_LT},
     "expected a 64-bit signed integer or '?'"},
    {TOK_QUESTION,
     {TOK_COLON, TOK_KW_OFFSET, TOK_COMMA},
     "expected a 64-bit signed integer or '?'"},
    {TOK_BARE_ID,
     {TOK_LT, TOK_KW_DENSE_RESOURCE, 0},
     "expected identifier key for 'resource' entry"},
};

/// Reports a missing first element in a list of attributes, strides, locations
/// or blocks.
static void fail_list_start(const SyntaxError *error) {
  int around = error->stacked[1].token;
  if (error->parser->recent.token != TOK_LSQUARE)
    return;
  if (error->accepts[TOK_CARET_ID] && error->token == TOK_RSQUARE)
    fail_before(error, "expected list element");
  if (error->stacked[0].token != TOK_LSQUARE)
    return;
  if (error->accepts[TOK_RSQUARE] && around == TOK_LT &&
      error->stacked[2].token == TOK_KW_STRIDED)
    fail_here(error, "expected a 64-bit signed integer or '?'");
  if (error->count == 1 && error->accepts[TOK_RSQUARE] &&
      (around == TOK_EQUAL || around == TOK_LSQUARE))
    fail_before(error, "expected attribute value");
}

/// Reports a missing number after the sign of a stride or an offset.
static void fail_stride(const SyntaxError *error) {
  const Stacked *stacked = error->stacked;
  if (stacked[0].token != TOK_MINUS || !error->accepts[TOK_INTEGER])
    return;
  if ((stacked[1].token == TOK_LSQUARE && stacked[3].token == TOK_KW_STRIDED) ||
      (stacked[1].token == TOK_COMMA && stacked[2].token == TOK_LSQUARE &&
       stacked[3].token == TOK_LT) ||
      (stacked[1].token == TOK_COLON && stacked[2].token == TOK_KW_OFFSET))
    parser_fail_at(error->parser, stacked[0].text,
                   "expected a 64-bit signed integer or '?'");
}

/// Reports a missing `]`, or a missing `>` after other ends.
static void fail_list_end(const SyntaxError *error) {
  const Stacked *stacked = error->stacked;
  if (error->accepts[TOK_RSQUARE] && stacked[0].token == TOK_LSQUARE &&
      error->parser->recent.token != TOK_LSQUARE) {
    if (stacked[1].token == TOK_LT && stacked[2].token == TOK_KW_STRIDED)
      fail_before(error, "expected ']'");
    if (stacked[1].token == TOK_GT && stacked[2].token == TOK_LT)
      fail_before(error, "expected ']' in fused location");
  }
  if (error->accepts[TOK_GT] && !error->accepts[TOK_KW_UNIT] &&
      stacked[0].token == TOK_LT && stacked[1].token == TOK_RSQUARE &&
      stacked[2].token == TOK_INTEGER)
    fail_before(error, "expected '>' to close distinct attribute");
  bool is_generic =
      error->parser->recent.generic > error->parser->recent.custom;
  if (is_generic && error->accepts[TOK_GT] && error->count == 1 &&
      stacked[0].token == TOK_LT && stacked[1].token == TOK_LPAREN)
    fail_before(error, "expected '>' to close properties");
  if (error->accepts[TOK_GT] && stacked[0].token == TOK_LT &&
      stacked[1].token == TOK_KW_TUPLE && error->parser->recent.token == TOK_LT)
    fail_before(error, "expected non-function type");
}

/// Reports `::` after a file's name. MLIR reads its first colon by itself.
static void fail_line_number(const SyntaxError *error) {
  if (error->token != TOK_COLON_COLON ||
      error->parser->recent.token != TOK_STRING)
    return;
  for (unsigned i = 0; i < NUM_STACKED; i++)
    if (error->stacked[i].token == TOK_KW_LOC ||
        error->stacked[i].token == TOK_KW_FUSED)
      parser_fail_at(error->parser, error->found.text + 1,
                     "expected integer line number in FileLineColRange");
}

/// Reports errors after a value's name, and in the arguments of blocks and
/// branches.
static void fail_value(const SyntaxError *error) {
  const Stacked *stacked = error->stacked;
  bool is_of_block = stacked[1].token == TOK_CARET_ID;
  bool is_start = stacked[0].token == TOK_LPAREN &&
                  error->parser->recent.token == TOK_LPAREN;
  if (error->parser->recent.token == TOK_SSA_ID &&
      (error->token == TOK_ATTR_ALIAS || error->token == TOK_ATTR_RAW))
    fail_here(error, "invalid SSA value result number");
  if (error->token == TOK_SSA_NUMBER && error->accepts[TOK_COLON] &&
      stacked[0].token == TOK_SSA_ID && stacked[2].token != TOK_CARET_ID)
    fail_here(error, "result number not allowed in argument list");
  if (is_start && is_of_block && error->accepts[TOK_SSA_ID])
    fail_before(error, error->accepts[TOK_RPAREN] ? "expected SSA operand"
                                                  : "expected ':'");
}

// --- affine maps and sets ----------------------------------------------------

static bool is_affine_operator(int token) {
  return token == TOK_PLUS || token == TOK_STAR || token == TOK_KW_MOD ||
         token == TOK_KW_FLOORDIV || token == TOK_KW_CEILDIV;
}

/// Reports a missing operand of an operator, or a missing expression.
_Noreturn static void fail_affine_operand(const SyntaxError *error) {
  int previous = error->parser->recent.token;
  if (is_affine_operator(previous) || previous == TOK_MINUS)
    fail_here(error, "missing right operand of binary operator");
  if (is_affine_operator(error->token))
    fail_here(error, "missing left operand of binary operator");
  if (error->token == TOK_SSA_ID)
    fail_here(error, "unexpected ssa identifier");
  fail_here(error, "expected affine expression");
}

/// Is a comparison of affine expressions missing, or its second character?
static bool is_comparison(const SyntaxError *error) {
  const bool *accepts = error->accepts;
  int inner = error->stacked[0].token;
  if (accepts[TOK_KW_FLOORDIV] && accepts[TOK_EQUAL])
    return true;
  return error->count == 1 && accepts[TOK_EQUAL] &&
         (inner == TOK_GT || inner == TOK_LT || inner == TOK_EQUAL);
}

/// `depth` is the number of tokens on the stack after `affine_map`, without the
/// parenthesis of the dimensions.
static void fail_affine(const SyntaxError *error, unsigned depth, bool is_map) {
  const bool *accepts = error->accepts;
  int inner = error->stacked[0].token;
  int previous = error->parser->recent.token;
  if (depth == 0)
    fail_before(error, is_map ? "expected '<' in affine map"
                              : "expected '<' in integer set");
  if ((accepts[TOK_MINUS] && accepts[TOK_BARE_ID]) ||
      (depth == 3 && previous == TOK_LPAREN))
    fail_affine_operand(error);
  if (accepts[TOK_BARE_ID])
    fail_before(error, "expected bare identifier");
  if (accepts[TOK_ARROW] || (depth == 1 && accepts[TOK_COLON]))
    fail_before(error, "expected '->' or ':'");
  if (inner == TOK_COLON && accepts[TOK_LPAREN])
    fail_before(error, "expected '(' in integer set constraint list");
  if (depth == 1 && accepts[TOK_RPAREN])
    fail_before(error, "expected ')' in dimensional identifier list");
  if (inner == TOK_LSQUARE && accepts[TOK_RSQUARE])
    fail_before(error, previous == TOK_LSQUARE ? "expected bare identifier"
                                               : "expected ']' in symbol list");
}

/// Reports errors in a list of constraints or of a map's results. The start of
/// the list may be deeper than the known part of the stack.
static void fail_constraint(const SyntaxError *error) {
  const bool *accepts = error->accepts;
  int inner = error->stacked[0].token;
  if (is_comparison(error))
    fail_here(error, "expected '== affine-expr' or '>= affine-expr' at end of "
                     "affine constraint");
  if (accepts[TOK_MINUS] && accepts[TOK_BARE_ID] && accepts[TOK_LPAREN] &&
      !accepts[TOK_COLON] && !accepts[TOK_STRING])
    fail_affine_operand(error);
  if (error->stacked[1].token != TOK_COLON ||
      error->stacked[2].token != TOK_LT ||
      error->stacked[3].token != TOK_KW_AFFINE_SET || inner != TOK_LPAREN)
    return;
  if (error->parser->recent.token == TOK_LPAREN)
    fail_here(error, "expected affine expression");
  if (accepts[TOK_RPAREN])
    fail_before(error, "expected ')' in integer set constraint list");
}

static void fail_affine_text(const SyntaxError *error) {
  const Stacked *stacked = error->stacked;
  for (unsigned i = 0; i < NUM_STACKED; i++)
    if (stacked[i].token == TOK_KW_AFFINE_MAP ||
        stacked[i].token == TOK_KW_AFFINE_SET) {
      fail_affine(error, i, stacked[i].token == TOK_KW_AFFINE_MAP);
      break;
    }
  fail_constraint(error);
}

// --- resources ---------------------------------------------------------------

/// The number of open braces in `{-# … #-}`; -1 if it is elsewhere.
static int resource_depth(const Stacked *stacked) {
  int depth = 0;
  for (unsigned i = 0; i < NUM_STACKED; i++) {
    if (stacked[i].token == TOK_RESOURCE_OPEN)
      return depth;
    if (stacked[i].token == TOK_LBRACE)
      depth++;
    else if (stacked[i].token != TOK_COMMA && stacked[i].token != TOK_COLON)
      return -1;
  }
  return depth == 2 ? depth : -1;
}

/// The name before the `:` at `colon`.
static StringRef resource_key(const char *colon) {
  const char *end = colon;
  while (is_blank(end[-1]))
    end--;
  const char *at = end - 1;
  if (*at == '"') {
    do
      at--;
    while (*at != '"' || at[-1] == '\\');
    return string_ref(at + 1, (size_t)(end - at - 2));
  }
  while (!is_blank(at[-1]) && at[-1] != '{' && at[-1] != ',')
    at--;
  return string_ref(at, (size_t)(end - at));
}

static bool is_external_resource(const Parser *parser) {
  return string_ref_equals(parser->resource.section, STR("external_resources"));
}

_Noreturn static void fail_resource_value(const SyntaxError *error) {
  Parser *parser = error->parser;
  StringRef key = resource_key(error->stacked[0].text);
  parser_fail_at(parser, error->found.text, "expected %s for key '%.*s'",
                 is_external_resource(parser) ? "string value"
                                              : "hex string blob",
                 STR_ARGS(key));
}

/// A name is missing `depth` braces deep.
_Noreturn static void fail_resource_key(const SyntaxError *error, int depth) {
  enum { ENTRY = 2 };
  if (depth == 0)
    fail_here(error, "expected identifier key in file metadata dictionary");
  if (depth == ENTRY && is_external_resource(error->parser))
    fail_here(error, "expected identifier key for 'external_resources' entry");
  fail_here(error, "expected identifier key for 'resource' entry");
}

static void fail_resources(const SyntaxError *error) {
  int previous = error->parser->recent.token;
  int depth = resource_depth(error->stacked);
  bool is_start = previous == TOK_LBRACE || previous == TOK_COMMA ||
                  previous == TOK_RESOURCE_OPEN;
  if (depth < 0)
    return;
  if (is_start)
    fail_resource_key(error, depth);
  if (error->accepts[TOK_STRING] && error->stacked[0].token == TOK_COLON)
    fail_resource_value(error);
  if (error->accepts[TOK_COLON])
    fail_before(error, "expected ':'");
  if (error->accepts[TOK_LBRACE])
    fail_before(error, "expected '{'");
  fail_before(error,
              depth == 0 ? "expected ',' or '#-}'" : "expected ',' or '}'");
}

// --- all ---------------------------------------------------------------------

bool phrase_fits(const Phrase *phrase, const SyntaxError *error) {
  if (!error->accepts[phrase->missing])
    return false;
  for (unsigned i = 0; i < ARRAY_LENGTH(phrase->around); i++)
    if (phrase->around[i] && phrase->around[i] != error->stacked[i].token)
      return false;
  return true;
}

void parser_fail_builtin(const SyntaxError *error) {
  fail_resources(error);
  fail_type_name(error);
  fail_shaped_end(error);
  fail_elements(error);
  fail_array(error);
  fail_affine_text(error);
  fail_stride(error);
  fail_line_number(error);
  fail_list_start(error);
  fail_list_end(error);
  fail_value(error);
  for (size_t i = 0; i < ARRAY_LENGTH(phrases_before); i++)
    if (phrase_fits(&phrases_before[i], error))
      fail_before(error, phrases_before[i].text);
  for (size_t i = 0; i < ARRAY_LENGTH(phrases_here); i++)
    if (phrase_fits(&phrases_here[i], error))
      fail_here(error, phrases_here[i].text);
}
