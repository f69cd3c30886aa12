// SPDX-License-Identifier: Apache-2.0
// The bufferization dialect: table of operations, verifiers in mlir-opt's
// words.
#include "dialects/bufferization/bufferization.h"

#include "dialects/common/constraints.h"
#include "dialects/common/control_flow.h"
#include "dialects/common/memory.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/operation.h"
#include "ir/syntax/asm_shape.h"

static bool is_buffer_like(const Type *type) {
  return type_as_memref(type) != NULL;
}

static bool is_tensor_like(const Type *type) {
  return type_as_tensor(type) != NULL;
}

static bool is_shaped(const Type *type) { return type_as_shaped(type) != NULL; }

/// These are interfaces upstream; here only builtin types are known to have
/// them.
static const TypeConstraint buffer_like = {"BufferLikeType instance",
                                           is_buffer_like, SYNTAX_MEMREF};
static const TypeConstraint tensor_like = {"TensorLikeType instance",
                                           is_tensor_like, SYNTAX_TENSOR};
static const TypeConstraint shaped = {"shaped of any type values", is_shaped,
                                      SYNTAX_ANY};

static const ValueDef buffer_operand[] = {{"buffer", &buffer_like, ARITY_ONE}};
static const ValueDef tensor_result[] = {{"result", &tensor_like, ARITY_ONE}};
static const ValueDef materialize_operands[] = {
    {"source", &constraint_tensor, ARITY_ONE}, {"dest", &shaped, ARITY_ONE}};
static const ValueDef optional_result[] = {
    {"result", &constraint_tensor, ARITY_OPTIONAL}};

#define WORD_PROP(text, order)                                                 \
  {                                                                            \
    .name = STR_INIT(text), .constraint = &attr_constraint_unit,               \
    .is_optional = true, .word_order = order                                   \
  }
static const PropDef word_props[] = {
    [BUFFERIZATION_RESTRICT] = WORD_PROP("restrict", 1),
    [BUFFERIZATION_WRITABLE] = WORD_PROP("writable", 2)};

static bool shapes_are_equal(const ShapedType *lhs, const ShapedType *rhs) {
  if (lhs->rank != rhs->rank)
    return false;
  for (int32_t i = 0; i < lhs->rank; i++)
    if (lhs->shape[i] != rhs->shape[i])
      return false;
  return true;
}

static bool verify_to_tensor(Context *ctx, const Operation *op) {
  const ShapedType *buffer = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *tensor = type_as_shaped(op_result_type(op, 0));
  const char *mistake =
      !shapes_are_equal(buffer, tensor)    ? "shapes do not match"
      : buffer->element != tensor->element ? "element types do not match"
                                           : NULL;
  if (!mistake)
    return true;
  op_emit_error(ctx, op, "%s", mistake);
  return op_reject(ctx, op,
                   "failed to verify that specified tensor and buffer types "
                   "match");
}

static bool verify_materialize(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *dest = type_as_shaped(op_operand_type(op, 1));
  bool is_tensor = type_as_tensor(op_operand_type(op, 1)) != NULL;
  if (!is_tensor && !type_as_memref(op_operand_type(op, 1)))
    return op_reject(ctx, op, "'dest' must be a tensor or a memref");
  if (!is_tensor && op->num_results)
    return op_reject(ctx, op, "memref 'dest' implies zero results");
  if (is_tensor && op->num_results != 1)
    return op_reject(ctx, op,
                     "tensor 'dest' implies exactly one tensor result");
  if (is_tensor && op_result_type(op, 0) != op_operand_type(op, 1))
    return op_reject(ctx, op, "result and 'dest' types must match");
  if (op_prop(op, BUFFERIZATION_RESTRICT) && is_tensor)
    return op_reject(ctx, op,
                     "'restrict' is valid only for memref destinations");
  if ((op_prop(op, BUFFERIZATION_WRITABLE) != NULL) == is_tensor)
    return op_reject(
        ctx, op,
        "'writable' must be specified if and only if the destination "
        "is of memref type");
  if (source->element != dest->element)
    return op_reject(ctx, op,
                     "source/destination element types are incompatible");
  bool have_ranks = (source->rank < 0) == (dest->rank < 0);
  return (have_ranks && tensor_types_cast_compatible(source, dest)) ||
         op_reject(ctx, op, "source/destination shapes are incompatible");
}

const OpDef bufferization_ops[BUFFERIZATION_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [BUFFERIZATION_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,               \
                          .dialect = &bufferization_dialect, __VA_ARGS__},
#include "dialects/bufferization/bufferization_ops.def"
};

const DialectDef bufferization_dialect = {
    .name = STR_INIT("bufferization"),
    .ops = bufferization_ops,
    .num_ops = BUFFERIZATION_NUM_OPS,
    .inliner = &inline_everything,
};
