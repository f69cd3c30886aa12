// SPDX-License-Identifier: Apache-2.0
// Composition and canonical form of affine expressions of values.
#include "dialects/affine/affine_use.h"

#include "dialects/affine/affine.h"
#include "ir/interfaces/fold.h"
#include "support/hash_table.h"

void affine_use_init(Context *ctx, AffineUse *use, const Operation *op) {
  const AffineMap *map = affine_op_map(op);
  *use = (AffineUse){.ctx = ctx};
  for (uint32_t i = 0; i < map->num_results; i++)
    VECTOR_PUSH(&use->exprs, map->results[i]);
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(i < map->num_dims ? &use->dims : &use->symbols,
                op_operand(op, i));
}

void affine_use_free(AffineUse *use) {
  VECTOR_FREE(&use->exprs);
  VECTOR_FREE(&use->dims);
  VECTOR_FREE(&use->symbols);
}

/// Appends the dims and symbols as they are to `dims` and `symbols`.
static void list_leaves(const AffineUse *use, AffineParts *dims,
                        AffineParts *symbols) {
  for (size_t i = 0; i < use->dims.size; i++)
    VECTOR_PUSH(dims, affine_dim_get(use->ctx, (unsigned)i));
  for (size_t i = 0; i < use->symbols.size; i++)
    VECTOR_PUSH(symbols, affine_symbol_get(use->ctx, (unsigned)i));
}

static void replace_leaves(AffineUse *use, const AffineParts *dims,
                           const AffineParts *symbols) {
  for (size_t i = 0; i < use->exprs.size; i++)
    use->exprs.data[i] = affine_expr_replace(use->ctx, use->exprs.data[i],
                                             dims->data, symbols->data);
}

// --- composition ------------------------------------------------------------

/// Makes `operand` a new dim or symbol.
static const AffineExpr *take_operand(AffineUse *use, Value *operand,
                                      bool symbol) {
  AffineValues *values = symbol ? &use->symbols : &use->dims;
  unsigned position = (unsigned)values->size;
  VECTOR_PUSH(values, operand);
  return symbol ? affine_symbol_get(use->ctx, position)
                : affine_dim_get(use->ctx, position);
}

/// The expression of `apply`. Its dims that are symbols come after its symbols.
static const AffineExpr *take_apply(AffineUse *use, const Operation *apply) {
  const AffineMap *map = affine_op_map(apply);
  AffineParts dims = {0}, symbols = {0};
  for (uint32_t i = map->num_dims; i < apply->num_operands; i++)
    VECTOR_PUSH(&symbols, take_operand(use, op_operand(apply, i), true));
  for (uint32_t i = 0; i < map->num_dims; i++) {
    Value *operand = op_operand(apply, i);
    VECTOR_PUSH(&dims, take_operand(use, operand, affine_is_symbol(operand)));
  }
  const AffineExpr *result =
      affine_expr_replace(use->ctx, map->results[0], dims.data, symbols.data);
  VECTOR_FREE(&dims);
  VECTOR_FREE(&symbols);
  return result;
}

/// The number of nodes in all expressions, and of nodes equal to `leaf`.
static size_t count_parts(const AffineUse *use, const AffineExpr *leaf,
                          size_t *count) {
  AffineParts parts = {0};
  for (size_t i = 0; i < use->exprs.size; i++)
    affine_expr_list_postorder(use->exprs.data[i], &parts);
  *count = 0;
  for (size_t i = 0; i < parts.size; i++)
    *count += parts.data[i] == leaf;
  size_t total = parts.size;
  VECTOR_FREE(&parts);
  return total;
}

/// Larger expressions are not built.
enum { MAX_PARTS = 1024 };

static bool is_short(const AffineUse *use) {
  uint64_t total = 0;
  for (size_t i = 0; i < use->exprs.size; i++)
    total += use->exprs.data[i]->num_parts;
  return total <= MAX_PARTS;
}

/// Replaces entry `index` of `values` by the expression of `apply`, if the
/// entry is used and there is room.
static void compose(AffineUse *use, AffineValues *values, size_t index,
                    const Operation *apply) {
  const AffineExpr *leaf = values == &use->dims
                               ? affine_dim_get(use->ctx, (unsigned)index)
                               : affine_symbol_get(use->ctx, (unsigned)index);
  size_t count, total = count_parts(use, leaf, &count);
  if (total + count * (uint64_t)affine_op_map(apply)->results[0]->num_parts >
      MAX_PARTS)
    return;
  values->data[index] = NULL;
  if (!count)
    return;
  AffineParts dims = {0}, symbols = {0};
  list_leaves(use, &dims, &symbols);
  AffineParts *leaves = values == &use->dims ? &dims : &symbols;
  leaves->data[index] = take_apply(use, apply);
  replace_leaves(use, &dims, &symbols);
  VECTOR_FREE(&dims);
  VECTOR_FREE(&symbols);
}

static const Operation *defining_apply(const Value *value) {
  const Operation *op = value ? value_defining_op(value) : NULL;
  return op && op_is(op, &affine_ops[AFFINE_OP_APPLY]) ? op : NULL;
}

/// New operands are appended, and looked at in their turn.
void affine_use_compose(AffineUse *use) {
  size_t dim = 0, symbol = 0;
  while (is_short(use) &&
         (dim < use->dims.size || symbol < use->symbols.size)) {
    bool is_dim = dim < use->dims.size;
    AffineValues *values = is_dim ? &use->dims : &use->symbols;
    size_t index = is_dim ? dim++ : symbol++;
    const Operation *apply = defining_apply(values->data[index]);
    if (apply)
      compose(use, values, index, apply);
  }
}

// --- canonical form ---------------------------------------------------------

/// The dims and symbols that occur; NULL for those that do not.
static void mark_leaves(const AffineUse *use, AffineParts *dims,
                        AffineParts *symbols) {
  AffineParts parts = {0};
  for (size_t i = 0; i < use->dims.size; i++)
    VECTOR_PUSH(dims, NULL);
  for (size_t i = 0; i < use->symbols.size; i++)
    VECTOR_PUSH(symbols, NULL);
  for (size_t i = 0; i < use->exprs.size; i++)
    affine_expr_list_postorder(use->exprs.data[i], &parts);
  for (size_t i = 0; i < parts.size; i++) {
    const AffineExpr *part = parts.data[i];
    if (part->kind == AFFINE_DIM)
      dims->data[part->value] = part;
    else if (part->kind == AFFINE_SYMBOL)
      symbols->data[part->value] = part;
  }
  VECTOR_FREE(&parts);
}

/// The remaining values, each once.
typedef struct NewLeaves {
  AffineValues values;
  PtrMap numbers; ///< Value to its index + 1.
} NewLeaves;

static unsigned new_number(NewLeaves *leaves, Value *value) {
  void **slot = ptr_map_slot(&leaves->numbers, value);
  if (!*slot) {
    VECTOR_PUSH(&leaves->values, value);
    *slot = (void *)(uintptr_t)leaves->values.size;
  }
  return (unsigned)(uintptr_t)*slot - 1;
}

/// Dims that are symbols come after all symbols.
static void promote_symbols(AffineUse *use) {
  AffineParts dims = {0}, symbols = {0};
  list_leaves(use, &dims, &symbols);
  bool found = false;
  for (size_t i = 0; i < use->dims.size; i++) {
    Value *value = use->dims.data[i];
    if (!value || !affine_is_symbol(value))
      continue;
    found = true;
    use->dims.data[i] = NULL;
    dims.data[i] = take_operand(use, value, true);
  }
  if (found)
    replace_leaves(use, &dims, &symbols);
  VECTOR_FREE(&dims);
  VECTOR_FREE(&symbols);
}

static const AffineExpr *new_symbol(const AffineUse *use, NewLeaves *leaves,
                                    Value *value) {
  const IntegerAttr *known = attr_as_integer(value_constant(value));
  int64_t number;
  return known && wide_int_as_i64(&known->value, &number)
             ? affine_constant_get(use->ctx, number)
             : affine_symbol_get(use->ctx, new_number(leaves, value));
}

static void new_leaves_free(NewLeaves *leaves, AffineValues *values) {
  VECTOR_FREE(values);
  *values = leaves->values;
  ptr_map_free(&leaves->numbers);
}

void affine_use_canonicalize(AffineUse *use) {
  promote_symbols(use);
  AffineParts dims = {0}, symbols = {0};
  NewLeaves new_dims = {0}, new_symbols = {0};
  mark_leaves(use, &dims, &symbols);
  for (size_t i = 0; i < dims.size; i++)
    if (dims.data[i])
      dims.data[i] =
          affine_dim_get(use->ctx, new_number(&new_dims, use->dims.data[i]));
  for (size_t i = 0; i < symbols.size; i++)
    if (symbols.data[i])
      symbols.data[i] = new_symbol(use, &new_symbols, use->symbols.data[i]);
  replace_leaves(use, &dims, &symbols);
  new_leaves_free(&new_dims, &use->dims);
  new_leaves_free(&new_symbols, &use->symbols);
  VECTOR_FREE(&dims);
  VECTOR_FREE(&symbols);
}

void affine_use_simplify(AffineUse *use) {
  for (size_t i = 0; i < use->exprs.size; i++)
    use->exprs.data[i] = affine_expr_simplify(use->ctx, use->exprs.data[i],
                                              (unsigned)use->dims.size,
                                              (unsigned)use->symbols.size);
}

const AffineMap *affine_use_map(const AffineUse *use, AffineValues *operands) {
  for (size_t i = 0; i < use->dims.size; i++)
    VECTOR_PUSH(operands, use->dims.data[i]);
  for (size_t i = 0; i < use->symbols.size; i++)
    VECTOR_PUSH(operands, use->symbols.data[i]);
  return affine_map_get(use->ctx, (unsigned)use->dims.size,
                        (unsigned)use->symbols.size, use->exprs.data,
                        use->exprs.size);
}
