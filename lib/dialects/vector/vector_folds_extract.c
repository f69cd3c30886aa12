// SPDX-License-Identifier: Apache-2.0
// Folds of vector.extract: the element at a position of a constant, or of what
// other operations put together. All but those of constants and broadcasts need
// a known position. In place, the operation is pointed at an operand of the one
// that defined its source.
#include <string.h>

#include "dialects/common/fold_util.h"
#include "dialects/memref/memref_views.h"
#include "dialects/ub/ub.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_elements.h"
#include "dialects/vector/vector_internal.h"

static Operation *source_of(const Operation *op, VectorOp id) {
  return defining_op_of(op_operand(op, 0), &vector_ops[id]);
}

static int32_t rank_of(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector ? vector->rank : 0;
}

static bool is_static(const Operation *op) { return op->num_operands == 1; }

/// Makes the operation extract from `source` at `position`.
static bool set_source(Context *ctx, Operation *op, Value *source,
                       const int64_t *position, size_t count,
                       FoldResult *results) {
  op_set_operands(ctx, op, &source, 1);
  op_set_prop(op, VECTOR_STATIC_POSITION,
              dense_i64_array_attr_get(ctx, position, count));
  return give_value(results, op_result(op, 0));
}

// --- constants --------------------------------------------------------------

static const Attribute *extract_part(Context *ctx, const Operation *op,
                                     const Attribute *source) {
  const ShapedType *type = type_as_vector(op_operand_type(op, 0));
  const Type *result = op_result_type(op, 0);
  const ShapedType *part = type_as_vector(result);
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  VectorElements elements;
  if (!is_static(op) || vector_is_scalable(type) ||
      !vector_elements_init(&elements, ctx, source))
    return NULL;
  const Attribute **first =
      elements.data + vector_linear_position(type, position, count);
  const Attribute *attr =
      part ? elements_attr_get(ctx, result, first) : first[0];
  vector_elements_free(&elements);
  return attr;
}

/// extract of a constant: its element or part
static bool fold_constant(Context *ctx, Operation *op, const Attribute *source,
                          FoldResult *results) {
  const DenseElementsAttr *dense = attr_as_dense_elements(source);
  if (attr_is_poison(source))
    return give_attr(results, source);
  const Attribute *splat =
      dense ? dense_elements_splat_value(ctx, dense) : NULL;
  if (!dense)
    return false;
  if (!splat)
    return give_attr(results, extract_part(ctx, op, source));
  const Type *result = op_result_type(op, 0);
  return give_attr(results, type_as_vector(result)
                                ? dense_splat_attr_get_value(ctx, result, splat)
                                : splat);
}

// --- extract ----------------------------------------------------------------

/// Are all positions of `op` and of the extracts before it known? Each extract
/// has a source of higher rank, so there are few.
static bool chain_is_static(const Operation *op) {
  for (; op; op = source_of(op, VECTOR_EXTRACT))
    if (!is_static(op))
      return false;
  return true;
}

/// extract (extract x[a])[b] -> extract x[a, b], down to an x that is none
static bool fold_chain(Context *ctx, Operation *op, FoldResult *results) {
  if (!source_of(op, VECTOR_EXTRACT) || !chain_is_static(op))
    return false;
  Operation *first = op;
  size_t total = 0, count;
  for (Operation *at = op; at; at = source_of(at, VECTOR_EXTRACT)) {
    op_i64_array(at, VECTOR_STATIC_POSITION, &count);
    total += count;
    first = at;
  }
  int64_t *position = mem_alloc((total + 1) * sizeof *position);
  int64_t *end = position + total;
  for (Operation *at = op; at; at = source_of(at, VECTOR_EXTRACT)) {
    const int64_t *part = op_i64_array(at, VECTOR_STATIC_POSITION, &count);
    end -= count;
    memcpy(end, part, count * sizeof *part);
  }
  set_source(ctx, op, op_operand(first, 0), position, total, results);
  mem_free(position);
  return true;
}

// --- inserts and transpositions ---------------------------------------------

/// Where the extracted part is in a vector further back: `count` known numbers,
/// followed by -1, -2, … for the part's own dimensions, so that a permutation
/// of these is noticed.
typedef struct Trail {
  int64_t *position;
  int64_t *permuted; ///< Scratch of the same size.
  size_t count;
  size_t rank;
} Trail;

static void trail_init(Trail *trail, const Operation *op) {
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  size_t rank = (size_t)rank_of(op_operand_type(op, 0));
  *trail = (Trail){mem_alloc((rank + 1) * sizeof *position),
                   mem_alloc((rank + 1) * sizeof *position), count, rank};
  for (size_t i = 0; i < rank; i++)
    trail->position[i] = i < count ? position[i] : -(int64_t)(i - count + 1);
}

static void trail_free(Trail *trail) {
  mem_free(trail->position);
  mem_free(trail->permuted);
}

/// Are the part's own dimensions last, in their order?
static bool trail_is_straight(const Trail *trail) {
  for (size_t i = trail->count; i < trail->rank; i++)
    if (trail->position[i] != -(int64_t)(i - trail->count + 1))
      return false;
  return true;
}

static void trail_transpose(Trail *trail, const Operation *transpose) {
  size_t count;
  const int64_t *permutation =
      op_i64_array(transpose, VECTOR_PERMUTATION, &count);
  for (size_t i = 0; i < count; i++)
    trail->permuted[permutation[i]] = trail->position[i];
  int64_t *old = trail->position;
  trail->position = trail->permuted;
  trail->permuted = old;
}

typedef enum Overlap {
  OVERLAP_NONE,
  OVERLAP_EXACT,  ///< What is extracted was inserted.
  OVERLAP_WITHIN, ///< A part of it is extracted.
  OVERLAP_UNCLEAR,
} Overlap;

static Overlap trail_overlap(const Trail *trail, const Operation *insert) {
  size_t count;
  const int64_t *inserted =
      op_i64_array(insert, VECTOR_STATIC_POSITION, &count);
  bool is_static_insert = insert->num_operands == 2;
  bool is_prefix = count <= trail->rank, is_apart = false;
  for (size_t i = 0; i < count && i < trail->rank; i++) {
    is_prefix &= inserted[i] == trail->position[i];
    is_apart |= inserted[i] >= 0 && trail->position[i] >= 0 &&
                inserted[i] != trail->position[i];
  }
  if (is_static_insert && is_prefix && count == trail->count &&
      trail_is_straight(trail))
    return OVERLAP_EXACT;
  if (is_static_insert && is_prefix)
    return OVERLAP_WITHIN;
  return is_apart ? OVERLAP_NONE : OVERLAP_UNCLEAR;
}

/// Goes on with the vector that was inserted.
static void trail_enter(Trail *trail, const Operation *insert) {
  size_t count;
  op_i64_array(insert, VECTOR_STATIC_POSITION, &count);
  trail->rank -= count;
  trail->count = trail->count > count ? trail->count - count : 0;
  memmove(trail->position, trail->position + count,
          trail->rank * sizeof *trail->position);
}

/// Extracts from `source` in place, if the trail leads there.
static bool trail_apply(const Trail *trail, Context *ctx, Operation *op,
                        Value *source, FoldResult *results) {
  return source != op_operand(op, 0) && trail_is_straight(trail) &&
         set_source(ctx, op, source, trail->position, trail->count, results);
}

/// Goes back from `from` over inserts elsewhere and transpositions.
static bool follow_trail(Trail *trail, Context *ctx, Operation *op,
                         FoldResult *results) {
  Value *from = op_operand(op, 0);
  for (;;) {
    Operation *transpose = defining_op_of(from, &vector_ops[VECTOR_TRANSPOSE]);
    Operation *insert = defining_op_of(from, &vector_ops[VECTOR_INSERT]);
    if (transpose) {
      trail_transpose(trail, transpose);
      from = op_operand(transpose, 0);
      continue;
    }
    if (!insert)
      return trail_apply(trail, ctx, op, from, results);
    switch (trail_overlap(trail, insert)) {
    case OVERLAP_EXACT:
      return give_value(results, op_operand(insert, 0));
    case OVERLAP_WITHIN:
      trail_enter(trail, insert);
      return trail_apply(trail, ctx, op, op_operand(insert, 0), results);
    case OVERLAP_UNCLEAR:
      return false;
    case OVERLAP_NONE:
      from = op_operand(insert, 1);
      break;
    }
  }
}

static bool fold_inserts(Context *ctx, Operation *op, FoldResult *results) {
  if (!is_static(op))
    return false;
  Trail trail;
  trail_init(&trail, op);
  bool ok = follow_trail(&trail, ctx, op, results);
  trail_free(&trail);
  return ok;
}

// --- broadcast --------------------------------------------------------------

/// Does the broadcast stretch dimension `dim` from 1?
static bool is_stretched(const ShapedType *from, const ShapedType *to,
                         size_t dim) {
  size_t lead = (size_t)(to->rank - (from ? from->rank : 0));
  return from && dim >= lead && from->shape[dim - lead] != to->shape[dim];
}

/// extract from a broadcast of a larger vector -> from its source, at the last
/// positions, with 0 in stretched dimensions and, for a cast, in those of size
/// 1
static void extract_from_source(Context *ctx, Operation *op,
                                const Operation *broadcast, size_t num_kept) {
  const ShapedType *from = type_as_vector(op_operand_type(broadcast, 0));
  const ShapedType *to = type_as_vector(op_result_type(broadcast, 0));
  size_t count;
  const int64_t *old = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  int64_t *position = mem_alloc((count + 1) * sizeof *position);
  Value **operands = mem_alloc((op->num_operands + 1) * sizeof *operands);
  uint32_t next = 1, num_operands = 0;
  size_t size = 0;
  operands[num_operands++] = op_operand(broadcast, 0);
  for (size_t i = 0; i < count; i++) {
    Value *dynamic = old[i] == DYNAMIC_SIZE ? op_operand(op, next++) : NULL;
    if (i + num_kept < count)
      continue;
    bool is_zero =
        is_stretched(from, to, i) ||
        (to->shape[i] == 1 && op_is(broadcast, &vector_ops[VECTOR_SHAPE_CAST]));
    position[size++] = is_zero ? 0 : old[i];
    if (dynamic && !is_zero)
      operands[num_operands++] = dynamic;
  }
  op_set_prop(op, VECTOR_STATIC_POSITION,
              dense_i64_array_attr_get(ctx, position, size));
  op_set_operands(ctx, op, operands, num_operands);
  mem_free(operands);
  mem_free(position);
}

static bool fold_broadcast(Context *ctx, Operation *op, FoldResult *results) {
  Operation *broadcast = vector_broadcast_before(op);
  if (!broadcast)
    return false;
  const Type *result = op_result_type(op, 0);
  if (op_operand_type(broadcast, 0) == result)
    return give_value(results, op_operand(broadcast, 0));
  int32_t from = rank_of(op_operand_type(broadcast, 0)), to = rank_of(result);
  if (to > from)
    return false;
  const ShapedType *part = type_as_vector(result);
  const ShapedType *source = type_as_vector(op_operand_type(broadcast, 0));
  for (int32_t i = 0; part && i < to; i++)
    if (part->shape[i] != source->shape[from - to + i])
      return false;
  extract_from_source(ctx, op, broadcast, (size_t)(from - to));
  return give_value(results, op_result(op, 0));
}

// --- shuffle ----------------------------------------------------------------

static bool fold_shuffle(Context *ctx, Operation *op, FoldResult *results) {
  Operation *shuffle = source_of(op, VECTOR_SHUFFLE);
  if (!is_static(op) || !shuffle || rank_of(op_operand_type(shuffle, 0)) != 1)
    return false;
  size_t count;
  const int64_t *mask = op_i64_array(shuffle, VECTOR_SHUFFLE_MASK, &count);
  int64_t at = mask[op_i64_array(op, VECTOR_STATIC_POSITION, &count)[0]];
  int64_t size = type_as_vector(op_operand_type(shuffle, 0))->shape[0];
  bool is_first = at < size;
  at -= is_first ? 0 : size;
  return set_source(ctx, op, op_operand(shuffle, !is_first), &at, 1, results);
}

// --- shape_cast -------------------------------------------------------------

/// The first `count` numbers of `position` in `type`, as one index.
static int64_t linearize(const ShapedType *type, const int64_t *position,
                         size_t count) {
  int64_t linear = 0;
  for (size_t i = 0; i < count; i++)
    linear = linear * type->shape[i] + position[i];
  return linear;
}

static bool fold_shape_cast(Context *ctx, Operation *op, FoldResult *results) {
  Operation *cast = source_of(op, VECTOR_SHAPE_CAST);
  if (!cast || !is_static(op))
    return false;
  const ShapedType *from = type_as_vector(op_operand_type(cast, 0));
  const ShapedType *part = type_as_vector(op_result_type(op, 0));
  int32_t rank = part ? part->rank : 0;
  if (rank > from->rank)
    return false;
  size_t lead = (size_t)(from->rank - rank);
  for (int32_t i = 0; i < rank; i++)
    if (part->shape[i] != from->shape[lead + (size_t)i])
      return false;
  size_t count;
  const int64_t *old = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  int64_t linear =
      linearize(type_as_vector(op_operand_type(op, 0)), old, count);
  int64_t *position = mem_alloc((lead + 1) * sizeof *position);
  for (size_t i = lead; i-- > 0;) {
    position[i] = i ? linear % from->shape[i] : linear;
    linear /= from->shape[i];
  }
  set_source(ctx, op, op_operand(cast, 0), position, lead, results);
  mem_free(position);
  return true;
}

// --- slices -----------------------------------------------------------------

/// Offsets of a slice without those of the trailing dimensions that it takes
/// whole.
static size_t num_offsets(const Operation *slice) {
  const ShapedType *from = type_as_vector(op_operand_type(slice, 0));
  const ShapedType *to = type_as_vector(op_result_type(slice, 0));
  size_t count = vector_slice_size(slice, VECTOR_SLICE_OFFSETS);
  while (count && !vector_slice_at(slice, VECTOR_SLICE_OFFSETS, count - 1) &&
         to->shape[count - 1] == from->shape[count - 1])
    count--;
  return count;
}

/// extract from a slice -> from its source, at a larger position
static bool fold_slice(Context *ctx, Operation *op, FoldResult *results) {
  Operation *slice = source_of(op, VECTOR_EXTRACT_STRIDED_SLICE);
  if (!slice || !is_static(op))
    return false;
  size_t num = num_offsets(slice), count;
  const int64_t *old = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  if ((size_t)rank_of(op_result_type(op, 0)) + num >
          (size_t)rank_of(op_operand_type(slice, 0)) ||
      count < num)
    return false;
  int64_t *position = mem_alloc((count + 1) * sizeof *position);
  for (size_t i = 0; i < count; i++)
    position[i] =
        old[i] +
        (i < num ? vector_slice_at(slice, VECTOR_SLICE_OFFSETS, i) : 0);
  set_source(ctx, op, op_operand(slice, 0), position, count, results);
  mem_free(position);
  return true;
}

/// Is the position within the slice that `insert` inserts? `relative` is
/// counted from the slice's start.
static bool is_within(const Operation *op, const Operation *insert,
                      int64_t *relative, size_t *size) {
  const ShapedType *part = type_as_vector(op_operand_type(insert, 0));
  size_t lead = (size_t)(rank_of(op_operand_type(insert, 1)) - part->rank);
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  *size = 0;
  for (size_t i = 0; i < count; i++) {
    int64_t start = vector_slice_at(insert, VECTOR_SLICE_OFFSETS, i);
    int64_t end = start + (i < lead ? 1 : part->shape[i - lead]);
    if (position[i] < start || position[i] >= end)
      return false;
    if (i >= lead)
      relative[(*size)++] = position[i] - start;
  }
  return true;
}

/// Does the inserted slice have the last `rank` dimensions whole?
static bool has_whole_parts(const Operation *insert, int32_t rank) {
  const ShapedType *from = type_as_vector(op_operand_type(insert, 0));
  const ShapedType *to = type_as_vector(op_operand_type(insert, 1));
  for (int32_t i = 1; i <= rank; i++)
    if (from->shape[from->rank - i] != to->shape[to->rank - i])
      return false;
  return true;
}

/// extract from inserted slices -> from the last one that covers the position
static bool fold_inserted_slices(Context *ctx, Operation *op,
                                 FoldResult *results) {
  Operation *insert = source_of(op, VECTOR_INSERT_STRIDED_SLICE);
  int32_t rank = rank_of(op_result_type(op, 0));
  if (!insert || !is_static(op))
    return false;
  int64_t *relative = mem_alloc(((size_t)rank_of(op_operand_type(op, 0)) + 1) *
                                sizeof *relative);
  bool ok = false;
  size_t size;
  while (insert && rank <= rank_of(op_operand_type(insert, 0))) {
    if (is_within(op, insert, relative, &size)) {
      ok = has_whole_parts(insert, rank) &&
           set_source(ctx, op, op_operand(insert, 0), relative, size, results);
      break;
    }
    insert = defining_op_of(op_operand(insert, 1), insert->def);
  }
  mem_free(relative);
  return ok;
}

// --- from_elements ----------------------------------------------------------

/// Gives the element of a from_elements.
static bool fold_from_elements(Operation *op, FoldResult *results) {
  Operation *whole = source_of(op, VECTOR_FROM_ELEMENTS);
  if (!whole || !is_static(op))
    return false;
  const ShapedType *type = type_as_vector(op_operand_type(op, 0));
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  return op_result_type(op, 0) == type->element &&
         give_value(results, op_operand(whole, (unsigned)vector_linear_position(
                                                   type, position, count)));
}

// --- all --------------------------------------------------------------------

static bool fold_source(Context *ctx, Operation *op, const Attribute *source,
                        FoldResult *results) {
  return fold_constant(ctx, op, source, results) ||
         fold_chain(ctx, op, results) || fold_inserts(ctx, op, results) ||
         fold_broadcast(ctx, op, results) || fold_shuffle(ctx, op, results) ||
         fold_shape_cast(ctx, op, results) || fold_slice(ctx, op, results) ||
         fold_inserted_slices(ctx, op, results) ||
         fold_from_elements(op, results);
}

/// Every position of a splat has its value.
static bool fold_from_splat(Context *ctx, const Operation *op,
                            const Attribute *source, FoldResult *results) {
  const DenseElementsAttr *dense = attr_as_dense_elements(source);
  if (!dense || !dense->is_splat)
    return false;
  const Type *type = op_result_type(op, 0);
  const Attribute *element = dense_elements_splat_value(ctx, dense);
  return give_attr(results, type_as_vector(type)
                                ? dense_splat_attr_get_value(ctx, type, element)
                                : element);
}

FOLD_HOOK(vector_fold_extract) {
  if (vector_fold_whole_or_poison(ctx, op, results))
    return true;
  bool changed = vector_fold_positions(ctx, op, 1, constants);
  bool folded =
      vector_has_poison_position(op) // Seen the next time, as in mlir.
          ? fold_broadcast(ctx, op, results) ||
                fold_from_splat(ctx, op, constants[0], results)
          : fold_source(ctx, op, constants[0], results);
  if (!folded && changed)
    give_value(results, op_result(op, 0));
  return folded || changed;
}
