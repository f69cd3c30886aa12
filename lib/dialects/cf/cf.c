// SPDX-License-Identifier: Apache-2.0
// The cf dialect: verifiers, in mlir-opt 22's words, and builders.
#include "dialects/cf/cf.h"

#include "dialects/common/control_flow.h"

#include "dialects/cf/cf_internal.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/op_interfaces.h"

bool cf_verify_switch(Context *ctx, const Operation *op) {
  const DenseElementsAttr *values =
      attr_as_dense_elements(op_prop(op, CF_SWITCH_CASE_VALUES));
  const DenseArrayAttr *segments =
      attr_as_dense_array(op_prop(op, CF_SWITCH_CASE_SEGMENTS));
  uint32_t num_cases = op->num_successors - 1;
  int64_t num_values = values ? dense_elements_num(values) : 0;
  const Type *flag = op_operand_type(op, 0);
  const Type *element = values ? type_as_shaped(values->type)->element : flag;
  if (element != flag) {
    Diagnostic *diag = op_emit_op_error(ctx, op, "'flag' type (");
    diag_type(diag, flag);
    diag_text(diag, ") should match case value type (");
    diag_type(diag, element);
    diag_text(diag, ")");
    return false;
  }
  if (num_values != num_cases) {
    op_emit_op_error(ctx, op,
                     "number of case values (%lld) should match number of case "
                     "destinations (%u)",
                     (long long)num_values, num_cases);
    return false;
  }
  if (segments && segments->size == num_cases)
    return true;
  op_emit_op_error(ctx, op,
                   "number of case operand segments should match number of "
                   "case destinations (%u)",
                   num_cases);
  return false;
}

Operation *cf_build_br(Builder *builder, Location loc, Block *dest,
                       Value *const *operands, size_t count) {
  OpState state = {.def = &cf_ops[CF_BR],
                   .loc = loc,
                   .operands = operands,
                   .num_operands = (uint32_t)count,
                   .successors = &dest,
                   .num_successors = 1};
  return builder_create(builder, &state);
}

Operation *cf_build_cond_br(Builder *builder, Location loc, Value *condition,
                            Block *true_dest, Block *false_dest) {
  static const int32_t segments[] = {1, 0, 0};
  const Attribute *props[CF_COND_BR_NUM_PROPS] = {
      [CF_COND_BR_SEGMENTS] =
          dense_i32_array_attr_get(builder->ctx, segments, 3)};
  Block *const dests[] = {true_dest, false_dest};
  OpState state = {.def = &cf_ops[CF_COND_BR],
                   .loc = loc,
                   .operands = &condition,
                   .num_operands = 1,
                   .successors = dests,
                   .num_successors = 2,
                   .props = props};
  return builder_create(builder, &state);
}

const DialectDef cf_dialect = {
    .name = STR_INIT("cf"),
    .ops = cf_ops,
    .num_ops = CF_NUM_OPS,
    .lowering_pass = "convert-cf-to-llvm",
    .patterns = &cf_patterns,
    .inliner = &inline_everything,
};
