// SPDX-License-Identifier: Apache-2.0
// What the steps share.
#include "passes/convert_vector_to_llvm/steps.h"

#include "dialects/arith/arith_build.h"
#include "dialects/ub/ub.h"

Value *step_build_poison(Rewriter *rw, Location loc, const Type *type) {
  const Attribute *props[] = {[UB_POISON_VALUE] =
                                  ub_poison_attr_get(rewriter_context(rw))};
  return op_result(builder_create_op(&rw->builder, &ub_ops[UB_POISON], loc,
                                     NULL, 0, type, props),
                   0);
}

bool step_has_zero(const Type *type) {
  const Type *element = type_element_or_self(type);
  return type_as_float(element) || type_is_index(element) ||
         type_is_signless_integer(element);
}

Value *step_build_zero(Rewriter *rw, Location loc, const Type *type) {
  Context *ctx = rewriter_context(rw);
  return arith_build_constant(
      rw, loc,
      dense_splat_attr_get_value(
          ctx, type, vector_zero_attr(ctx, type_element_or_self(type))));
}

bool step_can_unroll(const ShapedType *type, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    if (vector_is_scalable_at(type, (size_t)i))
      return false;
  int32_t outer = type->rank - 1;
  return shape_can_spell_out(type->shape, count > outer ? count : outer);
}
