// SPDX-License-Identifier: Apache-2.0
// Expressions of debug information in the form that LLVM IR has. Each splitting
// of a variable adds a fragment; LLVM takes one, at the end. Follows
// mlir::LLVM::legalizeDIExpressionsRecursively.
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/llvm_build.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "support/vector.h"

enum { STEP_OFFSET = 1, STEP_SIZE, NUM_FRAGMENT };

/// `[DW_OP_LLVM_fragment, offset, size]`.
static const ArrayAttr *as_fragment(const Attribute *attr) {
  const ArrayAttr *step = attr_as_array(attr);
  bool is_fragment = step && step->size == NUM_FRAGMENT &&
                     string_ref_equals(attr_string_value(step->elements[0]),
                                       STR("DW_OP_LLVM_fragment"));
  return is_fragment ? step : NULL;
}

static uint64_t number_of(const Attribute *attr) {
  int64_t number = 0;
  attr_integer_value(attr, &number);
  return (uint64_t)number;
}

/// The fragment `inner` of the fragment `outer`: its offset is from the start
/// of the variable, and the size is what the outer one says.
static const Attribute *merge(Context *ctx, const ArrayAttr *outer,
                              const ArrayAttr *inner) {
  uint64_t offset = number_of(outer->elements[STEP_OFFSET]) +
                    number_of(inner->elements[STEP_OFFSET]);
  const Attribute *step[NUM_FRAGMENT] = {
      outer->elements[0],
      integer_attr_get_i64(ctx, attr_type(outer->elements[STEP_OFFSET]),
                           (int64_t)offset),
      outer->elements[STEP_SIZE]};
  return array_attr_get(ctx, step, NUM_FRAGMENT);
}

const Attribute *llvm_merge_fragments(Context *ctx,
                                      const Attribute *expression) {
  const ArrayAttr *steps =
      attr_as_array(llvm_attr_param(expression, "operations"));
  VECTOR(const Attribute *) merged = {0};
  for (size_t i = 0; steps && i < steps->size; i++) {
    const ArrayAttr *inner = as_fragment(steps->elements[i]);
    const ArrayAttr *outer =
        inner && merged.size ? as_fragment(VECTOR_LAST(&merged)) : NULL;
    if (outer)
      VECTOR_LAST(&merged) = merge(ctx, outer, inner);
    else
      VECTOR_PUSH(&merged, steps->elements[i]);
  }
  if (steps && merged.size < steps->size) {
    const Attribute *list = array_attr_get(ctx, merged.data, merged.size);
    expression = dialect_params_attr_get(
        ctx, attr_as_dialect(expression, NULL)->def, &list, 1);
  }
  VECTOR_FREE(&merged);
  return expression;
}

/// `#llvm.di_global_variable_expression` with its expression merged.
static const Attribute *merge_variable(Context *ctx, const Attribute *attr) {
  const DialectAttr *old = attr_as_dialect(attr, NULL);
  const Attribute *expression = llvm_attr_param(attr, "expr");
  if (!llvm_attr_is(attr, LLVM_ATTR_DI_GLOBAL_VARIABLE_EXPRESSION))
    return attr;
  const Attribute *merged = llvm_merge_fragments(ctx, expression);
  VECTOR(const Attribute *) params = {0};
  for (size_t i = 0; i < old->def->num_params; i++)
    VECTOR_PUSH(&params,
                old->params[i] == expression ? merged : old->params[i]);
  if (merged != expression)
    attr = dialect_params_attr_get(ctx, old->def, params.data, params.size);
  VECTOR_FREE(&params);
  return attr;
}

static void legalize_variables(Context *ctx, Operation *op) {
  const StringRef name = STR("dbg_exprs");
  const ArrayAttr *old = attr_as_array(op_attr(op, name));
  VECTOR(const Attribute *) list = {0};
  for (size_t i = 0; old && i < old->size; i++)
    VECTOR_PUSH(&list, merge_variable(ctx, old->elements[i]));
  if (old)
    op_set_attr(ctx, op, name, array_attr_get(ctx, list.data, list.size));
  VECTOR_FREE(&list);
}

void llvm_legalize_expressions(Context *ctx, Operation *root) {
  FOR_EACH_OP_PREORDER(op, root) {
    if (op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL]))
      legalize_variables(ctx, op);
    else if (op_is(op, &llvm_ops[LLVM_INTR_DBG_DECLARE]) ||
             op_is(op, &llvm_ops[LLVM_INTR_DBG_VALUE]))
      op_set_prop(
          op, LLVM_DEBUG_EXPRESSION,
          llvm_merge_fragments(ctx, op_prop(op, LLVM_DEBUG_EXPRESSION)));
  }
}
