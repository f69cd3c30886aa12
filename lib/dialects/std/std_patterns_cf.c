// SPDX-License-Identifier: Apache-2.0
// Canonicalization of branches and calls.
#include "dialects/common/branch_patterns.h"
#include "dialects/func/func.h"
#include "dialects/std/std.h"
#include "dialects/std/std_patterns.h"
#include "ir/fold.h"

typedef VECTOR(Value *) ValueVector;

static const BranchOps branch_ops = {
    .br = &std_ops[STD_BR],
    .cond_br = &std_ops[STD_COND_BR],
    .select = &std_ops[STD_SELECT],
};

#define BRANCH_PATTERN(name)                                                   \
  bool std_##name(const RewritePattern *self, Operation *op, Rewriter *rw) {   \
    (void)self;                                                                \
    return branch_##name(&branch_ops, op, rw);                                 \
  }

BRANCH_PATTERN(merge_single_predecessor)
BRANCH_PATTERN(skip_pass_through_br)
BRANCH_PATTERN(fold_constant_cond_br)
BRANCH_PATTERN(skip_pass_through_cond_br)
BRANCH_PATTERN(join_equal_successors)

/// call_indirect (constant @f)(x) -> call @f(x)
bool std_call_constant(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  (void)self;
  const Attribute *callee = value_constant(op_operand(op, 0));
  if (!callee || !attr_as_symbol_ref(callee))
    return rewriter_match_failure(rw, op, "callee is not a constant");
  ValueVector values = {0};
  VECTOR(const Type *) types = {0};
  for (uint32_t i = 1; i < op->num_operands; i++)
    VECTOR_PUSH(&values, op_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  const OpDef *def = &std_ops[STD_CALL];
  const Attribute *props[8] = {[CALL_PROP_CALLEE] = callee};
  OpState state = {.def = def,
                   .loc = op->loc,
                   .operands = values.data,
                   .num_operands = (uint32_t)values.size,
                   .result_types = types.data,
                   .num_results = op->num_results,
                   .props = props};
  Operation *call = builder_create(&rw->builder, &state);
  values.size = 0;
  for (uint32_t i = 0; i < call->num_results; i++)
    VECTOR_PUSH(&values, op_result(call, i));
  rewriter_replace_op(rw, op, values.data);
  VECTOR_FREE(&values);
  VECTOR_FREE(&types);
  return true;
}
