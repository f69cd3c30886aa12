// SPDX-License-Identifier: Apache-2.0
// Steps of -reduce that take operations away. The places are collected first:
// what a step does to one may take others away.
#include "ir/erase.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "tool/reduce/steps.h"

typedef VECTOR(Operation *) Ops;

/// Collects the operations in the range for which `fits` holds; counts all.
static size_t collect(Operation *root, StepRange range, Ops *ops,
                      bool (*fits)(const Operation *op)) {
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root) {
    if (op == root || !fits(op))
      continue;
    if (count >= range.begin && count < range.end)
      VECTOR_PUSH(ops, op);
    count++;
  }
  return count;
}

static bool is_symbol(const Operation *op) {
  return op_has_trait(op, TRAIT_SYMBOL) && symbol_name(op).size;
}

static bool is_in(const Operation *op, const Operation *root) {
  return op != root && op_is_ancestor_or_self(root, op);
}

/// Erases `op`, whose results other operations may use: they get other values.
/// False, with nothing changed, if there is none.
static bool erase(Context *ctx, Operation *op) {
  for (unsigned i = 0; i < op->num_results; i++) {
    Value *value = op_result(op, i);
    if (value_is_unused(value))
      continue;
    Value *other = find_replacement(ctx, value, op, op);
    if (!other)
      return false;
    value_replace_all_uses_with(value, other);
  }
  op_drop_all_references(op);
  op_erase(ctx, op);
  return true;
}

/// Erases from the end, so that inner operations go before those around them.
static void erase_all(Context *ctx, Ops *ops) {
  for (size_t i = ops->size; i-- > 0;)
    erase(ctx, ops->data[i]);
  VECTOR_FREE(ops);
}

size_t step_erase_symbols(Context *ctx, Operation *root, StepRange range) {
  Ops ops = {0};
  size_t count = collect(root, range, &ops, is_symbol);
  erase_all(ctx, &ops);
  return count;
}

static bool has_body(const Operation *op) {
  return op_has_trait(op, TRAIT_FUNCTION) && op->num_regions == 1 &&
         op_region(op, 0)->first;
}

static void empty_region(Context *ctx, Region *region) {
  FOR_EACH_BLOCK(block, region)
    FOR_EACH_OP(op, block)
      op_drop_all_references(op);
  while (region->first)
    block_erase(ctx, region->first);
}

/// A declaration is not internal, nor is it to be dropped.
static void make_external(Context *ctx, Operation *op) {
  int linkage = op_def_prop_index(op->def, STR("linkage"));
  if (linkage >= 0)
    op_set_prop(op, (unsigned)linkage, NULL); // That is: external.
  if (op_def_prop_index(op->def, STR("sym_visibility")) >= 0)
    symbol_set_visibility(ctx, op, STR("private"));
}

size_t step_drop_bodies(Context *ctx, Operation *root, StepRange range) {
  Ops ops = {0};
  size_t count = collect(root, range, &ops, has_body);
  for (size_t i = ops.size; i-- > 0;) {
    Operation *op = ops.data[i];
    empty_region(ctx, op_region(op, 0));
    make_external(ctx, op);
  }
  VECTOR_FREE(&ops);
  return count;
}

static bool is_erasable(const Operation *op) {
  return !op_has_trait(op, TRAIT_TERMINATOR) &&
         !string_ref_ends_with(op_name(op), STR(".poison"));
}

/// Was it put in for what is gone, and is not used any more?
static bool is_unused_poison(const Operation *op) {
  return op->num_results == 1 && value_is_unused(op_result(op, 0)) &&
         string_ref_ends_with(op_name(op), STR(".poison"));
}

size_t step_erase_placeholders(Context *ctx, Operation *root, StepRange range) {
  Ops ops = {0};
  size_t count = collect(root, range, &ops, is_unused_poison);
  erase_all(ctx, &ops);
  return count;
}

size_t step_erase_ops(Context *ctx, Operation *root, StepRange range) {
  Ops ops = {0};
  size_t count = collect(root, range, &ops, is_erasable);
  bool is_try = ops.size > 0;
  erase_all(ctx, &ops);
  if (is_try)
    step_erase_placeholders(ctx, root, (StepRange){0, SIZE_MAX});
  return count;
}

static bool can_hoist(const Operation *op) {
  if (is_symbol(op) || op_has_trait(op, TRAIT_TERMINATOR) || !op->block)
    return false;
  for (unsigned i = 0; i < op->num_regions; i++)
    if (op_region(op, i)->first)
      return true;
  return false;
}

/// Replaces the arguments of a block that goes elsewhere, before `user`.
static bool replace_arguments(Context *ctx, Block *block, Operation *user) {
  for (unsigned i = 0; i < block->num_arguments; i++) {
    Value *argument = block_argument(block, i);
    if (value_is_unused(argument))
      continue;
    Value *other = find_replacement(ctx, argument, user, user);
    if (!other)
      return false;
    value_replace_all_uses_with(argument, other);
  }
  return true;
}

static Block *first_block(const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    if (op_region(op, i)->first)
      return op_region(op, i)->first;
  return NULL;
}

/// Puts the operations of the first block where `op` is; what its terminator
/// passes on are its results, where they fit.
static void hoist(Context *ctx, Operation *op) {
  Block *block = first_block(op);
  if (!block || !replace_arguments(ctx, block, op))
    return;
  Operation *last = block->last;
  bool ends = last && op_has_trait(last, TRAIT_TERMINATOR);
  for (unsigned i = 0; ends && i < op->num_results; i++)
    if (i < last->num_operands &&
        op_operand_type(last, i) == op_result_type(op, i))
      value_replace_all_uses_with(op_result(op, i), op_operand(last, i));
  while (block->first && !(ends && block->first == last))
    op_move_before(block->first, op);
  erase(ctx, op);
}

size_t step_hoist_regions(Context *ctx, Operation *root, StepRange range) {
  Ops ops = {0};
  size_t count = collect(root, range, &ops, can_hoist);
  for (size_t i = ops.size; i-- > 0;)
    hoist(ctx, ops.data[i]);
  VECTOR_FREE(&ops);
  return count;
}

size_t step_replace_operands(Context *ctx, Operation *root, StepRange range) {
  VECTOR(Use *) uses = {0};
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root)
    for (unsigned i = 0; i < op->num_operands; i++) {
      const Operation *from = value_defining_op(op_operand(op, i));
      if (!from || string_ref_ends_with(op_name(from), STR(".poison")))
        continue;
      if (count >= range.begin && count < range.end)
        VECTOR_PUSH(&uses, &op_operand_slots(op)[i]);
      count++;
    }
  for (size_t i = 0; i < uses.size; i++) {
    Use *use = uses.data[i];
    Operation *from = value_defining_op(use->value);
    Value *other = is_in(use->owner, from)
                       ? NULL
                       : find_replacement(ctx, use->value, from, from);
    if (other)
      use_set(use, other);
  }
  VECTOR_FREE(&uses);
  return count;
}
