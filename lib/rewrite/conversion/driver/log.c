// SPDX-License-Identifier: Apache-2.0
// Undoes changes: walks the log backwards, undoing each entry in the state that
// it led to.
#include "rewrite/conversion/driver/log.h"

#include "ir/erase.h"
#include "rewrite/conversion/driver/cast.h"

static void place_op(Operation *op, Block *block, Operation *before) {
  if (op->block)
    op_remove(op);
  if (block)
    block_insert_before(block, before, op);
}

static void place_block(Block *block, Region *region, Block *before) {
  if (block->parent)
    block_remove(block);
  if (before)
    block_insert_before_block(block, before);
  else if (region)
    region_append_block(region, block);
}

void log_renew_uses(Operation *op) {
  for (unsigned i = 0; i < op->num_operands; i++)
    op_set_operand(op, i, op_operand(op, i));
  for (unsigned i = 0; i < op->num_successors; i++)
    op_set_successor(op, i, op_successor(op, i));
}

/// Exchanges only what differs, unless uses must be renewed.
void log_restore_op(ConversionDriver *driver, Operation *op,
                    const OpSnapshot *old) {
  bool renews = driver_renews_uses(driver);
  assert(!op->num_operands || !old->num_operands || old->operands);
  op->loc = old->loc;
  op->attrs = old->attrs;
  for (unsigned i = 0; i < op->num_props; i++)
    op_set_prop(op, i, old->props[i]);
  for (unsigned i = 0; i < op->num_successors; i++)
    if (renews || op_successor(op, i) != old->successors[i])
      op_set_successor(op, i, old->successors[i]);
  if (op->num_operands != old->num_operands) {
    op_set_operands(driver->ctx, op, old->operands, old->num_operands);
    return;
  }
  for (unsigned i = 0; i < op->num_operands; i++)
    if (renews || op_operand(op, i) != old->operands[i])
      op_set_operand(op, i, old->operands[i]);
}

static void uninline_block(const RewriteEntry *entry) {
  for (Operation *op = entry->inlined.last, *prev; op; op = prev) {
    prev = op == entry->inlined.first ? NULL : op->prev;
    op_remove(op);
    block_prepend_op(entry->block, op);
  }
}

static void unsplit_block(ConversionDriver *driver, const RewriteEntry *entry) {
  assert(entry->other != entry->block);
  if (entry->other->first)
    block_splice(entry->block, entry->other->first);
  block_remove(entry->other);
  block_erase(driver->ctx, entry->other);
}

static void redirect(Block *from, Block *to) {
  while (from->first_use) {
    BlockUse *use = from->first_use;
    op_set_successor(use->owner,
                     (unsigned)(use - op_successor_slots(use->owner)), to);
  }
}

static void unmove_uses(ConversionDriver *driver, const RewriteEntry *entry) {
  assert(entry->committed.first_moved + entry->num_moved <=
         driver->moved_uses.size);
  for (size_t i = entry->num_moved; i--;)
    use_set(driver->moved_uses.data[entry->committed.first_moved + i],
            entry->value);
  driver->moved_uses.size = entry->committed.first_moved;
}

/// Undoes the creation of `op`. If it had contents when it was inserted, these
/// were put there before and are taken out after it. So it must live until
/// then. The contents of a copy go with it, as they use what goes next.
static void uncreate_op(ConversionDriver *driver, Operation *op, bool is_copy) {
  bool is_empty = true;
  for (unsigned i = 0; i < op->num_regions; i++)
    is_empty &= region_is_empty(op_region(op, i));
  if (is_empty || is_copy) {
    op_erase(driver->ctx, op);
    return;
  }
  if (op->block)
    op_remove(op);
  VECTOR_PUSH(&driver->uncreated, op);
}

/// The copies are erased next, one by one, so none may use another one.
static void unlink_copies(const RewriteEntry *entry) {
  for (Block *block = entry->block; block; block = block->next) {
    FOR_EACH_OP(op, block)
      op_drop_all_references(op);
    if (block == entry->other)
      return;
  }
}

static void undo(ConversionDriver *driver, const RewriteEntry *entry) {
  switch (entry->kind) {
  case REWRITE_NONE:
  case REWRITE_REPLACE_VALUE: // This is only in the mapping.
    return;
  case REWRITE_CREATE_OP:
    uncreate_op(driver, entry->op, entry->is_copy);
    return;
  case REWRITE_MOVE_OP:
    place_op(entry->op, entry->op_place.block, entry->op_place.before);
    return;
  case REWRITE_MODIFY_OP:
    log_restore_op(driver, entry->op, entry->snapshot);
    return;
  case REWRITE_REPLACE_OP:
    assert(entry->op->flags & OP_MARK_REPLACED);
    entry->op->flags &= (uint8_t)~OP_MARK_REPLACED;
    return;
  case REWRITE_CREATE_BLOCK:
    if (entry->block->parent)
      block_remove(entry->block);
    block_erase(driver->ctx, entry->block);
    return;
  case REWRITE_COPY_BLOCKS:
    unlink_copies(entry);
    return;
  case REWRITE_MOVE_BLOCK:
  case REWRITE_ERASE_BLOCK:
    place_block(entry->block, entry->block_place.region,
                entry->block_place.before);
    return;
  case REWRITE_INLINE_BLOCK:
    uninline_block(entry);
    return;
  case REWRITE_SPLIT_BLOCK:
    unsplit_block(driver, entry);
    return;
  case REWRITE_SPLIT_FRONT:
    block_join_front(driver->ctx, entry->other, entry->block);
    return;
  case REWRITE_REDIRECT_BLOCK:
    redirect(entry->block, entry->other);
    return;
  case REWRITE_CAST:
    driver_forget_cast(driver, entry->cast);
    op_erase(driver->ctx, entry->cast->op);
    return;
  case REWRITE_MOVE_USES:
    unmove_uses(driver, entry);
    return;
  }
  unreachable("rewrite kind");
}

size_t log_rollback(ConversionDriver *driver, LogMark mark) {
  size_t num_changes = 0;
  assert(mark.log_size <= driver->log.size);
  assert(mark.mapping_size <= driver->mapping.entries.size);
  // This comes first, since some of these are about to be erased.
  while (driver->ignored.size > mark.ignored_size)
    VECTOR_POP(&driver->ignored)->flags &= (uint8_t)~OP_MARK_IGNORED;
  value_mapping_rewind(&driver->mapping, mark.mapping_size);
  while (driver->log.size > mark.log_size) {
    RewriteEntry entry = VECTOR_POP(&driver->log);
    num_changes += entry.kind != REWRITE_NONE;
    undo(driver, &entry);
  }
  assert(driver->log.size == mark.log_size);
  op_erase_all(driver->ctx, driver->uncreated.data, driver->uncreated.size);
  driver->uncreated.size = 0;
  arena_rewind(&driver->arena, mark.arena);
  return num_changes;
}
