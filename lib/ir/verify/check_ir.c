// SPDX-License-Identifier: Apache-2.0
// The checks that -debug-check-ir makes after each pattern.
#include "ir/verify/check_ir.h"

#include <stdio.h>
#include <stdlib.h>

#include "ir/walk.h"
#include "support/hash_table.h"
#include "support/memory.h"

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
      return "a use in a value's list is not an operand of its owner";
    back = (Use *const *)&use->next;
  }
  return NULL;
}

static const char *check_predecessors(const Block *block) {
  BlockUse *const *back = (BlockUse *const *)&block->first_use;
  FOR_EACH_PREDECESSOR(use, block) {
    if (use->block != block || use->back != back)
      return "a block's list of predecessors is broken";
    const BlockUse *slots = op_successor_slots(use->owner);
    if (use < slots || use >= slots + use->owner->num_successors)
      return "an edge in a block's list is not a successor of its owner";
    back = (BlockUse *const *)&use->next;
  }
  return NULL;
}

static bool is_sorted(const DictionaryAttr *dict) {
  for (size_t i = 1; i < dict->size; i++)
    if (string_ref_compare(dict->entries[i - 1].name, dict->entries[i].name) >=
        0)
      return false;
  return true;
}

/// Checks what the operation itself holds.
static const char *check_op(const Operation *op) {
  if (op->num_props != (op->def->is_unregistered ? 1 : op->def->num_props))
    return "the number of properties is not that of the definition";
  const DictionaryAttr *attrs = attr_as_dictionary(op->attrs);
  if (op->attrs && (!attrs || !attrs->size || !is_sorted(attrs)))
    return "the attributes are not a dictionary, or empty, or out of order";
  if (op->flags & OP_MARK_ERASED)
    return "an operation that was erased is in the IR";
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
  if (block->num_arguments > block->argument_capacity)
    return "a block has no room for its arguments";
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    const BlockArgument *argument = block->arguments[i];
    if (argument->owner != block || argument->value.index != i ||
        argument->value.kind != VALUE_BLOCK_ARGUMENT)
      return "a block argument has the wrong owner or number";
    if (!argument->value.type || argument->value.is_constant)
      return "a block argument has no type, or is marked as a constant";
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
  if (block->last != previous)
    return "the end of a block's operations is wrong";
  const char *fault = check_predecessors(block);
  return fault ? fault : check_arguments(block);
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
    // Regions first: the walk enters them next.
    const char *fault = check_regions(op);
    if (!fault)
      fault = check_op(op);
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
  if (!fault && !context_cache_is_sound(ctx)) {
    at = root;
    fault = "the cache of interned objects has one that is not interned";
  }
  if (!fault)
    return;
  StringRef name = op_name(at);
  fprintf(stderr, "-debug-check-ir: after %s, at '%.*s': %s\n", applied,
          STR_ARGS(name), fault);
  abort();
}

static uint64_t hash_block(uint64_t hash, const Block *block) {
  hash = hash_pointer(hash, block);
  for (uint32_t i = 0; i < block->num_arguments; i++)
    hash = hash_pointer(hash_pointer(hash, block->arguments[i]),
                        block_argument(block, i)->type);
  return hash;
}

/// All but the operations in its regions.
static uint64_t hash_op(uint64_t hash, const Operation *op) {
  hash = hash_pointer(hash_pointer(hash, op), op->block);
  hash = hash_pointer(hash_pointer(hash, op->def), op->attrs);
  hash = hash_bytes(hash, &op->loc, sizeof op->loc);
  for (uint32_t i = 0; i < op->num_props; i++)
    hash = hash_pointer(hash, op_props(op)[i]);
  for (uint32_t i = 0; i < op->num_operands; i++)
    hash = hash_pointer(hash, op_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    hash = hash_pointer(hash, op->results[i].type);
  for (uint32_t i = 0; i < op->num_successors; i++)
    hash = hash_pointer(hash, op_successor(op, i));
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      hash = hash_block(hash, block);
  return hash;
}

uint64_t ir_fingerprint(const Context *ctx, Operation *root) {
  uint64_t hash = 0;
  if (ctx->checks_ir)
    FOR_EACH_OP_PREORDER(op, root)
      hash = hash_op(hash, op);
  return hash;
}

static const char *broken_claim(PatternClaim claim, bool has_changed) {
  switch (claim) {
  case PATTERN_FAILED:
    return has_changed ? "returned failure but IR did change" : NULL;
  case PATTERN_APPLIED:
    return has_changed ? NULL : "returned success but IR did not change";
  case PATTERN_DELAYED:
    return NULL;
  case PATTERN_UNSEEN:
    return has_changed ? "changed IR without the rewriter"
                       : "returned success but IR did not change";
  }
  unreachable("a claim");
}

void ir_check_claim(const Context *ctx, const char *pattern, PatternClaim claim,
                    bool has_changed) {
  const char *fault = ctx->checks_ir ? broken_claim(claim, has_changed) : NULL;
  if (!fault)
    return;
  fprintf(stderr, "-debug-check-ir: pattern '%s' %s\n", pattern, fault);
  abort();
}
#endif
