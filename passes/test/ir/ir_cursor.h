// SPDX-License-Identifier: Apache-2.0
// A walk over operations, regions and blocks, as events: each is entered and
// left. The cursor is the event itself, so that no stack is needed.
#ifndef MLOPT_PASSES_TEST_IR_IR_CURSOR_H
#define MLOPT_PASSES_TEST_IR_IR_CURSOR_H

#include "ir/operation.h"
#include "support/hash_table.h"

typedef enum IREventKind {
  IR_END,
  IR_ENTER_OP,
  IR_ENTER_REGION,
  IR_ENTER_BLOCK,
  IR_LEAVE_BLOCK,
  IR_LEAVE_REGION,
  IR_LEAVE_OP,
} IREventKind;

/// An event; of `op`, `region` and `block`, the one that `kind` is about is
/// set.
typedef struct IREvent {
  IREventKind kind;
  Operation *op;
  Region *region;
  Block *block;
} IREvent;

/// How to walk.
typedef struct IRWalk {
  Operation *root; ///< Entered first, left last.
  bool backwards;  ///< Last regions, blocks, operations first.
  /// Not NULL: the next block of a block, and the first one of a region; blocks
  /// that are not in it are left out.
  const PtrMap *block_order;
} IRWalk;

/// The first event: the root is entered.
IREvent ir_walk_first(const IRWalk *walk);
/// The event after `event`. To skip a body, ask for the event after leaving it.
IREvent ir_walk_next(const IRWalk *walk, IREvent event);

#endif
