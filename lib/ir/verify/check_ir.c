// SPDX-License-Identifier: Apache-2.0
// The check that -debug-check-ir makes after each pattern.
#include "ir/verify/check_ir.h"

#include <stdio.h>
#include <stdlib.h>

#include "ir/walk.h"

static const char *check_uses(const Value *value) {
  Use *const *back = (Use *const *)&value->first_use;
  FOR_EACH_USE(use, value) {
    if (use->value != value)
      return "a use in a value's list is of another value";
    if (use->back != back)
      return "a use does not know what points to it";
    const Operation *owner = use->owner;
    const Use *slots = op_operand_slots(owner);
    if (use < slots || use >= slots + owner->num_operands)
      return "a use in a value's list is no operand of its owner";
    back = (Use *const *)&use->next;
  }
  return NULL;
}

static const char *check_results(const Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    const Value *result = &op->results[i];
    if (!result->type || result->index != i || value_defining_op(result) != op)
      return "a result has no type, or the wrong number";
    if (result->is_constant != op_has_trait(op, TRAIT_CONSTANT_LIKE))
      return "a result is marked as a constant wrongly";
    const char *fault = check_uses(result);
    if (fault)
      return fault;
  }
  return NULL;
}

static const char *check_operands(const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const Use *use = &op_operand_slots(op)[i];
    if (use->owner != op)
      return "an operand belongs to another operation";
    if (use->value && *use->back != use)
      return "an operand is not in its value's list of uses";
  }
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const BlockUse *use = &op_successor_slots(op)[i];
    if (use->owner != op || (use->block && *use->back != use))
      return "a successor is not in its block's list of predecessors";
  }
  return NULL;
}

static const char *check_arguments(const Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    const BlockArgument *argument = block->arguments[i];
    if (argument->owner != block || argument->value.index != i ||
        argument->value.kind != VALUE_BLOCK_ARGUMENT)
      return "a block argument has the wrong owner or number";
    const char *fault = check_uses(&argument->value);
    if (fault)
      return fault;
  }
  return NULL;
}

static const char *check_block(const Block *block) {
  const Operation *previous = NULL;
  FOR_EACH_OP(op, block) {
    if (op->block != block || op->prev != previous)
      return "the list of a block's operations is broken";
    if (block->has_operation_order && previous && previous->order >= op->order)
      return "the order of a block's operations is wrong";
    previous = op;
  }
  return block->last == previous ? check_arguments(block)
                                 : "the end of a block's operations is wrong";
}

static const char *check_region(const Region *region) {
  const Block *previous = NULL;
  uint32_t count = 0;
  FOR_EACH_BLOCK(block, region) {
    if (block->parent != region || block->prev != previous)
      return "the list of a region's blocks is broken";
    const char *fault = check_block(block);
    if (fault)
      return fault;
    previous = block;
    count++;
  }
  return region->last == previous && region->num_blocks == count
             ? NULL
             : "the end or the number of a region's blocks is wrong";
}

static const char *check_regions(const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++) {
    const Region *region = op_region(op, i);
    if (region->parent != op || region->index != i)
      return "a region has the wrong parent or number";
    const char *fault = check_region(region);
    if (fault)
      return fault;
  }
  return NULL;
}

const char *ir_find_fault(Operation *root, const Operation **at) {
  FOR_EACH_OP_PREORDER(op, root) {
    *at = op;
    // Regions first: the walk goes into them next.
    const char *fault = check_regions(op);
    if (!fault)
      fault = check_results(op);
    if (!fault)
      fault = check_operands(op);
    if (fault)
      return fault;
  }
  return NULL;
}

#ifndef NDEBUG
void ir_check_after(const Context *ctx, Operation *root, const char *applied) {
  if (!ctx->checks_ir)
    return;
  const Operation *at;
  const char *fault = ir_find_fault(root, &at);
  if (!fault)
    return;
  StringRef name = op_name(at);
  fprintf(stderr, "-debug-check-ir: after %s, at '%.*s': %s\n", applied,
          STR_ARGS(name), fault);
  abort();
}
#endif
