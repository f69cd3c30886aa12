// SPDX-License-Identifier: Apache-2.0
// Making affine.apply. An application in the making has an expression of
// symbols and dims, which are never renumbered while operands are composed in;
// at the end those that are used get the first numbers, in order.
#include "dialects/affine/affine_apply.h"

#include "ir/fold.h"

typedef VECTOR(Value *) Values;

typedef struct Application {
  Context *ctx;
  const AffineExpr *expr;
  Values dims; ///< NULL: composed away.
  Values symbols;
} Application;

/// Numbers go into the expression; values become its symbols.
static void take_operands(Application *work, const MixedValues *operands) {
  AffineParts symbols = {0};
  for (size_t i = 0; i < operands->size; i++) {
    const MixedValue *operand = &operands->data[i];
    if (!operand->value) {
      VECTOR_PUSH(&symbols, affine_constant_get(work->ctx, operand->number));
      continue;
    }
    VECTOR_PUSH(&symbols,
                affine_symbol_get(work->ctx, (unsigned)work->symbols.size));
    VECTOR_PUSH(&work->symbols, operand->value);
  }
  work->expr = affine_expr_replace(work->ctx, work->expr, NULL, symbols.data);
  VECTOR_FREE(&symbols);
}

/// Is it an integer constant, or defined at the top of a function?
static bool is_symbol(const Value *value) {
  if (attr_as_integer(value_constant(value)))
    return true;
  const Block *block = value_parent_block(value);
  const Operation *parent =
      block && block->parent ? block->parent->parent : NULL;
  return parent && op_has_trait(parent, TRAIT_FUNCTION | TRAIT_SYMBOL_TABLE);
}

/// `operand` as a new dim or symbol.
static const AffineExpr *take_operand(Application *work, Value *operand,
                                      bool symbol) {
  Values *values = symbol ? &work->symbols : &work->dims;
  unsigned position = (unsigned)values->size;
  VECTOR_PUSH(values, operand);
  return symbol ? affine_symbol_get(work->ctx, position)
                : affine_dim_get(work->ctx, position);
}

/// The expression of `apply`. Those of its dims that are symbols come behind
/// its symbols.
static const AffineExpr *take_apply(Application *work, const Operation *apply) {
  const AffineMap *map = affine_apply_map(apply);
  AffineParts dims = {0}, symbols = {0};
  for (uint32_t i = map->num_dims; i < apply->num_operands; i++)
    VECTOR_PUSH(&symbols, take_operand(work, op_operand(apply, i), true));
  for (uint32_t i = 0; i < map->num_dims; i++) {
    Value *operand = op_operand(apply, i);
    VECTOR_PUSH(&dims, take_operand(work, operand, is_symbol(operand)));
  }
  const AffineExpr *result =
      affine_expr_replace(work->ctx, map->results[0], dims.data, symbols.data);
  VECTOR_FREE(&dims);
  VECTOR_FREE(&symbols);
  return result;
}

/// The dims and symbols as they are, appended to `exprs`.
static void list_leaves(const Application *work, AffineParts *dims,
                        AffineParts *symbols) {
  for (size_t i = 0; i < work->dims.size; i++)
    VECTOR_PUSH(dims, affine_dim_get(work->ctx, (unsigned)i));
  for (size_t i = 0; i < work->symbols.size; i++)
    VECTOR_PUSH(symbols, affine_symbol_get(work->ctx, (unsigned)i));
}

/// Puts the expression of the apply that defines entry `index` of `values` in
/// its place. False: there is none.
static bool compose(Application *work, Values *values, size_t index) {
  Value *value = values->data[index];
  const Operation *apply = value ? value_defining_op(value) : NULL;
  if (!apply || !op_is(apply, &affine_ops[AFFINE_OP_APPLY]))
    return false;
  values->data[index] = NULL;
  AffineParts dims = {0}, symbols = {0};
  list_leaves(work, &dims, &symbols);
  AffineParts *leaves = values == &work->dims ? &dims : &symbols;
  leaves->data[index] = take_apply(work, apply);
  work->expr =
      affine_expr_replace(work->ctx, work->expr, dims.data, symbols.data);
  VECTOR_FREE(&dims);
  VECTOR_FREE(&symbols);
  return true;
}

/// May more be put into the expression? A chain of products of a value with
/// itself doubles it at each step.
static bool has_room(const Application *work) {
  enum { MAX_PARTS = 1024 };
  AffineParts parts = {0};
  affine_expr_list_postorder(work->expr, &parts);
  bool has_room = parts.size <= MAX_PARTS;
  VECTOR_FREE(&parts);
  return has_room;
}

/// Composes until no operand is an apply, or there is no room. Those that come
/// in are appended, and looked at in their turn.
static void compose_all(Application *work) {
  size_t dim = 0, symbol = 0;
  while ((dim < work->dims.size || symbol < work->symbols.size) &&
         has_room(work))
    if (dim < work->dims.size)
      compose(work, &work->dims, dim++);
    else
      compose(work, &work->symbols, symbol++);
}

/// Position of `value` among `operands` from `first` on; a new one if it is not
/// there.
static unsigned find_operand(Values *operands, size_t first, Value *value) {
  for (size_t i = first; i < operands->size; i++)
    if (operands->data[i] == value)
      return (unsigned)(i - first);
  VECTOR_PUSH(operands, value);
  return (unsigned)(operands->size - 1 - first);
}

/// Numbers the dims and symbols that are used, one for each value, constants
/// becoming numbers. Follows mlir::affine::canonicalizeMapAndOperands.
static void canonicalize(Application *work, Values *operands,
                         unsigned *num_dims) {
  AffineParts dims = {0}, symbols = {0};
  list_leaves(work, &dims, &symbols);
  for (size_t i = 0; i < dims.size; i++)
    if (work->dims.data[i] && affine_expr_uses(work->expr, dims.data[i]))
      dims.data[i] = affine_dim_get(
          work->ctx, find_operand(operands, 0, work->dims.data[i]));
  *num_dims = (unsigned)operands->size;
  for (size_t i = 0; i < symbols.size; i++) {
    Value *value = work->symbols.data[i];
    if (!value || !affine_expr_uses(work->expr, symbols.data[i]))
      continue;
    const IntegerAttr *known = attr_as_integer(value_constant(value));
    int64_t number;
    symbols.data[i] =
        known && wide_int_as_i64(&known->value, &number)
            ? affine_constant_get(work->ctx, number)
            : affine_symbol_get(work->ctx,
                                find_operand(operands, *num_dims, value));
  }
  work->expr =
      affine_expr_replace(work->ctx, work->expr, dims.data, symbols.data);
  VECTOR_FREE(&dims);
  VECTOR_FREE(&symbols);
}

static MixedValue build_or_fold(Application *work, Rewriter *rw, Location loc,
                                const Values *operands, unsigned num_dims) {
  const AffineExpr *expr = work->expr;
  unsigned num_symbols = (unsigned)operands->size - num_dims;
  if (expr->kind == AFFINE_CONSTANT)
    return (MixedValue){.number = expr->value};
  if (expr->kind == AFFINE_DIM)
    return (MixedValue){.value = operands->data[expr->value]};
  if (expr->kind == AFFINE_SYMBOL)
    return (MixedValue){.value = operands->data[num_dims + expr->value]};
  const AffineMap *map =
      affine_map_get(work->ctx, num_dims, num_symbols, &expr, 1);
  const Attribute *props[] = {[AFFINE_APPLY_MAP] =
                                  affine_map_attr_get(work->ctx, map)};
  Operation *op = builder_create_op(
      &rw->builder, &affine_ops[AFFINE_OP_APPLY], loc, operands->data,
      (uint32_t)operands->size, index_type_get(work->ctx), props);
  return (MixedValue){.value = op_result(op, 0)};
}

MixedValue affine_build_apply(Rewriter *rw, Location loc,
                              const AffineExpr *expr,
                              const MixedValues *operands) {
  Application work = {.ctx = rewriter_context(rw), .expr = expr};
  Values values = {0};
  unsigned num_dims;
  take_operands(&work, operands);
  compose_all(&work);
  canonicalize(&work, &values, &num_dims);
  work.expr = affine_expr_simplify(work.ctx, work.expr, num_dims,
                                   (unsigned)values.size - num_dims);
  MixedValue result = build_or_fold(&work, rw, loc, &values, num_dims);
  VECTOR_FREE(&values);
  VECTOR_FREE(&work.dims);
  VECTOR_FREE(&work.symbols);
  return result;
}
