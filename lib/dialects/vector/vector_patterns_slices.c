// SPDX-License-Identifier: Apache-2.0
// Canonicalization of slices and of masks.
#include "dialects/arith/arith_build.h"
#include "dialects/common/fold_util.h"
#include "dialects/memref/memref_views.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_elements.h"
#include "dialects/vector/vector_patterns.h"

static Operation *source_of(const Operation *op, VectorOp id) {
  return defining_op_of(op_operand(op, 0), &vector_ops[id]);
}

static int64_t offset_at(const Operation *op, size_t index) {
  return vector_slice_at(op, VECTOR_SLICE_OFFSETS, index);
}

static int64_t size_at(const Operation *op, size_t index) {
  return vector_slice_at(op, VECTOR_SLICE_SIZES, index);
}

// --- create_mask ------------------------------------------------------------

static int64_t clamp(int64_t number, int64_t most) {
  return number < 0 ? 0 : number > most ? most : number;
}

/// The size of a create_mask in dimension `dim`, within bounds. -1: it is not
/// known, or is a part of a scalable dimension.
static int64_t known_size(const Operation *op, uint32_t dim) {
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  int64_t most = type->rank ? type->shape[dim] : 1, number;
  bool is_scalable = type->rank && type->scalable && type->scalable[dim];
  const Value *size = op_operand(op, dim);
  if (vector_constant_number(size, &number))
    return is_scalable && number >= 0 ? -1 : clamp(number, most);
  number = vector_vscale_multiple(size);
  return number < 0 || number < most ? -1 : most;
}

/// create_mask of constants -> constant_mask
PATTERN(create_known_mask) {
  (void)self;
  size_t count = op->num_operands;
  int64_t *sizes = mem_alloc(count * sizeof *sizes);
  bool is_known = true, has_zero = false;
  for (size_t i = 0; i < count; i++) {
    sizes[i] = known_size(op, (uint32_t)i);
    is_known &= sizes[i] >= 0;
    has_zero |= sizes[i] == 0;
  }
  for (size_t i = 0; has_zero && i < count; i++)
    sizes[i] = 0;
  if (is_known)
    rewriter_replace_op_with(rw, op,
                             vector_build_constant_mask(rw, op->loc, sizes,
                                                        count,
                                                        op_result_type(op, 0)));
  mem_free(sizes);
  return is_known || rewriter_match_failure(
                         rw, op, "the mask has a size that is not a constant");
}

/// Is the mask known at this position of dimension `dim`? It is either set
/// (true), or not (`*is_false`).
static bool is_known_at(const Operation *mask, size_t dim, int64_t position,
                        bool *is_false) {
  int64_t bound;
  if (!vector_constant_number(op_operand(mask, (unsigned)dim), &bound))
    return false;
  if (position != DYNAMIC_SIZE) {
    *is_false |= position >= bound;
    return true;
  }
  return bound >= type_as_vector(op_result_type(mask, 0))->shape[dim];
}

/// extract of a create_mask where it is known to be set -> create_mask of the
/// other dimensions; where it is known not to be -> all false
PATTERN(extract_of_create_mask) {
  (void)self;
  Operation *mask = source_of(op, VECTOR_CREATE_MASK);
  const Type *type = op_result_type(op, 0);
  if (!mask || !type_as_vector(type))
    return rewriter_match_failure(
        rw, op, "it does not extract a vector from a create_mask");
  Context *ctx = rewriter_context(rw);
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  bool is_false = vector_mask_format(ctx, op_operand(op, 0)) == MASK_ALL_FALSE;
  bool is_known = true;
  for (size_t i = 0; !is_false && i < count; i++)
    is_known &= is_known_at(mask, i, position[i], &is_false);
  if (!is_false && !is_known)
    return rewriter_match_failure(rw, op, "the mask is not known there");
  if (is_false) {
    rewriter_replace_op_with(
        rw, op, arith_build_constant(rw, op->loc, zero_attr_get(ctx, type)));
    return true;
  }
  size_t rest = mask->num_operands - count;
  Value **sizes = mem_alloc((rest + 1) * sizeof *sizes);
  for (size_t i = 0; i < rest; i++)
    sizes[i] = op_operand(mask, (unsigned)(count + i));
  rewriter_replace_op_with(
      rw, op, vector_build_create_mask(rw, op->loc, sizes, rest, type));
  mem_free(sizes);
  return true;
}

// --- slices of masks --------------------------------------------------------

/// slice of create_mask -> create_mask of what remains after the offsets
PATTERN(slice_of_create_mask) {
  (void)self;
  Operation *mask = source_of(op, VECTOR_CREATE_MASK);
  if (!mask)
    return rewriter_match_failure(rw, op, "the operand is not a mask");
  size_t count = mask->num_operands;
  Value **sizes = mem_alloc(count * sizeof *sizes);
  for (size_t i = 0; i < count; i++) {
    sizes[i] = op_operand(mask, (unsigned)i);
    if (i < vector_slice_size(op, VECTOR_SLICE_OFFSETS))
      sizes[i] =
          arith_build_binary(rw, &arith_ops[ARITH_SUBI], op->loc, sizes[i],
                             arith_build_index(rw, op->loc, offset_at(op, i)));
  }
  rewriter_replace_op_with(rw, op,
                           vector_build_create_mask(rw, op->loc, sizes, count,
                                                    op_result_type(op, 0)));
  mem_free(sizes);
  return true;
}

/// slice of constant_mask -> constant_mask
PATTERN(slice_of_constant_mask) {
  (void)self;
  Operation *mask = source_of(op, VECTOR_CONSTANT_MASK);
  if (!mask)
    return rewriter_match_failure(rw, op, "the operand is not a mask");
  size_t count;
  const int64_t *old = op_i64_array(mask, VECTOR_MASK_SIZES, &count);
  int64_t *sizes = mem_alloc((count + 1) * sizeof *sizes);
  bool has_zero = false;
  for (size_t i = 0; i < count; i++) {
    sizes[i] = old[i];
    if (i < vector_slice_size(op, VECTOR_SLICE_OFFSETS))
      sizes[i] = clamp(old[i] - offset_at(op, i), size_at(op, i));
    has_zero |= sizes[i] == 0;
  }
  for (size_t i = 0; has_zero && i < count; i++)
    sizes[i] = 0;
  rewriter_replace_op_with(rw, op,
                           vector_build_constant_mask(rw, op->loc, sizes, count,
                                                      op_result_type(op, 0)));
  mem_free(sizes);
  return true;
}

// --- slices of others -------------------------------------------------------

/// Does the slice take a part of a dimension of the broadcast vector?
static bool is_sliced(const ShapedType *from, const ShapedType *slice) {
  int32_t lead = slice->rank - (from ? from->rank : 0);
  for (int32_t i = 0; from && i < from->rank; i++)
    if (from->shape[i] != 1 && from->shape[i] != slice->shape[lead + i])
      return true;
  return false;
}

/// A slice of the broadcast vector. Stretched dimensions keep their size of 1.
static Value *slice_source(Rewriter *rw, const Operation *op, Value *source) {
  const ShapedType *from = type_as_vector(value_type(source));
  size_t lead =
      (size_t)(type_as_vector(op_result_type(op, 0))->rank - from->rank);
  size_t count = vector_slice_size(op, VECTOR_SLICE_OFFSETS) - lead;
  int64_t *offsets = mem_alloc(2 * (count + 1) * sizeof *offsets);
  int64_t *sizes = offsets + count;
  for (size_t i = 0; i < count; i++) {
    bool is_one = from->shape[i] == 1;
    offsets[i] = is_one ? 0 : offset_at(op, lead + i);
    sizes[i] = is_one ? 1 : size_at(op, lead + i);
  }
  Value *slice = vector_build_slice(rw, op->loc, source, offsets, sizes, count);
  mem_free(offsets);
  return slice;
}

/// slice of broadcast -> broadcast, of a slice if necessary
PATTERN(slice_of_broadcast) {
  (void)self;
  Operation *broadcast = source_of(op, VECTOR_BROADCAST);
  if (!broadcast)
    return rewriter_match_failure(rw, op, "the operand is not a broadcast");
  Value *source = op_operand(broadcast, 0);
  const Type *type = op_result_type(op, 0);
  if (is_sliced(type_as_vector(value_type(source)), type_as_vector(type)))
    source = slice_source(rw, op, source);
  rewriter_replace_op_with(
      rw, op, vector_build_cast(rw, VECTOR_BROADCAST, op->loc, source, type));
  return true;
}

/// How many numbers the position of the slice has, if it is one part: leading
/// sizes are 1, and the last dimensions are whole. 0: it is not.
static size_t part_depth(const Operation *op) {
  const ShapedType *from = type_as_vector(op_operand_type(op, 0));
  size_t all = vector_slice_size(op, VECTOR_SLICE_SIZES), depth = all;
  while (depth && from->shape[depth - 1] == size_at(op, depth - 1))
    depth--;
  if (depth == (size_t)from->rank)
    return 0;
  for (size_t i = 0; i < depth; i++)
    if (size_at(op, i) != 1)
      return 0;
  while (depth && depth + 1 < all && size_at(op, depth) == 1)
    depth++;
  return depth;
}

/// slice that is one part of a vector -> shape_cast(extract)
PATTERN(slice_to_extract) {
  (void)self;
  Value *source = op_operand(op, 0);
  size_t depth = vector_is_scalable(type_as_vector(value_type(source)))
                     ? 0
                     : part_depth(op);
  if (depth == 0)
    return rewriter_match_failure(rw, op,
                                  "the slice is not one part of its source");
  int64_t *position = mem_alloc(depth * sizeof *position);
  for (size_t i = 0; i < depth; i++)
    position[i] = offset_at(op, i);
  Value *part = vector_build_extract(rw, op->loc, source, position, depth);
  mem_free(position);
  rewriter_replace_op_with(rw, op,
                           vector_build_cast(rw, VECTOR_SHAPE_CAST, op->loc,
                                             part, op_result_type(op, 0)));
  return true;
}

// --- inserting --------------------------------------------------------------

/// insert part of a splat into the same splat -> the splat
PATTERN(insert_splat_part) {
  (void)self;
  Value *scalar = vector_splat_source(op_operand(op, 0));
  if (!scalar || vector_splat_source(op_operand(op, 1)) != scalar)
    return rewriter_match_failure(rw, op,
                                  "the operands are not splats of one value");
  rewriter_replace_op_with(rw, op, op_operand(op, 1));
  return true;
}

/// insert a slice of x into x at its old place -> x
PATTERN(insert_extracted_slice) {
  (void)self;
  Operation *slice = source_of(op, VECTOR_EXTRACT_STRIDED_SLICE);
  if (!slice || op_operand(slice, 0) != op_operand(op, 1) ||
      op_prop(slice, VECTOR_SLICE_OFFSETS) !=
          op_prop(op, VECTOR_SLICE_OFFSETS) ||
      op_prop(slice, VECTOR_SLICE_STRIDES) != op_prop(op, VECTOR_SLICE_STRIDES))
    return rewriter_match_failure(
        rw, op, "the inserted slice is not the one at this place");
  rewriter_replace_op_with(rw, op, op_operand(op, 1));
  return true;
}

/// Index in `to` of element `index` of the slice, of type `from`.
static size_t inserted_index(const Operation *op, const ShapedType *from,
                             const ShapedType *to, int64_t index) {
  int32_t lead = to->rank - from->rank;
  int64_t at = 0, stride = 1;
  for (int32_t i = to->rank; i-- > 0;) {
    int64_t here = 0;
    if (i >= lead) {
      here = index % from->shape[i - lead];
      index /= from->shape[i - lead];
    }
    at += (here + offset_at(op, (size_t)i)) * stride;
    stride *= to->shape[i];
  }
  return (size_t)at;
}

static const Attribute *insert_constants(Context *ctx, const Operation *op,
                                         const Attribute *slice,
                                         const Attribute *dest) {
  const ShapedType *from = type_as_vector(op_operand_type(op, 0));
  const ShapedType *to = type_as_vector(op_result_type(op, 0));
  VectorElements parts, whole;
  if (!vector_elements_init(&parts, ctx, slice))
    return NULL;
  const Attribute *attr = NULL;
  if (vector_elements_init(&whole, ctx, dest)) {
    for (size_t i = 0; i < parts.size; i++)
      whole.data[inserted_index(op, from, to, (int64_t)i)] = parts.data[i];
    attr = elements_attr_get(ctx, &to->base, whole.data);
    vector_elements_free(&whole);
  }
  vector_elements_free(&parts);
  return attr;
}

/// insert a slice of a constant into a constant that is small or has no other
/// use
PATTERN(insert_constant_slice) {
  (void)self;
  enum { MAX_SHARED = 256 };
  Value *dest = op_operand(op, 1);
  const ShapedType *type = type_as_vector(value_type(dest));
  bool is_small =
      shaped_type_num_elements(type) <= MAX_SHARED || value_has_one_use(dest);
  const Attribute *attr = NULL;
  if (is_small && !vector_is_scalable(type))
    attr = insert_constants(rewriter_context(rw), op,
                            value_constant(op_operand(op, 0)),
                            value_constant(dest));
  if (!attr)
    return rewriter_match_failure(rw, op, "the operands are not constants");
  rewriter_replace_op_with(rw, op, arith_build_constant(rw, op->loc, attr));
  return true;
}
