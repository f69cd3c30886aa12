// SPDX-License-Identifier: Apache-2.0
// Tries whether an operation folds. Most operations that have no pattern are
// visited once, do not fold, and stay as they are, so this takes most of the
// time of visiting them. The operation is saved in memory that is allocated
// already.
#include "rewrite/conversion/driver/fold.h"

#include "ir/interfaces/fold.h"
#include "rewrite/conversion/driver/log.h"

void fold_room_free(FoldRoom *room) { mem_free(room->results); }

/// Makes room for `count` parts of each kind, in one allocation that begins
/// with `results`.
static void grow(FoldRoom *room, size_t count) {
  enum { FEW = 16 };
  size_t capacity = 2 * (size_t)room->capacity;
  capacity = capacity < FEW ? FEW : capacity;
  capacity = capacity < count ? count : capacity;
  if (capacity > UINT32_MAX)
    mem_exhausted(SIZE_MAX);
  fold_room_free(room);
  room->capacity = (uint32_t)capacity;
  room->results =
      mem_alloc(capacity * (sizeof(FoldResult) + 3 * sizeof(void *)));
  OpSnapshot *before = &room->before;
  before->operands = (Value **)(void *)(room->results + capacity);
  before->props = (const Attribute **)(void *)(before->operands + capacity);
  before->successors = (Block **)(void *)(before->props + capacity);
}

/// Saves all of `op` except its operands.
static inline void note_before(OpSnapshot *before, const Operation *op) {
  before->loc = op->loc;
  before->attrs = op->attrs;
  before->num_operands = op->num_operands;
  for (uint32_t i = 0, count = op->num_props; i < count; i++)
    before->props[i] = op_prop(op, i);
  for (uint32_t i = 0, count = op->num_successors; i < count; i++)
    before->successors[i] = op_successor(op, i);
}

bool driver_would_fold(ConversionDriver *driver, Operation *op) {
  if (!op->block || !op_may_fold(op))
    return false;
  // A fold in place may exchange regions, and that could not be undone.
  if (op->num_regions)
    return true;
  FoldRoom *room = &driver->fold_room;
  size_t count = (size_t)op->num_operands + op->num_props + op->num_successors +
                 op->num_results;
  if (count > room->capacity)
    grow(room, count);
  note_before(&room->before, op);
  FoldStatus status =
      op_fold_from(driver->ctx, op, room->before.operands, room->results);
  // Even a fold that gives a constant may have changed the operation.
  if (status != FOLD_FAILED)
    log_restore_op(driver, op, &room->before);
  return status != FOLD_FAILED;
}
