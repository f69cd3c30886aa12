// SPDX-License-Identifier: Apache-2.0
// Passes over references to symbols: -test-symbol-uses, -test-symbol-rauw.
//
// A symbol is called `@leaf` in the table around it, `@table::@leaf` in the one
// around that, and so on: one scope each, whose operations are looked through
// down to other symbol tables. Follows mlir::SymbolTable::getSymbolUses.
#include "ir/diagnostics/op_diag.h"
#include "ir/erase.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/interfaces/symbol_uses.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

typedef struct SymbolWalk {
  Context *ctx;
  Operation *module;
  SymbolUses uses;
  VECTOR(StringRef) path; ///< The symbol's name in a scope, backwards.
  VECTOR(StringRef) renamed_path;
  VECTOR(const Region *) regions;
  VECTOR(Operation *) ops;           ///< A scope's, in the order of the walk.
  VECTOR(Operation *) erased;        ///< Symbols without uses.
  PtrMap renamed;                    ///< Attributes to their replacements.
  VECTOR(const Attribute *) pending; ///< To be rewritten.
  VECTOR(const Attribute *) elements;
  VECTOR(NamedAttribute) entries;
} SymbolWalk;

static void symbol_walk_free(SymbolWalk *walk) {
  symbol_uses_free(&walk->uses);
  VECTOR_FREE(&walk->path);
  VECTOR_FREE(&walk->renamed_path);
  VECTOR_FREE(&walk->regions);
  VECTOR_FREE(&walk->ops);
  VECTOR_FREE(&walk->erased);
  ptr_map_free(&walk->renamed);
  VECTOR_FREE(&walk->pending);
  VECTOR_FREE(&walk->elements);
  VECTOR_FREE(&walk->entries);
}

static void push_regions(SymbolWalk *walk, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    VECTOR_PUSH(&walk->regions, op_region(op, i));
}

/// Puts what is in `walk->regions` in `walk->ops`, down to symbol tables. False
/// if there may be a table that is not known.
static bool collect_ops(SymbolWalk *walk) {
  while (walk->regions.size) {
    const Region *region = VECTOR_POP(&walk->regions);
    FOR_EACH_BLOCK(block, region)
      FOR_EACH_OP(op, block) {
        if (op_may_be_unknown_symbol_table(op)) {
          walk->regions.size = 0;
          return false;
        }
        VECTOR_PUSH(&walk->ops, op);
        if (!op_has_trait(op, TRAIT_SYMBOL_TABLE))
          push_regions(walk, op);
      }
  }
  return true;
}

/// `op` itself and what is in it.
static bool collect_ops_from(SymbolWalk *walk, Operation *op) {
  walk->ops.size = 0;
  if (op_may_be_unknown_symbol_table(op))
    return false;
  VECTOR_PUSH(&walk->ops, op);
  if (!op_has_trait(op, TRAIT_SYMBOL_TABLE))
    push_regions(walk, op);
  return collect_ops(walk);
}

static bool collect_ops_of_scope(SymbolWalk *walk, const Operation *table) {
  walk->ops.size = 0;
  push_regions(walk, table);
  return collect_ops(walk);
}

/// Begins with the symbol's own name, in the table around it, which it gives.
static Operation *first_scope(SymbolWalk *walk, const Operation *symbol) {
  walk->path.size = 0;
  VECTOR_PUSH(&walk->path, symbol_name(symbol));
  return op_parent(symbol);
}

/// The table around `table`, where the symbol has a longer name; NULL if there
/// is none.
static Operation *next_scope(SymbolWalk *walk, const Operation *table) {
  if (table == walk->module || !op_has_trait(table, TRAIT_SYMBOL_TABLE) ||
      !symbol_name(table).data)
    return NULL;
  VECTOR_PUSH(&walk->path, symbol_name(table));
  return op_parent(table);
}

/// Does `ref` begin with the symbol's name in the scope?
static bool refers(const SymbolWalk *walk, const SymbolRefAttr *ref) {
  size_t size = walk->path.size;
  if (ref->size < size)
    return false;
  for (size_t i = 0; i < size; i++)
    if (!string_ref_equals(ref->path[i], walk->path.data[size - 1 - i]))
      return false;
  return true;
}

//===- Uses ---------------------------------------------------------------===//

typedef enum UseReport { USES_COUNTED, USES_REMARKED } UseReport;

/// Number of uses in the scope, with a remark on each.
static size_t report_scope(SymbolWalk *walk, const Operation *symbol,
                           UseReport report) {
  size_t count = 0;
  for (size_t i = 0; i < walk->ops.size; i++) {
    symbol_uses_collect(walk->ctx, walk->ops.data[i], &walk->uses);
    for (size_t j = walk->uses.refs.size; j-- > 0;) {
      const SymbolRefAttr *ref = walk->uses.refs.data[j];
      if (!refers(walk, ref))
        continue;
      count++;
      if (report == USES_COUNTED)
        continue;
      Diagnostic *diag = op_emit(walk->ctx, walk->ops.data[i], DIAG_REMARK,
                                 "found use of symbol : ");
      diag_attr(diag, &ref->base);
      diag_text(diag, " : ");
      diag_attr(diag, op_attr(symbol, STR("sym_name")));
    }
  }
  return count;
}

static size_t report_scopes(SymbolWalk *walk, const Operation *symbol,
                            UseReport report) {
  size_t count = 0;
  for (Operation *table = first_scope(walk, symbol); table;
       table = next_scope(walk, table))
    if (collect_ops_of_scope(walk, table))
      count += report_scope(walk, symbol, report);
  return count;
}

/// Number of references in `walk->ops`.
static size_t count_references(SymbolWalk *walk) {
  size_t count = 0;
  for (size_t i = 0; i < walk->ops.size; i++) {
    symbol_uses_collect(walk->ctx, walk->ops.data[i], &walk->uses);
    count += walk->uses.refs.size;
  }
  return count;
}

/// False: no more is said.
static bool report_symbol(SymbolWalk *walk, Operation *symbol) {
  Context *ctx = walk->ctx;
  if (!collect_ops_from(walk, symbol)) {
    op_emit(ctx, symbol, DIAG_REMARK,
            "symbol contains an unknown nested operation that 'may' "
            "define a new symbol table");
    return false;
  }
  size_t num_nested = count_references(walk);
  if (num_nested)
    op_emit(ctx, symbol, DIAG_REMARK, "symbol contains %zu nested references",
            num_nested);
  if (report_scopes(walk, symbol, USES_COUNTED)) {
    size_t num_uses = report_scopes(walk, symbol, USES_REMARKED);
    op_emit(ctx, symbol, DIAG_REMARK, "symbol has %zu uses", num_uses);
    return true;
  }
  op_emit(ctx, symbol, DIAG_REMARK, "symbol has no uses");
  if (op_has_trait(symbol, TRAIT_FUNCTION) &&
      region_is_empty(op_region(symbol, 0)))
    VECTOR_PUSH(&walk->erased, symbol);
  return true;
}

/// Erases the functions that have no use, with a remark on the module.
static void erase_unused(SymbolWalk *walk) {
  for (size_t i = 0; i < walk->erased.size; i++) {
    Operation *symbol = walk->erased.data[i];
    StringRef name = symbol_name(symbol);
    op_erase(walk->ctx, symbol);
    op_emit(walk->ctx, walk->module, DIAG_REMARK,
            "%.*s function successfully erased", STR_ARGS(name));
  }
}

static bool run_uses(Context *ctx, Operation *module, const void *options) {
  (void)options;
  SymbolWalk walk = {.ctx = ctx, .module = module};
  bool goes_on = true;
  for (Operation *op = walk_first_postorder(module); goes_on && op != module;
       op = walk_next_postorder(module, op))
    if (op_has_trait(op, TRAIT_SYMBOL) && symbol_name(op).data)
      goes_on = report_symbol(&walk, op);
  erase_unused(&walk);
  symbol_walk_free(&walk);
  return true;
}

const PassDef test_symbol_uses_pass = {
    .flag = "test-symbol-uses",
    .summary = "Test detection of symbol uses",
    .anchor = "builtin.module",
    .run = run_uses,
};

//===- Renaming -----------------------------------------------------------===//

static const Attribute *
rename_reference(SymbolWalk *walk, const SymbolRefAttr *ref, StringRef name) {
  if (!refers(walk, ref))
    return &ref->base;
  walk->renamed_path.size = 0;
  for (size_t i = 0; i < ref->size; i++)
    VECTOR_PUSH(&walk->renamed_path,
                i + 1 == walk->path.size ? name : ref->path[i]);
  return symbol_ref_attr_get(walk->ctx, walk->renamed_path.data, ref->size);
}

/// The replacement of `attr`, or `attr` itself if it does not change.
static const Attribute *renamed(SymbolWalk *walk, const Attribute *attr) {
  return ptr_map_get(&walk->renamed, attr);
}

static const Attribute *rebuild_array(SymbolWalk *walk,
                                      const ArrayAttr *array) {
  walk->elements.size = 0;
  for (size_t i = 0; i < array->size; i++)
    VECTOR_PUSH(&walk->elements, renamed(walk, array->elements[i]));
  return array_attr_get(walk->ctx, walk->elements.data, array->size);
}

static const Attribute *rebuild_dictionary(SymbolWalk *walk,
                                           const DictionaryAttr *dictionary) {
  walk->entries.size = 0;
  for (size_t i = 0; i < dictionary->size; i++)
    VECTOR_PUSH(&walk->entries,
                (NamedAttribute){dictionary->entries[i].name,
                                 renamed(walk, dictionary->entries[i].value)});
  return dictionary_attr_get(walk->ctx, walk->entries.data, dictionary->size);
}

/// Puts those parts of `attr` that are not done on the list; true if there are
/// none.
static bool parts_are_done(SymbolWalk *walk, const Attribute *attr) {
  size_t before = walk->pending.size;
  const ArrayAttr *array = attr_as_array(attr);
  const DictionaryAttr *dictionary = attr_as_dictionary(attr);
  size_t size = array ? array->size : dictionary ? dictionary->size : 0;
  for (size_t i = 0; i < size; i++) {
    const Attribute *part =
        array ? array->elements[i] : dictionary->entries[i].value;
    if (!ptr_map_has(&walk->renamed, part))
      VECTOR_PUSH(&walk->pending, part);
  }
  return walk->pending.size == before;
}

static const Attribute *rebuild(SymbolWalk *walk, const Attribute *attr,
                                StringRef name) {
  if (attr_as_symbol_ref(attr))
    return rename_reference(walk, attr_as_symbol_ref(attr), name);
  if (attr_as_array(attr))
    return rebuild_array(walk, attr_as_array(attr));
  if (attr_as_dictionary(attr))
    return rebuild_dictionary(walk, attr_as_dictionary(attr));
  return attr;
}

/// `attr` with the references in its arrays and dictionaries renamed.
static const Attribute *rename_in(SymbolWalk *walk, const Attribute *attr,
                                  StringRef name) {
  VECTOR_PUSH(&walk->pending, attr);
  while (walk->pending.size) {
    const Attribute *next = walk->pending.data[walk->pending.size - 1];
    if (!parts_are_done(walk, next))
      continue;
    walk->pending.size--;
    ptr_map_set(&walk->renamed, next,
                (void *)(uintptr_t)rebuild(walk, next, name));
  }
  return renamed(walk, attr);
}

static void rename_in_op(SymbolWalk *walk, Operation *op, StringRef name) {
  for (unsigned i = 0; i < op->num_props; i++)
    if (op_prop(op, i))
      op_set_prop(op, i, rename_in(walk, op_prop(op, i), name));
  if (op->attrs)
    op->attrs = rename_in(walk, op->attrs, name);
}

/// False, and nothing has changed, if not all uses can be found.
static bool rename_uses(SymbolWalk *walk, const Operation *symbol,
                        StringRef name) {
  for (Operation *table = first_scope(walk, symbol); table;
       table = next_scope(walk, table))
    if (!collect_ops_of_scope(walk, table))
      return false;
  for (Operation *table = first_scope(walk, symbol); table;
       table = next_scope(walk, table)) {
    collect_ops_of_scope(walk, table);
    ptr_map_clear(&walk->renamed);
    for (size_t i = 0; i < walk->ops.size; i++)
      rename_in_op(walk, walk->ops.data[i], name);
  }
  return true;
}

static bool run_rauw(Context *ctx, Operation *module, const void *options) {
  (void)options;
  SymbolWalk walk = {.ctx = ctx, .module = module};
  for (Operation *op = walk_first_postorder(module); op != module;
       op = walk_next_postorder(module, op)) {
    const StringAttr *name = attr_as_string(op_attr(op, STR("sym.new_name")));
    if (name && symbol_name(op).data && rename_uses(&walk, op, name->value))
      op_set_attr(ctx, op, STR("sym_name"), &name->base);
  }
  symbol_walk_free(&walk);
  return true;
}

const PassDef test_symbol_rauw_pass = {
    .flag = "test-symbol-rauw",
    .summary = "Test replacement of symbol uses",
    .anchor = "builtin.module",
    .run = run_rauw,
};
