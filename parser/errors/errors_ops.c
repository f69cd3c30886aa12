// SPDX-License-Identifier: Apache-2.0
// Syntax errors in the custom form of operations, in mlir's words. Upstream, an
// operation with a format has a reader for each element, and the others are
// read by hand; what is said depends on that.
#include "parser/errors/errors.h"

#include "ir/definitions/op_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/syntax/asm_shape.h"
#include "parser/actions.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"
#include "support/ascii.h"

bool token_begins_type(int token) {
  switch (token) {
  case TOK_INT_TYPE:
  case TOK_FLOAT_TYPE:
  case TOK_KW_INDEX:
  case TOK_KW_NONE:
  case TOK_KW_COMPLEX:
  case TOK_KW_TUPLE:
  case TOK_VECTOR_LT:
  case TOK_TENSOR_LT:
  case TOK_MEMREF_LT:
  case TOK_TYPE_ALIAS:
  case TOK_TYPE_RAW:
  case TOK_TYPE_KEYWORD:
  case TOK_TYPE_POINTER:
  case TOK_TYPE_ARRAY:
  case TOK_TYPE_STRUCT:
  case TOK_TYPE_KNOWN:
  case TOK_TYPE_FUNCTION:
  case TOK_TYPE_TARGET:
  case TOK_TYPE_FORMAT:
    return true;
  default:
    return false;
  }
}

bool is_in_dictionary(const Stacked *stacked) {
  return stacked[stacked[0].token == TOK_COMMA].token == TOK_LBRACE;
}

/// Does a list of values and integers follow these tokens?
static bool is_before_index_list(const Stacked *around) {
  switch (around[0].token) {
  case TOK_OP_SUBVIEW:
  case TOK_KW_OUTPUT_SHAPE:
    return true;
  case TOK_COLON:
    return around[1].token == TOK_KW_OFFSET ||
           around[1].token == TOK_KW_SIZES || around[1].token == TOK_KW_STRIDES;
  default:
    return false;
  }
}

/// Says in a second line, as mlir's DynamicIndexList, what the list holds.
_Noreturn static void fail_in_index_list(Parser *parser, const OpDef *def,
                                         const char *at, const char *text) {
  parser_error(parser, at, "%s", text);
  shape_fail(parser, def, parser->recent.custom,
             "expected SSA value or integer");
}

_Noreturn static void fail_index(Parser *parser, const OpDef *def,
                                 const char *at) {
  parser_error(parser, at, "custom op '%.*s' expected integer value",
               STR_ARGS(def->name));
  shape_fail(parser, def, parser->recent.custom,
             "expected SSA value or integer");
}

/// Reports errors of mlir's DynamicIndexList; returns if it is not one of them.
static void fail_index_list(Parser *parser, const OpDef *def, Token found,
                            const bool *accepts, unsigned count,
                            const Stacked *stacked) {
  const char *before = parser_before_token(parser, found);
  if (count == 1 && accepts[TOK_LSQUARE] && is_before_index_list(stacked))
    fail_in_index_list(parser, def, before,
                       "expected '[' in dynamic index list");
  if (count == 1 && accepts[TOK_LPAREN] && stacked[0].token == TOK_KW_IN)
    fail_in_index_list(parser, def, before,
                       "expected '(' in dynamic index list");
  if (stacked[0].token == TOK_LPAREN && stacked[1].token == TOK_KW_IN &&
      accepts[TOK_RPAREN] && parser->recent.token != TOK_LPAREN)
    fail_in_index_list(parser, def, before,
                       "expected ')' in dynamic index list");
  bool is_group = def->shape == SHAPE_EXPAND_SHAPE;
  if (is_group && count == 1 && accepts[TOK_LSQUARE] &&
      parser->recent.token == TOK_SSA_ID)
    parser_fail_at(parser, before, "expected attribute value");
  if (stacked[0].token == TOK_COMMA)
    stacked++;
  bool is_position =
      def->shape == SHAPE_VECTOR_INSERT || def->shape == SHAPE_VECTOR_EXTRACT;
  if (stacked[0].token != TOK_LSQUARE ||
      (!is_position && !is_before_index_list(stacked + 1)))
    return;
  if (accepts[TOK_SSA_ID])
    fail_index(parser, def, found.text);
  if (accepts[TOK_RSQUARE] && accepts[TOK_COMMA])
    fail_in_index_list(parser, def, before,
                       "expected ']' in dynamic index list");
}

/// Likewise for the bounds of scf.forall, which are in parentheses.
static void fail_forall_bounds(Parser *parser, const OpDef *def, Token found,
                               const bool *accepts, const Stacked *stacked) {
  const char *before = parser_before_token(parser, found);
  int inner = stacked[0].token;
  if (inner == TOK_COMMA)
    stacked++;
  int around = stacked[1].token;
  bool is_bound = around == TOK_EQUAL || around == TOK_KW_TO ||
                  around == TOK_KW_STEP || around == TOK_KW_IN;
  if (inner == TOK_EQUAL || inner == TOK_KW_TO || inner == TOK_KW_STEP)
    fail_in_index_list(parser, def, before,
                       "expected '(' in dynamic index list");
  if (stacked[0].token != TOK_LPAREN || !is_bound)
    return;
  if (inner == TOK_COMMA || parser->recent.token == TOK_LPAREN)
    fail_index(parser, def, found.text);
  if (accepts[TOK_RPAREN])
    fail_in_index_list(parser, def, before,
                       "expected ')' in dynamic index list");
}

/// Does `token` start an attribute that has no type?
static bool is_untyped_attr_start(int token) {
  return token_begins_type(token) || token == TOK_KW_AFFINE_MAP ||
         token == TOK_KW_AFFINE_SET || token == TOK_ARRAY_LT ||
         token == TOK_KW_DISTINCT || token == TOK_KW_STRIDED;
}

/// The word that ends right before `end`, but for blanks.
static StringRef word_before(const Parser *parser, const char *end) {
  const char *start = parser->buffer->text.data;
  while (end > start && is_blank(end[-1]))
    end--;
  const char *at = end;
  while (at > start && is_word_character(at[-1]))
    at--;
  return string_ref(at, (size_t)(end - at));
}

/// Reports an error in `fastmath<nnan, …` or right after the word. Upstream
/// reads the words one by one and reports a wrong one where the first one
/// stands.
static void fail_flags(Parser *parser, const OpDef *def, Token found,
                       const bool *accepts, const Stacked *stacked) {
  bool is_next = stacked[0].token == TOK_COMMA && accepts[TOK_BARE_ID];
  const Stacked *open = &stacked[is_next];
  bool is_within = open->token == TOK_LT && (is_next || accepts[TOK_GT] ||
                                             parser->recent.token == TOK_LT);
  const char *end = is_within ? open->text : found.text;
  const PropDef *prop = shape_flags_after(def, word_before(parser, end));
  if (!prop || def->shape == SHAPE_LLVM_BINARY || def->shape == SHAPE_LLVM_CAST)
    return;
  if (!is_within)
    parser_fail_at(parser, parser_before_token(parser, found), "expected '<'");
  const char *first = skip_blanks(open->text + 1);
  for (const char *at = first; at <= found.text && is_letter(*at);) {
    end = word_end(at);
    if (!prop_find_case(parser, prop, string_ref(at, (size_t)(end - at))))
      shape_fail_case(parser, def, prop, first);
    end = skip_blanks(end);
    at = end < found.text ? skip_blanks(end + 1) : end;
  }
}

/// Reports what is no attribute of the type that is wanted.
_Noreturn static void fail_typed_attr(Parser *parser, const OpDef *def,
                                      int token, Token found) {
  if (token == TOK_FLOAT)
    parser_fail_at(parser, skip_blanks(text_after(&found)),
                   "floating point value not valid for specified type");
  if (token == TOK_STRING || token == TOK_SYMBOL_ID || token == TOK_LSQUARE ||
      token == TOK_LBRACE || token == TOK_KW_UNIT || token == TOK_ATTR_RAW ||
      token == TOK_ATTR_PARAMS || token == TOK_ATTR_FORMAT ||
      is_untyped_attr_start(token))
    parser_fail_at(parser, found.text,
                   "custom op '%.*s' invalid kind of attribute specified",
                   STR_ARGS(def->name));
  parser_fail_at(parser, parser_before_token(parser, found),
                 "expected attribute value");
}

/// Reports errors in predicates, flags and constants of arithmetic; returns if
/// it is not one of them.
static void fail_arithmetic(Parser *parser, const OpDef *def, int token,
                            Token found, const bool *accepts, unsigned count) {
  if ((def->shape == SHAPE_CMP || def->shape == SHAPE_ATOMIC_RMW) &&
      accepts[TOK_BARE_ID] && accepts[TOK_STRING] && accepts[TOK_INTEGER] &&
      !accepts[TOK_OP_GENERIC])
    shape_fail_keyword(parser, def, &def->props[0], found.text);
  if (count == 2 && accepts[TOK_GT] && accepts[TOK_COMMA])
    parser_fail_at(parser, parser_before_token(parser, found), "expected '>'");
  if (def->shape == SHAPE_INDEX_CONSTANT && accepts[TOK_KW_TRUE])
    fail_typed_attr(parser, def, token, found);
  if (def->shape != SHAPE_CONSTANT)
    return;
  const char *at = found.text;
  bool is_symbol = accepts[TOK_COLON] && parser->recent.token == TOK_SYMBOL_ID;
  while (is_symbol && *at != '@')
    at--;
  if (is_symbol || (accepts[TOK_KW_UNIT] && is_untyped_attr_start(token)))
    parser_fail_at(parser, at,
                   "custom op '%.*s' invalid kind of attribute specified",
                   STR_ARGS(def->name));
}

/// Does `shape` have a list of integers in brackets that may be empty?
static bool has_integer_list(OpShape shape) {
  return shape == SHAPE_LLVM_SWITCH || shape == SHAPE_LLVM_EXTRACTVALUE ||
         shape == SHAPE_LLVM_INSERTVALUE || shape == SHAPE_LLVM_SHUFFLEVECTOR;
}

/// Reports what is no integer, after a comma or at the start of a list.
static void fail_integer(Parser *parser, const OpDef *def, int token,
                         Token found, const bool *accepts, unsigned count) {
  bool is_next = accepts[TOK_INTEGER] && accepts[TOK_MINUS] &&
                 accepts[TOK_KW_TRUE] && !accepts[TOK_FLOAT] &&
                 !accepts[TOK_STRING] && !accepts[TOK_SSA_ID];
  if (is_next &&
      (def->shape == SHAPE_PREFETCH || def->shape == SHAPE_ASSUME_ALIGNMENT))
    fail_typed_attr(parser, def, token, found);
  bool is_first = has_integer_list(def->shape) && count == 1 &&
                  accepts[TOK_RSQUARE] && parser->recent.token == TOK_LSQUARE;
  if (is_next || is_first)
    parser_fail_at(parser, found.text,
                   "custom op '%.*s' expected integer value",
                   STR_ARGS(def->name));
}

/// Reports a nested symbol where only a plain one is allowed.
static void fail_nested_symbol(Parser *parser, const OpDef *def, int token,
                               Token found) {
  const char *at = found.text;
  if (token != TOK_COLON_COLON || parser->recent.token != TOK_SYMBOL_ID)
    return;
  while (*at != '@')
    at--;
  parser_fail_at(parser, at,
                 "custom op '%.*s' invalid kind of attribute specified",
                 STR_ARGS(def->name));
}

/// Reports a wrong flag of llvm, which cannot be a string.
static void fail_flag_word(Parser *parser, const OpDef *def, Token found) {
  bool is_gep = def->shape == SHAPE_LLVM_GEP;
  if (is_gep ? parser->recent.token != TOK_BAR
             : def->shape != SHAPE_LLVM_BINARY && def->shape != SHAPE_LLVM_CAST)
    return;
  parser_fail_at(parser, found.text, "custom op '%.*s' expected keyword for %s",
                 STR_ARGS(def->name),
                 is_gep ? "::mlir::LLVM::GEPNoWrapFlags after '|'"
                        : "LLVM integer overflow flags");
}

/// Reports a missing arrow after the types of a call's arguments.
static void fail_call_types(Parser *parser, const OpDef *def,
                            const Stacked *stacked, const bool *accepts) {
  bool is_call = def->shape == SHAPE_LLVM_CALL ||
                 def->shape == SHAPE_LLVM_INVOKE ||
                 def->shape == SHAPE_LLVM_CALL_INTRINSIC;
  bool is_indirect = stacked[2].token == TOK_COMMA;
  const Stacked *colon = &stacked[is_indirect ? 3 : 2];
  if (!is_call || !accepts[TOK_ARROW] || stacked[0].token != TOK_RPAREN ||
      stacked[1].token != TOK_LPAREN || colon->token != TOK_COLON)
    return;
  shape_fail(parser, def, colon->text,
             is_indirect ? "expected trailing function type"
                         : "expected direct call to have 1 trailing types");
}

/// Reports words and types in places where operations of llvm, which upstream
/// reads by hand, expect others.
static void fail_llvm(Parser *parser, const OpDef *def, int token, Token found,
                      const bool *accepts, const Stacked *stacked) {
  if (def->shape == SHAPE_LLVM_INLINE_ASM && accepts[TOK_STRING] &&
      is_untyped_attr_start(token))
    parser_fail_at(parser, found.text,
                   "custom op '%.*s' invalid kind of attribute specified",
                   STR_ARGS(def->name));
  fail_call_types(parser, def, stacked, accepts);
  if (def->shape == SHAPE_LLVM_INVOKE && accepts[TOK_LPAREN] &&
      stacked[0].token == TOK_COMMA && stacked[1].token == TOK_COLON)
    parser_fail_at(parser, parser_before_token(parser, found), "expected '('");
  bool is_fourth = token == TOK_COMMA && accepts[TOK_LBRACE];
  if (def->shape == SHAPE_SELECT && (accepts[TOK_COMMA] || is_fourth) &&
      parser->recent.token == TOK_SSA_ID)
    shape_fail(parser, def, skip_blanks(word_end(parser->recent.custom)),
               "expected 3 operands");
  if (def->shape == SHAPE_LLVM_SELECT && accepts[TOK_COMMA] &&
      !accepts[TOK_EQUAL] && parser->recent.token == TOK_SSA_ID &&
      token != TOK_LBRACE)
    parser_fail_at(parser, parser_before_token(parser, found), "expected ':'");
  bool is_value = parser->recent.token == TOK_EQUAL ||
                  (parser->recent.token == TOK_COMMA && accepts[TOK_STRING]);
  if (def->shape == SHAPE_LLVM_INLINE_ASM && is_value)
    parser_fail_at(parser, parser_before_token(parser, found),
                   "expected attribute value");
  if (parser->recent.token == TOK_LPAREN && accepts[TOK_RPAREN] &&
      accepts[TOK_SSA_ID] &&
      (def->shape == SHAPE_LLVM_CALL || def->shape == SHAPE_LLVM_INVOKE) &&
      (stacked[1].token == TOK_LSQUARE || stacked[1].token == TOK_COMMA))
    parser_fail_at(parser, parser_before_token(parser, found), "expected ':'");
  if (!accepts[TOK_KW_TUPLE])
    return;
  bool is_call =
      def->shape == SHAPE_LLVM_CALL || def->shape == SHAPE_LLVM_CALL_INTRINSIC;
  bool is_types =
      (parser->recent.token == TOK_COLON && stacked[1].token != TOK_LPAREN) ||
      (parser->recent.token == TOK_COMMA && stacked[1].token == TOK_COLON);
  if (is_call && is_types)
    parser_fail_at(parser, parser_before_token(parser, found), "expected '('");
  if (def->shape == SHAPE_LLVM_GEP && parser->recent.token == TOK_COMMA &&
      stacked[1].token == TOK_COLON)
    parser_fail_at(parser, parser_before_token(parser, found),
                   "expected attribute value");
}

/// Reports the first word after the operands of an access to memory that is
/// none of the operation's.
static void fail_memory_word(Parser *parser, const OpDef *def, Token found) {
  bool is_access =
      def->shape == SHAPE_LLVM_LOAD || def->shape == SHAPE_LLVM_STORE ||
      def->shape == SHAPE_LLVM_ATOMICRMW || def->shape == SHAPE_LLVM_CMPXCHG;
  const char *at = found.text;
  while (is_access && at > parser->recent.custom && *at != '%')
    at--;
  if (!is_access || at == parser->recent.custom)
    return;
  at = skip_blanks(word_end(at + 1));
  while (at < found.text && is_letter(*at)) {
    StringRef word = word_at(at);
    bool is_known = string_ref_equals(word, STR("atomic")) ||
                    parser_prop_index(def, word) >= 0;
    for (unsigned i = 0; i < def->num_props && !is_known; i++)
      is_known = prop_find_case(parser, &def->props[i], word) != NULL;
    if (!is_known)
      parser_fail_at(parser, parser_before_token(parser, (Token){.text = at}),
                     "expected ':'");
    at += word.size;
    if (*at == '(' || *at == '<')
      at += strcspn(at, ")>") + 1;
    at = skip_blanks(at);
  }
}

/// Reports what follows the operands of llvm's arithmetic and memory and is no
/// word that stands there.
static void fail_suffix(Parser *parser, const OpDef *def, Token found,
                        const bool *accepts, const Stacked *stacked) {
  StringRef word = word_before(parser, found.text);
  bool is_arithmetic =
      def->shape == SHAPE_LLVM_BINARY || def->shape == SHAPE_LLVM_CAST;
  if (is_arithmetic && accepts[TOK_LT] && word.size && *word.data != '%' &&
      !string_ref_equals(word, STR("overflow")))
    parser_fail_at(parser,
                   parser_before_token(parser, (Token){.text = word.data}),
                   "expected ':'");
  fail_memory_word(parser, def, found);
  const PropDef *flags = is_arithmetic && def->num_props ? def->props : NULL;
  bool is_list =
      flags && stacked[0].token == TOK_LT && parser->recent.token != TOK_COMMA;
  const char *at = is_list ? skip_blanks(stacked[0].text + 1) : found.text;
  size_t size = 0;
  while (is_list && is_word_character(at[size]))
    size++;
  if (size && is_letter(*at) &&
      !prop_find_case(parser, flags, string_ref(at, size)))
    shape_fail(parser, def, at,
               "expected one of [none, nsw, nuw] for LLVM integer overflow "
               "flags, got: %.*s",
               (int)(size > 100 ? 100 : size), at);
  int slot = parser_prop_index(def, word);
  if (def->shape == SHAPE_LLVM_LOAD && accepts[TOK_COLON] && slot >= 0 &&
      def->props[slot].case_attr.size)
    parser_fail_at(parser, parser_before_token(parser, found), "expected '<'");
}

/// Reports errors in the operands of affine.apply and its like.
static void fail_map_operands(Parser *parser, const OpDef *def, Token found,
                              const bool *accepts, const Stacked *stacked) {
  const char *before = parser_before_token(parser, found);
  if (!has_operand_list(def))
    return;
  if (accepts[TOK_RPAREN] && stacked[0].token == TOK_LPAREN &&
      stacked[1].token != TOK_KW_LOC && stacked[1].token != TOK_ARROW)
    parser_fail_at(parser, before,
                   parser->recent.token == TOK_LPAREN
                       ? "expected SSA operand"
                       : "expected ')' in operand list");
  if (accepts[TOK_RSQUARE] && stacked[0].token == TOK_LSQUARE &&
      stacked[1].token == TOK_RPAREN)
    parser_fail_at(parser, before,
                   parser->recent.token == TOK_LSQUARE
                       ? "expected SSA operand"
                       : "expected ']' in operand list");
  if (!accepts[TOK_LPAREN] || accepts[TOK_KW_UNIT])
    return;
  if (parser->recent.token == TOK_GT)
    parser_fail_at(parser, before, "expected '(' in operand list");
  if (parser->recent.token == TOK_KW_UNIT ||
      token_begins_type(parser->recent.token))
    parser_fail_at(parser, word_before(parser, found.text).data,
                   "custom op '%.*s' invalid kind of attribute specified",
                   STR_ARGS(def->name));
}

/// Reports what is no argument after the comma in a function's list. Upstream
/// looks at what was read before when it meets the next one.
static void fail_argument(Parser *parser, const OpDef *def, Token found,
                          const Stacked *stacked) {
  bool is_function = def->shape == SHAPE_FUNC || def->shape == SHAPE_LLVM_FUNC;
  bool is_list = is_function && stacked[0].token == TOK_COMMA &&
                 stacked[1].token == TOK_LPAREN &&
                 stacked[2].token == TOK_SYMBOL_ID;
  char first = is_list ? *skip_blanks(stacked[1].text + 1) : 0;
  if (parser->recent.token != TOK_COMMA || (first != '%' && first != '.'))
    return;
  const char *start = parser->buffer->text.data;
  const char *at = parser_before_token(parser, found) - 1; // The comma.
  while (at > start && is_blank(at[-1]))
    at--;
  bool is_variadic =
      string_ref_ends_with(string_ref(start, (size_t)(at - start)), STR("..."));
  shape_fail(parser, def, found.text, "%s",
             is_variadic ? "variadic arguments must be in the end of the "
                           "argument list"
                         : "expected SSA identifier");
}

/// Reports errors in the lists of indices of operations that upstream reads by
/// hand.
static void fail_indices(Parser *parser, const OpDef *def, Token found,
                         const bool *accepts, const Stacked *stacked) {
  if (def->shape != SHAPE_GENERIC_ATOMIC_RMW && def->shape != SHAPE_PREFETCH &&
      def->shape != SHAPE_DMA_START)
    return;
  const char *before = parser_before_token(parser, found);
  if (accepts[TOK_LSQUARE] && parser->recent.token == TOK_SSA_ID)
    parser_fail_at(parser, before, "expected '[' in operand list");
  if (accepts[TOK_RSQUARE] && stacked[0].token == TOK_LSQUARE)
    parser_fail_at(parser, before,
                   parser->recent.token == TOK_LSQUARE
                       ? "expected SSA operand"
                       : "expected ']' in operand list");
}

/// Reports errors at the start of the list of scf.for.
static void fail_iter_args(Parser *parser, const OpDef *def, Token found,
                           const bool *accepts, const Stacked *stacked) {
  if (accepts[TOK_LPAREN] && stacked[0].token == TOK_KW_ITER_ARGS)
    shape_fail(parser, def, found.text, "expected '('");
  if (accepts[TOK_RPAREN] && parser->recent.token == TOK_LPAREN &&
      stacked[0].token == TOK_LPAREN && stacked[1].token == TOK_KW_ITER_ARGS)
    parser_fail_at(parser, parser_before_token(parser, found),
                   "expected SSA operand");
}

/// Reports errors in the list of blocks of llvm.indirectbr. Upstream puts the
/// name of the list right after the message.
static void fail_block_list(Parser *parser, const OpDef *def, Token found,
                            const bool *accepts) {
  if (def->shape != SHAPE_LLVM_INDIRECT_BRANCH)
    return;
  if (accepts[TOK_LSQUARE] && parser->recent.token == TOK_COMMA)
    parser_fail_at(parser, parser_before_token(parser, found),
                   "expected '['successor blocks");
  if (accepts[TOK_RSQUARE] && parser->recent.token != TOK_LSQUARE)
    parser_fail_at(parser, parser_before_token(parser, found),
                   "expected ']'successor blocks");
}

bool has_operand_list(const OpDef *def) {
  return def->shape == SHAPE_AFFINE_APPLY || def->shape == SHAPE_AFFINE_MIN_MAX;
}

void parser_fail_op(const SyntaxError *error, const OpDef *def) {
  Parser *parser = error->parser;
  const bool *accepts = error->accepts;
  const Stacked *stacked = error->stacked;
  unsigned count = error->count;
  int token = error->token;
  Token found = error->found;
  fail_index_list(parser, def, found, accepts, count, stacked);
  if (def->shape == SHAPE_FORALL)
    fail_forall_bounds(parser, def, found, accepts, stacked);
  fail_indices(parser, def, found, accepts, stacked);
  fail_iter_args(parser, def, found, accepts, stacked);
  fail_block_list(parser, def, found, accepts);
  fail_nested_symbol(parser, def, token, found);
  fail_argument(parser, def, found, stacked);
  fail_integer(parser, def, token, found, accepts, count);
  fail_suffix(parser, def, found, accepts, stacked);
  if (accepts[TOK_BARE_ID] && count == 1)
    fail_flag_word(parser, def, found);
  fail_flags(parser, def, found, accepts, stacked);
  bool may_be_string = accepts[TOK_STRING];
  if (accepts[TOK_BARE_ID] && count == 1u + may_be_string &&
      !is_in_dictionary(stacked))
    parser_fail_at(parser, found.text,
                   "custom op '%.*s' expected valid keyword%s",
                   STR_ARGS(def->name), may_be_string ? " or string" : "");
  fail_arithmetic(parser, def, token, found, accepts, count);
  fail_llvm(parser, def, token, found, accepts, stacked);
  fail_map_operands(parser, def, found, accepts, stacked);
}
