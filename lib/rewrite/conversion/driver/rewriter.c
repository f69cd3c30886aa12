// SPDX-License-Identifier: Apache-2.0
// What patterns do to the IR in a conversion. In rollback mode insertions,
// moves and changes in place are made and logged; replacements and erasures are
// recorded in the value mapping and the log until the end. In no-rollback mode
// everything is done, and told to the listener, at once.
#include "rewrite/conversion/driver/rewriter.h"

#include <stdarg.h>
#include <stdio.h>

#include "ir/diagnostics/op_diag.h"
#include "ir/walk.h"
#include "rewrite/conversion/driver/driver.h"
#include "rewrite/conversion/driver/log.h"
#include "rewrite/conversion/driver/replace.h"
#include "rewrite/conversion/driver/trace.h"

void driver_notify_modified(ConversionDriver *driver, Operation *op) {
  if (driver_tells_now(driver) && driver_listener(driver)->op_modified)
    driver_listener(driver)->op_modified(driver_listener(driver), op);
}

static void notify_inserted(ConversionDriver *driver, Operation *op,
                            InsertionPoint previous) {
  if (driver_tells_now(driver) && driver_listener(driver)->op_inserted)
    driver_listener(driver)->op_inserted(driver_listener(driver), op, previous);
}

static void notify_block_inserted(ConversionDriver *driver, Block *block,
                                  Region *previous, Block *before) {
  if (driver_tells_now(driver) && driver_listener(driver)->block_inserted)
    driver_listener(driver)->block_inserted(driver_listener(driver), block,
                                            previous, before);
}

/// Must what a pattern made be visited again? Without rollback, an error may
/// have to name all of it.
static bool must_be_listed(ConversionDriver *driver, const Operation *op) {
  return driver_op_info(driver, op->def)->verdict != VERDICT_LEGAL ||
         driver_is_watched(driver) || !driver->can_roll_back;
}

void driver_report_misuse(ConversionDriver *driver, const Operation *op,
                          const char *format, ...) {
  const char *name = driver->run.pattern ? driver->run.pattern->name : NULL;
  char text[256];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  if (!driver->is_aborted)
    location_emit(driver->ctx, op ? op->loc : location_unknown(), DIAG_ERROR,
                  "pattern '%s' %s", name ? name : "", text);
  driver->is_aborted = true;
}

bool driver_is_gone(ConversionDriver *driver, const Operation *op,
                    const char *what) {
  if (driver->can_roll_back || !(op->flags & OP_MARK_DEAD))
    return false;
  driver_report_misuse(driver, op, "%s '%.*s', which was erased before", what,
                       STR_ARGS(op->def->name));
  return true;
}

static void note_inserted(ConversionDriver *driver, Operation *op) {
  if (driver_is_watched(driver))
    trace_did(driver, "Insert ", op);
  driver->run.num_changes++;
  if (must_be_listed(driver, op))
    VECTOR_PUSH(&driver->new_ops, op);
}

void driver_op_inserted(Builder *builder, Operation *op) {
  ConversionDriver *driver = driver_of((Rewriter *)builder);
  bool is_copy = driver->rewriter.rewriter.is_copying;
  note_inserted(driver, op);
  if (driver->can_roll_back) {
    RewriteEntry *entry = log_push(driver, REWRITE_CREATE_OP);
    entry->op = op;
    entry->is_copy = is_copy;
  }
  notify_inserted(driver, op, (InsertionPoint){NULL, NULL});
  if (!is_copy || !op->num_regions)
    return;
  // The contents of a copy were inserted with it.
  for (Operation *inner = walk_next_preorder(op, op); inner;
       inner = walk_next_preorder(op, inner)) {
    note_inserted(driver, inner);
    notify_inserted(driver, inner, (InsertionPoint){NULL, NULL});
  }
}

void driver_block_created(Builder *builder, Block *block) {
  ConversionDriver *driver = driver_of((Rewriter *)builder);
  trace_insert_block(driver, block);
  driver->run.num_changes++;
  if (driver->can_roll_back)
    log_push(driver, REWRITE_CREATE_BLOCK)->block = block;
  notify_block_inserted(driver, block, NULL, NULL);
}

static void hook_copied_blocks(Rewriter *rw, Block *first, Block *last) {
  ConversionDriver *driver = driver_of(rw);
  if (!driver->can_roll_back)
    return;
  RewriteEntry *entry = log_push(driver, REWRITE_COPY_BLOCKS);
  entry->block = first;
  entry->other = last;
}

static void hook_replace_op(Rewriter *rw, Operation *op, Value *const *values) {
  ConversionDriver *driver = driver_of(rw);
  if (driver_is_gone(driver, op, "replaced"))
    return;
  ValueList few[8];
  ValueList *lists = op->num_results <= ARRAY_LENGTH(few)
                         ? few
                         : mem_alloc(op->num_results * sizeof *lists);
  for (unsigned i = 0; i < op->num_results; i++)
    lists[i] = (ValueList){&values[i], values[i] ? 1 : 0};
  if (driver_traces(driver)) {
    trace_will(driver, "Replace", op);
    trace_replaced_types(driver, op, lists);
  }
  driver_replace_op(driver, op, lists);
  if (lists != few)
    mem_free(lists);
}

static void hook_erase_op(Rewriter *rw, Operation *op) {
  ConversionDriver *driver = driver_of(rw);
  if (driver_is_gone(driver, op, "erased"))
    return;
  trace_will(driver, "Erase  ", op);
  driver_replace_op(driver, op, NULL);
}

static void hook_erase_block(Rewriter *rw, Block *block) {
  if (!block->parent) {
    driver_report_misuse(driver_of(rw), block->first,
                         "erased a block that is in no region");
    return;
  }
  driver_erase_block(driver_of(rw), block);
}

OpSnapshot *driver_snapshot(ConversionDriver *driver, const Operation *op) {
  size_t count = op->num_props + op->num_operands + op->num_successors;
  OpSnapshot *snapshot =
      arena_alloc(&driver->arena, sizeof *snapshot + count * sizeof(void *));
  void *room = snapshot + 1;
  *snapshot = (OpSnapshot){.loc = op->loc,
                           .attrs = op->attrs,
                           .props = room,
                           .num_operands = op->num_operands};
  const Attribute **props = op_props(op);
  for (unsigned i = 0; i < op->num_props; i++)
    snapshot->props[i] = props[i];
  snapshot->operands = (Value **)(void *)(snapshot->props + op->num_props);
  const Use *operands = op_operand_slots(op);
  for (unsigned i = 0; i < snapshot->num_operands; i++)
    snapshot->operands[i] = operands[i].value;
  snapshot->successors =
      (Block **)(void *)(snapshot->operands + op->num_operands);
  for (unsigned i = 0; i < op->num_successors; i++)
    snapshot->successors[i] = op_successor(op, i);
  return snapshot;
}

/// Records the log entry that starts modifying `op`. Mostly one operation is
/// modified at a time, so only further ones go into a table.
static void open_modification(ConversionDriver *driver, Operation *op) {
  if (driver->run.modified_op)
    ptr_map_set(&driver->run.modifications, driver->run.modified_op,
                (void *)(uintptr_t)driver->run.modified_entry);
  assert(driver->log.size && VECTOR_LAST(&driver->log).op == op);
  driver->run.modified_op = op;
  driver->run.modified_entry = driver->log.size;
}

/// The log size after modifying `op` was started; 0 if it was not.
static size_t close_modification(ConversionDriver *driver, Operation *op) {
  if (driver->run.modified_op == op) {
    driver->run.modified_op = NULL;
    return driver->run.modified_entry;
  }
  uintptr_t entry = (uintptr_t)ptr_map_get(&driver->run.modifications, op);
  if (entry)
    ptr_map_remove(&driver->run.modifications, op);
  return entry;
}

static void hook_start_modify(Rewriter *rw, Operation *op) {
  ConversionDriver *driver = driver_of(rw);
  if (!driver->can_roll_back)
    return;
  RewriteEntry *entry = log_push(driver, REWRITE_MODIFY_OP);
  entry->op = op;
  entry->snapshot = driver_snapshot(driver, op);
  open_modification(driver, op);
}

static void hook_finalize_modify(Rewriter *rw, Operation *op) {
  ConversionDriver *driver = driver_of(rw);
  if (driver_is_gone(driver, op, "modified"))
    return;
  trace_did(driver, "Modify ", op);
  driver->run.num_changes++;
  if (driver->can_roll_back)
    close_modification(driver, op);
  if (!(op->flags & OP_MARK_LISTED))
    VECTOR_PUSH(&driver->modified_ops, op);
  op->flags |= OP_MARK_LISTED;
  driver_notify_modified(driver, op);
}

static void hook_cancel_modify(Rewriter *rw, Operation *op) {
  ConversionDriver *driver = driver_of(rw);
  size_t end = close_modification(driver, op);
  if (end == 0)
    return;
  assert(end <= driver->log.size);
  RewriteEntry *entry = &driver->log.data[end - 1];
  assert(entry->kind == REWRITE_MODIFY_OP && entry->op == op);
  log_restore_op(driver, op, entry->snapshot);
  entry->kind = REWRITE_NONE;
  if (end == driver->log.size)
    driver->log.size--;
}

static void move_op(ConversionDriver *driver, Operation *op, Block *block,
                    Operation *before) {
  InsertionPoint previous = {op->block, op->next};
  if (driver->can_roll_back) {
    RewriteEntry *entry = log_push(driver, REWRITE_MOVE_OP);
    entry->op = op;
    entry->op_place.block = op->block;
    entry->op_place.before = op->next;
  }
  if (op->block)
    op_remove(op);
  block_insert_before(block, before, op);
  driver->run.num_changes++;
  notify_inserted(driver, op, previous);
}

static void hook_move_op(Rewriter *rw, Operation *op, Block *block,
                         Operation *before) {
  ConversionDriver *driver = driver_of(rw);
  if (driver_is_gone(driver, op, "moved"))
    return;
  trace_will(driver, "Insert ", op);
  if (op != before)
    move_op(driver, op, block, before);
}

void driver_move_ops(ConversionDriver *driver, Block *source, Block *dest,
                     Operation *before) {
  driver->run.num_changes++;
  // The listener is told of each operation.
  if (driver_listener(driver)) {
    while (source->first)
      move_op(driver, source->first, dest, before);
    return;
  }
  if (!source->first)
    return;
  if (driver->can_roll_back) {
    RewriteEntry *entry = log_push(driver, REWRITE_INLINE_BLOCK);
    entry->block = source;
    entry->inlined.first = source->first;
    entry->inlined.last = source->last;
  }
  if (!before) {
    block_splice(dest, source->first);
    return;
  }
  for (Operation *op = source->first, *next; op; op = next) {
    next = op->next;
    op_remove(op);
    block_insert_before(dest, before, op);
  }
}

static void hook_inline_block(Rewriter *rw, Block *source, Block *dest,
                              Operation *before, Value *const *arguments) {
  ConversionDriver *driver = driver_of(rw);
  for (unsigned i = 0; i < source->num_arguments; i++) {
    ValueList list = {&arguments[i], 1};
    driver_replace_value(driver, block_argument(source, i), &list,
                         driver->rewriter.converter);
  }
  if (rw->builder.block == source)
    rw->builder.block = dest;
  driver_move_ops(driver, source, dest, before);
  driver_erase_block(driver, source);
}

static Block *hook_split_block(Rewriter *rw, Block *block, Operation *before) {
  assert(!before || before->block == block);
  ConversionDriver *driver = driver_of(rw);
  Block *created = block_create(driver->ctx);
  block_insert_after_block(created, block);
  trace_insert_block(driver, created);
  driver->run.num_changes++;
  notify_block_inserted(driver, created, NULL, NULL);
  if (driver->can_roll_back) {
    RewriteEntry *entry = log_push(driver, REWRITE_SPLIT_BLOCK);
    entry->block = block;
    entry->other = created;
  }
  if (before)
    block_splice(created, before);
  if (driver_tells_now(driver))
    FOR_EACH_OP(op, created)
      notify_inserted(driver, op, (InsertionPoint){block, NULL});
  return created;
}

static Block *hook_split_front(Rewriter *rw, Block *block, Operation *rest) {
  ConversionDriver *driver = driver_of(rw);
  Block *front = block_split_front(driver->ctx, block, rest);
  trace_insert_block(driver, front);
  driver->run.num_changes++;
  notify_block_inserted(driver, front, NULL, NULL);
  if (driver->can_roll_back) {
    RewriteEntry *entry = log_push(driver, REWRITE_SPLIT_FRONT);
    entry->block = block;
    entry->other = front;
  }
  if (driver_tells_now(driver))
    FOR_EACH_OP(op, front)
      notify_inserted(driver, op, (InsertionPoint){block, NULL});
  return front;
}

static void hook_move_block(Rewriter *rw, Block *block, Region *region,
                            Block *before) {
  ConversionDriver *driver = driver_of(rw);
  Region *previous = block->parent;
  Block *previous_before = block->next;
  if (driver->can_roll_back) {
    RewriteEntry *entry = log_push(driver, REWRITE_MOVE_BLOCK);
    entry->block = block;
    entry->block_place.region = previous;
    entry->block_place.before = previous_before;
  }
  if (previous)
    block_remove(block);
  if (before)
    block_insert_before_block(block, before);
  else
    region_append_block(region, block);
  driver->run.num_changes++;
  trace_insert_block(driver, block);
  notify_block_inserted(driver, block, previous, previous_before);
}

static void hook_replace_all_uses(Rewriter *rw, Value *from, Value *to) {
  ValueList list = {&to, 1};
  driver_replace_value(driver_of(rw), from, &list,
                       driver_of(rw)->rewriter.converter);
}

static void hook_match_failure(Rewriter *rw, Operation *op,
                               const char *reason) {
  ConversionDriver *driver = driver_of(rw);
  trace_match_failure(driver, reason);
  driver->reason = reason;
  RewriteListener *listener = driver_listener(driver);
  if (listener && listener->match_failed)
    listener->match_failed(listener, op, reason);
}

const RewriterHooks conversion_rewriter_hooks = {
    .replace_op = hook_replace_op,
    .erase_op = hook_erase_op,
    .erase_block = hook_erase_block,
    .start_modify = hook_start_modify,
    .finalize_modify = hook_finalize_modify,
    .cancel_modify = hook_cancel_modify,
    .inline_block = hook_inline_block,
    .split_block = hook_split_block,
    .split_front = hook_split_front,
    .copied_blocks = hook_copied_blocks,
    .move_op = hook_move_op,
    .move_block = hook_move_block,
    .replace_all_uses = hook_replace_all_uses,
    .match_failure = hook_match_failure,
};
