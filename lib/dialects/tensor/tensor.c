// SPDX-License-Identifier: Apache-2.0
// The tensor dialect: table of operations, verifiers in mlir-opt's words.
#include "dialects/tensor/tensor.h"

#include "dialects/arith/arith.h"
#include "dialects/common/constraints.h"
#include "dialects/common/control_flow.h"
#include "dialects/common/folds.h"
#include "dialects/common/infer.h"
#include "dialects/common/memory.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_views.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/fold.h"
#include "ir/syntax/asm_shape.h"

static const ValueDef tensor_operand[] = {
    {"tensor", &constraint_tensor, ARITY_ONE}};
static const ValueDef tensor_result[] = {
    {"dest", &constraint_tensor, ARITY_ONE}};
static const ValueDef ranked_result[] = {
    {"result", &constraint_ranked_tensor, ARITY_ONE}};
static const ValueDef static_result[] = {
    {"result", &constraint_static_tensor, ARITY_ONE}};
static const ValueDef index_result[] = {
    {"result", &constraint_index, ARITY_ONE}};
static const ValueDef any_result[] = {{"result", NULL, ARITY_ONE}};
static const ValueDef any_operands[] = {{"elements", NULL, ARITY_VARIADIC}};
static const ValueDef dim_operands[] = {
    {"source", &constraint_non_0_ranked_tensor, ARITY_ONE},
    {"index", &constraint_index, ARITY_ONE}};
static const ValueDef extract_operands[] = {
    {"tensor", &constraint_ranked_tensor, ARITY_ONE},
    {"indices", &constraint_index, ARITY_VARIADIC}};
static const ValueDef splat_operands[] = {
    {"input", NULL, ARITY_ONE},
    {"dynamicSizes", &constraint_index, ARITY_VARIADIC}};
static const ValueDef slice_operands[] = {
    {"source", &constraint_ranked_tensor, ARITY_ONE},
    {"offsets", &constraint_index, ARITY_VARIADIC},
    {"sizes", &constraint_index, ARITY_VARIADIC},
    {"strides", &constraint_index, ARITY_VARIADIC}};

#define LIST_PROP(text)                                                        \
  { .name = STR_INIT(text), .constraint = &attr_constraint_dense_i64_array }
static const PropDef slice_props[] = {
    [MEMREF_VIEW_STATIC_OFFSETS] = LIST_PROP("static_offsets"),
    [MEMREF_VIEW_STATIC_SIZES] = LIST_PROP("static_sizes"),
    [MEMREF_VIEW_STATIC_STRIDES] = LIST_PROP("static_strides"),
    [MEMREF_VIEW_SEGMENTS] = {.name = STR_INIT("operandSegmentSizes"),
                              .constraint = &attr_constraint_dense_i32_array,
                              .old_name = STR_INIT("operand_segment_sizes")}};

// --- names ------------------------------------------------------------------

#define FIXED_NAME(hook, name)                                                 \
  static void hook(const Operation *op, Stream *text) {                        \
    (void)op;                                                                  \
    stream_cstr(text, name);                                                   \
  }

FIXED_NAME(name_cast, "cast")
FIXED_NAME(name_dim, "dim")
FIXED_NAME(name_extract, "extracted")
FIXED_NAME(name_slice, "extracted_slice")
FIXED_NAME(name_from_elements, "from_elements")
FIXED_NAME(name_rank, "rank")
FIXED_NAME(name_splat, "splat")

// --- verifiers --------------------------------------------------------------

static bool verify_cast(Context *ctx, const Operation *op) {
  const ShapedType *from = type_as_tensor(op_operand_type(op, 0));
  const ShapedType *to = type_as_tensor(op_result_type(op, 0));
  return tensor_types_cast_compatible(from, to) ||
         emit_cast_incompatible(ctx, op);
}

static bool verify_extract_type(Context *ctx, const Operation *op) {
  return op_result_type(op, 0) ==
             type_as_shaped(op_operand_type(op, 0))->element ||
         op_reject(ctx, op,
                   "failed to verify that result type matches element type of "
                   "tensor");
}

static bool verify_extract(Context *ctx, const Operation *op) {
  const ShapedType *tensor = type_as_shaped(op_operand_type(op, 0));
  return (int64_t)op->num_operands - 1 == tensor->rank ||
         op_reject(ctx, op, "incorrect number of indices for extract_element");
}

static bool verify_from_elements(Context *ctx, const Operation *op) {
  const ShapedType *tensor = type_as_shaped(op_result_type(op, 0));
  bool agrees = shaped_type_num_elements(tensor) == op->num_operands;
  for (uint32_t i = 0; agrees && i < op->num_operands; i++)
    agrees = op_operand_type(op, i) == tensor->element;
  return agrees || op_reject(ctx, op,
                             "failed to verify that operand types match result "
                             "element type");
}

static bool verify_splat_type(Context *ctx, const Operation *op) {
  return op_operand_type(op, 0) ==
             type_as_shaped(op_result_type(op, 0))->element ||
         op_reject(ctx, op,
                   "failed to verify that operand type matches element type of "
                   "result");
}

static bool verify_splat(Context *ctx, const Operation *op) {
  unsigned expected =
      shaped_type_num_dynamic_dims(type_as_shaped(op_result_type(op, 0)));
  if (op->num_operands - 1 == expected)
    return true;
  op_emit_op_error(ctx, op,
                   "incorrect number of dynamic sizes, has %u, expected %u",
                   op->num_operands - 1, expected);
  return false;
}

/// The slice has the written sizes, without some that are 1.
static bool verify_extract_slice(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  size_t rank = (size_t)source->rank, count;
  if (!view_verify_lists(ctx, op, rank, rank))
    return false;
  const int64_t *sizes = op_i64_array(op, MEMREF_VIEW_STATIC_SIZES, &count);
  const Type *expected =
      ranked_tensor_type_get(ctx, sizes, rank, source->element, source->layout);
  if (result->rank > source->rank) {
    op_emit_error(ctx, op,
                  "expected rank to be smaller or equal to the other rank. ");
    return false;
  }
  if (!shape_is_reduced(type_as_shaped(expected), result)) {
    Diagnostic *diag = op_emit_error(ctx, op, "expected type to be ");
    diag_type(diag, expected);
    diag_text(diag, " or a rank-reduced version. (size mismatch) ");
    return false;
  }
  if (result->element != source->element) {
    diag_type(op_emit_error(ctx, op, "expected element type to be "),
              source->element);
    return false;
  }
  return view_verify_bounds(ctx, op, source);
}

// --- the tables -------------------------------------------------------------

/// Only a dimension that exists can be asked for speculatively.
static bool is_dim_speculatable(const Operation *op) {
  const ShapedType *tensor = type_as_ranked_tensor(op_operand_type(op, 0));
  const Attribute *index = value_constant(op_operand(op, 1));
  int64_t value;
  return tensor && index && attr_integer_value(index, &value) &&
         value < tensor->rank;
}

static const OpInterfaces dim_interfaces = {
    .is_speculatable = is_dim_speculatable,
};

const OpDef tensor_ops[TENSOR_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [TENSOR_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                      \
                   .dialect = &tensor_dialect, __VA_ARGS__},
#include "dialects/tensor/tensor_ops.def"
};

const DialectDef tensor_dialect = {
    .name = STR_INIT("tensor"),
    .ops = tensor_ops,
    .num_ops = TENSOR_NUM_OPS,
    .materialize_constant = arith_materialize_constant,
    .inliner = &inline_everything,
};
