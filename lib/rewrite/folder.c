// SPDX-License-Identifier: Apache-2.0
// Each region has a table of its constants, keyed by dialect, value and type.
#include "rewrite/folder.h"
#include "ir/definitions/dialect_def.h"
#include "ir/erase.h"

typedef struct FolderKey {
  const DialectDef *dialect;
  const Attribute *value;
  const Type *type;
} FolderKey;

typedef struct FolderEntry {
  FolderKey key;
  struct FolderScope *scope;
  Operation *op; ///< NULL once it is erased.
} FolderEntry;

/// Constants of one region, all at the start of its entry block.
typedef struct FolderScope {
  Region *region;
  InternTable entries;
} FolderScope;

/// Asks the dialect's hook; see DialectDef.materialize_constant.
static bool state_of_constant(Context *ctx, const DialectDef *dialect,
                              const Attribute *value, const Type *type,
                              OpState *state, const Attribute **props) {
  if (dialect->materialize_constant)
    return dialect->materialize_constant(ctx, value, type, state, props);
  if (!dialect->constant_op)
    return false;
  state->def = dialect->constant_op(dialect, ctx, value, type);
  props[0] = value;
  return state->def != NULL;
}

Operation *materialize_constant(Builder *builder, const DialectDef *dialect,
                                const Attribute *value, const Type *type,
                                Location loc) {
  enum { MAX_PROPS = 16 };
  const Attribute *props[MAX_PROPS] = {0};
  OpState state = {.loc = loc, .props = props};
  if (!dialect ||
      !state_of_constant(builder->ctx, dialect, value, type, &state, props))
    return NULL;
  state.loc = loc;
  state.props = props;
  if (!state.result_types) {
    state.result_types = &type;
    state.num_results = 1;
  }
  assert(state.num_results == 1 && state.result_types[0] == type);
  assert(state.def->traits & TRAIT_CONSTANT_LIKE);
  assert(state.def->num_props <= MAX_PROPS);
  return builder_create(builder, &state);
}

/// A fold may find that what `op` has in it does without it: the operations in
/// `op` whose results are `results` go in front of it.
static void move_results_out(Rewriter *rw, Operation *op,
                             const FoldResult *results) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    Operation *inner =
        results[i].value ? value_defining_op(results[i].value) : NULL;
    if (inner && op_parent(inner) == op)
      rewriter_move_op_before(rw, inner, op);
  }
}

bool rewriter_materialize_results(Rewriter *rw, Operation *op,
                                  const FoldResult *results, Value **values) {
  uint32_t count = 0;
  for (; count < op->num_results; count++) {
    values[count] = results[count].value;
    if (values[count])
      continue;
    assert(results[count].attr);
    Operation *constant = materialize_constant(
        &rw->builder, op->def->dialect, results[count].attr,
        op_result_type(op, count), op->loc);
    if (!constant)
      break;
    values[count] = op_result(constant, 0);
  }
  if (count == op->num_results) {
    move_results_out(rw, op, results);
    return true;
  }
  while (count--)
    if (!results[count].value)
      rewriter_erase_op(rw, value_defining_op(values[count]));
  return false;
}

Operation *rewriter_create_or_fold(Rewriter *rw, const OpState *state,
                                   Value **values) {
  enum { FEW = 8 };
  Builder *builder = &rw->builder;
  Operation *op = op_create(builder->ctx, state);
  FoldResult few[FEW];
  FoldResult *results =
      op->num_results <= FEW ? few : mem_alloc(op->num_results * sizeof *few);
  bool has_folded = !op_has_trait(op, TRAIT_CONSTANT_LIKE) &&
                    op_fold(builder->ctx, op, results) == FOLD_REPLACED &&
                    rewriter_materialize_results(rw, op, results, values);
  if (results != few)
    mem_free(results);
  if (has_folded) {
    op_erase(builder->ctx, op);
    return NULL;
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    values[i] = op_result(op, i);
  builder_insert(builder, op);
  return op;
}

void folder_init(OperationFolder *folder, Rewriter *rw) {
  *folder = (OperationFolder){.rw = rw};
  arena_init(&folder->arena);
}

void folder_free(OperationFolder *folder) {
  for (size_t i = 0; i < folder->scopes.capacity; i++)
    if (folder->scopes.entries[i].key && folder->scopes.entries[i].value) {
      FolderScope *scope = folder->scopes.entries[i].value;
      intern_table_free(&scope->entries);
    }
  ptr_map_free(&folder->scopes);
  ptr_map_free(&folder->owned);
  ptr_map_free(&folder->keepers);
  arena_free(&folder->arena);
}

/// Do constants used in `region` stay in it?
static bool keeps_constants(const Region *region) {
  const Operation *parent = region->parent;
  return !parent || !parent->block || !parent->block->parent ||
         op_has_trait(parent, TRAIT_ISOLATED) || parent->def->is_unregistered ||
         parent->def->keeps_constants;
}

/// The region whose entry block holds the constants for `block`: the nearest
/// one that keeps its constants. NULL if there is none. The answer is
/// remembered for all regions on the way, so each is walked through once.
static Region *insertion_region(OperationFolder *folder, const Block *block) {
  Region *first = block->parent;
  if (!first || keeps_constants(first))
    return first;
  Region *found = first;
  while (!keeps_constants(found)) {
    Region *known = ptr_map_get(&folder->keepers, found);
    if (known) {
      found = known;
      break;
    }
    found = found->parent->block->parent;
  }
  for (Region *region = first; region != found;
       region = region->parent->block->parent) {
    void **slot = ptr_map_slot(&folder->keepers, region);
    if (*slot)
      break;
    *slot = found;
  }
  return found;
}

static FolderScope *scope_of(OperationFolder *folder, Region *region) {
  void **slot = ptr_map_slot(&folder->scopes, region);
  if (!*slot) {
    FolderScope *scope = arena_alloc_zero(&folder->arena, sizeof *scope);
    scope->region = region;
    *slot = scope;
  }
  return *slot;
}

static bool entry_equals(const void *object, const void *key) {
  const FolderEntry *entry = object;
  const FolderKey *wanted = key;
  return entry->key.dialect == wanted->dialect &&
         entry->key.value == wanted->value && entry->key.type == wanted->type;
}

static uint64_t key_hash(const FolderKey *key) {
  return hash_pointer(hash_pointer(hash_pointer(1, key->dialect), key->value),
                      key->type);
}

static FolderEntry *entry_of(OperationFolder *folder, FolderScope *scope,
                             const FolderKey *key) {
  uint64_t hash = key_hash(key);
  // The table stores const pointers, but its entries are changed in place.
  FolderEntry *entry = (FolderEntry *)(uintptr_t)intern_table_find(
      &scope->entries, hash, entry_equals, key);
  if (entry)
    return entry;
  entry = arena_alloc(&folder->arena, sizeof *entry);
  *entry = (FolderEntry){.key = *key, .scope = scope};
  intern_table_add(&scope->entries, hash, entry);
  return entry;
}

static void enter(OperationFolder *folder, FolderEntry *entry, Operation *op) {
  assert(!entry->op && !ptr_map_has(&folder->owned, op));
  assert(op_result_type(op, 0) == entry->key.type);
  entry->op = op;
  ptr_map_set(&folder->owned, op, entry);
}

/// Registers `op`, which was just made for `entry`. The dialect may have made a
/// constant of another dialect (arith folds to ub.poison). If an equal one of
/// that dialect exists already, it is used and `op` is erased.
static Value *enter_made(OperationFolder *folder, FolderEntry *entry,
                         Operation *op) {
  FolderKey key = entry->key;
  if (key.dialect != op->def->dialect) {
    key.dialect = op->def->dialect;
    entry = entry_of(folder, entry->scope, &key);
  }
  if (!entry->op)
    enter(folder, entry, op);
  else
    rewriter_erase_op(folder->rw, op);
  return op_result(entry->op, 0);
}

Value *folder_constant(OperationFolder *folder, Block *block,
                       const DialectDef *dialect, const Attribute *value,
                       const Type *type, Location loc) {
  Region *region = insertion_region(folder, block);
  if (!region || !region->first)
    return NULL;
  FolderKey key = {dialect, value, type};
  FolderEntry *entry = entry_of(folder, scope_of(folder, region), &key);
  assert(!entry->op || entry->op->block->parent == region);
  if (entry->op)
    return op_result(entry->op, 0);
  Builder *builder = &folder->rw->builder;
  InsertionPoint saved = builder_save(builder);
  builder_set_to_start(builder, region->first);
  Operation *op = materialize_constant(builder, dialect, value, type, loc);
  builder_restore(builder, saved);
  return op ? enter_made(folder, entry, op) : NULL;
}

/// The constant for attribute `value`. Sets `*is_new` if it was made just now.
static Value *constant_for_result(OperationFolder *folder, const Operation *op,
                                  uint32_t index, const Attribute *value,
                                  bool *is_new) {
  uint32_t num_made = folder->rw->builder.ctx->next_op_id;
  Value *result =
      folder_constant(folder, op->block, op->def->dialect, value,
                      op_result_type(op, index), location_unknown());
  *is_new = result && value_defining_op(result)->id > num_made &&
            folder->rw->builder.ctx->next_op_id > num_made;
  return result;
}

/// Fills `values` with what `op` folded to. False if `op`'s dialect cannot make
/// a constant; the constants made so far are erased again. Afterwards `results`
/// keeps an attribute only where a new constant was made for it.
static bool fold_values(OperationFolder *folder, Operation *op,
                        FoldResult *results, Value **values) {
  uint32_t count = 0;
  for (; count < op->num_results; count++) {
    const Attribute *attr = results[count].attr;
    values[count] = results[count].value;
    if (values[count])
      continue;
    bool is_new = false;
    values[count] = constant_for_result(folder, op, count, attr, &is_new);
    if (!values[count])
      break;
    if (!is_new)
      results[count].attr = NULL;
  }
  if (count == op->num_results) {
    move_results_out(folder->rw, op, results);
    return true;
  }
  while (count--) {
    if (results[count].value || !results[count].attr)
      continue;
    Operation *made = value_defining_op(values[count]);
    folder_notify_removal(folder, made);
    rewriter_erase_op(folder->rw, made);
  }
  return false;
}

FoldStatus folder_try_fold(OperationFolder *folder, Operation *op,
                           Value **values) {
  enum { FEW = 8 };
  if (op_has_trait(op, TRAIT_CONSTANT_LIKE) || !op->block)
    return FOLD_FAILED;
  FoldResult few[FEW];
  FoldResult *results =
      op->num_results <= FEW ? few : mem_alloc(op->num_results * sizeof *few);
  FoldStatus status = op_fold(folder->rw->builder.ctx, op, results);
  if (status == FOLD_REPLACED && !fold_values(folder, op, results, values))
    status = FOLD_FAILED;
  if (results != few)
    mem_free(results);
  return status;
}

/// Moves `op` to the start of the entry block, unless it is among the constants
/// there already. No listener is told, since nothing depends on where exactly a
/// constant stands.
static void hoist(OperationFolder *folder, Operation *op, Region *region) {
  Block *entry = region->first;
  assert(entry && op_has_trait(op, TRAIT_CONSTANT_LIKE));
  if (op->block != entry) {
    block_prepend_op(entry, op);
    op->loc = location_unknown();
  } else if (op->prev && !ptr_map_has(&folder->owned, op->prev)) {
    block_prepend_op(entry, op);
  }
}

bool folder_insert_known_constant(OperationFolder *folder, Operation *op) {
  const Attribute *value = op_constant_attr(folder->rw->builder.ctx, op);
  Region *region = op->block ? insertion_region(folder, op->block) : NULL;
  if (!value || !region || !op->num_results || ptr_map_has(&folder->owned, op))
    return true;
  FolderKey key = {op->def->dialect, value, op_result_type(op, 0)};
  FolderEntry *entry = entry_of(folder, scope_of(folder, region), &key);
  if (entry->op) {
    rewriter_replace_op_with(folder->rw, op, op_result(entry->op, 0));
    entry->op->loc = location_unknown();
    return false;
  }
  hoist(folder, op, region);
  enter(folder, entry, op);
  return true;
}

void folder_notify_removal(OperationFolder *folder, const Operation *op) {
  FolderEntry *entry = ptr_map_get(&folder->owned, op);
  if (!entry)
    return;
  assert(entry->op == op);
  entry->op = NULL;
  ptr_map_remove(&folder->owned, op);
}
