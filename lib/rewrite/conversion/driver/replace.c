// SPDX-License-Identifier: Apache-2.0
// Replaces operations, values, several operations at once, and the contents of
// erased blocks. In rollback mode replacements are recorded in the value
// mapping and the log. In no-rollback mode they are made, and told to the
// listener, at once.
#include "rewrite/conversion/driver/replace.h"

#include "ir/diagnostics/op_diag.h"
#include "ir/erase.h"
#include "ir/op_order.h"
#include "ir/walk.h"
#include "rewrite/conversion/driver/cast.h"
#include "rewrite/conversion/driver/driver.h"
#include "rewrite/conversion/driver/log.h"
#include "rewrite/conversion/driver/remap.h"
#include "rewrite/conversion/driver/rewriter.h"
#include "rewrite/conversion/driver/trace.h"
#include "rewrite/erase_events.h"

static bool is_itself(const Value *value, const ValueList *list) {
  return list->count == 1 && list->values[0] == value;
}

/// A value of `value`'s type that replaces it at once. NULL if it is unused.
static Value *immediate_replacement(ConversionDriver *driver, Value *value,
                                    const ValueList *list,
                                    const TypeConverter *converter) {
  if (value_is_unused(value))
    return NULL;
  ValueList none = {0};
  if (!list)
    list = &none;
  if (list->count == 1 && list->values[0]->type == value->type)
    return list->values[0];
  Cast *cast =
      driver_find_cast(driver, list->values, list->count, &value->type, 1);
  CastSpec spec = {.kind = CAST_SOURCE,
                   .stands_for = value,
                   .inputs = list->values,
                   .num_inputs = list->count,
                   .types = &value->type,
                   .num_types = 1,
                   .converter = converter};
  if (!cast)
    cast = driver_build_cast(driver, &spec);
  return op_result(cast->op, 0);
}

void driver_replace_uses(ConversionDriver *driver, Value *from, Value *to) {
  while (from->first_use) {
    Use *use = from->first_use;
    use_set(use, to);
    driver_notify_modified(driver, use->owner);
  }
}

/// Does `use` come after `to`, or in another block? A use before it stays, for
/// `to` may be computed from what is used there. Follows performReplaceValue.
static bool is_later_use(const Use *use, const Value *to) {
  const Operation *op = value_defining_op(to);
  return !op || use->owner->block != op->block ||
         op_is_before_in_block(op, use->owner);
}

void driver_replace_later_uses(Value *from, Value *to) {
  assert(from->type == to->type);
  for (Use *use = from == to ? NULL : from->first_use, *next; use; use = next) {
    next = use->next;
    if (is_later_use(use, to))
      use_set(use, to);
  }
}

static void notify_erased(ConversionDriver *driver, Operation *root) {
  if (driver_tells_now(driver))
    listener_tell_erased(driver_listener(driver), root, ERASE_USERS_FIRST);
}

/// Removes `op` from the IR. Its memory stays until the end.
static void erase_now(ConversionDriver *driver, Operation *op) {
  assert(!driver->can_roll_back && !(op->flags & OP_MARK_REPLACED));
  notify_erased(driver, op);
  FOR_EACH_OP_PREORDER(inner, op)
    inner->flags |= OP_MARK_REPLACED | OP_MARK_DEAD;
  if (driver->config->unlegalized_ops)
    ptr_map_remove(driver->config->unlegalized_ops, op);
  Builder *builder = &driver->rewriter.rewriter.builder;
  if (builder->before == op)
    builder->before = op->next;
  op_drop_all_references(op);
  if (op->block)
    op_remove(op);
  VECTOR_PUSH(&driver->erased, op);
}

static void replace_op_now(ConversionDriver *driver, Operation *op,
                           const ValueList *lists, bool is_in_block) {
  ValueVector values = {0};
  const TypeConverter *converter = driver->rewriter.converter;
  for (unsigned i = 0; i < op->num_results; i++) {
    Value *value = immediate_replacement(driver, op_result(op, i),
                                         lists ? &lists[i] : NULL, converter);
    VECTOR_PUSH(&values, value);
  }
  RewriteListener *listener = driver_listener(driver);
  if (listener && !is_in_block && listener->op_replaced)
    listener->op_replaced(listener, op, values.data);
  for (unsigned i = 0; i < op->num_results; i++)
    if (values.data[i])
      driver_replace_uses(driver, op_result(op, i), values.data[i]);
  VECTOR_FREE(&values);
  erase_now(driver, op);
}

/// Replaces `op`. With `is_in_block` it is erased with its block, and the
/// listener is not told of a replacement.
static void replace_op(ConversionDriver *driver, Operation *op,
                       const ValueList *lists, bool is_in_block) {
  driver->run.num_changes++;
  if (op->flags & OP_MARK_REPLACED)
    return;
  if (!driver->can_roll_back) {
    replace_op_now(driver, op, lists, is_in_block);
    return;
  }
  RewriteEntry *entry = log_push(driver, REWRITE_REPLACE_OP);
  entry->op = op;
  entry->is_in_block = is_in_block;
  entry->replaced.converter = driver->rewriter.converter;
  entry->replaced.pattern = driver->run.pattern;
  for (unsigned i = 0; lists && i < op->num_results; i++)
    if (!is_itself(op_result(op, i), &lists[i]))
      value_mapping_set(&driver->mapping, op_result(op, i), lists[i].values,
                        lists[i].count);
  op->flags |= OP_MARK_REPLACED;
  driver_ignore_regions(driver, op);
}

void driver_replace_op(ConversionDriver *driver, Operation *op,
                       const ValueList *lists) {
  replace_op(driver, op, lists, false);
}

static bool has_itself(const Value *value, const ValueList *list) {
  for (uint32_t i = 0; i < list->count; i++)
    if (list->values[i] == value)
      return true;
  return false;
}

/// What `value` is now: itself, or a value of its type.
static Value *present_value(ConversionDriver *driver, Value *value,
                            const TypeConverter *converter) {
  if (!value_mapping_has(value))
    return value;
  const ValueVector *best = &driver->lookup_best;
  if (driver_lookup(driver, value, &value->type, 1, false) &&
      best->data[0] != value)
    return best->data[0];
  driver_lookup(driver, value, NULL, 0, false);
  return driver_source_cast(driver, value, best, NULL, converter, NULL);
}

/// A cast of `list`, which `value` is in itself, as it is now. Such a list in
/// the mapping would lead back to itself.
static Value *cast_of_itself(ConversionDriver *driver, Value *value,
                             const ValueList *list,
                             const TypeConverter *converter) {
  Value *now = present_value(driver, value, converter);
  ValueVector inputs = {0};
  for (uint32_t i = 0; i < list->count; i++)
    VECTOR_PUSH(&inputs, list->values[i] == value ? now : list->values[i]);
  Value *cast =
      driver_source_cast(driver, value, &inputs, NULL, converter, NULL);
  VECTOR_FREE(&inputs);
  return cast;
}

void driver_replace_value(ConversionDriver *driver, Value *value,
                          const ValueList *list,
                          const TypeConverter *converter) {
  static const ValueList none;
  driver->run.num_changes++;
  if (!list)
    list = &none;
  if (is_itself(value, list))
    return;
  trace_replace_value(driver, value);
  if (!driver->can_roll_back) {
    Value *now = immediate_replacement(driver, value, list, converter);
    if (now)
      driver_replace_later_uses(value, now);
    return;
  }
  Value *cast = has_itself(value, list)
                    ? cast_of_itself(driver, value, list, converter)
                    : NULL;
  RewriteEntry *entry = log_push(driver, REWRITE_REPLACE_VALUE);
  entry->value = value;
  entry->replaced.converter = converter;
  entry->replaced.pattern = driver->run.pattern;
  value_mapping_set(&driver->mapping, value, cast ? &cast : list->values,
                    cast ? 1 : list->count);
}

/// Replaces, at once, the uses of `from` for which `filter` holds.
static void replace_some_uses(ConversionDriver *driver, Value *from,
                              const ValueList *list, UseFilter *filter,
                              const void *user) {
  assert(!driver->can_roll_back);
  Value *to =
      immediate_replacement(driver, from, list, driver->rewriter.converter);
  for (Use *use = from->first_use, *next; use; use = next) {
    next = use->next;
    if (is_later_use(use, to) && filter(use, user))
      use_set(use, to);
  }
}

bool conversion_replace_uses(ConversionRewriter *rw, Value *from,
                             const ValueList *list, UseFilter *filter,
                             const void *user) {
  ConversionDriver *driver = rw->driver;
  if (!filter) {
    driver_replace_value(driver, from, list, rw->converter);
    return true;
  }
  if (driver->can_roll_back) {
    Operation *at = driver->rewriter.rewriter.builder.before;
    location_emit(driver->ctx, at ? at->loc : value_location(from), DIAG_ERROR,
                  "conditional value replacement is not supported in rollback "
                  "mode");
    driver->is_aborted = true;
    return false;
  }
  trace_replace_value(driver, from);
  driver->run.num_changes++;
  replace_some_uses(driver, from, list, filter, user);
  return true;
}

/// Uses in other blocks get casts there: those after the erased operations
/// would be erased next.
static void erase_block_now(ConversionDriver *driver, Block *block) {
  const TypeConverter *converter = driver->rewriter.converter;
  const RewritePattern *pattern = driver->run.pattern;
  while (block->last) {
    Operation *op = block->last;
    for (unsigned i = 0; i < op->num_results; i++)
      driver_stand_in_uses(driver, op_result(op, i), block, converter, pattern);
    replace_op(driver, op, NULL, true);
  }
  for (uint32_t i = 0; i < block->num_arguments; i++)
    driver_stand_in_uses(driver, block_argument(block, i), block, converter,
                         pattern);
  RewriteListener *listener = driver_listener(driver);
  if (listener && listener->block_erased)
    listener->block_erased(listener, block);
  assert(!block->first);
  block_remove(block);
  VECTOR_PUSH(&driver->erased_blocks, block);
}

void driver_erase_block(ConversionDriver *driver, Block *block) {
  driver->run.num_changes++;
  if (!driver->can_roll_back) {
    erase_block_now(driver, block);
    return;
  }
  FOR_EACH_OP(op, block)
    replace_op(driver, op, NULL, true);
  RewriteEntry *entry = log_push(driver, REWRITE_ERASE_BLOCK);
  entry->block = block;
  entry->block_place.region = block->parent;
  entry->block_place.before = block->next;
  block_remove(block);
}

bool conversion_replace_op_with_multiple(ConversionRewriter *rw, Operation *op,
                                         const ValueList *lists, size_t count) {
  if (driver_is_gone(rw->driver, op, "replaced"))
    return false;
  if (count != op->num_results) {
    driver_report_misuse(rw->driver, op,
                         "replaced %u result(s) by %zu list(s) of values",
                         op->num_results, count);
    return false;
  }
  trace_will(rw->driver, "Replace", op);
  trace_replaced_types(rw->driver, op, lists);
  driver_replace_op(rw->driver, op, lists);
  return true;
}

/// Is `user`, or an operation around it, before `point` in its block?
static bool is_before_point(const Operation *user, InsertionPoint point) {
  while (user && user->block != point.block)
    user = op_parent(user);
  if (!user)
    return false;
  return !point.before ||
         (user != point.before && op_is_before_in_block(user, point.before));
}

static bool has_early_use(const Value *value, InsertionPoint point,
                          const PtrMap *replaced) {
  FOR_EACH_USE(use, value)
    if (is_before_point(use->owner, point) &&
        !ptr_map_has(replaced, use->owner))
      return true;
  return false;
}

static bool can_be_replaced(const Operation *op, InsertionPoint point,
                            const PtrMap *replaced) {
  if (op->flags & OP_MARK_REPLACED || op->block != point.block)
    return false;
  for (unsigned i = 0; i < op->num_results; i++)
    if (has_early_use(op_result(op, i), point, replaced))
      return false;
  return true;
}

bool conversion_can_replace_ops(const ConversionRewriter *rw,
                                Operation *const *ops, size_t count) {
  InsertionPoint point = builder_save(&rw->rewriter.builder);
  PtrMap replaced = {0};
  for (size_t i = 0; i < count; i++)
    ptr_map_set(&replaced, ops[i], ops[i]);
  bool can_be = replaced.size == count;
  for (size_t i = 0; can_be && i < count; i++)
    can_be = can_be_replaced(ops[i], point, &replaced);
  ptr_map_free(&replaced);
  return can_be;
}

bool conversion_replace_ops(ConversionRewriter *rw, Operation *const *ops,
                            size_t num_ops, const ValueList *lists,
                            size_t num_lists) {
  size_t num_results = 0;
  for (size_t i = 0; i < num_ops; i++)
    num_results += ops[i]->num_results;
  if (num_ops && num_results != num_lists) {
    driver_report_misuse(rw->driver, ops[0],
                         "replaced %zu result(s) of %zu operation(s) by %zu "
                         "list(s) of values",
                         num_results, num_ops, num_lists);
    return false;
  }
  if (!conversion_can_replace_ops(rw, ops, num_ops)) {
    driver_report_misuse(
        rw->driver, ops[0],
        "replaced operations that cannot be replaced together");
    return false;
  }
  for (size_t i = 0; i < num_ops; i++) {
    conversion_replace_op_with_multiple(rw, ops[i], lists, ops[i]->num_results);
    lists += ops[i]->num_results;
  }
  return true;
}
