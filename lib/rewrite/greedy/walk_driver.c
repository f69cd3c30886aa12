// SPDX-License-Identifier: Apache-2.0
// The walk driver. Its state is a stack of cursors, one for each region around
// the current operation. A cursor advances before its operation is rewritten,
// since that may be erased. OP_MARK_QUEUED marks the operations at which a
// cursor stands, so a cursor is searched for only when one has to move.
#include "rewrite/greedy/walk_driver.h"

#include "rewrite/applicator.h"

typedef struct Cursor {
  Block *block;     ///< NULL: at the end of the region.
  Operation *op;    ///< In `block`. NULL: at its end.
  PtrMap reachable; ///< Set of blocks, if there are several.
  bool is_inside;   ///< The regions of `op` are on the stack.
} Cursor;

typedef struct WalkDriver {
  Rewriter rw;
  RewriteListener listener; ///< The driver's own; forwards to `outer`.
  RewriteListener *outer;   ///< Borrowed, may be NULL.
  PatternApplicator applicator;
  VECTOR(Cursor) cursors;
} WalkDriver;

static WalkDriver *driver_of(RewriteListener *listener) {
  return (WalkDriver *)(void *)((char *)listener -
                                offsetof(WalkDriver, listener));
}

static void cursor_set(Cursor *cursor, Operation *op) {
  if (cursor->op)
    cursor->op->flags &= (uint8_t)~OP_MARK_QUEUED;
  cursor->op = op;
  cursor->is_inside = false;
  if (op)
    op->flags |= OP_MARK_QUEUED;
}

static void find_reachable(Region *region, PtrMap *reachable) {
  VECTOR(Block *) stack = {0};
  ptr_map_set(reachable, region->first, region->first);
  VECTOR_PUSH(&stack, region->first);
  while (stack.size) {
    const Operation *last = VECTOR_POP(&stack)->last;
    for (uint32_t i = 0; last && i < last->num_successors; i++) {
      Block *successor = op_successor(last, i);
      if (ptr_map_has(reachable, successor))
        continue;
      ptr_map_set(reachable, successor, successor);
      VECTOR_PUSH(&stack, successor);
    }
  }
  VECTOR_FREE(&stack);
}

static void push_region(WalkDriver *driver, Region *region) {
  if (!region->first)
    return;
  Cursor cursor = {.block = region->first};
  if (region->num_blocks > 1)
    find_reachable(region, &cursor.reachable);
  cursor_set(&cursor, region->first->first);
  VECTOR_PUSH(&driver->cursors, cursor);
}

static void pop_region(WalkDriver *driver) {
  Cursor cursor = VECTOR_POP(&driver->cursors);
  cursor_set(&cursor, NULL);
  ptr_map_free(&cursor.reachable);
}

static void next_block(Cursor *cursor) {
  do
    cursor->block = cursor->block->next;
  while (cursor->block && !ptr_map_has(&cursor->reachable, cursor->block));
  cursor_set(cursor, cursor->block ? cursor->block->first : NULL);
}

/// The cursor that stands at `op`, or NULL. There is at most one.
static Cursor *cursor_at(WalkDriver *driver, const Operation *op) {
  if (!(op->flags & OP_MARK_QUEUED))
    return NULL;
  size_t at = driver->cursors.size;
  while (at > 0)
    if (driver->cursors.data[--at].op == op)
      return &driver->cursors.data[at];
  return NULL;
}

/// Moves the cursor at `op`, which is about to be erased, past it. Cursors
/// above that one are inside `op`; they are at their end.
static void leave_op(WalkDriver *driver, const Operation *op) {
  Cursor *cursor = cursor_at(driver, op);
  if (!cursor)
    return;
  bool was_inside = cursor->is_inside;
  cursor_set(cursor, op->next);
  const Cursor *end = driver->cursors.data + driver->cursors.size;
  for (Cursor *inner = cursor + 1; was_inside && inner < end; inner++) {
    cursor_set(inner, NULL);
    inner->block = NULL;
  }
}

static void leave_block(WalkDriver *driver, const Block *block) {
  for (size_t i = driver->cursors.size; i-- > 0;)
    if (driver->cursors.data[i].block == block)
      next_block(&driver->cursors.data[i]);
}

static void on_op_inserted(RewriteListener *self, Operation *op,
                           InsertionPoint previous) {
  WalkDriver *driver = driver_of(self);
  RewriteListener *outer = driver->outer;
  if (outer && outer->op_inserted)
    outer->op_inserted(outer, op, previous);
  // A cursor stays in its block when its operation moves.
  Cursor *cursor = previous.block ? cursor_at(driver, op) : NULL;
  if (cursor)
    cursor_set(cursor, previous.before);
}

static void on_op_modified(RewriteListener *self, Operation *op) {
  RewriteListener *outer = driver_of(self)->outer;
  if (outer && outer->op_modified)
    outer->op_modified(outer, op);
}

static void on_op_replaced(RewriteListener *self, Operation *op,
                           Value *const *values) {
  RewriteListener *outer = driver_of(self)->outer;
  if (outer && outer->op_replaced)
    outer->op_replaced(outer, op, values);
}

static void on_op_erased(RewriteListener *self, Operation *op) {
  WalkDriver *driver = driver_of(self);
  if (driver->outer && driver->outer->op_erased)
    driver->outer->op_erased(driver->outer, op);
  leave_op(driver, op);
}

static void on_block_inserted(RewriteListener *self, Block *block,
                              Region *previous, Block *previous_before) {
  RewriteListener *outer = driver_of(self)->outer;
  if (outer && outer->block_inserted)
    outer->block_inserted(outer, block, previous, previous_before);
}

static void on_block_erased(RewriteListener *self, Block *block) {
  WalkDriver *driver = driver_of(self);
  if (driver->outer && driver->outer->block_erased)
    driver->outer->block_erased(driver->outer, block);
  leave_block(driver, block);
}

static void on_match_failed(RewriteListener *self, Operation *op,
                            const char *reason) {
  RewriteListener *outer = driver_of(self)->outer;
  if (outer && outer->match_failed)
    outer->match_failed(outer, op, reason);
}

static void apply_patterns(WalkDriver *driver, Operation *op) {
  const PatternList *list = applicator_list(&driver->applicator, op->def);
  for (size_t i = 0; i < list->size; i++) {
    const RewritePattern *pattern = list->patterns[i];
    builder_set_before(&driver->rw.builder, op);
    if (applicator_run(pattern, op, &driver->rw))
      return;
  }
}

/// Handles the operation at the innermost cursor.
static void step(WalkDriver *driver) {
  Cursor *cursor = &VECTOR_LAST(&driver->cursors);
  if (!cursor->block) {
    pop_region(driver);
    return;
  }
  Operation *op = cursor->op;
  if (!op) {
    next_block(cursor);
    return;
  }
  if (op->num_regions && !cursor->is_inside) {
    cursor->is_inside = true;
    for (unsigned i = op->num_regions; i-- > 0;)
      push_region(driver, op_region(op, i));
    return;
  }
  cursor_set(cursor, op->next);
  apply_patterns(driver, op);
}

void walk_and_apply_patterns(Context *ctx, Operation *root,
                             const FrozenPatternSet *patterns,
                             RewriteListener *listener) {
  WalkDriver driver = {
      .outer = listener,
      .listener = {.op_inserted = on_op_inserted,
                   .op_modified = on_op_modified,
                   .op_replaced = on_op_replaced,
                   .op_erased = on_op_erased,
                   .block_inserted = on_block_inserted,
                   .block_erased = on_block_erased,
                   .match_failed = on_match_failed},
  };
  rewriter_init(&driver.rw, ctx);
  driver.rw.listener = &driver.listener;
  applicator_init(&driver.applicator, patterns);
  for (unsigned i = 0; i < root->num_regions; i++) {
    push_region(&driver, op_region(root, i));
    while (driver.cursors.size)
      step(&driver);
  }
  assert(!driver.cursors.size);
  applicator_free(&driver.applicator);
  VECTOR_FREE(&driver.cursors);
}
