// SPDX-License-Identifier: Apache-2.0
// Changing how many operands a branch passes on: its segment properties say how
// many there are in each group, and, for a switch, for each case.
#include "ir/operation.h"
#include "support/memory.h"

/// Adds `added[i]` (may be negative) to entry `i` of the dense i32 array in
/// slot `prop`.
static void grow_segments(Context *ctx, Operation *op, unsigned prop,
                          const int32_t *added) {
  const DenseArrayAttr *segments = attr_as_dense_array(op_prop(op, prop));
  if (!segments)
    return;
  int32_t *sizes = mem_alloc((segments->size + 1) * sizeof *sizes);
  const int32_t *old_sizes = segments->data;
  for (size_t i = 0; i < segments->size; i++)
    sizes[i] = old_sizes[i] + added[i];
  op_set_prop(op, prop, dense_i32_array_attr_get(ctx, sizes, segments->size));
  mem_free(sizes);
}

static int32_t minus_erased(const bool *erase, unsigned first, unsigned count) {
  int32_t change = 0;
  for (unsigned i = first; i < first + count; i++)
    change -= erase[i];
  return change;
}

static void shrink_groups(Context *ctx, Operation *op, const bool *erase) {
  unsigned prop = op->def->segment_prop - 1u;
  const DenseArrayAttr *segments = attr_as_dense_array(op_prop(op, prop));
  if (!segments)
    return;
  int32_t *added = mem_alloc((segments->size + 1) * sizeof *added);
  const int32_t *sizes = segments->data;
  unsigned first = 0;
  for (size_t i = 0; i < segments->size; i++) {
    added[i] = minus_erased(erase, first, (unsigned)sizes[i]);
    first += (unsigned)sizes[i];
  }
  grow_segments(ctx, op, prop, added);
  mem_free(added);
}

/// Successor 0 is a switch's default; each other one is a case.
static void shrink_cases(Context *ctx, Operation *op, const bool *erase) {
  int prop = op_def_prop_index(op->def, STR("case_operand_segments"));
  if (prop < 0 || op->num_successors == 0)
    return;
  int32_t *added = mem_alloc(op->num_successors * sizeof *added);
  for (uint32_t i = 1; i < op->num_successors; i++) {
    unsigned first, count;
    op->def->successor_operands(op, i, &first, &count);
    added[i - 1] = minus_erased(erase, first, count);
  }
  grow_segments(ctx, op, (unsigned)prop, added);
  mem_free(added);
}

void op_erase_successor_operands(Context *ctx, Operation *op,
                                 const bool *erase) {
  // Cases are counted by the groups as they were.
  shrink_cases(ctx, op, erase);
  if (op->def->segment_prop)
    shrink_groups(ctx, op, erase);
  Value **kept = mem_alloc((op->num_operands + 1) * sizeof *kept);
  uint32_t count = 0;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!erase[i])
      kept[count++] = op_operand(op, i);
  op_set_operands(ctx, op, kept, count);
  mem_free(kept);
}

static void add_to_segment(Context *ctx, Operation *op, unsigned prop,
                           unsigned entry, uint32_t count) {
  const DenseArrayAttr *segments = attr_as_dense_array(op_prop(op, prop));
  if (!segments || entry >= segments->size)
    return;
  int32_t *added = mem_alloc(segments->size * sizeof *added);
  for (size_t i = 0; i < segments->size; i++)
    added[i] = i == entry ? (int32_t)count : 0;
  grow_segments(ctx, op, prop, added);
  mem_free(added);
}

void op_append_successor_operands(Context *ctx, Operation *op, unsigned index,
                                  Value *const *values, uint32_t count) {
  unsigned first, old_count;
  op->def->successor_operands(op, index, &first, &old_count);
  uint32_t total = op->num_operands + count;
  Value **operands = mem_alloc((total + 1) * sizeof *operands);
  uint32_t at = 0;
  for (uint32_t i = 0; i <= op->num_operands; i++) {
    for (uint32_t k = 0; i == first + old_count && k < count; k++)
      operands[at++] = values[k];
    if (i < op->num_operands)
      operands[at++] = op_operand(op, i);
  }
  op_set_operands(ctx, op, operands, total);
  mem_free(operands);
  int cases = op_def_prop_index(op->def, STR("case_operand_segments"));
  if (cases >= 0 && index)
    add_to_segment(ctx, op, (unsigned)cases, index - 1, count);
  // Group 0 is the branch's own; all cases of a switch share one.
  if (op->def->segment_prop)
    add_to_segment(ctx, op, op->def->segment_prop - 1u,
                   cases >= 0 && index ? 2 : index + 1, count);
}
