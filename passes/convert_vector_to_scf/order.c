// SPDX-License-Identifier: Apache-2.0
// Transfers whose dimensions are not in the order of memory become transfers
// that are, with transpositions and broadcasts of vectors. Follows
// mlir::vector::populateVectorTransferPermutationMapLoweringPatterns.
#include "dialects/vector/masks/mask.h"
#include "ir/attributes/attribute.h"
#include "passes/convert_vector_to_scf/slice.h"

/// A transfer like another one, as it is to be built.
typedef struct NewTransfer {
  Rewriter *rw;
  Operation *op; ///< The original transfer.
  Transfer transfer;
  Value *value; ///< The written value; NULL for a read.
  Value *mask;
  const Type *type; ///< The type of the read vector.
  const AffineExpr **results;
  const Attribute **in_bounds;
  size_t rank;
} NewTransfer;

static NewTransfer new_begin(Rewriter *rw, Operation *op) {
  NewTransfer work = {.rw = rw, .op = op, .transfer = transfer_get(op)};
  work.mask = work.transfer.mask;
  builder_set_before(&rw->builder, op);
  return work;
}

static void new_alloc(NewTransfer *work, size_t rank) {
  work->rank = rank;
  work->results = mem_alloc((rank + 1) * sizeof *work->results);
  work->in_bounds = mem_alloc((rank + 1) * sizeof *work->in_bounds);
}

static Operation *new_build(const NewTransfer *work) {
  const Transfer *transfer = &work->transfer;
  Context *ctx = rewriter_context(work->rw);
  Value **operands = mem_alloc((work->op->num_operands + 1) * sizeof *operands);
  for (uint32_t i = 0; i < work->op->num_operands; i++)
    operands[i] = op_operand(work->op, i);
  if (work->value)
    operands[0] = work->value;
  if (work->mask)
    operands[work->op->num_operands - 1] = work->mask;
  const AffineMap *map =
      affine_map_get(ctx, transfer->map->num_dims, transfer->map->num_symbols,
                     work->results, work->rank);
  const Attribute *props[] = {
      [VECTOR_TRANSFER_MAP] = affine_map_attr_get(ctx, map),
      [VECTOR_TRANSFER_IN_BOUNDS] =
          array_attr_get(ctx, work->in_bounds, work->rank),
      [VECTOR_TRANSFER_SEGMENTS] = op_prop(work->op, VECTOR_TRANSFER_SEGMENTS)};
  const Type *type = work->type;
  if (work->value)
    type = work->op->num_results ? op_result_type(work->op, 0) : NULL;
  Operation *op =
      builder_create_op(&work->rw->builder, work->op->def, work->op->loc,
                        operands, work->op->num_operands, type, props);
  mem_free(operands);
  mem_free(work->results);
  mem_free(work->in_bounds);
  return op;
}

//===- Order --------------------------------------------------------------===//

/// The place in memory order of each result of `map`, to be freed. Results that
/// repeat an element get the places that are left. NULL if the dims are not the
/// last ones. Follows isPermutationOfMinorIdentityWithBroadcasting.
static int64_t *memory_order(const AffineMap *map) {
  size_t rank = map->num_results;
  int64_t shift = (int64_t)rank - map->num_dims;
  int64_t *order = mem_alloc((rank + 1) * sizeof *order);
  bool *taken = mem_alloc_zero((rank + 1) * sizeof *taken);
  bool ok = true;
  for (size_t i = 0; i < rank; i++) {
    const AffineExpr *expr = map->results[i];
    order[i] = expr->kind == AFFINE_DIM ? expr->value + shift : -1;
    if (order[i] >= 0)
      taken[order[i]] = true;
    else if (expr->kind == AFFINE_DIM)
      ok = false;
  }
  size_t next = 0;
  for (size_t i = 0; ok && i < rank; i++) {
    if (order[i] >= 0)
      continue;
    while (taken[next])
      next++;
    order[i] = (int64_t)next++;
  }
  mem_free(taken);
  if (ok)
    return order;
  mem_free(order);
  return NULL;
}

static bool is_in_order(const int64_t *order, size_t rank) {
  for (size_t i = 0; i < rank; i++)
    if (order[i] != (int64_t)i)
      return false;
  return true;
}

/// The type whose dimension `i` is `order[i]` of `type`.
static const Type *reordered(Context *ctx, const ShapedType *type,
                             const int64_t *order) {
  size_t rank = (size_t)type->rank;
  int64_t *shape = mem_alloc((rank + 1) * sizeof *shape);
  bool *scalable = mem_alloc((rank + 1) * sizeof *scalable);
  for (size_t i = 0; i < rank; i++) {
    shape[i] = type->shape[order[i]];
    scalable[i] = vector_is_scalable_at(type, (size_t)order[i]);
  }
  const Type *result =
      scalable_vector_type_get(ctx, shape, scalable, rank, type->element);
  mem_free(shape);
  mem_free(scalable);
  return result;
}

static Value *build_transpose(Rewriter *rw, Location loc, Value *source,
                              const int64_t *order) {
  const ShapedType *type = type_as_vector(value_type(source));
  return vector_build_transpose(rw, loc, source, order, (size_t)type->rank,
                                reordered(rewriter_context(rw), type, order));
}

/// A transfer with another order of dimensions -> a transfer in the order of
/// memory, and a transposition
static bool order_dims(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  (void)self;
  NewTransfer work = new_begin(rw, op);
  const AffineMap *map = work.transfer.map;
  size_t rank = map->num_results;
  int64_t *order = op_mask_around(op) ? NULL : memory_order(map);
  if (!order || is_in_order(order, rank)) {
    mem_free(order);
    return rewriter_match_failure(rw, op, "the dimensions can't be ordered");
  }
  new_alloc(&work, rank);
  int64_t *inverse = mem_alloc((rank + 1) * sizeof *inverse);
  for (size_t i = 0; i < rank; i++) {
    work.results[order[i]] = map->results[i];
    work.in_bounds[order[i]] = work.transfer.in_bounds->elements[i];
    inverse[order[i]] = (int64_t)i;
  }
  if (work.transfer.is_read) {
    work.type = reordered(rewriter_context(rw), work.transfer.vector, inverse);
    Operation *read = new_build(&work);
    rewriter_replace_op_with(
        rw, op, build_transpose(rw, op->loc, op_result(read, 0), order));
  } else {
    work.value = build_transpose(rw, op->loc, work.transfer.value, inverse);
    Operation *write = new_build(&work);
    Value *tensor = op->num_results ? op_result(write, 0) : NULL;
    rewriter_replace_op(rw, op, &tensor);
  }
  mem_free(order);
  mem_free(inverse);
  return true;
}

//===- Rank ---------------------------------------------------------------===//

static bool is_minor_identity_from(const AffineMap *map, uint32_t first) {
  uint32_t rank = map->num_results - first;
  if (map->num_dims < rank)
    return false;
  for (uint32_t i = first; i < map->num_results; i++)
    if (map->results[i]->kind == AFFINE_DIM &&
        map->results[i]->value !=
            (int64_t)(map->num_dims - map->num_results + i))
      return false;
  return true;
}

/// A read whose first dimensions repeat elements -> a read without them, and a
/// broadcast
static bool drop_broadcast_dims(const RewritePattern *self, Operation *op,
                                Rewriter *rw) {
  (void)self;
  NewTransfer work = new_begin(rw, op);
  const AffineMap *map = work.transfer.map;
  uint32_t first = 0;
  while (first < map->num_results &&
         transfer_dim_is_broadcast(&work.transfer, first))
    first++;
  if (!first || op_mask_around(op) || !is_minor_identity_from(map, first))
    return rewriter_match_failure(rw, op,
                                  "no dimension can be left to a broadcast");
  const ShapedType *vector = work.transfer.vector;
  new_alloc(&work, map->num_results - first);
  for (size_t i = 0; i < work.rank; i++) {
    work.results[i] = map->results[first + i];
    work.in_bounds[i] = work.transfer.in_bounds->elements[first + i];
  }
  work.type = scalable_vector_type_get(
      rewriter_context(rw), vector->shape + first,
      vector->scalable ? vector->scalable + first : NULL, work.rank,
      vector->element);
  Operation *read = new_build(&work);
  rewriter_replace_op_with(rw, op,
                           vector_build_cast(rw, VECTOR_BROADCAST, op->loc,
                                             op_result(read, 0),
                                             &vector->base));
  return true;
}

/// `count` dimensions of size 1 in front of the vector `source`.
static Value *add_unit_dims(Rewriter *rw, Location loc, Value *source,
                            size_t count) {
  const ShapedType *type = type_as_vector(value_type(source));
  size_t rank = count + (size_t)type->rank;
  int64_t *shape = mem_alloc(rank * sizeof *shape);
  bool *scalable = mem_alloc(rank * sizeof *scalable);
  for (size_t i = 0; i < rank; i++) {
    shape[i] = i < count ? 1 : type->shape[i - count];
    scalable[i] = i >= count && vector_is_scalable_at(type, i - count);
  }
  const Type *result = scalable_vector_type_get(rewriter_context(rw), shape,
                                                scalable, rank, type->element);
  mem_free(shape);
  mem_free(scalable);
  return vector_build_cast(rw, VECTOR_BROADCAST, loc, source, result);
}

static bool map_has_dim(const AffineMap *map, uint32_t dim) {
  for (uint32_t i = 0; i < map->num_results; i++)
    if (map->results[i]->kind == AFFINE_DIM &&
        map->results[i]->value == (int64_t)dim)
      return true;
  return false;
}

/// The dims that the map lacks, after the first one that it has; to be freed.
static uint32_t *missing_dims(const AffineMap *map, size_t *count) {
  uint32_t *dims = mem_alloc((map->num_dims + 1) * sizeof *dims);
  bool found = false;
  *count = 0;
  for (uint32_t i = 0; i < map->num_dims; i++) {
    bool has = map_has_dim(map, i);
    found |= has;
    if (found && !has)
      dims[(*count)++] = i;
  }
  return dims;
}

/// The mask's dimensions are those of memory, in order, also after the missing
/// ones were added.
static Value *widen_mask(const NewTransfer *work, const uint32_t *missing,
                         size_t count) {
  const AffineMap *map = work->transfer.map;
  Value *wide =
      add_unit_dims(work->rw, work->op->loc, work->transfer.mask, count);
  int64_t *order = mem_alloc((map->num_dims + 1) * sizeof *order);
  size_t next = 0, rank = 0, used = count;
  for (uint32_t i = 0; i < map->num_dims; i++)
    if (next < count && missing[next] == i)
      order[rank++] = (int64_t)next++;
    else if (map_has_dim(map, i))
      order[rank++] = (int64_t)used++;
  Value *mask = build_transpose(work->rw, work->op->loc, wide, order);
  mem_free(order);
  return mask;
}

/// A write that leaves out dimensions of memory between and after its own ->
/// one that has them with a size of 1
static bool add_missing_dims(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  NewTransfer work = new_begin(rw, op);
  const AffineMap *map = work.transfer.map;
  size_t count;
  uint32_t *missing = missing_dims(map, &count);
  if (!count || op_mask_around(op)) {
    mem_free(missing);
    return rewriter_match_failure(rw, op, "no dimension is missing");
  }
  Context *ctx = rewriter_context(rw);
  new_alloc(&work, count + map->num_results);
  for (size_t i = 0; i < work.rank; i++) {
    bool is_new = i < count;
    work.results[i] =
        is_new ? affine_dim_get(ctx, missing[i]) : map->results[i - count];
    work.in_bounds[i] = is_new ? bool_attr_get(ctx, true)
                               : work.transfer.in_bounds->elements[i - count];
  }
  work.value = add_unit_dims(rw, op->loc, work.transfer.value, count);
  if (work.mask)
    work.mask = widen_mask(&work, missing, count);
  mem_free(missing);
  Operation *write = new_build(&work);
  Value *tensor = op->num_results ? op_result(write, 0) : NULL;
  rewriter_replace_op(rw, op, &tensor);
  return true;
}

#define ROW(NAME, ROOT, FUNCTION)                                              \
  { .name = NAME, .root = &vector_ops[ROOT], .benefit = 1, .run = FUNCTION }

static const RewritePattern rows[] = {
    ROW("order-read-dims", VECTOR_TRANSFER_READ, order_dims),
    ROW("order-written-dims", VECTOR_TRANSFER_WRITE, order_dims),
    ROW("drop-broadcast-dims", VECTOR_TRANSFER_READ, drop_broadcast_dims),
    ROW("add-missing-dims", VECTOR_TRANSFER_WRITE, add_missing_dims),
};

const PatternTable vector_to_scf_order_patterns = PATTERN_TABLE(rows);
