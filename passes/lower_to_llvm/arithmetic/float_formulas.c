// SPDX-License-Identifier: Apache-2.0
// Functions of a float that LLVM has no intrinsic for, by others.
#include "passes/lower_to_llvm/arithmetic/elementwise.h"

static Value *build_one(Elementwise *work, const Type *type) {
  const Type *element = type_element_or_self(op_result_type(work->op, 0));
  FloatBits one = float_from_double(type_as_float(element)->format, 1.0);
  return elementwise_build_constant(
      work, type, float_attr_get(work->builder->ctx, element, one));
}

static Value *build(Elementwise *work, LLVMOp id, const Type *type, Value *lhs,
                    Value *rhs) {
  Value *operands[] = {lhs, rhs};
  OpState state = {.def = &llvm_ops[id],
                   .loc = work->loc,
                   .operands = operands,
                   .num_operands = rhs ? 2 : 1,
                   .result_types = &type,
                   .num_results = 1,
                   .props = work->props,
                   .attrs = work->attrs};
  return op_result(builder_create(work->builder, &state), 0);
}

Value *elementwise_emit_rsqrt(Elementwise *work, Value *const *operands,
                              const Type *type, const void *user) {
  (void)user;
  Value *one = build_one(work, type);
  Value *root = build(work, LLVM_INTR_SQRT, type, operands[0], NULL);
  return build(work, LLVM_FDIV, type, one, root);
}

Value *elementwise_emit_log1p(Elementwise *work, Value *const *operands,
                              const Type *type, const void *user) {
  (void)user;
  Value *one = build_one(work, type);
  Value *sum = build(work, LLVM_FADD, type, one, operands[0]);
  return build(work, LLVM_INTR_LOG, type, sum, NULL);
}

Value *elementwise_emit_expm1(Elementwise *work, Value *const *operands,
                              const Type *type, const void *user) {
  (void)user;
  Value *one = build_one(work, type);
  Value *power = build(work, LLVM_INTR_EXP, type, operands[0], NULL);
  return build(work, LLVM_FSUB, type, power, one);
}
