// SPDX-License-Identifier: Apache-2.0
// The vector dialect: table of operations, verifiers in mlir-opt's words.
#include "dialects/vector/vector.h"

#include "dialects/arith/arith.h"
#include "dialects/common/constraints.h"
#include "dialects/common/control_flow.h"
#include "dialects/memref/memref_views.h"
#include "ir/operation.h"

static bool reject(Context *ctx, const Operation *op, const char *text) {
  op_emit_op_error(ctx, op, "%s", text);
  return false;
}

static const ValueDef any_operand[] = {{"source", NULL, ARITY_ONE}};
static const ValueDef any_result[] = {{"result", NULL, ARITY_ONE}};
static const ValueDef vector_result[] = {
    {"vector", &constraint_vector, ARITY_ONE}};
static const ValueDef extract_operands[] = {
    {"source", &constraint_vector, ARITY_ONE},
    {"dynamic_position", &constraint_index, ARITY_VARIADIC}};
static const PropDef extract_props[] = {
    [VECTOR_EXTRACT_STATIC_POSITION] = {.name = STR_INIT("static_position"),
                                        .constraint =
                                            &attr_constraint_dense_i64_array}};

// --- broadcast --------------------------------------------------------------

static bool verify_broadcast_type(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  const Type *element = source ? source->element : op_operand_type(op, 0);
  return element == type_as_shaped(op_result_type(op, 0))->element ||
         reject(ctx, op,
                "failed to verify that source operand and result have same "
                "element type");
}

/// Trailing dimensions are the source's, or stretch one of size 1.
static bool verify_broadcast(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  if (!source)
    return true;
  if (source->rank > result->rank)
    return reject(ctx, op, "source rank higher than destination rank");
  int32_t lead = result->rank - source->rank;
  for (int32_t i = 0; i < source->rank; i++) {
    int64_t from = source->shape[i], to = result->shape[lead + i];
    if (from == 1 || from == to)
      continue;
    op_emit_op_error(ctx, op, "dimension mismatch (%lld vs. %lld)",
                     (long long)from, (long long)to);
    return false;
  }
  return true;
}

// --- extract ----------------------------------------------------------------

static bool verify_extract_type(Context *ctx, const Operation *op) {
  return type_element_or_self(op_result_type(op, 0)) ==
             type_as_shaped(op_operand_type(op, 0))->element ||
         reject(ctx, op,
                "failed to verify that operand and result have same element "
                "type");
}

/// What is at a position: the element, or a vector of the other dimensions.
static const Type *type_at(Context *ctx, const ShapedType *vector,
                           size_t position) {
  return position == (size_t)vector->rank
             ? vector->element
             : scalable_vector_type_get(
                   ctx, vector->shape + position,
                   vector->scalable ? vector->scalable + position : NULL,
                   (size_t)vector->rank - position, vector->element);
}

static bool is_one_element(const ShapedType *vector) {
  return vector && shaped_type_num_elements(vector) == 1;
}

static bool verify_result(Context *ctx, const Operation *op,
                          const Type *expected) {
  const Type *found = op_result_type(op, 0);
  if (found == expected || (is_one_element(type_as_vector(expected)) &&
                            found == type_as_vector(expected)->element))
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "inferred type(s) ");
  diag_type(diag, expected);
  diag_text(diag, " are incompatible with return type(s) of operation ");
  diag_type(diag, found);
  return reject(ctx, op, "failed to infer returned types");
}

static bool verify_position(Context *ctx, const Operation *op, size_t at,
                            int64_t position, int64_t size) {
  if (position == DYNAMIC_SIZE || (position >= -1 && position < size))
    return true;
  op_emit_op_error(ctx, op,
                   "expected position attribute #%zu to be a non-negative "
                   "integer smaller than the corresponding vector dimension or "
                   "poison (-1)",
                   at + 1);
  return false;
}

static bool verify_extract(Context *ctx, const Operation *op) {
  const ShapedType *vector = type_as_shaped(op_operand_type(op, 0));
  size_t count, num_dynamic = 0;
  const int64_t *position =
      op_i64_array(op, VECTOR_EXTRACT_STATIC_POSITION, &count);
  for (size_t i = 0; i < count; i++)
    num_dynamic += position[i] == DYNAMIC_SIZE;
  if (num_dynamic != op->num_operands - 1)
    return reject(ctx, op,
                  "mismatch between dynamic and static positions (kDynamic "
                  "marker but no corresponding dynamic position) -- this can "
                  "only happen due to an incorrect fold/rewrite");
  if (count > (size_t)vector->rank)
    return reject(ctx, op,
                  "expected position attribute of rank no greater than vector "
                  "rank");
  for (size_t i = 0; i < count; i++)
    if (!verify_position(ctx, op, i, position[i], vector->shape[i]))
      return false;
  return verify_result(ctx, op, type_at(ctx, vector, count));
}

const OpDef vector_ops[VECTOR_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [VECTOR_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                      \
                   .dialect = &vector_dialect, __VA_ARGS__},
#include "dialects/vector/vector_ops.def"
};

const DialectDef vector_dialect = {
    .name = STR_INIT("vector"),
    .ops = vector_ops,
    .num_ops = VECTOR_NUM_OPS,
    .materialize_constant = arith_materialize_constant,
    .inliner = &inline_everything,
};
