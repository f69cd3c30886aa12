// SPDX-License-Identifier: Apache-2.0
// Works with a stack of pending items. An item is either told when it is
// popped, or replaced by everything that is to be told before and with it.
#include "rewrite/erase_events.h"

#include "support/vector.h"

typedef enum TellKind { TELL_OP, TELL_BLOCK, VISIT_OP, VISIT_BLOCK } TellKind;

typedef struct TellItem {
  TellKind kind;
  union {
    Operation *op;
    Block *block;
  };
} TellItem;

typedef struct Teller {
  RewriteListener *listener;
  EraseOrder order;
  VECTOR(TellItem) items;
  VECTOR(TellItem) region; ///< The items of one region, first to last.
  VECTOR(Block *)
  path; ///< From the search's start. A block's `order` is the number of its
        ///< next successor + 1.
} Teller;

static void tell_op(RewriteListener *listener, Operation *op) {
  if (listener->op_erased)
    listener->op_erased(listener, op);
}

static void tell_block(RewriteListener *listener, Block *block) {
  if (listener->block_erased)
    listener->block_erased(listener, block);
}

static void add(Teller *teller, TellKind kind, Block *block) {
  VECTOR_PUSH(&teller->region, (TellItem){.kind = kind, .block = block});
}

/// A successor of `block` that was not reached yet, or NULL.
static Block *next_successor(Block *block) {
  const Operation *last = block->last;
  while (last && block->order <= last->num_successors) {
    Block *successor = op_successor(last, block->order++ - 1);
    if (successor && successor->order == 0 &&
        successor->parent == block->parent)
      return successor;
  }
  return NULL;
}

/// Adds the blocks that are reached from `front`, successors first.
static void add_reached(Teller *teller, Block *front) {
  size_t begin = teller->region.size;
  front->order = 1;
  VECTOR_PUSH(&teller->path, front);
  while (teller->path.size) {
    Block *next = next_successor(VECTOR_LAST(&teller->path));
    if (!next) {
      add(teller, VISIT_BLOCK, VECTOR_POP(&teller->path));
      continue;
    }
    next->order = 1;
    VECTOR_PUSH(&teller->path, next);
  }
  size_t end = teller->region.size;
  for (size_t i = begin; i < end; i++)
    add(teller, TELL_BLOCK, teller->region.data[i].block);
}

static void push_region(Teller *teller, const Region *region) {
  teller->region.size = 0;
  if (teller->order == ERASE_IN_ORDER) {
    FOR_EACH_BLOCK(block, region) {
      add(teller, VISIT_BLOCK, block);
      add(teller, TELL_BLOCK, block);
    }
  } else {
    FOR_EACH_BLOCK(block, region)
      block->order = 0;
    FOR_EACH_BLOCK(block, region)
      if (block->order == 0)
        add_reached(teller, block);
  }
  while (teller->region.size)
    VECTOR_PUSH(&teller->items, VECTOR_POP(&teller->region));
}

static void push_op(Teller *teller, Operation *op) {
  TellKind kind = op->num_regions ? VISIT_OP : TELL_OP;
  VECTOR_PUSH(&teller->items, (TellItem){.kind = kind, .op = op});
}

/// The stack is last in, first out: the last event pushed is reported first.
static void visit_block(Teller *teller, const Block *block) {
  if (teller->order != ERASE_IN_ORDER) {
    FOR_EACH_OP(op, block)
      push_op(teller, op);
    return;
  }
  for (Operation *op = block->last; op; op = op->prev)
    push_op(teller, op);
}

static void visit_op(Teller *teller, Operation *op) {
  VECTOR_PUSH(&teller->items, (TellItem){.kind = TELL_OP, .op = op});
  bool is_forward = teller->order == ERASE_IN_ORDER;
  for (unsigned i = 0; i < op->num_regions; i++)
    push_region(teller,
                op_region(op, is_forward ? op->num_regions - 1 - i : i));
}

void listener_tell_erased(RewriteListener *listener, Operation *root,
                          EraseOrder order) {
  if (!listener->op_erased && !listener->block_erased)
    return;
  if (root->num_regions == 0) {
    tell_op(listener, root);
    return;
  }
  Teller teller = {.listener = listener, .order = order};
  push_op(&teller, root);
  while (teller.items.size) {
    TellItem item = VECTOR_POP(&teller.items);
    switch (item.kind) {
    case TELL_OP:
      tell_op(listener, item.op);
      if (order == ERASE_DROPPING_USES)
        op_drop_own_references(item.op);
      break;
    case TELL_BLOCK:
      tell_block(listener, item.block);
      break;
    case VISIT_OP:
      visit_op(&teller, item.op);
      break;
    case VISIT_BLOCK:
      visit_block(&teller, item.block);
      break;
    }
  }
  VECTOR_FREE(&teller.items);
  VECTOR_FREE(&teller.region);
  VECTOR_FREE(&teller.path);
}
