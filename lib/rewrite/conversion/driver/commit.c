// SPDX-License-Identifier: Apache-2.0
// The end of a conversion. Committing makes the delayed replacements, removes
// casts that cancel out, and has the type converters materialize the rest. All
// of it is logged, since the last step may fail. Finishing tells the listener
// of the changes and frees what was erased.
#include "rewrite/conversion/driver/commit.h"

#include "ir/diagnostics/op_diag.h"
#include "ir/erase.h"
#include "ir/interfaces/effects.h"
#include "ir/print/printer.h"
#include "ir/verify/verifier.h"
#include "ir/walk.h"
#include "rewrite/conversion/driver/cast.h"
#include "rewrite/conversion/driver/explain.h"
#include "rewrite/conversion/driver/log.h"
#include "rewrite/conversion/driver/remap.h"
#include "rewrite/conversion/driver/replace.h"
#include "rewrite/conversion/reconcile_casts.h"
#include "rewrite/erase_events.h"

/// Replaces the uses of `from`, in rollback mode, that `to` comes before. All
/// of them are recorded, since their order is restored, too.
static void move_later_uses(ConversionDriver *driver, Value *from, Value *to) {
  assert(driver->can_roll_back && from->type == to->type);
  if (value_is_unused(from))
    return;
  RewriteEntry *entry = log_push(driver, REWRITE_MOVE_USES);
  entry->value = from;
  entry->committed.first_moved = driver->moved_uses.size;
  FOR_EACH_USE(use, from)
    VECTOR_PUSH(&driver->moved_uses, use);
  entry->num_moved =
      (uint32_t)(driver->moved_uses.size - entry->committed.first_moved);
  driver_replace_later_uses(from, to);
}

/// Replaces all uses of `from` by `to`. In rollback mode the uses are recorded.
static void move_uses(ConversionDriver *driver, Value *from, Value *to) {
  if (!driver->can_roll_back) {
    value_replace_all_uses_with(from, to);
    return;
  }
  assert(from->type == to->type);
  if (value_is_unused(from))
    return;
  RewriteEntry *entry = log_push(driver, REWRITE_MOVE_USES);
  entry->value = from;
  entry->committed.first_moved = driver->moved_uses.size;
  FOR_EACH_USE(use, from)
    VECTOR_PUSH(&driver->moved_uses, use);
  entry->num_moved =
      (uint32_t)(driver->moved_uses.size - entry->committed.first_moved);
  value_replace_all_uses_with(from, to);
}

static bool is_dead(ConversionDriver *driver, const Value *value) {
  FOR_EACH_USE(use, value)
    if (!(use->owner->flags & (OP_MARK_REPLACED | OP_MARK_DEAD)))
      return false;
  return !value_mapping_is_target(&driver->mapping, value);
}

/// Will `op` be replaced, so that its uses are moved?
static bool waits_for_commit(const Operation *op) {
  return (op->flags & OP_MARK_REPLACED) && !(op->flags & OP_MARK_COMMITTED);
}

/// Is `value` erased, with nothing in its place?
static bool is_gone(Value *value) {
  if (value_mapping_has(value))
    return false;
  const Operation *op = value_defining_op(value);
  return op ? (op->flags & OP_MARK_DEAD) && !waits_for_commit(op)
            : driver_is_block_dead(value_block_argument(value)->owner);
}

/// What a delayed replacement came with.
typedef struct Replacer {
  const TypeConverter *converter;
  const RewritePattern *pattern;
} Replacer;

static Replacer replacer_of(const RewriteEntry *entry) {
  return (Replacer){entry->replaced.converter, entry->replaced.pattern};
}

/// The copy that is analysed is thrown away. So the listener hears nothing of
/// what keeps its uses in order while it is freed, as in MLIR.
static bool ends_with_stand_ins(const ConversionDriver *driver) {
  return driver->mode == CONVERSION_ANALYSIS && driver->can_roll_back;
}

/// Puts a cast of nothing in the place of `value`, which is erased but still
/// used. All that is replaced by `value` later is replaced by the cast. It goes
/// to the start of `block`; NULL: to where `value` was.
static Value *stand_in(ConversionDriver *driver, Value *value, Block *block,
                       const Replacer *replacer) {
  static const ValueVector none;
  Value *cast = driver_source_cast(driver, value, &none, block,
                                   replacer->converter, replacer->pattern);
  value_mapping_set(&driver->mapping, value, &cast, 1);
  return cast;
}

/// What replaces `from` in the end, where `to` does now. `to` may be gone.
static Value *present_value(ConversionDriver *driver, Value *from, Value *to,
                            const Replacer *replacer) {
  if (!is_gone(to))
    return to;
  Block *block = value_parent_block(from);
  bool has_no_place = driver_is_block_dead(value_parent_block(to));
  return stand_in(driver, to, has_no_place ? block : NULL, replacer);
}

/// The final replacement for `value`: the newest one of its type, or a cast to
/// that type. NULL if nothing uses it.
static Value *final_value(ConversionDriver *driver, Value *value,
                          const Replacer *replacer) {
  // A listener also wants to know the values of dead operations.
  if (!driver->config->listener && is_dead(driver, value))
    return NULL;
  bool has_list;
  Value *last = value_mapping_last_one(&driver->mapping, value, &has_list);
  if (!has_list && last != value && last->type == value->type)
    return present_value(driver, value, last, replacer);
  ValueVector *best = &driver->lookup_best;
  if (driver_lookup(driver, value, &value->type, 1, false) &&
      best->data[0] != value)
    return present_value(driver, value, best->data[0], replacer);
  if (is_dead(driver, value))
    return NULL;
  if (!value_mapping_has(value))
    return stand_in(driver, value, NULL, replacer);
  driver_lookup(driver, value, NULL, 0, false);
  for (size_t i = 0; i < best->size; i++)
    best->data[i] = present_value(driver, value, best->data[i], replacer);
  return driver_source_cast(driver, value, best, NULL, replacer->converter,
                            replacer->pattern);
}

/// Commits the replacement of an operation. The entry is accessed by index,
/// since entries may move while casts are logged.
static void commit_op(ConversionDriver *driver, size_t index) {
  Operation *op = driver->log.data[index].op;
  assert(op->flags & OP_MARK_REPLACED && op->flags & OP_MARK_DEAD);
  Replacer replacer = replacer_of(&driver->log.data[index]);
  size_t first = driver->moved_uses.size;
  Value **values = NULL;
  if (driver->config->listener)
    values =
        arena_alloc_zero(&driver->lasting, op->num_results * sizeof *values);
  for (unsigned i = 0; i < op->num_results; i++) {
    Value *value = final_value(driver, op_result(op, i), &replacer);
    if (values)
      values[i] = value;
    if (value)
      move_uses(driver, op_result(op, i), value);
  }
  op->flags |= OP_MARK_COMMITTED;
  RewriteEntry *entry = &driver->log.data[index];
  entry->committed.values = values;
  entry->committed.first_moved = first;
  entry->num_moved = (uint32_t)(driver->moved_uses.size - first);
}

static void commit_value(ConversionDriver *driver, size_t index) {
  Value *from = driver->log.data[index].value;
  Replacer replacer = replacer_of(&driver->log.data[index]);
  size_t first = driver->moved_uses.size;
  Value *to = final_value(driver, from, &replacer);
  if (to)
    move_later_uses(driver, from, to);
  RewriteEntry *entry = &driver->log.data[index];
  entry->committed.values = NULL;
  entry->committed.first_moved = first;
  entry->num_moved = (uint32_t)(driver->moved_uses.size - first);
  if (!ends_with_stand_ins(driver) &&
      driver_is_block_dead(value_parent_block(from)))
    driver_stand_in_uses(driver, from, NULL, replacer.converter,
                         replacer.pattern);
}

static void mark_dead(Operation *root) {
  if (root->num_regions == 0) {
    root->flags |= OP_MARK_DEAD;
    return;
  }
  for (Operation *op = root; op;) {
    bool was_dead = op->flags & OP_MARK_DEAD;
    op->flags |= OP_MARK_DEAD;
    op = was_dead ? walk_next_skipping_regions(root, op)
                  : walk_next_preorder(root, op);
  }
}

static void unmark_dead(Operation *root) {
  for (Operation *op = root; op;) {
    bool was_dead = op->flags & OP_MARK_DEAD;
    op->flags &= (uint8_t)~OP_MARK_DEAD;
    op = was_dead ? walk_next_preorder(root, op)
                  : walk_next_skipping_regions(root, op);
  }
}

void driver_uncommit(ConversionDriver *driver) {
  driver->erased.size = 0;
  driver->erased_blocks.size = 0;
  for (size_t i = 0; driver->is_committing && i < driver->log.size; i++) {
    const RewriteEntry *entry = &driver->log.data[i];
    if (entry->kind == REWRITE_REPLACE_OP) {
      unmark_dead(entry->op);
      entry->op->flags &= (uint8_t)~OP_MARK_COMMITTED;
    } else if (entry->kind == REWRITE_ERASE_BLOCK)
      FOR_EACH_OP(op, entry->block)
        unmark_dead(op);
  }
}

static void mark_block_dead(Block *block) {
  FOR_EACH_OP(op, block)
    mark_dead(op);
}

/// Commits entry `index` if it is a delayed one.
static void commit_entry(ConversionDriver *driver, size_t index) {
  const RewriteEntry *entry = &driver->log.data[index];
  switch (entry->kind) {
  case REWRITE_REPLACE_OP:
    mark_dead(entry->op);
    VECTOR_PUSH(&driver->erased, entry->op);
    commit_op(driver, index);
    return;
  case REWRITE_REPLACE_VALUE:
    commit_value(driver, index);
    return;
  case REWRITE_ERASE_BLOCK:
    mark_block_dead(entry->block);
    VECTOR_PUSH(&driver->erased_blocks, entry->block);
    return;
  case REWRITE_NONE:
  case REWRITE_CREATE_OP:
  case REWRITE_MOVE_OP:
  case REWRITE_MODIFY_OP:
  case REWRITE_CREATE_BLOCK:
  case REWRITE_COPY_BLOCKS:
  case REWRITE_MOVE_BLOCK:
  case REWRITE_INLINE_BLOCK:
  case REWRITE_SPLIT_BLOCK:
  case REWRITE_SPLIT_FRONT:
  case REWRITE_REDIRECT_BLOCK:
  case REWRITE_CAST:
  case REWRITE_MOVE_USES:
    return;
  }
  unreachable("rewrite kind");
}

/// Marks everything that is going to be erased, so that the listener is not
/// told of uses in it.
static void mark_all_dead(ConversionDriver *driver) {
  for (size_t i = 0; i < driver->log.size; i++) {
    const RewriteEntry *entry = &driver->log.data[i];
    if (entry->kind == REWRITE_REPLACE_OP)
      mark_dead(entry->op);
    else if (entry->kind == REWRITE_ERASE_BLOCK)
      mark_block_dead(entry->block);
  }
}

static void commit_replacements(ConversionDriver *driver) {
  size_t count = driver->log.size;
  assert(!driver->run.frames.size);
  if (driver->config->listener)
    mark_all_dead(driver);
  for (size_t i = 0; i < count && !driver->is_aborted; i++)
    commit_entry(driver, i);
}

/// Removes a cast. Without rollback it leaves the IR now; otherwise when the
/// conversion is finished.
static void retire_cast(Rewriter *rw, Operation *op) {
  ConversionDriver *driver = driver_of(rw);
  if (driver->can_roll_back)
    op->flags |= OP_MARK_DEAD;
  else
    driver_retire_cast(driver, op);
}

static void reconcile_replace(Rewriter *rw, Value *from, Value *to) {
  move_uses(driver_of(rw), from, to);
}

/// A use of the cast by an operation that stays, or NULL.
static const Use *live_use(Operation *op) {
  for (unsigned i = 0; i < op->num_results; i++)
    FOR_EACH_USE(use, op_result(op, i))
      if (!(use->owner->flags & OP_MARK_DEAD))
        return use;
  return NULL;
}

static void note_live_user(ConversionDriver *driver, Diagnostic *diag,
                           const Use *use) {
  Diagnostic *note = op_attach_note(driver->ctx, diag, use->owner,
                                    "see existing live user here: ");
  PrintOptions options = print_options_default();
  options.local_scope = true;
  options.elide_repeated = true;
  options.generic = !op_is_valid(driver->ctx, use->owner);
  Stream text = {0};
  op_print(driver->ctx, use->owner, &options, &text);
  diag_text_ref(note, string_ref_trim(stream_view(&text)));
  stream_free(&text);
}

static void report_live_cast(ConversionDriver *driver, const Cast *cast) {
  Operation *op = cast->op;
  Diagnostic *diag = op_emit_error(
      driver->ctx, op, "failed to legalize unresolved materialization from (");
  for (unsigned i = 0; i < op->num_operands; i++) {
    diag_text(diag, i ? ", " : "");
    diag_type(diag, op_operand_type(op, i));
  }
  diag_text(diag, ") to (");
  for (unsigned i = 0; i < op->num_results; i++) {
    diag_text(diag, i ? ", " : "");
    diag_type(diag, op_result_type(op, i));
  }
  diag_text(diag, ") that remained live after conversion");
  const Use *use = live_use(op);
  if (use)
    note_live_user(driver, diag, use);
  driver_explain_cast(driver, cast, use, diag);
}

/// Asks the converter for values that replace the cast's results.
static bool materialize(ConversionDriver *driver, const Cast *cast,
                        Value **values, bool *error) {
  const Operation *op = cast->op;
  if (!cast->converter)
    return false;
  Builder *builder = &driver->rewriter.rewriter.builder;
  ValueVector inputs = {0};
  TypeVector types = {0};
  for (unsigned i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&inputs, op_operand(op, i));
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  bool made;
  if (cast->kind == CAST_TARGET) {
    made = type_converter_materialize_target(
        cast->converter, builder, types.data, types.size, inputs.data,
        inputs.size, cast->original, op->loc, values, error);
  } else {
    values[0] = type_converter_materialize_source(cast->converter, builder,
                                                  types.data[0], inputs.data,
                                                  inputs.size, op->loc, error);
    made = values[0] != NULL;
  }
  VECTOR_FREE(&inputs);
  VECTOR_FREE(&types);
  return made;
}

/// Records again, for the listener, the uses moved since `first`. It leaves out
/// those in replaced operations, which will be gone by then.
static void note_moved_live_uses(ConversionDriver *driver, RewriteEntry *entry,
                                 size_t first) {
  size_t end = driver->moved_uses.size;
  entry->committed.first_moved = end;
  for (size_t i = first; driver->config->listener && i < end; i++) {
    Use *use = driver->moved_uses.data[i];
    if (!(use->owner->flags & (OP_MARK_REPLACED | OP_MARK_DEAD)))
      VECTOR_PUSH(&driver->moved_uses, use);
  }
  entry->num_moved = (uint32_t)(driver->moved_uses.size - end);
}

static void replace_cast(ConversionDriver *driver, Operation *op,
                         Value **values) {
  size_t first = driver->moved_uses.size;
  RewriteListener *listener = driver->config->listener;
  if (listener && !driver->can_roll_back && listener->op_replaced)
    listener->op_replaced(listener, op, values);
  for (unsigned i = 0; i < op->num_results; i++)
    if (driver->can_roll_back)
      move_uses(driver, op_result(op, i), values[i]);
    else
      driver_replace_uses(driver, op_result(op, i), values[i]);
  if (driver->can_roll_back) {
    RewriteEntry *entry = log_push(driver, REWRITE_REPLACE_OP);
    entry->op = op;
    entry->committed.values = values;
    note_moved_live_uses(driver, entry, first);
    op->flags |= OP_MARK_DEAD | OP_MARK_REPLACED;
    return;
  }
  if (listener && listener->op_erased)
    listener->op_erased(listener, op);
  retire_cast(&driver->rewriter.rewriter, op);
}

static bool resolve_cast(ConversionDriver *driver, const Cast *cast) {
  Operation *op = cast->op;
  bool error = false;
  builder_set_before(&driver->rewriter.rewriter.builder, op);
  Value **values =
      arena_alloc_zero(&driver->lasting, op->num_results * sizeof *values);
  if (materialize(driver, cast, values, &error)) {
    replace_cast(driver, op, values);
    return true;
  }
  if (error)
    op_emit_error(
        driver->ctx, op,
        "materialization made values of types that were not asked for");
  else
    report_live_cast(driver, cast);
  return false;
}

static bool resolve_casts(ConversionDriver *driver,
                          const CastOpVector *remaining) {
  size_t next = 0;
  size_t count = driver->casts.size;
  for (size_t i = 0; i < count && next < remaining->size; i++) {
    const Cast *cast = driver->casts.data[i];
    if (cast->op != remaining->data[next])
      continue;
    next++;
    if (!resolve_cast(driver, cast))
      return false;
  }
  return true;
}

static const RewriterHooks reconcile_hooks = {
    .replace_all_uses = reconcile_replace,
    .erase_op = retire_cast,
};

/// Collects the driver's casts that are still in the IR.
static void live_casts(ConversionDriver *driver, CastOpVector *casts) {
  if (!driver->can_roll_back)
    driver_retire_unused_casts(driver, 0);
  for (size_t i = 0; i < driver->casts.size; i++)
    if (!(driver->casts.data[i]->op->flags & OP_MARK_DEAD))
      VECTOR_PUSH(casts, driver->casts.data[i]->op);
}

bool driver_commit(ConversionDriver *driver) {
  driver->is_committing = true;
  commit_replacements(driver);
  if (!ends_with_stand_ins(driver))
    driver_stand_in_for_erased(driver);
  if (driver->casts.size == 0 || driver->is_aborted)
    return !driver->is_aborted;
  CastOpVector casts = {0}, remaining = {0};
  live_casts(driver, &casts);
  Rewriter *rw = &driver->rewriter.rewriter;
  const RewriterHooks *hooks = rw->hooks;
  rw->hooks = &reconcile_hooks;
  reconcile_casts(rw, casts.data, casts.size, &remaining);
  rw->hooks = hooks;
  bool resolved =
      driver->config->no_materializations || resolve_casts(driver, &remaining);
  VECTOR_FREE(&casts);
  VECTOR_FREE(&remaining);
  return resolved;
}

static void tell_modified(ConversionDriver *driver, const RewriteEntry *entry) {
  RewriteListener *listener = driver->config->listener;
  const Value *from =
      entry->kind == REWRITE_REPLACE_VALUE ? entry->value : NULL;
  for (size_t i = 0; i < entry->num_moved && listener->op_modified; i++) {
    const Use *use = driver->moved_uses.data[entry->committed.first_moved + i];
    if (use->value != from)
      listener->op_modified(listener, use->owner);
  }
}

static void tell_replaced(ConversionDriver *driver, const RewriteEntry *entry) {
  RewriteListener *listener = driver->config->listener;
  if (listener->op_replaced && !entry->is_in_block)
    listener->op_replaced(listener, entry->op, entry->committed.values);
  tell_modified(driver, entry);
  listener_tell_erased(listener, entry->op, ERASE_IN_ORDER);
}

static void tell_redirected(RewriteListener *listener, const Block *block) {
  if (listener->op_modified)
    FOR_EACH_PREDECESSOR(use, block)
      listener->op_modified(listener, use->owner);
}

static void tell_inserted(RewriteListener *listener, Operation *op,
                          InsertionPoint previous) {
  if (listener->op_inserted)
    listener->op_inserted(listener, op, previous);
}

static void tell_block(RewriteListener *listener, Block *block, Region *region,
                       Block *before) {
  if (listener->block_inserted)
    listener->block_inserted(listener, block, region, before);
}

static void tell(ConversionDriver *driver, const RewriteEntry *entry) {
  RewriteListener *listener = driver->config->listener;
  switch (entry->kind) {
  case REWRITE_CREATE_OP:
    tell_inserted(listener, entry->op, (InsertionPoint){NULL, NULL});
    return;
  case REWRITE_MOVE_OP:
    tell_inserted(listener, entry->op, (InsertionPoint){NULL, entry->op});
    return;
  case REWRITE_MODIFY_OP:
    if (listener->op_modified)
      listener->op_modified(listener, entry->op);
    return;
  case REWRITE_REPLACE_OP:
    tell_replaced(driver, entry);
    return;
  case REWRITE_REPLACE_VALUE:
    tell_modified(driver, entry);
    return;
  case REWRITE_CREATE_BLOCK:
    tell_block(listener, entry->block, NULL, NULL);
    return;
  case REWRITE_SPLIT_BLOCK:
  case REWRITE_SPLIT_FRONT:
    tell_block(listener, entry->other, NULL, NULL);
    return;
  case REWRITE_MOVE_BLOCK:
    tell_block(listener, entry->block, entry->block_place.region, NULL);
    return;
  case REWRITE_ERASE_BLOCK:
    if (listener->block_erased)
      listener->block_erased(listener, entry->block);
    return;
  case REWRITE_REDIRECT_BLOCK:
    tell_redirected(listener, entry->block);
    return;
  case REWRITE_NONE:
  case REWRITE_COPY_BLOCKS:
  case REWRITE_INLINE_BLOCK:
  case REWRITE_CAST:
  case REWRITE_MOVE_USES:
    return;
  }
  unreachable("rewrite kind");
}

static bool is_cast(Operation *op) {
  return op->num_results && driver_is_cast_result(op_result(op, 0));
}

/// Leaves in `erased` the roots of what is to be freed: replaced operations,
/// then casts.
static void gather_erased(ConversionDriver *driver) {
  OpVector *erased = &driver->erased;
  size_t count = erased->size;
  erased->size = 0;
  for (size_t i = 0; i < count; i++) {
    Operation *op = erased->data[i];
    if (driver->config->unlegalized_ops)
      ptr_map_remove(driver->config->unlegalized_ops, op);
    if (!is_cast(op) && !driver_is_inside_dead(op))
      VECTOR_PUSH(erased, op);
  }
  for (size_t i = 0; i < driver->casts.size; i++) {
    Operation *op = driver->casts.data[i]->op;
    if (op->flags & OP_MARK_DEAD && !driver_is_inside_dead(op))
      VECTOR_PUSH(&driver->erased, op);
  }
}

static void free_erased(ConversionDriver *driver) {
  for (size_t i = 0; i < driver->erased_blocks.size; i++)
    FOR_EACH_OP(op, driver->erased_blocks.data[i])
      op_drop_all_references(op);
  op_erase_all(driver->ctx, driver->erased.data, driver->erased.size);
  for (size_t i = 0; i < driver->erased_blocks.size; i++)
    block_erase(driver->ctx, driver->erased_blocks.data[i]);
}

static void tell_all(ConversionDriver *driver) {
  for (size_t i = 0; i < driver->log.size && driver->config->listener; i++)
    tell(driver, &driver->log.data[i]);
}

static void unmark_cast(Operation *op) {
  for (unsigned i = 0; i < op->num_results; i++)
    op_result(op, i)->is_conversion_cast = op_result(op, i)->is_source_cast = 0;
}

void driver_finish(ConversionDriver *driver) {
  tell_all(driver);
  if (ends_with_stand_ins(driver))
    driver_stand_in_for_erased(driver);
  value_mapping_rewind(&driver->mapping, 0);
  if (driver->can_roll_back)
    gather_erased(driver);
  for (size_t i = 0; i < driver->ignored.size; i++)
    driver->ignored.data[i]->flags &= (uint8_t)~OP_MARK_IGNORED;
  for (size_t i = 0; i < driver->casts.size; i++)
    unmark_cast(driver->casts.data[i]->op);
  free_erased(driver);
}
