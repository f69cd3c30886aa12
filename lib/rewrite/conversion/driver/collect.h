// SPDX-License-Identifier: Apache-2.0
// The operations to be converted, in order.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_COLLECT_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_COLLECT_H

#include "rewrite/conversion/driver/driver_state.h"

/// Enumerates the operations to be converted. The IR must not change while it
/// runs.
typedef struct Collector {
  ConversionDriver *driver;
  Operation *const *roots; ///< Not started yet.
  size_t num_roots;
  Operation *next;     ///< NULL: take the newest of `cursors`.
  OpVector cursors;    ///< The next operation of each open block.
  BlockVector blocks;  ///< Blocks of one region in order of visit.
  BlockVector pending; ///< Reached, but not visited yet.
} Collector;

/// driver_collect.c: The slow path of collector_next.
Operation *collector_next_slow(Collector *collector);
/// Has the operations in the regions of `op` come next, unless `op` is closed.
void collector_enter(Collector *collector, const Operation *op);
/// The next operation. NULL at the end.
static inline Operation *collector_next(Collector *collector) {
  Operation *op = collector->next;
  if (!op)
    return collector_next_slow(collector);
  op_prefetch_following(op);
  collector->next = op->next;
  if (op->num_regions)
    collector_enter(collector, op);
  return op;
}
/// Appends all remaining operations to `ops`, except settled ones.
void collector_take_all(Collector *collector, OpVector *ops);
/// Frees the stacks; what was collected belongs to the caller.
void collector_free(Collector *collector);

#endif
