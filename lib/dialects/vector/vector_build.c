// SPDX-License-Identifier: Apache-2.0
// Builders of vector operations, and what patterns ask of values.
#include "dialects/vector/vector_build.h"

#include "dialects/arith/arith.h"
#include "dialects/common/fold_util.h"
#include "dialects/memref/memref_views.h"
#include "dialects/vector/vector_elements.h"

// --- builders ---------------------------------------------------------------

static Value *build(Rewriter *rw, VectorOp id, Location loc,
                    Value *const *operands, size_t count, const Type *type,
                    const Attribute *prop) {
  const Attribute *props[] = {prop, NULL, NULL};
  return op_result(builder_create_op(&rw->builder, &vector_ops[id], loc,
                                     operands, (uint32_t)count, type,
                                     prop ? props : NULL),
                   0);
}

Value *vector_build_cast(Rewriter *rw, VectorOp id, Location loc, Value *source,
                         const Type *type) {
  return build(rw, id, loc, &source, 1, type, NULL);
}

Value *vector_build_transpose(Rewriter *rw, Location loc, Value *source,
                              const int64_t *permutation, size_t count,
                              const Type *type) {
  const Attribute *props[] = {
      dense_i64_array_attr_get(rewriter_context(rw), permutation, count)};
  return op_result(builder_create_op(&rw->builder,
                                     &vector_ops[VECTOR_TRANSPOSE], loc,
                                     &source, 1, type, props),
                   0);
}

Value *vector_build_extract(Rewriter *rw, Location loc, Value *source,
                            const int64_t *position, size_t count) {
  Context *ctx = rewriter_context(rw);
  return build(rw, VECTOR_EXTRACT, loc, &source, 1,
               vector_type_at(ctx, type_as_vector(value_type(source)), count),
               dense_i64_array_attr_get(ctx, position, count));
}

Value *vector_build_extract_at(Rewriter *rw, Location loc, Value *source,
                               Value *position) {
  const int64_t dynamic = DYNAMIC_SIZE;
  Value *operands[] = {source, position};
  return build(rw, VECTOR_EXTRACT, loc, operands, 2,
               type_element_or_self(value_type(source)),
               dense_i64_array_attr_get(rewriter_context(rw), &dynamic, 1));
}

Value *vector_build_from_elements(Rewriter *rw, Location loc,
                                  Value *const *elements, size_t count,
                                  const Type *type) {
  return build(rw, VECTOR_FROM_ELEMENTS, loc, elements, count, type, NULL);
}

Operation *vector_build_to_elements(Rewriter *rw, Location loc, Value *source) {
  const ShapedType *type = type_as_vector(value_type(source));
  size_t count = (size_t)shaped_type_num_elements(type);
  const Type **types = mem_alloc(count * sizeof(const Type *));
  for (size_t i = 0; i < count; i++)
    types[i] = type->element;
  OpState state = {.def = &vector_ops[VECTOR_TO_ELEMENTS],
                   .loc = loc,
                   .operands = &source,
                   .num_operands = 1,
                   .result_types = types,
                   .num_results = (uint32_t)count};
  Operation *op = builder_create(&rw->builder, &state);
  mem_free(types);
  return op;
}

Value *vector_build_create_mask(Rewriter *rw, Location loc, Value *const *sizes,
                                size_t count, const Type *type) {
  return build(rw, VECTOR_CREATE_MASK, loc, sizes, count, type, NULL);
}

Value *vector_build_constant_mask(Rewriter *rw, Location loc,
                                  const int64_t *sizes, size_t count,
                                  const Type *type) {
  return build(rw, VECTOR_CONSTANT_MASK, loc, NULL, 0, type,
               dense_i64_array_attr_get(rewriter_context(rw), sizes, count));
}

Value *vector_build_slice(Rewriter *rw, Location loc, Value *source,
                          const int64_t *offsets, const int64_t *sizes,
                          size_t count) {
  Context *ctx = rewriter_context(rw);
  const ShapedType *from = type_as_vector(value_type(source));
  size_t rank = (size_t)from->rank;
  int64_t *shape = mem_alloc((2 * rank + 1) * sizeof *shape);
  int64_t *strides = shape + rank;
  for (size_t i = 0; i < rank; i++) {
    shape[i] = i < count ? sizes[i] : from->shape[i];
    strides[i] = 1;
  }
  const Attribute *props[] = {
      [VECTOR_SLICE_OFFSETS] = i64_array_attr_get(ctx, offsets, count),
      [VECTOR_SLICE_STRIDES] = i64_array_attr_get(ctx, strides, count),
      [VECTOR_SLICE_SIZES] = i64_array_attr_get(ctx, sizes, count)};
  const Type *type = shaped_type_clone(ctx, from, shape, rank, from->element);
  mem_free(shape);
  return op_result(builder_create_op(&rw->builder,
                                     &vector_ops[VECTOR_EXTRACT_STRIDED_SLICE],
                                     loc, &source, 1, type, props),
                   0);
}

Value *vector_build_insert_slice(Rewriter *rw, Location loc, Value *source,
                                 Value *dest, const int64_t *offsets,
                                 size_t count) {
  Context *ctx = rewriter_context(rw);
  size_t rank = (size_t)type_as_vector(value_type(source))->rank;
  int64_t *strides = mem_alloc((rank + 1) * sizeof *strides);
  for (size_t i = 0; i < rank; i++)
    strides[i] = 1;
  const Attribute *props[] = {
      [VECTOR_SLICE_OFFSETS] = i64_array_attr_get(ctx, offsets, count),
      [VECTOR_SLICE_STRIDES] = i64_array_attr_get(ctx, strides, rank)};
  mem_free(strides);
  Value *operands[] = {source, dest};
  return op_result(builder_create_op(&rw->builder,
                                     &vector_ops[VECTOR_INSERT_STRIDED_SLICE],
                                     loc, operands, 2, value_type(dest), props),
                   0);
}

/// The operations for integers and for floats; equal if there is only one.
static const ArithOp combiners[][2] = {
    [VECTOR_ADD] = {ARITH_ADDI, ARITH_ADDF},
    [VECTOR_MUL] = {ARITH_MULI, ARITH_MULF},
    [VECTOR_MINUI] = {ARITH_MINUI, ARITH_MINUI},
    [VECTOR_MINSI] = {ARITH_MINSI, ARITH_MINSI},
    [VECTOR_MINNUMF] = {ARITH_MINNUMF, ARITH_MINNUMF},
    [VECTOR_MAXUI] = {ARITH_MAXUI, ARITH_MAXUI},
    [VECTOR_MAXSI] = {ARITH_MAXSI, ARITH_MAXSI},
    [VECTOR_MAXNUMF] = {ARITH_MAXNUMF, ARITH_MAXNUMF},
    [VECTOR_AND] = {ARITH_ANDI, ARITH_ANDI},
    [VECTOR_OR] = {ARITH_ORI, ARITH_ORI},
    [VECTOR_XOR] = {ARITH_XORI, ARITH_XORI},
    [VECTOR_MAXIMUMF] = {ARITH_MAXIMUMF, ARITH_MAXIMUMF},
    [VECTOR_MINIMUMF] = {ARITH_MINIMUMF, ARITH_MINIMUMF},
};

Value *vector_build_combine(Rewriter *rw, Location loc, VectorKind kind,
                            Value *lhs, Value *rhs, const Attribute *fastmath) {
  const Type *type = value_type(lhs);
  bool is_float = type_as_float(type_element_or_self(type)) != NULL;
  const Attribute *props[] = {is_float ? fastmath : NULL, NULL};
  Value *operands[] = {lhs, rhs};
  return op_result(builder_create_op(&rw->builder,
                                     &arith_ops[combiners[kind][is_float]], loc,
                                     operands, 2, type, props),
                   0);
}

Value *vector_build_insert(Rewriter *rw, Location loc, Value *source,
                           Value *dest, const int64_t *position, size_t count) {
  Value *operands[] = {source, dest};
  return build(rw, VECTOR_INSERT, loc, operands, 2, value_type(dest),
               dense_i64_array_attr_get(rewriter_context(rw), position, count));
}

Value *vector_build_shuffle(Rewriter *rw, Location loc, Value *lhs, Value *rhs,
                            const int64_t *mask, size_t count) {
  Context *ctx = rewriter_context(rw);
  const ShapedType *from = type_as_vector(value_type(lhs));
  size_t rank = from->rank ? (size_t)from->rank : 1;
  int64_t *shape = mem_alloc(rank * sizeof *shape);
  shape[0] = (int64_t)count;
  for (size_t i = 1; i < rank; i++)
    shape[i] = from->shape[i];
  const Type *type = vector_type_get(ctx, shape, rank, from->element);
  mem_free(shape);
  Value *operands[] = {lhs, rhs};
  return build(rw, VECTOR_SHUFFLE, loc, operands, 2, type,
               dense_i64_array_attr_get(ctx, mask, count));
}

Operation *vector_build_mask(Rewriter *rw, Operation *op, Value *mask) {
  uint32_t count = op->num_results;
  Value **results = mem_alloc((count + 1) * sizeof *results);
  const Type **types = mem_alloc((count + 1) * sizeof *types);
  for (uint32_t i = 0; i < count; i++) {
    results[i] = op_result(op, i);
    types[i] = op_result_type(op, i);
  }
  OpState state = {.def = &vector_ops[VECTOR_MASK],
                   .loc = op->loc,
                   .operands = &mask,
                   .num_operands = 1,
                   .result_types = types,
                   .num_results = count,
                   .num_regions = 1};
  Operation *around = builder_create(&rw->builder, &state);
  Block *block =
      rewriter_create_block(rw, op_region(around, 0), NULL, NULL, NULL, 0);
  builder_set_to_end(&rw->builder, block);
  Operation *yield = builder_create_op(&rw->builder, &vector_ops[VECTOR_YIELD],
                                       op->loc, results, count, NULL, NULL);
  rewriter_move_op_before(rw, op, yield);
  builder_set_after(&rw->builder, around);
  mem_free(results);
  mem_free(types);
  return around;
}

const Attribute *vector_zero_attr(Context *ctx, const Type *element) {
  if (type_as_float(element))
    return float_attr_get(ctx, element, (FloatBits){0});
  return type_is_int_or_index(element) ? integer_attr_get_i64(ctx, element, 0)
                                       : NULL;
}

// --- questions --------------------------------------------------------------

Value *vector_splat_source(const Value *value) {
  Operation *op = defining_op_of(value, &vector_ops[VECTOR_BROADCAST]);
  return op && !type_as_vector(op_operand_type(op, 0)) ? op_operand(op, 0)
                                                       : NULL;
}

bool vector_is_broadcastable(const Type *from, const ShapedType *to) {
  const ShapedType *source = type_as_vector(from);
  if (!source)
    return from == to->element;
  if (source->element != to->element || source->rank > to->rank)
    return false;
  int32_t lead = to->rank - source->rank;
  for (int32_t i = 0; i < source->rank; i++) {
    bool is_stretched =
        source->shape[i] == 1 && !vector_is_scalable_at(source, i);
    bool is_same = source->shape[i] == to->shape[lead + i] &&
                   vector_is_scalable_at(source, i) ==
                       vector_is_scalable_at(to, (size_t)(lead + i));
    if (!is_stretched && !is_same)
      return false;
  }
  return true;
}

Operation *vector_broadcast_before(const Operation *op) {
  const Value *value = op_operand(op, 0);
  Operation *broadcast = defining_op_of(value, &vector_ops[VECTOR_BROADCAST]);
  Operation *cast = defining_op_of(value, &vector_ops[VECTOR_SHAPE_CAST]);
  if (broadcast || !cast)
    return broadcast;
  const ShapedType *to = type_as_vector(op_result_type(cast, 0));
  return vector_is_broadcastable(op_operand_type(cast, 0), to) ? cast : NULL;
}

bool vector_keeps_order(const Operation *transpose) {
  const ShapedType *type = type_as_vector(op_operand_type(transpose, 0));
  size_t count;
  const int64_t *permutation =
      op_i64_array(transpose, VECTOR_PERMUTATION, &count);
  int64_t last = -1;
  for (size_t i = 0; i < count; i++) {
    int64_t at = permutation[i];
    if (type->shape[at] == 1 && !vector_is_scalable_at(type, at))
      continue;
    if (at < last)
      return false;
    last = at;
  }
  return true;
}

bool vector_constant_number(const Value *value, int64_t *number) {
  const Attribute *constant = value_constant(value);
  return attr_as_integer(constant) && attr_integer_value(constant, number);
}

// --- masks ------------------------------------------------------------------

static MaskFormat constant_format(Context *ctx, const Attribute *constant) {
  WideInt value;
  if (attr_as_dense_elements(constant) &&
      attr_splat_integer(ctx, constant, &value))
    return wide_int_is_zero(&value) ? MASK_ALL_FALSE : MASK_ALL_TRUE;
  return MASK_UNKNOWN;
}

static MaskFormat constant_mask_format(const Operation *op) {
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  size_t count;
  const int64_t *sizes = op_i64_array(op, VECTOR_MASK_SIZES, &count);
  bool all_true = true, all_false = true;
  for (size_t i = 0; i < count; i++) {
    all_true &= sizes[i] >= (type->rank ? type->shape[i] : 1);
    all_false &= sizes[i] <= 0;
  }
  return all_true ? MASK_ALL_TRUE : all_false ? MASK_ALL_FALSE : MASK_UNKNOWN;
}

int64_t vector_vscale_multiple(const Value *value) {
  const OpDef *vscale = &vector_ops[VECTOR_VSCALE];
  int64_t number;
  if (defining_op_of(value, vscale))
    return 1;
  const Operation *product = defining_op_of(value, &arith_ops[ARITH_MULI]);
  for (unsigned i = 0; product && i < 2; i++)
    if (defining_op_of(op_operand(product, i), vscale) &&
        vector_constant_number(op_operand(product, 1 - i), &number))
      return number < 0 ? -1 : number;
  return -1;
}

/// One of a constant size that is full becomes a constant_mask first.
static MaskFormat create_mask_format(const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    int64_t number;
    if (vector_constant_number(op_operand(op, i), &number) && number <= 0)
      return MASK_ALL_FALSE;
  }
  return MASK_UNKNOWN;
}

MaskFormat vector_mask_format(Context *ctx, const Value *mask) {
  const Operation *op = value_defining_op(mask);
  if (op && op_is(op, &vector_ops[VECTOR_CONSTANT_MASK]))
    return constant_mask_format(op);
  if (op && op_is(op, &vector_ops[VECTOR_CREATE_MASK]))
    return create_mask_format(op);
  return op && op_is(op, &arith_ops[ARITH_CONSTANT])
             ? constant_format(ctx, op_constant_value(op))
             : MASK_UNKNOWN;
}
