// SPDX-License-Identifier: Apache-2.0
// -control-flow-sink: an operation without effects moves into a region that has
// all its uses and runs at most once. Follows mlir's ControlFlowSink.
//
// The uses of an operation outside of the region are counted once, and counted
// down as their owners sink, so that nothing is counted twice.
#include "ir/interfaces/effects.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/walk.h"
#include "passes/passes.h"
#include "support/hash_table.h"

enum { NUM_SUNK };

static const PassStatistic statistics[] = {
    [NUM_SUNK] = {.name = "num-sunk", .help = "Number of operations sunk"},
};

typedef struct Sinker {
  Context *ctx;
  Region *region;
  VECTOR(Operation *) work; ///< Operations in the region; operands to look at.
  PtrMap outside;           ///< Operation * to its uses outside, plus 1.
  VECTOR(const Attribute *) constants;
} Sinker;

static bool is_in_region(const Region *region, const Operation *op) {
  while (op && op->block) {
    if (op->block->parent == region)
      return true;
    op = op_parent(op);
  }
  return false;
}

/// The counter of the uses of `op` outside of the region, plus 1. They are
/// counted when the counter is made.
static uintptr_t *uses_outside(Sinker *sinker, const Operation *op) {
  void **slot = ptr_map_slot(&sinker->outside, op);
  uintptr_t *count = (uintptr_t *)(void *)slot;
  if (*slot)
    return count;
  uintptr_t number = 1;
  for (uint32_t i = 0; i < op->num_results; i++)
    FOR_EACH_USE(use, op_result(op, i))
      number += !is_in_region(sinker->region, use->owner);
  *count = number;
  return count;
}

/// `op` is in the region now, so its operands have fewer uses outside.
static void count_down(Sinker *sinker, Operation *op) {
  FOR_EACH_OP_PREORDER(inner, op)
    for (uint32_t i = 0; i < inner->num_operands; i++) {
      const Operation *def = value_defining_op(op_operand(inner, i));
      void **slot = def && ptr_map_has(&sinker->outside, def)
                        ? ptr_map_slot(&sinker->outside, def)
                        : NULL;
      if (slot)
        --*(uintptr_t *)(void *)slot;
    }
}

static void sink_operands(Sinker *sinker, const Operation *user) {
  Block *entry = sinker->region->first;
  for (uint32_t i = 0; i < user->num_operands; i++) {
    Operation *op = value_defining_op(op_operand(user, i));
    if (!op || op->block->parent == sinker->region ||
        *uses_outside(sinker, op) != 1 || !op_is_memory_effect_free(op))
      continue;
    block_prepend_op(entry, op);
    count_down(sinker, op);
    pass_count(sinker->ctx, NUM_SUNK, 1);
    VECTOR_PUSH(&sinker->work, op);
  }
}

static void sink_into(Sinker *sinker, Region *region) {
  sinker->region = region;
  ptr_map_clear(&sinker->outside);
  FOR_EACH_BLOCK(block, region)
    FOR_EACH_OP(op, block)
      VECTOR_PUSH(&sinker->work, op);
  while (sinker->work.size)
    sink_operands(sinker, VECTOR_POP(&sinker->work));
}

static bool runs_at_most_once(const Sinker *sinker, const Operation *op,
                              unsigned index) {
  const OpInterfaces *interfaces = op->def->interfaces;
  return interfaces->max_region_runs &&
         interfaces->max_region_runs(op, index, sinker->constants.data) <= 1;
}

static void visit_branch(Sinker *sinker, const Operation *op) {
  sinker->constants.size = 0;
  VECTOR_RESERVE(&sinker->constants, op->num_operands + 1);
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&sinker->constants, value_constant(op_operand(op, i)));
  for (unsigned i = 0; i < op->num_regions; i++)
    if (!region_is_empty(op_region(op, i)) && runs_at_most_once(sinker, op, i))
      sink_into(sinker, op_region(op, i));
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Sinker sinker = {.ctx = ctx};
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op))
    if (op->num_regions && op_is_region_branch(op))
      visit_branch(&sinker, op);
  VECTOR_FREE(&sinker.work);
  VECTOR_FREE(&sinker.constants);
  ptr_map_free(&sinker.outside);
  return true;
}

const PassDef control_flow_sink_pass = {
    .flag = "control-flow-sink",
    .name = "ControlFlowSink",
    .summary = "Sink operations into conditional blocks",
    .run = run,
    .is_local = true,
    .statistics = statistics,
    .num_statistics = ARRAY_LENGTH(statistics),
};
