// SPDX-License-Identifier: Apache-2.0
// Helpers that the declarative patterns are written with.
#include "passes/test/patterns/declarative.h"

const Operation *test_producer(const Operation *op, unsigned index,
                               TestOp def) {
  const Operation *producer = value_defining_op(op_operand(op, index));
  return producer && op_is(producer, &test_ops[def]) ? producer : NULL;
}

int64_t test_number(const Operation *op, unsigned index) {
  int64_t number;
  return attr_integer_value(op_prop(op, index), &number) ? number : INT64_MIN;
}

const Attribute *test_i32_attr(Rewriter *rw, int64_t value) {
  Context *ctx = rewriter_context(rw);
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 32), value);
}

Location test_fused_loc(Rewriter *rw, const Operation *root,
                        const Operation *second, const Operation *third) {
  Location parts[] = {root->loc, second->loc,
                      third ? third->loc : location_unknown()};
  return location_fused_get(rewriter_context(rw), parts, third ? 3 : 2, NULL);
}

Value *test_make(Rewriter *rw, TestOp def, Location loc, Value *const *operands,
                 uint32_t num_operands, const Type *type,
                 const Attribute *const *props) {
  Operation *op = builder_create_op(&rw->builder, &test_ops[def], loc, operands,
                                    num_operands, type, props);
  return type ? op_result(op, 0) : NULL;
}

/// Creates `state` with the results of `root` and puts it in its place.
static void take_place(Rewriter *rw, Operation *root, OpState *state) {
  TypeVector types = {0};
  ValueVector values = {0};
  for (unsigned i = 0; i < root->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(root, i));
  state->result_types = types.data;
  state->num_results = root->num_results;
  Operation *created = builder_create(&rw->builder, state);
  for (unsigned i = 0; i < root->num_results; i++)
    VECTOR_PUSH(&values, op_result(created, i));
  if (root->num_results)
    rewriter_replace_op(rw, root, values.data);
  else
    rewriter_erase_op(rw, root);
  VECTOR_FREE(&types);
  VECTOR_FREE(&values);
}

void test_become(Rewriter *rw, Operation *root, TestOp def, Location loc,
                 Value *const *operands, uint32_t num_operands,
                 const Attribute *const *props) {
  OpState state = {.def = &test_ops[def],
                   .loc = loc,
                   .operands = operands,
                   .num_operands = num_operands,
                   .props = props};
  take_place(rw, root, &state);
}

bool test_rename(const RewritePattern *self, Operation *root, Rewriter *rw) {
  ValueVector operands = {0};
  for (unsigned i = 0; i < root->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(root, i));
  const OpDef *def = self->generated[0];
  OpState state = {.def = def,
                   .loc = root->loc,
                   .operands = operands.data,
                   .num_operands = root->num_operands};
  if (def->num_props == root->def->num_props)
    state.props = op_props(root);
  take_place(rw, root, &state);
  VECTOR_FREE(&operands);
  return true;
}
