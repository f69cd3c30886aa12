// SPDX-License-Identifier: Apache-2.0
// Finds the operations to be converted, in order: each operation comes before
// what is in it, and blocks are visited depth first along the successors. The
// contents of operations that are recursively legal are left out.
#include "rewrite/conversion/driver/collect.h"

#include "rewrite/conversion/driver/driver.h"

/// Puts the blocks that can be reached from the entry into `blocks`, each once,
/// depth first along the successors.
static void order_blocks(Collector *collector, const Region *region) {
  FOR_EACH_BLOCK(block, region)
    block->order = 0;
  collector->blocks.size = 0;
  VECTOR_PUSH(&collector->pending, region->first);
  while (collector->pending.size) {
    Block *block = VECTOR_POP(&collector->pending);
    if (block->order)
      continue;
    block->order = 1;
    VECTOR_PUSH(&collector->blocks, block);
    const Operation *last = block->last;
    for (unsigned i = last ? last->num_successors : 0; i--;)
      if (op_successor(last, i)->order == 0)
        VECTOR_PUSH(&collector->pending, op_successor(last, i));
  }
}

static void open_region(Collector *collector, const Region *region) {
  if (region->first == region->last) {
    if (region->first && region->first->first)
      VECTOR_PUSH(&collector->cursors, region->first->first);
    return;
  }
  order_blocks(collector, region);
  for (size_t i = collector->blocks.size; i--;)
    if (collector->blocks.data[i]->first)
      VECTOR_PUSH(&collector->cursors, collector->blocks.data[i]->first);
}

/// Are `op` and everything in it legal as they are?
static bool is_closed(ConversionDriver *driver, const Operation *op) {
  const LegalityRule *rule = driver_op_info(driver, op->def)->rule;
  return rule && rule->is_recursive &&
         legality_rule_action(driver->target, rule, op) == LEGALITY_LEGAL &&
         legality_rule_covers_regions(rule, op);
}

void collector_enter(Collector *collector, const Operation *op) {
  if (is_closed(collector->driver, op))
    return;
  if (collector->next)
    VECTOR_PUSH(&collector->cursors, collector->next);
  collector->next = NULL;
  for (unsigned i = op->num_regions; i--;)
    open_region(collector, op_region(op, i));
}

static Operation *take_root(Collector *collector) {
  if (collector->num_roots == 0)
    return NULL;
  collector->num_roots--;
  Operation *root = *collector->roots++;
  if (root->num_regions)
    collector_enter(collector, root);
  return root;
}

Operation *collector_next_slow(Collector *collector) {
  if (collector->cursors.size == 0)
    return take_root(collector);
  collector->next = VECTOR_POP(&collector->cursors);
  return collector_next(collector);
}

void collector_take_all(Collector *collector, OpVector *ops) {
  ConversionDriver *driver = collector->driver;
  for (Operation *op; (op = collector_next(collector));)
    if (!driver_op_info(driver, op->def)->is_settled ||
        driver_is_watched(driver))
      VECTOR_PUSH(ops, op);
}

void collector_free(Collector *collector) {
  VECTOR_FREE(&collector->cursors);
  VECTOR_FREE(&collector->blocks);
  VECTOR_FREE(&collector->pending);
}
