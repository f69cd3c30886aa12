// SPDX-License-Identifier: Apache-2.0
// Canonicalization of vectors that are built from elements, and of reductions
// with nothing to combine.
#include "dialects/arith/arith.h"
#include "dialects/arith/arith_build.h"
#include "dialects/common/constraints.h"
#include "dialects/common/fold_util.h"
#include "dialects/memref/memref_views.h"
#include "dialects/vector/masks/mask.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_elements.h"
#include "dialects/vector/vector_patterns.h"

// --- from_elements ----------------------------------------------------------

/// from_elements x, x, … -> broadcast x
PATTERN(from_equal_elements) {
  (void)self;
  for (uint32_t i = 1; i < op->num_operands; i++)
    if (op_operand(op, i) != op_operand(op, 0))
      return rewriter_match_failure(rw, op,
                                    "the elements are different values");
  rewriter_replace_op_with(rw, op,
                           vector_build_cast(rw, VECTOR_BROADCAST, op->loc,
                                             op_operand(op, 0),
                                             op_result_type(op, 0)));
  return true;
}

/// The leading numbers of an extract's position that are those of a part of
/// `count` elements which it begins; the vector's rank + 1 if it begins none.
static size_t part_depth(const Operation *extract, size_t count) {
  const ShapedType *type = type_as_vector(op_operand_type(extract, 0));
  size_t size, depth = (size_t)type->rank;
  const int64_t *position =
      op_i64_array(extract, VECTOR_STATIC_POSITION, &size);
  int64_t num = 1;
  while (depth > 0 && num < (int64_t)count && position[depth - 1] == 0)
    num *= type->shape[--depth];
  return num == (int64_t)count ? depth : (size_t)type->rank + 1;
}

/// Index in `source` of the element that `value` is; -1 if it is not extracted
/// from there.
static int64_t element_number(const Value *value, const Value *source) {
  Operation *extract = defining_op_of(value, &vector_ops[VECTOR_EXTRACT]);
  if (!extract || op_operand(extract, 0) != source || extract->num_operands > 1)
    return -1;
  const ShapedType *type = type_as_vector(value_type(source));
  size_t count;
  const int64_t *position =
      op_i64_array(extract, VECTOR_STATIC_POSITION, &count);
  return count == (size_t)type->rank
             ? vector_linear_position(type, position, count)
             : -1;
}

/// from_elements of all elements of a vector or of a part of it -> shape_cast
PATTERN(from_extracted_elements) {
  (void)self;
  Operation *first =
      defining_op_of(op_operand(op, 0), &vector_ops[VECTOR_EXTRACT]);
  if (!first || op->num_operands == 1 || first->num_operands > 1)
    return rewriter_match_failure(
        rw, op, "the elements are not extracted from a vector");
  Value *source = op_operand(first, 0);
  const ShapedType *type = type_as_vector(value_type(source));
  int64_t start = element_number(op_operand(op, 0), source);
  size_t depth =
      start < 0 ? (size_t)type->rank + 1 : part_depth(first, op->num_operands);
  if (depth > (size_t)type->rank || vector_is_scalable(type))
    return rewriter_match_failure(
        rw, op, "the elements do not make up one part of their source");
  for (uint32_t i = 1; i < op->num_operands; i++)
    if (element_number(op_operand(op, i), source) != start + i)
      return rewriter_match_failure(
          rw, op, "the elements are not in their source's order");
  size_t count;
  const int64_t *position = op_i64_array(first, VECTOR_STATIC_POSITION, &count);
  if (depth)
    source = vector_build_extract(rw, op->loc, source, position, depth);
  rewriter_replace_op_with(rw, op,
                           vector_build_cast(rw, VECTOR_SHAPE_CAST, op->loc,
                                             source, op_result_type(op, 0)));
  return true;
}

// --- to_elements ------------------------------------------------------------

/// Index in `from` of the element at `index` of its broadcast `to`.
static unsigned broadcast_index(const ShapedType *from, const ShapedType *to,
                                int64_t index) {
  int64_t at = 0, stride = 1;
  for (int32_t i = 1; i <= from->rank; i++) {
    int64_t size = from->shape[from->rank - i];
    int64_t here = index % to->shape[to->rank - i];
    at += size == 1 ? 0 : here * stride;
    stride *= size;
    index /= to->shape[to->rank - i];
  }
  return (unsigned)at;
}

/// to_elements(broadcast(x)) -> to_elements(x), x a vector
PATTERN(to_elements_of_broadcast) {
  (void)self;
  Operation *broadcast =
      defining_op_of(op_operand(op, 0), &vector_ops[VECTOR_BROADCAST]);
  if (!broadcast || !type_as_vector(op_operand_type(broadcast, 0)))
    return rewriter_match_failure(
        rw, op, "the operand is not the broadcast of a vector");
  const ShapedType *from = type_as_vector(op_operand_type(broadcast, 0));
  const ShapedType *to = type_as_vector(op_operand_type(op, 0));
  Operation *elements =
      vector_build_to_elements(rw, op->loc, op_operand(broadcast, 0));
  Value **values = mem_alloc(op->num_results * sizeof *values);
  for (uint32_t i = 0; i < op->num_results; i++)
    values[i] = op_result(elements, broadcast_index(from, to, i));
  rewriter_replace_op(rw, op, values);
  mem_free(values);
  return true;
}

// --- insert -----------------------------------------------------------------

static int64_t num_elements(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector ? shaped_type_num_elements(vector) : 1;
}

/// insert of a vector with all the elements -> broadcast
PATTERN(insert_all) {
  (void)self;
  const Type *source = op_operand_type(op, 0);
  if (!type_as_vector(source) ||
      num_elements(source) != num_elements(op_result_type(op, 0)))
    return rewriter_match_failure(
        rw, op, "the inserted value is not a vector of all the elements");
  rewriter_replace_op_with(rw, op,
                           vector_build_cast(rw, VECTOR_BROADCAST, op->loc,
                                             op_operand(op, 0),
                                             op_result_type(op, 0)));
  return true;
}

/// Is `op` the destination of another insert?
static bool is_inserted_into(const Operation *op) {
  FOR_EACH_USE(use, op_result(op, 0))
    if (op_is(use->owner, op->def) && use_operand_index(use) == 1)
      return true;
  return false;
}

/// The insert that defines the destination of `op`, or NULL.
static Operation *previous_insert(const Operation *op) {
  return defining_op_of(op_operand(op, 1), op->def);
}

/// Number of inserts up to `op`, itself included, that cover all elements
/// together. 0: they do not, or a position is not known.
static size_t num_covering(Operation *op, bool *covered) {
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  int64_t missing = shaped_type_num_elements(type);
  size_t count = 0, size;
  for (Operation *insert = op; insert; insert = previous_insert(insert)) {
    if (insert->num_operands > 2 || vector_has_poison_position(insert) ||
        (insert != op && !value_has_one_use(op_result(insert, 0))))
      return 0;
    const int64_t *position =
        op_i64_array(insert, VECTOR_STATIC_POSITION, &size);
    int64_t at = vector_linear_position(type, position, size);
    for (int64_t end = at + num_elements(op_operand_type(insert, 0)); at < end;
         at++) {
      missing -= !covered[at];
      covered[at] = true;
    }
    count++;
    if (missing == 0)
      return count;
  }
  return 0;
}

/// Puts the elements that `insert` inserts into their places.
static void take_elements(Rewriter *rw, Location loc, const Operation *insert,
                          Value **elements) {
  size_t size;
  const int64_t *position = op_i64_array(insert, VECTOR_STATIC_POSITION, &size);
  Value **first =
      elements + vector_linear_position(
                     type_as_vector(op_result_type(insert, 0)), position, size);
  Value *source = op_operand(insert, 0);
  if (!type_as_vector(value_type(source))) {
    *first = source;
    return;
  }
  Operation *parts = vector_build_to_elements(rw, loc, source);
  for (uint32_t i = 0; i < parts->num_results; i++)
    first[i] = op_result(parts, i);
}

/// Do all inserts of the chain have one use and a known position?
static bool chain_is_known(Operation *op) {
  for (Operation *insert = op; insert; insert = previous_insert(insert))
    if (insert->num_operands > 2 ||
        (insert != op && !value_has_one_use(op_result(insert, 0))))
      return false;
  return true;
}

/// The last of several inserts that set all elements -> from_elements
PATTERN(insert_each) {
  (void)self;
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  if (vector_is_scalable(type) || !shaped_type_can_spell_out(type) ||
      is_inserted_into(op) || !chain_is_known(op))
    return rewriter_match_failure(
        rw, op,
        "it is not the last of a chain of inserts at constant positions");
  size_t size = (size_t)shaped_type_num_elements(type);
  bool *covered = mem_alloc_zero(size);
  size_t count = num_covering(op, covered);
  mem_free(covered);
  if (count == 0)
    return rewriter_match_failure(rw, op, "some elements are not inserted");
  Operation **chain = mem_alloc(count * sizeof *chain);
  Value **elements = mem_alloc(size * sizeof *elements);
  Operation *insert = op;
  for (size_t i = 0; i < count; i++, insert = previous_insert(insert))
    chain[i] = insert;
  for (size_t i = count; i-- > 0;)
    take_elements(rw, op->loc, chain[i], elements);
  rewriter_replace_op_with(
      rw, op,
      vector_build_from_elements(rw, op->loc, elements, size, &type->base));
  mem_free(elements);
  mem_free(chain);
  return true;
}

// --- reductions -------------------------------------------------------------

/// Combines `value` and `acc`; where a mask is false, the result is `acc`.
static Value *combine_masked(Rewriter *rw, Operation *op, Value *value,
                             Value *acc, const Attribute *fastmath,
                             Value *mask) {
  Value *result =
      vector_build_combine(rw, op->loc, vector_kind(op), value, acc, fastmath);
  return mask ? arith_build_select(rw, op->loc, mask, result, acc) : result;
}

/// reduction of one element -> the element, combined with the start
PATTERN(reduction_of_one) {
  (void)self;
  const ShapedType *type = type_as_vector(op_operand_type(op, 0));
  if (type->rank && type->shape[0] != 1)
    return rewriter_match_failure(rw, op, "several elements are reduced");
  const int64_t zero = 0;
  Operation *around = op_mask_around(op);
  Operation *root = around ? around : op;
  builder_set_before(&rw->builder, root);
  Value *mask = NULL;
  if (around)
    mask = vector_build_extract(rw, op->loc, op_operand(around, 0), &zero,
                                (size_t)type->rank);
  Value *result = vector_build_extract(rw, op->loc, op_operand(op, 0), &zero,
                                       (size_t)type->rank);
  if (op->num_operands > 1)
    result = combine_masked(rw, op, result, op_operand(op, 1),
                            op_prop(op, VECTOR_REDUCTION_FASTMATH), mask);
  rewriter_replace_op_with(rw, root, result);
  return true;
}

/// `mask` of a reduction of dimensions of size 1, in the shape of its result.
static Value *reduced_mask(Rewriter *rw, const Operation *op, Value *mask) {
  const ShapedType *result = type_as_vector(op_result_type(op, 0));
  const ShapedType *type = type_as_vector(value_type(mask));
  if (result)
    return vector_build_cast(
        rw, VECTOR_SHAPE_CAST, op->loc, mask,
        scalable_vector_type_get(rewriter_context(rw), result->shape,
                                 result->scalable, (size_t)result->rank,
                                 type->element));
  int64_t *zeros = mem_alloc_zero(((size_t)type->rank + 1) * sizeof *zeros);
  Value *bit =
      vector_build_extract(rw, op->loc, mask, zeros, (size_t)type->rank);
  mem_free(zeros);
  return bit;
}

/// multi_reduction of dimensions of size 1 -> the elements, combined with the
/// start
PATTERN(multi_reduction_of_ones) {
  (void)self;
  const ShapedType *type = type_as_vector(op_operand_type(op, 0));
  size_t count;
  const int64_t *dims = op_i64_array(op, VECTOR_REDUCTION_DIMS, &count);
  for (size_t i = 0; i < count; i++)
    if (dims[i] >= 0 && dims[i] < type->rank && type->shape[dims[i]] != 1)
      return rewriter_match_failure(rw, op, "several elements are reduced");
  const Type *result = op_result_type(op, 0);
  Operation *around = op_mask_around(op);
  Operation *root = around ? around : op;
  builder_set_before(&rw->builder, root);
  Value *mask = around ? reduced_mask(rw, op, op_operand(around, 0)) : NULL;
  int64_t *zeros = mem_alloc_zero((size_t)type->rank * sizeof *zeros);
  Value *value = type_as_vector(result)
                     ? vector_build_cast(rw, VECTOR_SHAPE_CAST, op->loc,
                                         op_operand(op, 0), result)
                     : vector_build_extract(rw, op->loc, op_operand(op, 0),
                                            zeros, (size_t)type->rank);
  mem_free(zeros);
  rewriter_replace_op_with(
      rw, root, combine_masked(rw, op, op_operand(op, 1), value, NULL, mask));
  return true;
}

// --- step -------------------------------------------------------------------

/// The number that all elements of the constant `value` are.
static bool splat_number(Context *ctx, const Value *value, int64_t *number) {
  const DenseElementsAttr *dense =
      attr_as_dense_elements(value_constant(value));
  const Attribute *splat =
      dense ? dense_elements_splat_value(ctx, dense) : NULL;
  return splat && attr_integer_value(splat, number);
}

/// The common result of comparing 0, 1, … `last` with `number`, which is not
/// negative.
static bool decide_all(int64_t predicate, int64_t last, int64_t number,
                       bool *result) {
  switch (predicate) {
  case CMPI_ULT:
  case CMPI_NE:
    *result = true;
    return last < number;
  case CMPI_EQ:
  case CMPI_UGE:
    *result = false;
    return last < number;
  case CMPI_ULE:
    *result = true;
    return last <= number;
  case CMPI_UGT:
    *result = false;
    return last <= number;
  default:
    return false;
  }
}

/// cmpi ult, step, 4 with at most 4 elements -> true, and the like.
PATTERN(compare_of_step) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const Value *step = op_result(op, 0);
  const ShapedType *type = type_as_vector(value_type(step));
  if (vector_is_scalable(type))
    return rewriter_match_failure(
        rw, op, "the vector is scalable, so its last element is not known");
  FOR_EACH_USE(use, step) {
    Operation *compare = use->owner;
    int64_t predicate, number;
    bool result;
    if (!op_is(compare, &arith_ops[ARITH_CMPI]) || use_operand_index(use) ||
        !splat_number(ctx, op_operand(compare, 1), &number) ||
        !attr_integer_value(op_prop(compare, ARITH_CMP_PREDICATE),
                            &predicate) ||
        !decide_all(predicate, shaped_type_num_elements(type) - 1, number,
                    &result))
      continue;
    const Attribute *splat = dense_splat_attr_get_value(
        ctx, op_result_type(compare, 0), bool_attr_get(ctx, result));
    builder_set_before(&rw->builder, compare);
    rewriter_replace_op_with(rw, compare,
                             arith_build_constant(rw, compare->loc, splat));
    return true;
  }
  return rewriter_match_failure(
      rw, op, "no comparison with a constant has a known result");
}
