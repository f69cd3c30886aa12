// SPDX-License-Identifier: Apache-2.0
// Changes how many operands a branch passes on. Segment properties have the
// size of each group and, for a switch, of each case.
#include "ir/interfaces/successor_operands.h"

#include <string.h>

#include "ir/interfaces/op_interfaces.h"
#include "ir/op_attrs.h"
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

/// The property with the number of operands of each successor from `*first` on,
/// or -1. Successor 0 of a switch is its default; the others are cases.
static int case_segments(const Operation *op, uint32_t *first) {
  *first = 0;
  int prop = op_def_prop_index(op->def, STR("indbr_operand_segments"));
  if (prop >= 0)
    return prop;
  *first = 1;
  return op_def_prop_index(op->def, STR("case_operand_segments"));
}

static void shrink_cases(Context *ctx, Operation *op, const bool *erase) {
  uint32_t first_case;
  int prop = case_segments(op, &first_case);
  if (prop < 0 || op->num_successors == 0)
    return;
  int32_t *added = mem_alloc(op->num_successors * sizeof *added);
  for (uint32_t i = first_case; i < op->num_successors; i++) {
    unsigned first, count;
    op->def->successor_operands(op, i, &first, &count);
    added[i - first_case] = minus_erased(erase, first, count);
  }
  grow_segments(ctx, op, (unsigned)prop, added);
  mem_free(added);
}

void op_erase_successor_operands(Context *ctx, Operation *op,
                                 const bool *erase) {
  // Cases are counted by the old groups.
  shrink_cases(ctx, op, erase);
  if (op->def->segment_prop)
    shrink_groups(ctx, op, erase);
  op_erase_operands(ctx, op, erase);
}

/// The last group of a switch has the operands of all cases.
static size_t group_of(const Operation *op, unsigned successor,
                       size_t num_groups) {
  const OpInterfaces *interfaces = op->def->interfaces;
  size_t group = interfaces && interfaces->successor_group
                     ? interfaces->successor_group(op, successor)
                     : successor + 1;
  return group < num_groups ? group : num_groups - 1;
}

static void extend_groups(Context *ctx, Operation *op,
                          Value *const *const *values, uint32_t count) {
  unsigned prop = op->def->segment_prop - 1u;
  const DenseArrayAttr *segments = attr_as_dense_array(op_prop(op, prop));
  if (!segments || segments->size < 2)
    return;
  int32_t *added = mem_alloc(segments->size * sizeof *added);
  memset(added, 0, segments->size * sizeof *added);
  for (uint32_t i = 0; i < op->num_successors; i++)
    if (values[i])
      added[group_of(op, i, segments->size)] += (int32_t)count;
  grow_segments(ctx, op, prop, added);
  mem_free(added);
}

static void extend_cases(Context *ctx, Operation *op,
                         Value *const *const *values, uint32_t count) {
  uint32_t first_case;
  int prop = case_segments(op, &first_case);
  if (prop < 0 || op->num_successors == 0)
    return;
  int32_t *added = mem_alloc(op->num_successors * sizeof *added);
  for (uint32_t i = first_case; i < op->num_successors; i++)
    added[i - first_case] = values[i] ? (int32_t)count : 0;
  grow_segments(ctx, op, (unsigned)prop, added);
  mem_free(added);
}

/// The successors in the order of the operands that go to them.
static uint32_t *successors_by_operands(const Operation *op) {
  const OpInterfaces *interfaces = op->def->interfaces;
  uint32_t *order = mem_alloc((op->num_successors + 1) * sizeof *order);
  for (uint32_t i = 0; i < op->num_successors; i++)
    order[i] = i;
  if (interfaces && interfaces->successor_group) // One that permutes them.
    for (uint32_t i = 0; i < op->num_successors; i++)
      order[interfaces->successor_group(op, i)] = i;
  return order;
}

void op_append_successor_operands(Context *ctx, Operation *op,
                                  Value *const *const *values, uint32_t count) {
  uint32_t most = op->num_operands + op->num_successors * count;
  Value **operands = mem_alloc((most + 1) * sizeof *operands);
  uint32_t *order = successors_by_operands(op);
  uint32_t total = 0;
  uint32_t next = 0; // Operand to be kept.
  for (uint32_t i = 0; i < op->num_successors; i++) {
    unsigned first, old_count;
    op->def->successor_operands(op, order[i], &first, &old_count);
    while (next < first + old_count)
      operands[total++] = op_operand(op, next++);
    for (uint32_t k = 0; values[order[i]] && k < count; k++)
      operands[total++] = values[order[i]][k];
  }
  while (next < op->num_operands)
    operands[total++] = op_operand(op, next++);
  op_set_operands(ctx, op, operands, total);
  mem_free(operands);
  mem_free(order);
  extend_cases(ctx, op, values, count);
  if (op->def->segment_prop)
    extend_groups(ctx, op, values, count);
}
