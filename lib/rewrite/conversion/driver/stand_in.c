// SPDX-License-Identifier: Apache-2.0
// A value whose block is erased may still be used in another one: by an
// operation that was moved out of it, in a later block, in a graph region. No
// place is left from which a cast would reach all users, so each block of a
// user gets a cast of its own.
#include "rewrite/conversion/driver/cast.h"

#include "ir/walk.h"
#include "rewrite/conversion/driver/log.h"
#include "rewrite/conversion/driver/rewriter.h"

static bool is_live_user(const Operation *user, const Block *dying) {
  return !(user->flags & (OP_MARK_DEAD | OP_MARK_REPLACED)) && user->block &&
         user->block != dying && !driver_is_block_dead(user->block);
}

static bool has_live_use(const Value *value, const Block *dying) {
  FOR_EACH_USE(use, value)
    if (is_live_user(use->owner, dying))
      return true;
  return false;
}

/// The cast for users in `block`. `casts` maps a block to its cast.
static Value *cast_in_block(ConversionDriver *driver, const CastSpec *spec,
                            Block *block, PtrMap *casts) {
  void **slot = ptr_map_slot(casts, block);
  if (!*slot) {
    CastSpec here = *spec;
    here.block = block;
    *slot = op_result(driver_build_cast(driver, &here)->op, 0);
  }
  return *slot;
}

/// Records all uses of `value`, since their order is restored, too. Returns the
/// index of the first.
static size_t note_uses(ConversionDriver *driver, Value *value) {
  size_t first = driver->moved_uses.size;
  if (driver->can_roll_back)
    FOR_EACH_USE(use, value)
      VECTOR_PUSH(&driver->moved_uses, use);
  return first;
}

/// Logs that uses of `value` were moved, after the casts that they moved to.
static void log_moved(ConversionDriver *driver, Value *value, size_t first) {
  if (!driver->can_roll_back)
    return;
  RewriteEntry *entry = log_push(driver, REWRITE_MOVE_USES);
  entry->value = value;
  entry->committed.first_moved = first;
  entry->num_moved = (uint32_t)(driver->moved_uses.size - first);
}

void driver_stand_in_uses(ConversionDriver *driver, Value *value,
                          const Block *block, const TypeConverter *converter,
                          const RewritePattern *pattern) {
  if (!has_live_use(value, block))
    return;
  CastSpec spec = {.kind = CAST_SOURCE,
                   .stands_for = value,
                   .types = &value->type,
                   .num_types = 1,
                   .converter = converter,
                   .pattern = pattern};
  PtrMap casts = {0};
  size_t first = note_uses(driver, value);
  for (Use *use = value->first_use, *next; use; use = next) {
    next = use->next;
    if (!is_live_user(use->owner, block))
      continue;
    use_set(use, cast_in_block(driver, &spec, use->owner->block, &casts));
    driver_notify_modified(driver, use->owner);
  }
  log_moved(driver, value, first);
  ptr_map_free(&casts);
}

static void stand_in_results(ConversionDriver *driver, const Operation *op,
                             const TypeConverter *converter,
                             const RewritePattern *pattern) {
  for (unsigned i = 0; i < op->num_results; i++)
    if (op_result(op, i)->first_use)
      driver_stand_in_uses(driver, op_result(op, i), NULL, converter, pattern);
}

static void stand_in_arguments(ConversionDriver *driver, const Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++)
    if (block_argument(block, i)->first_use)
      driver_stand_in_uses(driver, block_argument(block, i), NULL, NULL, NULL);
}

/// The results of `root` and all values inside it.
static void stand_in_op(ConversionDriver *driver, Operation *root) {
  FOR_EACH_OP_PREORDER(op, root) {
    stand_in_results(driver, op, NULL, NULL);
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(block, op_region(op, i))
        stand_in_arguments(driver, block);
  }
}

/// Casts that were put into what is erased are erased with it.
static void stand_in_casts(ConversionDriver *driver) {
  for (size_t i = 0, count = driver->casts.size; i < count; i++) {
    const Cast *cast = driver->casts.data[i];
    if (cast->op->flags & OP_MARK_DEAD || !driver_is_inside_dead(cast->op))
      continue;
    cast->op->flags |= OP_MARK_DEAD;
    stand_in_results(driver, cast->op, cast->converter, cast->pattern);
  }
}

void driver_stand_in_for_erased(ConversionDriver *driver) {
  stand_in_casts(driver);
  for (size_t i = 0; i < driver->erased.size; i++)
    stand_in_op(driver, driver->erased.data[i]);
  for (size_t i = 0; i < driver->erased_blocks.size; i++) {
    Block *block = driver->erased_blocks.data[i];
    stand_in_arguments(driver, block);
    FOR_EACH_OP(op, block)
      stand_in_op(driver, op);
  }
}
