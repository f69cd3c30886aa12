// SPDX-License-Identifier: Apache-2.0
// The order of operations in a block, as numbers: one comparison tells which of
// two comes first.
//
// An empty block is in order, and insertions keep it so: a new operation gets a
// number from the gap that it goes into. If the gap is used up, the smallest
// range of numbers around it that is sparse enough is spread evenly, which
// takes logarithmic time on average.
#include "ir/op_order.h"

#include "ir/operation_internal.h"

void block_number_ops(Block *block) {
  uint32_t order = OP_ORDER_FIRST;
  FOR_EACH_OP(op, block) {
    op->order = order;
    order += OP_ORDER_STRIDE;
  }
  // With more operations than numbers, the numbers wrap to below the first one.
  block->has_operation_order = order >= OP_ORDER_FIRST;
}

/// Spreads the operations around `op` whose numbers differ from `center` only
/// in the low bits. The range grows until it is sparse enough: at most half
/// used when it is smallest, and less the larger it is.
static bool spread_around(Operation *op, uint32_t center) {
  Operation *first = op;
  Operation *last = op;
  uint64_t count = 1;
  double room = 1;
  for (unsigned bits = 1; bits < 32; bits++) {
    uint32_t low = center & ~((1u << bits) - 1);
    uint32_t high = low | ((1u << bits) - 1);
    room *= 1.5;
    for (; first->prev && first->prev->order >= low; count++)
      first = first->prev;
    for (; last->next && last->next->order <= high; count++)
      last = last->next;
    if ((double)count >= room)
      continue;
    uint32_t step = (uint32_t)(((uint64_t)1 << bits) / count);
    for (uint32_t order = low;; order += step, first = first->next) {
      first->order = order;
      if (first == last)
        return true;
    }
  }
  return false;
}

void op_order_insert(Operation *op) {
  Block *block = op->block;
  if (!block->has_operation_order)
    return;
  uint32_t low = op->prev ? op->prev->order : 0;
  uint32_t high = op->next ? op->next->order : UINT32_MAX;
  if (!op->prev && !op->next)
    op->order = OP_ORDER_FIRST;
  else if (!op->next && high - low > OP_ORDER_STRIDE)
    op->order = low + OP_ORDER_STRIDE;
  else if (!op->prev && high - low > OP_ORDER_STRIDE)
    op->order = high - OP_ORDER_STRIDE;
  else if (high - low > 1)
    op->order = low + (high - low) / 2;
  else
    block->has_operation_order = spread_around(op, low);
  assert(!block->has_operation_order || !op->prev ||
         op->prev->order < op->order);
  assert(!block->has_operation_order || !op->next ||
         op->order < op->next->order);
}

bool op_is_before_in_block(const Operation *lhs, const Operation *rhs) {
  assert(lhs->block && lhs->block == rhs->block);
  if (!lhs->block->has_operation_order)
    block_number_ops(lhs->block);
  return lhs->order < rhs->order;
}

int op_compare_places(const void *lhs, const void *rhs) {
  const Operation *a = *(Operation *const *)lhs;
  const Operation *b = *(Operation *const *)rhs;
  if (a == b)
    return 0;
  if (a->block != b->block)
    return a->block->order < b->block->order ? -1 : 1;
  return op_is_before_in_block(a, b) ? -1 : 1;
}
