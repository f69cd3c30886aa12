// SPDX-License-Identifier: Apache-2.0
// Shared inference of result types; operands of successors.
#include "dialects/common/infer.h"

#include "dialects/common/constraints.h"
#include "ir/op_attrs.h"
#include "ir/print/printer.h"

bool infer_one(Arena *arena, OpState *state, const Type *type) {
  const Type **types = arena_alloc(arena, sizeof *types);
  types[0] = type;
  state->result_types = types;
  state->num_results = 1;
  return true;
}

bool infer_no_results(Context *ctx, Arena *arena, OpState *state,
                      SourcePos pos) {
  (void)ctx;
  (void)arena;
  (void)pos;
  state->result_types = NULL;
  state->num_results = 0;
  return true;
}

bool infer_index(Context *ctx, Arena *arena, OpState *state, SourcePos pos) {
  (void)pos;
  return infer_one(arena, state, index_type_get(ctx));
}

bool infer_i1(Context *ctx, Arena *arena, OpState *state, SourcePos pos) {
  (void)pos;
  return infer_one(arena, state, integer_type_get(ctx, 1));
}

bool infer_i1_same_shape(Context *ctx, Arena *arena, OpState *state,
                         SourcePos pos) {
  (void)pos;
  return infer_one(arena, state,
                   type_i1_same_shape(ctx, value_type(state->operands[0])));
}

bool infer_first_operand(Context *ctx, Arena *arena, OpState *state,
                         SourcePos pos) {
  (void)ctx;
  (void)pos;
  return infer_one(arena, state, value_type(state->operands[0]));
}

void br_successor_operands(const Operation *op, unsigned index, unsigned *first,
                           unsigned *count) {
  (void)index;
  *first = 0;
  *count = op->num_operands;
}

void cond_br_successor_operands(const Operation *op, unsigned index,
                                unsigned *first, unsigned *count) {
  op_operand_segment(op, index + 1, first, count);
}

void switch_successor_operands(const Operation *op, unsigned index,
                               unsigned *first, unsigned *count) {
  op_operand_segment(op, index ? 2 : 1, first, count);
  if (index == 0)
    return;
  int slot = op_def_prop_index(op->def, STR("case_operand_segments"));
  const DenseArrayAttr *segments =
      slot < 0 ? NULL : attr_as_dense_array(op_prop(op, (unsigned)slot));
  const int32_t *sizes = segments ? segments->data : NULL;
  if (!sizes || index > segments->size) {
    *count = 0;
    return;
  }
  *first += dense_i32_array_sum(segments, index - 1);
  *count = (unsigned)sizes[index - 1];
}

void indirect_branch_successor_operands(const Operation *op, unsigned index,
                                        unsigned *first, unsigned *count) {
  const DenseArrayAttr *segments = attr_as_dense_array(op_prop(op, 0));
  const int32_t *sizes = segments ? segments->data : NULL;
  *first = 1;
  *count = 0;
  if (!sizes || index >= segments->size)
    return;
  uint32_t before = dense_i32_array_sum(segments, index);
  // Wrong sizes are reported later.
  if (before >= op->num_operands || sizes[index] < 0 ||
      (uint32_t)sizes[index] > op->num_operands - 1 - before)
    return;
  *first += before;
  *count = (unsigned)sizes[index];
}

const char *written_type_error(const WrittenOp *written, const ValueDef *value,
                               const Type *type) {
  if (!type || !value->constraint ||
      type_constraint_holds(value->constraint, type))
    return NULL;
  Stream text = {0};
  stream_format(&text, "'%s' must be %s, but got '", value->name,
                value->constraint->summary);
  type_print(&text, type);
  stream_bytes(&text, "'", 2); // With the NUL.
  const char *wrong = arena_copy(written->arena, text.data, text.size);
  stream_free(&text);
  return wrong;
}

const char *complete_checked_operand(WrittenOp *written) {
  return written_type_error(written, &written->def->operands[0],
                            written->operand_types[0]);
}

const char *complete_element_operands(WrittenOp *written) {
  const Type *type = written->result_types[0];
  const ComplexType *complex = type_as_complex(type);
  const Type *element = complex ? complex->element : type_element_or_self(type);
  for (unsigned i = 0; i < written->def->num_operand_defs; i++)
    if (written->def->operands[i].constraint != &constraint_index)
      written->operand_types[i] = element;
  return written_type_error(written, &written->def->results[0], type);
}

const char *complete_all_elements(WrittenOp *written) {
  const char *wrong = complete_element_operands(written);
  const ShapedType *type = type_as_shaped(written->result_types[0]);
  if (wrong)
    return wrong;
  long long count = (long long)shaped_type_num_elements(type);
  if (count == written->num_operands[0])
    return NULL;
  Stream text = {0};
  stream_format(&text,
                "number of operands and types do not match: got %u operands "
                "and %lld types",
                written->num_operands[0], count);
  wrong = arena_copy_text(written->arena, text.data, text.size);
  stream_free(&text);
  written->place = written->num_operands[0] ? WRITTEN_OPERANDS : WRITTEN_START;
  return wrong;
}
