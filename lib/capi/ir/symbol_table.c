// SPDX-License-Identifier: Apache-2.0
// Symbol tables, and renaming the uses of a symbol.
#include "ir/interfaces/symbol_table.h"
#include "capi/capi_internal.h"
#include "ir/interfaces/symbol_uses.h"
#include "ir/walk.h"

MlirStringRef mlirSymbolTableGetSymbolAttributeName(void) {
  return wrap_text(STR("sym_name"));
}

MlirStringRef mlirSymbolTableGetVisibilityAttributeName(void) {
  return wrap_text(STR("sym_visibility"));
}

MlirSymbolTable mlirSymbolTableCreate(MlirOperation operation) {
  if (!op_has_trait(operation.ptr, TRAIT_SYMBOL_TABLE))
    return (MlirSymbolTable){NULL};
  SymbolTable *table = mem_alloc(sizeof *table);
  symbol_table_init(table, unwrap_op(operation));
  return (MlirSymbolTable){table};
}

void mlirSymbolTableDestroy(MlirSymbolTable symbolTable) {
  if (!symbolTable.ptr)
    return;
  symbol_table_free(symbolTable.ptr);
  mem_free(symbolTable.ptr);
}

MlirOperation mlirSymbolTableLookup(MlirSymbolTable symbolTable,
                                    MlirStringRef name) {
  return wrap_op(symbol_table_lookup(symbolTable.ptr, unwrap_text(name)));
}

MlirAttribute mlirSymbolTableInsert(MlirSymbolTable symbolTable,
                                    MlirOperation operation) {
  SymbolTable *table = symbolTable.ptr;
  Operation *symbol = unwrap_op(operation);
  Context *ctx = capi_ctx_of(symbol);
  if (!symbol->block) {
    Block *body = op_region(table->op, 0)->first;
    Operation *last = block_terminator(body);
    bool ends = last && !last->def->is_unregistered;
    block_insert_before(body, ends ? last : NULL, symbol);
  }
  Operation *other = symbol_table_lookup(table, symbol_name(symbol));
  if (other && other != symbol) {
    StringRef name = symbol_table_unique_name(ctx, table, symbol_name(symbol));
    op_set_attr(ctx, symbol, STR("sym_name"), string_attr_get(ctx, name));
  }
  if (other != symbol)
    symbol_table_insert(table, symbol);
  return wrap_attr(op_attr(symbol, STR("sym_name")));
}

void mlirSymbolTableErase(MlirSymbolTable symbolTable,
                          MlirOperation operation) {
  symbol_table_remove(symbolTable.ptr, unwrap_op(operation));
  mlirOperationDestroy(operation);
}

//===- Renaming uses ------------------------------------------------------===//

/// State of renaming.
typedef struct Renaming {
  Context *ctx;
  StringRef from;
  StringRef to;
} Renaming;

static const Attribute *rename_ref(const Renaming *renaming,
                                   const Attribute *attr) {
  const SymbolRefAttr *ref = attr_as_symbol_ref(attr);
  if (!ref || !string_ref_equals(ref->path[0], renaming->from))
    return attr;
  StringRef *path = mem_alloc(ref->size * sizeof *path);
  memcpy(path, ref->path, ref->size * sizeof *path);
  path[0] = renaming->to;
  const Attribute *renamed =
      symbol_ref_attr_get(renaming->ctx, path, ref->size);
  mem_free(path);
  return renamed;
}

/// A reference, or an array of these.
static const Attribute *rename_in(const Renaming *renaming,
                                  const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  if (!array || !array->size)
    return attr ? rename_ref(renaming, attr) : NULL;
  const Attribute **elements = mem_alloc(array->size * sizeof *elements);
  for (size_t i = 0; i < array->size; i++)
    elements[i] = rename_ref(renaming, array->elements[i]);
  const Attribute *renamed =
      array_attr_get(renaming->ctx, elements, array->size);
  mem_free(elements);
  return renamed;
}

/// The dictionary with its values renamed. NULL stays.
static const Attribute *rename_values(const Renaming *renaming,
                                      const Attribute *attrs) {
  const DictionaryAttr *dictionary = attr_as_dictionary(attrs);
  if (!dictionary)
    return attrs;
  NamedAttribute *entries = mem_alloc(dictionary->size * sizeof *entries);
  for (size_t i = 0; i < dictionary->size; i++)
    entries[i] =
        (NamedAttribute){dictionary->entries[i].name,
                         rename_in(renaming, dictionary->entries[i].value)};
  const Attribute *renamed =
      dictionary_attr_get(renaming->ctx, entries, dictionary->size);
  mem_free(entries);
  return renamed;
}

/// References to the symbol at places where rename_in finds them.
static size_t count_plain_refs(const Renaming *renaming,
                               const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  size_t size = array ? array->size : 1;
  const Attribute *const *parts = array ? array->elements : &attr;
  for (size_t i = 0; i < size; i++) {
    const SymbolRefAttr *ref = attr_as_symbol_ref(parts[i]);
    if (ref && string_ref_equals(ref->path[0], renaming->from))
      return 1;
  }
  return 0;
}

/// Are all references of `op` to the symbol in places where they can be
/// renamed? References are counted by attribute, each once, wherever they are.
static bool can_rename(const Renaming *renaming, const Operation *op,
                       SymbolUses *uses) {
  if (!op_may_use_symbols(op))
    return true;
  symbol_uses_collect(renaming->ctx, op, uses);
  bool is_used = false;
  for (size_t i = 0; i < uses->refs.size; i++)
    is_used |= string_ref_equals(uses->refs.data[i]->path[0], renaming->from);
  if (!is_used)
    return true;
  size_t plain = 0;
  for (unsigned i = 0; i < op->num_props; i++)
    plain += count_plain_refs(renaming, op_prop(op, i));
  const DictionaryAttr *attrs = attr_as_dictionary(op->attrs);
  for (size_t i = 0; attrs && i < attrs->size; i++)
    plain += count_plain_refs(renaming, attrs->entries[i].value);
  return plain > 0;
}

MlirLogicalResult mlirSymbolTableReplaceAllSymbolUses(MlirStringRef oldSymbol,
                                                      MlirStringRef newSymbol,
                                                      MlirOperation from) {
  Operation *root = unwrap_op(from);
  Renaming renaming = {
      .ctx = capi_ctx_of(root),
      .from = unwrap_text(oldSymbol),
      .to = context_intern_string(capi_ctx_of(root), unwrap_text(newSymbol))};
  SymbolUses uses = {0};
  bool can = true;
  for (Operation *op = root; op && can;
       op = walk_next_in_symbol_table(root, op))
    can =
        !op_may_be_unknown_symbol_table(op) && can_rename(&renaming, op, &uses);
  symbol_uses_free(&uses);
  for (Operation *op = can ? root : NULL; op;
       op = walk_next_in_symbol_table(root, op)) {
    for (unsigned i = 0; i < op->num_props; i++)
      op_set_prop(op, i, rename_in(&renaming, op_prop(op, i)));
    op->attrs = rename_values(&renaming, op->attrs);
  }
  return wrap_result(can);
}

//===- Walks --------------------------------------------------------------===//

/// Are all uses of the symbols of `table` visible? `seen` has the answers for
/// the tables around it.
static bool sees_all_uses(const Operation *root, const Operation *table,
                          bool by_root, const PtrMap *seen) {
  if (!op_is_symbol(table) || !symbol_name(table).size ||
      symbol_has_visibility(table, STR("private")))
    return true;
  if (table == root)
    return by_root;
  const Operation *around = op_parent(table);
  while (around != root && !op_has_trait(around, TRAIT_SYMBOL_TABLE))
    around = op_parent(around);
  if (op_has_trait(around, TRAIT_SYMBOL_TABLE))
    return ptr_map_has(seen, around);
  return by_root && around->block;
}

void mlirSymbolTableWalkSymbolTables(MlirOperation from, bool allSymUsesVisible,
                                     void (*callback)(MlirOperation, bool,
                                                      void *userData),
                                     void *userData) {
  Operation *root = unwrap_op(from);
  PtrMap seen = {0};
  FOR_EACH_OP_PREORDER(op, root) {
    if (op_has_trait(op, TRAIT_SYMBOL_TABLE) &&
        sees_all_uses(root, op, allSymUsesVisible, &seen))
      ptr_map_set(&seen, op, op);
  }
  Operation *op = walk_first_postorder(root);
  while (op) {
    Operation *next = op == root ? NULL : walk_next_postorder(root, op);
    if (op_has_trait(op, TRAIT_SYMBOL_TABLE))
      callback(wrap_op(op), ptr_map_has(&seen, op), userData);
    op = next;
  }
  ptr_map_free(&seen);
}
