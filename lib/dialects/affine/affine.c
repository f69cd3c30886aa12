// SPDX-License-Identifier: Apache-2.0
// The affine dialect.
#include "dialects/affine/affine.h"

#include "dialects/affine/affine_internal.h"
#include "dialects/arith/arith.h"
#include "dialects/common/control_flow.h"
#include "dialects/common/infer.h"
#include "dialects/common/op_rows.h"
#include "dialects/ub/ub.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/operation.h"
#include "ir/syntax/asm_shape.h"

static const ValueDef index_operands[] = {
    {"mapOperands", &constraint_index, ARITY_VARIADIC}};
static const ValueDef index_variadic[] = {
    {"operands", &constraint_index, ARITY_VARIADIC}};
static const ValueDef index_result[] = {
    {"result", &constraint_index, ARITY_ONE}};
static const PropDef map_props[] = {[AFFINE_MAP] = PROP("map", affine_map)};

const AffineMap *affine_op_map(const Operation *op) {
  return attr_as_affine_map(op_prop(op, AFFINE_MAP))->value;
}

static bool verify_operand_count(Context *ctx, const Operation *op) {
  const AffineMap *map = affine_op_map(op);
  if ((uint64_t)map->num_dims + map->num_symbols == op->num_operands)
    return true;
  return op_reject(ctx, op,
                   "operand count and affine map dimension and symbol "
                   "count must match");
}

static bool verify_apply(Context *ctx, const Operation *op) {
  if (!verify_operand_count(ctx, op))
    return false;
  if (affine_op_map(op)->num_results == 1)
    return true;
  return op_reject(ctx, op, "mapping must produce one value");
}

static bool verify_min_max(Context *ctx, const Operation *op) {
  if (!verify_operand_count(ctx, op))
    return false;
  if (affine_op_map(op)->num_results > 0)
    return true;
  return op_reject(ctx, op, "affine map expect at least one result");
}

static bool materialize_constant(Context *ctx, const Attribute *value,
                                 const Type *type, OpState *state,
                                 const Attribute **props) {
  return arith_dialect.materialize_constant(ctx, value, type, state, props);
}

const OpDef affine_ops[AFFINE_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [AFFINE_OP_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                   \
                      .dialect = &affine_dialect, __VA_ARGS__},
#include "dialects/affine/affine_ops.def"
};

const DialectDef affine_dialect = {
    .name = STR_INIT("affine"),
    .ops = affine_ops,
    .num_ops = AFFINE_NUM_OPS,
    .lowering_pass = "lower-affine",
    .materialize_constant = materialize_constant,
    .patterns = &affine_patterns,
    .inliner = &inline_everything,
};
