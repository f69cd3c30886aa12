// SPDX-License-Identifier: Apache-2.0
// Canonicalization of switches. Case values are compared as attributes, which
// are interned.
#include <string.h>

#include "dialects/cf/cf.h"
#include "dialects/cf/cf_internal.h"
#include "dialects/common/infer.h"
#include "ir/interfaces/fold.h"
#include "support/hash_table.h"
#include "support/memory.h"

static const DenseElementsAttr *case_values(const Operation *op) {
  return attr_as_dense_elements(op_prop(op, CF_SWITCH_CASE_VALUES));
}

/// Value of case `index`. Its target is successor `index + 1`.
static const Attribute *case_value(Context *ctx, const Operation *op,
                                   uint32_t index) {
  return dense_elements_at(ctx, case_values(op), index);
}

unsigned cf_switch_successor(const Operation *op, const WideInt *flag) {
  for (uint32_t i = 1; i < op->num_successors; i++)
    if (dense_element_is(case_values(op), i - 1, flag))
      return i;
  return 0;
}

/// The targets of the new switch: the default one, then the cases'.
typedef struct SwitchTargets {
  VECTOR(BranchTarget) targets;
  VECTOR(const Attribute *) values; ///< All targets' but the first.
} SwitchTargets;

static void targets_add(Context *ctx, SwitchTargets *to, const Operation *op,
                        uint32_t successor) {
  BranchTarget target;
  branch_target_init(&target, op, successor);
  VECTOR_PUSH(&to->targets, target);
  if (successor)
    VECTOR_PUSH(&to->values, case_value(ctx, op, successor - 1));
}

static void targets_free(SwitchTargets *targets) {
  for (size_t i = 0; i < targets->targets.size; i++)
    branch_target_free(&targets->targets.data[i]);
  VECTOR_FREE(&targets->targets);
  VECTOR_FREE(&targets->values);
}

/// `dense<[…]> : vector<Nx…>`; NULL if there is none.
static const Attribute *values_attr(Context *ctx, const Type *flag,
                                    const SwitchTargets *targets) {
  size_t count = targets->values.size;
  if (count == 0)
    return NULL;
  uint32_t width = type_bit_width(flag);
  size_t bytes = (width + 7) / 8;
  size_t total = width == 1 ? (count + 7) / 8 : count * bytes;
  char *data = mem_alloc(total);
  memset(data, 0, total);
  for (size_t i = 0; i < count; i++)
    dense_write_integer(data, i,
                        &attr_as_integer(targets->values.data[i])->value);
  int64_t shape = (int64_t)count;
  const Type *type = vector_type_get(ctx, &shape, 1, flag);
  const Attribute *attr =
      dense_elements_attr_get(ctx, type, string_ref(data, total));
  mem_free(data);
  return attr;
}

/// Replaces `op` by a switch with these targets.
static void replace_switch(Rewriter *rw, Operation *op,
                           const SwitchTargets *targets) {
  Context *ctx = rewriter_context(rw);
  VECTOR(Block *) blocks = {0};
  VECTOR(int32_t) sizes = {0};
  BranchValues operands = {0};
  VECTOR_PUSH(&operands, op_operand(op, 0));
  for (size_t i = 0; i < targets->targets.size; i++) {
    const BranchTarget *target = &targets->targets.data[i];
    VECTOR_PUSH(&blocks, target->block);
    VECTOR_PUSH(&sizes, (int32_t)target->operands.size);
    for (size_t k = 0; k < target->operands.size; k++)
      VECTOR_PUSH(&operands, target->operands.data[k]);
  }
  int32_t segments[] = {1, sizes.data[0],
                        (int32_t)operands.size - 1 - sizes.data[0]};
  const Attribute *props[CF_SWITCH_NUM_PROPS] = {
      [CF_SWITCH_CASE_VALUES] =
          values_attr(ctx, op_operand_type(op, 0), targets),
      [CF_SWITCH_CASE_SEGMENTS] =
          dense_i32_array_attr_get(ctx, sizes.data + 1, sizes.size - 1),
      [CF_SWITCH_SEGMENTS] = dense_i32_array_attr_get(ctx, segments, 3)};
  OpState state = {.def = &cf_ops[CF_SWITCH],
                   .loc = op->loc,
                   .operands = operands.data,
                   .num_operands = (uint32_t)operands.size,
                   .successors = blocks.data,
                   .num_successors = (uint32_t)blocks.size,
                   .props = props};
  builder_create(&rw->builder, &state);
  rewriter_replace_op(rw, op, NULL);
  VECTOR_FREE(&blocks);
  VECTOR_FREE(&sizes);
  VECTOR_FREE(&operands);
}

bool cf_fold_default_switch(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  if (op->num_successors > 1)
    return rewriter_match_failure(rw, op, "has cases");
  branch_replace_with_successor(&cf_branch_ops, rw, op, 0);
  return true;
}

static bool goes_to_default(const Operation *op, uint32_t successor) {
  unsigned first, count, default_first, default_count;
  switch_successor_operands(op, 0, &default_first, &default_count);
  switch_successor_operands(op, successor, &first, &count);
  if (op_successor(op, successor) != op_successor(op, 0) ||
      count != default_count)
    return false;
  for (unsigned i = 0; i < count; i++)
    if (op_operand(op, first + i) != op_operand(op, default_first + i))
      return false;
  return true;
}

/// Keeps the default and the cases for which `keeps` holds. False if that is
/// all of them.
static bool filter_cases(Rewriter *rw, Operation *op,
                         bool (*drops)(const Operation *op, uint32_t successor,
                                       const void *data),
                         const void *data) {
  SwitchTargets targets = {0};
  for (uint32_t i = 0; i < op->num_successors; i++)
    if (i == 0 || !drops(op, i, data))
      targets_add(rewriter_context(rw), &targets, op, i);
  bool drops_some = targets.targets.size < op->num_successors;
  if (drops_some)
    replace_switch(rw, op, &targets);
  targets_free(&targets);
  return drops_some;
}

static bool is_default_case(const Operation *op, uint32_t successor,
                            const void *data) {
  (void)data;
  return goes_to_default(op, successor);
}

bool cf_drop_default_cases(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  return filter_cases(rw, op, is_default_case, NULL) ||
         rewriter_match_failure(rw, op, "no case has the default's target");
}

bool cf_fold_constant_switch(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  const IntegerAttr *flag = attr_as_integer(value_constant(op_operand(op, 0)));
  if (!flag)
    return rewriter_match_failure(rw, op, "flag is not a constant");
  branch_replace_with_successor(&cf_branch_ops, rw, op,
                                cf_switch_successor(op, &flag->value));
  return true;
}

bool cf_skip_pass_through_switch(const RewritePattern *self, Operation *op,
                                 Rewriter *rw) {
  (void)self;
  SwitchTargets targets = {0};
  bool skips = false;
  for (uint32_t i = 0; i < op->num_successors; i++) {
    targets_add(rewriter_context(rw), &targets, op, i);
    skips |= branch_target_skip(&cf_branch_ops, &VECTOR_LAST(&targets.targets));
  }
  if (skips)
    replace_switch(rw, op, &targets);
  targets_free(&targets);
  return skips ||
         rewriter_match_failure(rw, op, "no successor does nothing but branch");
}

/// The switch on the flag of `op` that is the only predecessor's terminator, or
/// NULL.
static const Operation *outer_switch(const Operation *op) {
  const Block *predecessor = block_single_predecessor(op->block);
  const Operation *outer = predecessor ? predecessor->last : NULL;
  return outer && op_is(outer, &cf_ops[CF_SWITCH]) &&
                 op_operand(outer, 0) == op_operand(op, 0)
             ? outer
             : NULL;
}

bool cf_fold_switch_in_case(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  const Operation *outer = outer_switch(op);
  if (!outer || op_successor(outer, 0) == op->block)
    return rewriter_match_failure(
        rw, op, "the block is not a case of a switch on the same flag");
  uint32_t index = 1;
  while (op_successor(outer, index) != op->block)
    index++;
  const Attribute *value = case_value(rewriter_context(rw), outer, index - 1);
  branch_replace_with_successor(
      &cf_branch_ops, rw, op,
      cf_switch_successor(op, &attr_as_integer(value)->value));
  return true;
}

typedef struct OuterValues {
  Context *ctx;
  PtrMap values; ///< Case values of the outer switch.
} OuterValues;

static bool is_outer_case(const Operation *op, uint32_t successor,
                          const void *data) {
  const OuterValues *outer = data;
  return ptr_map_has(&outer->values, case_value(outer->ctx, op, successor - 1));
}

bool cf_drop_cases_of_outer_switch(const RewritePattern *self, Operation *op,
                                   Rewriter *rw) {
  (void)self;
  const Operation *outer = outer_switch(op);
  if (!outer || op_successor(outer, 0) != op->block)
    return rewriter_match_failure(
        rw, op, "the block is not the default of a switch on the same flag");
  OuterValues known = {.ctx = rewriter_context(rw)};
  for (uint32_t i = 1; i < outer->num_successors; i++) {
    // Attributes are immutable; the map only uses them as keys.
    const Attribute *value = case_value(known.ctx, outer, i - 1);
    ptr_map_set(&known.values, value, (void *)(uintptr_t)value);
  }
  bool drops = filter_cases(rw, op, is_outer_case, &known);
  ptr_map_free(&known.values);
  return drops || rewriter_match_failure(rw, op, "all cases are possible");
}
