// SPDX-License-Identifier: Apache-2.0
// The math dialect: its operations with their operands, results and
// properties, verifiers, constants.
#include "dialects/math/math.h"

#include "dialects/arith/arith.h"
#include "dialects/arith/arith_props.h"
#include "dialects/common/constraints.h"
#include "dialects/common/control_flow.h"
#include "dialects/common/infer.h"
#include "dialects/math/math_internal.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/operation.h"
#include "ir/syntax/asm_shape.h"

#define TRAITS_MAP (TRAIT_PURE | TRAIT_ELEMENTWISE)
#define TRAITS_MATH (TRAITS_MAP | TRAIT_SAME_TYPES)
#define FASTMATH PROPS(arith_fastmath_props)
#define FLOAT_UNARY OPERANDS(float_unary), RESULTS(float_result), FASTMATH
#define FLOAT_BINARY OPERANDS(float_binary), RESULTS(float_result), FASTMATH
#define CLASSIFY                                                               \
  .format = "$operand attr-dict `:` type($operand)",                           \
  .complete = complete_checked_operand, OPERANDS(float_unary),                 \
  RESULTS(bool_result), FASTMATH, .infer = infer_i1_same_shape,                \
  .verify_types = verify_i1_same_shape

#define ONE(name, constraint)                                                  \
  { name, &constraint_##constraint, ARITY_ONE }

static const ValueDef float_unary[] = {ONE("operand", float_like)};
static const ValueDef float_binary[] = {ONE("lhs", float_like),
                                        ONE("rhs", float_like)};
static const ValueDef fma_operands[] = {
    ONE("a", float_like), ONE("b", float_like), ONE("c", float_like)};
static const ValueDef clamp_operands[] = {
    ONE("value", float_like), ONE("min", float_like), ONE("max", float_like)};
static const ValueDef fpowi_operands[] = {ONE("lhs", float_like),
                                          ONE("rhs", signless_integer_like)};
static const ValueDef float_result[] = {ONE("result", float_like)};
static const ValueDef sincos_results[] = {ONE("sin", float_like),
                                          ONE("cos", float_like)};
static const ValueDef bool_result[] = {ONE("result", bool_like)};
static const ValueDef int_unary[] = {ONE("operand", signless_integer_like)};
static const ValueDef int_binary[] = {ONE("lhs", signless_integer_like),
                                      ONE("rhs", signless_integer_like)};
static const ValueDef int_result[] = {ONE("result", signless_integer_like)};

const OpDef math_ops[MATH_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [MATH_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS, __VA_ARGS__,           \
                 .dialect = &math_dialect},
#include "dialects/math/math_ops.def"
};

bool math_infer_sincos(Context *ctx, Arena *arena, OpState *state,
                       SourcePos pos) {
  (void)ctx;
  (void)pos;
  const Type **types = arena_alloc(arena, 2 * sizeof *types);
  types[0] = types[1] = value_type(state->operands[0]);
  state->result_types = types;
  state->num_results = 2;
  return true;
}

void math_name_sincos(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "sin,cos");
}

bool math_verify_sincos(Context *ctx, const Operation *op) {
  const Type *type = op_operand_type(op, 0);
  if (op_result_type(op, 0) == type && op_result_type(op, 1) == type)
    return true;
  return op_reject(
      ctx, op,
      "failed to verify that all of {operand, sin, cos} have same type");
}

bool math_verify_fpowi(Context *ctx, const Operation *op) {
  if (op_operand_type(op, 0) == op_result_type(op, 0))
    return true;
  return op_reject(ctx, op,
                   "failed to verify that all of {lhs, result} have same type");
}

const DialectDef math_dialect = {
    .name = STR_INIT("math"),
    .ops = math_ops,
    .num_ops = MATH_NUM_OPS,
    .lowering_pass = "convert-math-to-llvm",
    .materialize_constant = arith_materialize_constant,
    .inliner = &inline_everything,
};
