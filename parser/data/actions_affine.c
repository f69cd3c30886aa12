// SPDX-License-Identifier: Apache-2.0
// Actions of affine maps and integer sets. Names of dimensions and symbols
// belong to the current map; maps do not nest.
#include "parser/actions.h"

void begin_affine(Parser *parser) {
  string_map_clear(&parser->affine.names);
  parser->affine.num_dims = 0;
  parser->affine.num_symbols = 0;
}

static void add_name(Parser *parser, Token name, const AffineExpr *expr) {
  void **slot = string_map_slot(&parser->affine.names, token_text(&name));
  if (*slot)
    parser_fail_at(parser, name.text, "redefinition of identifier '%.*s'",
                   (int)(name.size > 200 ? 200 : name.size), name.text);
  *slot = (void *)(uintptr_t)expr; // Only read as const again.
}

void affine_add_dim(Parser *parser, Token name) {
  add_name(parser, name,
           affine_dim_get(parser->ctx, parser->affine.num_dims++));
}

void affine_add_symbol(Parser *parser, Token name) {
  add_name(parser, name,
           affine_symbol_get(parser->ctx, parser->affine.num_symbols++));
}

const AffineMap *build_affine_map(Parser *parser, AffineExprs exprs) {
  return affine_map_get(parser->ctx, parser->affine.num_dims,
                        parser->affine.num_symbols, exprs.data, exprs.size);
}

const IntegerSet *build_integer_set(Parser *parser, AffineConstraints list) {
  const AffineExpr **exprs =
      arena_alloc(&parser->scratch, list.size * sizeof *exprs);
  bool *equalities = arena_alloc(&parser->scratch, list.size);
  for (uint32_t i = 0; i < list.size; i++) {
    exprs[i] = list.data[i].expr;
    equalities[i] = list.data[i].is_equality;
  }
  return integer_set_get(parser->ctx, parser->affine.num_dims,
                         parser->affine.num_symbols, exprs, equalities,
                         list.size);
}

AffineConstraint make_constraint(Parser *parser, const AffineExpr *lhs,
                                 const AffineExpr *rhs, bool is_equality) {
  bool is_zero = rhs->kind == AFFINE_CONSTANT && rhs->value == 0;
  return (AffineConstraint){is_zero ? lhs : affine_subtract(parser, lhs, rhs),
                            is_equality};
}

const AffineExpr *affine_negate(Parser *parser, const AffineExpr *expr) {
  if (expr->kind == AFFINE_CONSTANT && expr->value == INT64_MIN)
    return expr; // Index arithmetic wraps.
  return affine_binary_get(parser->ctx, AFFINE_MUL, expr,
                           affine_constant_get(parser->ctx, -1));
}

const AffineExpr *affine_subtract(Parser *parser, const AffineExpr *lhs,
                                  const AffineExpr *rhs) {
  return affine_binary_get(parser->ctx, AFFINE_ADD, lhs,
                           affine_negate(parser, rhs));
}

/// The place for an error about an operator. In a row of operators, mlir
/// reports the place of the next one.
static const char *operator_place(const Parser *parser, Token at) {
  static const char *const operators[] = {"*", "mod", "floordiv", "ceildiv"};
  StringRef next = token_text(&parser->token);
  for (size_t i = 0; i < ARRAY_LENGTH(operators); i++)
    if (string_ref_equals(next, string_ref_from_cstr(operators[i])))
      return next.data;
  return at.text;
}

const AffineExpr *affine_multiply(Parser *parser, Token at,
                                  const AffineExpr *lhs,
                                  const AffineExpr *rhs) {
  if (!lhs->is_symbolic_or_constant && !rhs->is_symbolic_or_constant)
    parser_fail_at(parser, operator_place(parser, at),
                   "non-affine expression: at least one of the multiply "
                   "operands has to be either a constant or symbolic");
  return affine_binary_get(parser->ctx, AFFINE_MUL, lhs, rhs);
}

const AffineExpr *affine_divide(Parser *parser, Token at, AffineExprKind kind,
                                const AffineExpr *lhs, const AffineExpr *rhs) {
  if (!rhs->is_symbolic_or_constant)
    parser_fail_at(parser, operator_place(parser, at),
                   "non-affine expression: right operand of %.*s has to be "
                   "either a constant or symbolic",
                   (int)at.size, at.text);
  return affine_binary_get(parser->ctx, kind, lhs, rhs);
}

const AffineExpr *affine_empty_parentheses(Parser *parser, Token close) {
  parser_fail_at(parser, close.text, "no expression inside parentheses");
}

const AffineExpr *affine_name(Parser *parser, Token name) {
  const AffineExpr *expr =
      string_map_get(&parser->affine.names, token_text(&name));
  if (!expr)
    parser_fail_at(parser, parser_before_token(parser, name),
                   "use of undeclared identifier");
  return expr;
}

/// Does the token have the digits of the least number? A sum or product that
/// wraps may print it; without the minus the digits are too large.
static bool is_least_number(const Parser *parser, Token token, uint64_t value) {
  return value == (uint64_t)INT64_MAX + 1 &&
         parser_before_token(parser, token)[-1] == '-';
}

const AffineExpr *affine_integer(Parser *parser, Token token) {
  uint64_t value;
  WideInt number;
  if (!wide_int_parse(&parser->scratch, token_text(&token), &number) ||
      !wide_int_as_u64(&number, &value) ||
      (value > INT64_MAX && !is_least_number(parser, token, value)))
    parser_fail_at(parser, token.text, "constant too large for index");
  return affine_constant_get(parser->ctx, (int64_t)value);
}
