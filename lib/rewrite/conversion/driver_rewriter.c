// SPDX-License-Identifier: Apache-2.0
// What patterns do to the IR in a conversion. In rollback mode insertions,
// moves and changes in place are made and logged; replacements and erasures
// are noted in the value mapping and the log, for the end. In no-rollback mode
// everything is done, and told to the listener, at once.
#include "rewrite/conversion/driver_internal.h"

#include <stdarg.h>
#include <stdio.h>

#include "ir/walk.h"
#include "rewrite/erase_events.h"

static RewriteListener *listener_of(const ConversionDriver *driver) {
  return driver->config->listener;
}

/// Told now, or from the log in the end.
static bool tells_now(const ConversionDriver *driver) {
  return !driver->can_roll_back && listener_of(driver);
}

void driver_notify_modified(ConversionDriver *driver, Operation *op) {
  if (tells_now(driver) && listener_of(driver)->op_modified)
    listener_of(driver)->op_modified(listener_of(driver), op);
}

static void notify_inserted(ConversionDriver *driver, Operation *op,
                            InsertionPoint previous) {
  if (tells_now(driver) && listener_of(driver)->op_inserted)
    listener_of(driver)->op_inserted(listener_of(driver), op, previous);
}

static void notify_block_inserted(ConversionDriver *driver, Block *block,
                                  Region *previous, Block *before) {
  if (tells_now(driver) && listener_of(driver)->block_inserted)
    listener_of(driver)->block_inserted(listener_of(driver), block, previous,
                                        before);
}

/// Must what a pattern made be looked at again? Without rollback, an error may
/// have to name all of it.
static bool must_be_listed(ConversionDriver *driver, const Operation *op) {
  return driver_op_info(driver, op->def)->verdict != VERDICT_LEGAL ||
         driver_is_watched(driver) || !driver->can_roll_back;
}

void driver_report_misuse(ConversionDriver *driver, const Operation *op,
                          const char *format, ...) {
  const char *name = driver->pattern ? driver->pattern->name : NULL;
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

/// In no-rollback mode nothing may be done to an operation that was erased: its
/// operands are gone. In rollback mode it is still there.
static bool is_gone(ConversionDriver *driver, const Operation *op,
                    const char *what) {
  if (driver->can_roll_back || !(op->flags & OP_MARK_DEAD))
    return false;
  driver_report_misuse(driver, op, "%s '%.*s', which was erased before", what,
                       STR_ARGS(op->def->name));
  return true;
}

void driver_op_inserted(Builder *builder, Operation *op) {
  ConversionDriver *driver = driver_of((Rewriter *)builder);
  if (driver_is_watched(driver))
    trace_action(driver, "Insert ", op);
  driver->num_changes++;
  if (must_be_listed(driver, op))
    VECTOR_PUSH(&driver->new_ops, op);
  if (driver->can_roll_back)
    log_push(driver, REWRITE_CREATE_OP)->op = op;
  notify_inserted(driver, op, (InsertionPoint){NULL, NULL});
}

void driver_block_created(Builder *builder, Block *block) {
  ConversionDriver *driver = driver_of((Rewriter *)builder);
  trace_insert_block(driver, block);
  driver->num_changes++;
  if (driver->can_roll_back)
    log_push(driver, REWRITE_CREATE_BLOCK)->block = block;
  notify_block_inserted(driver, block, NULL, NULL);
}

static bool is_itself(const Value *value, const ValueList *list) {
  return list->count == 1 && list->values[0] == value;
}

/// What takes the place of `value` at once: of its type. NULL: it is unused.
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

static void notify_erased(ConversionDriver *driver, Operation *root) {
  if (tells_now(driver))
    listener_tell_erased(listener_of(driver), root, ERASE_USERS_FIRST);
}

/// Takes `op` out of the IR; its memory stays until the end.
static void erase_now(ConversionDriver *driver, Operation *op) {
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
  RewriteListener *listener = listener_of(driver);
  if (listener && !is_in_block && listener->op_replaced)
    listener->op_replaced(listener, op, values.data);
  for (unsigned i = 0; i < op->num_results; i++)
    if (values.data[i])
      driver_replace_uses(driver, op_result(op, i), values.data[i]);
  VECTOR_FREE(&values);
  erase_now(driver, op);
}

/// `is_in_block`: it is erased with its block, and not heard of as replaced.
static void replace_op(ConversionDriver *driver, Operation *op,
                       const ValueList *lists, bool is_in_block) {
  driver->num_changes++;
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
  entry->replaced.pattern = driver->pattern;
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

void driver_replace_value(ConversionDriver *driver, Value *value,
                          const ValueList *list,
                          const TypeConverter *converter) {
  static const ValueList none;
  driver->num_changes++;
  if (!list)
    list = &none;
  if (is_itself(value, list))
    return;
  trace_replace_value(driver, value);
  if (!driver->can_roll_back) {
    Value *now = immediate_replacement(driver, value, list, converter);
    if (now)
      value_replace_all_uses_with(value, now);
    return;
  }
  RewriteEntry *entry = log_push(driver, REWRITE_REPLACE_VALUE);
  entry->value = value;
  entry->replaced.converter = converter;
  entry->replaced.pattern = driver->pattern;
  value_mapping_set(&driver->mapping, value, list->values, list->count);
}

/// Those uses of `from` for which `filter` holds, at once.
static void replace_some_uses(ConversionDriver *driver, Value *from,
                              const ValueList *list, UseFilter *filter,
                              const void *user) {
  Value *to =
      immediate_replacement(driver, from, list, driver->rewriter.converter);
  for (Use *use = from->first_use, *next; use; use = next) {
    next = use->next;
    // A cast that was made just now for `to` has `from` as its source.
    if (use->owner == value_defining_op(to) || !filter(use, user))
      continue;
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
  driver->num_changes++;
  replace_some_uses(driver, from, list, filter, user);
  return true;
}

static void hook_replace_op(Rewriter *rw, Operation *op, Value *const *values) {
  ConversionDriver *driver = driver_of(rw);
  if (is_gone(driver, op, "replaced"))
    return;
  ValueList few[8];
  ValueList *lists = op->num_results <= ARRAY_LENGTH(few)
                         ? few
                         : mem_alloc(op->num_results * sizeof *lists);
  for (unsigned i = 0; i < op->num_results; i++)
    lists[i] = (ValueList){&values[i], values[i] ? 1 : 0};
  if (driver_traces(driver)) {
    trace_action(driver, "Replace", op);
    trace_replaced_types(driver, op, lists);
  }
  driver_replace_op(driver, op, lists);
  if (lists != few)
    mem_free(lists);
}

bool conversion_replace_op_with_multiple(ConversionRewriter *rw, Operation *op,
                                         const ValueList *lists, size_t count) {
  if (is_gone(rw->driver, op, "replaced"))
    return false;
  if (count != op->num_results) {
    driver_report_misuse(rw->driver, op,
                         "replaced %u result(s) by %zu list(s) of values",
                         op->num_results, count);
    return false;
  }
  trace_action(rw->driver, "Replace", op);
  trace_replaced_types(rw->driver, op, lists);
  driver_replace_op(rw->driver, op, lists);
  return true;
}

/// Does `user`, or what it is in, come before `point` in its block?
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

static void hook_erase_op(Rewriter *rw, Operation *op) {
  ConversionDriver *driver = driver_of(rw);
  if (is_gone(driver, op, "erased"))
    return;
  trace_action(driver, "Erase  ", op);
  driver_replace_op(driver, op, NULL);
}

static void erase_block_now(ConversionDriver *driver, Block *block) {
  while (block->last)
    replace_op(driver, block->last, NULL, true);
  RewriteListener *listener = listener_of(driver);
  if (listener && listener->block_erased)
    listener->block_erased(listener, block);
  block_remove(block);
  VECTOR_PUSH(&driver->erased_blocks, block);
}

void driver_erase_block(ConversionDriver *driver, Block *block) {
  driver->num_changes++;
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

/// Remembers where the log has the start of modifying `op`. Mostly one
/// operation is modified at a time, so that only further ones go into a table.
static void open_modification(ConversionDriver *driver, Operation *op) {
  if (driver->modified_op)
    ptr_map_set(&driver->modifications, driver->modified_op,
                (void *)(uintptr_t)driver->modified_entry);
  driver->modified_op = op;
  driver->modified_entry = driver->log.size;
}

/// Log size behind the start of modifying `op`, 0: it was not started.
static size_t close_modification(ConversionDriver *driver, Operation *op) {
  if (driver->modified_op == op) {
    driver->modified_op = NULL;
    return driver->modified_entry;
  }
  uintptr_t entry = (uintptr_t)ptr_map_get(&driver->modifications, op);
  if (entry)
    ptr_map_remove(&driver->modifications, op);
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
  if (is_gone(driver, op, "modified"))
    return;
  trace_action(driver, "Modify ", op);
  driver->num_changes++;
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
  RewriteEntry *entry = &driver->log.data[end - 1];
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
  driver->num_changes++;
  notify_inserted(driver, op, previous);
}

static void hook_move_op(Rewriter *rw, Operation *op, Block *block,
                         Operation *before) {
  ConversionDriver *driver = driver_of(rw);
  if (is_gone(driver, op, "moved"))
    return;
  trace_action(driver, "Insert ", op);
  if (op != before)
    move_op(driver, op, block, before);
}

void driver_move_ops(ConversionDriver *driver, Block *source, Block *dest,
                     Operation *before) {
  driver->num_changes++;
  // A listener hears of each operation.
  if (listener_of(driver)) {
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
    driver_replace_value(driver, block_argument(source, i), &list, NULL);
  }
  if (rw->builder.block == source)
    rw->builder.block = dest;
  driver_move_ops(driver, source, dest, before);
  driver_erase_block(driver, source);
}

static Block *hook_split_block(Rewriter *rw, Block *block, Operation *before) {
  ConversionDriver *driver = driver_of(rw);
  Block *created = block_create(driver->ctx);
  block_insert_after_block(created, block);
  trace_insert_block(driver, created);
  driver->num_changes++;
  notify_block_inserted(driver, created, NULL, NULL);
  if (driver->can_roll_back) {
    RewriteEntry *entry = log_push(driver, REWRITE_SPLIT_BLOCK);
    entry->block = block;
    entry->other = created;
  }
  if (before)
    block_splice(created, before);
  if (tells_now(driver))
    FOR_EACH_OP(op, created)
      notify_inserted(driver, op, (InsertionPoint){block, NULL});
  return created;
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
  driver->num_changes++;
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
  RewriteListener *listener = listener_of(driver);
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
    .move_op = hook_move_op,
    .move_block = hook_move_block,
    .replace_all_uses = hook_replace_all_uses,
    .match_failure = hook_match_failure,
};
