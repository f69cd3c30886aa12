// SPDX-License-Identifier: Apache-2.0
// Symbol tables. Any operation with a string `sym_name` is a symbol, as in
// mlir::SymbolTable. If a name is there several times, the first symbol counts.
#include "ir/interfaces/symbol_table.h"

#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/interfaces/symbol_uses.h"
#include "ir/op_attrs.h"

#include "support/memory.h"
#include "support/stream.h"

StringRef symbol_name(const Operation *op) {
  const Attribute *name = op_attr(op, STR("sym_name"));
  return name ? attr_string_value(name) : (StringRef){0};
}

bool op_is_symbol(const Operation *op) {
  return op_has_trait(op, TRAIT_SYMBOL) && symbol_name(op).data;
}

static bool is_always_private(const Operation *op) {
  return op->def->interfaces && op->def->interfaces->is_always_private;
}

bool symbol_has_visibility(const Operation *op, StringRef wanted) {
  const Attribute *attr = op_attr(op, STR("sym_visibility"));
  StringRef text = attr ? attr_string_value(attr) : STR("public");
  if (is_always_private(op))
    text = STR("private");
  return string_ref_equals(text, wanted);
}

void symbol_set_visibility(Context *ctx, Operation *op, StringRef visibility) {
  if (is_always_private(op))
    op_emit_op_error(ctx, op, "cannot change visibility of symbol to %.*s",
                     STR_ARGS(visibility));
  else
    op_set_attr(ctx, op, STR("sym_visibility"),
                string_attr_get(ctx, visibility));
}

void symbol_table_init(SymbolTable *table, Operation *op) {
  assert(op_has_trait(op, TRAIT_SYMBOL_TABLE));
  *table = (SymbolTable){.op = op};
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i)) {
      FOR_EACH_OP(symbol, block) {
        symbol_table_insert(table, symbol);
      }
    }
}

void symbol_table_free(SymbolTable *table) { string_map_free(&table->symbols); }

Operation *symbol_table_lookup(const SymbolTable *table, StringRef name) {
  Operation *found = name.data ? string_map_get(&table->symbols, name) : NULL;
  // A renamed or erased symbol must be taken out first.
  assert(!found || string_ref_equals(symbol_name(found), name));
  return found;
}

void symbol_table_insert(SymbolTable *table, Operation *symbol) {
  StringRef name = symbol_name(symbol);
  if (!name.data)
    return;
  assert(symbol->block && op_parent(symbol) == table->op);
  void **slot = string_map_slot(&table->symbols, name);
  if (!*slot)
    *slot = symbol;
}

void symbol_table_remove(SymbolTable *table, Operation *symbol) {
  StringRef name = symbol_name(symbol);
  if (name.data && string_map_get(&table->symbols, name) == symbol)
    string_map_remove(&table->symbols, name);
}

StringRef symbol_table_unique_name(Context *ctx, SymbolTable *table,
                                   StringRef base) {
  if (!symbol_table_lookup(table, base))
    return context_intern_string(ctx, base);
  Stream text = {0};
  do {
    text.size = 0;
    stream_text(&text, base);
    stream_char(&text, '_');
    stream_uint(&text, table->next_suffix++);
  } while (symbol_table_lookup(table, stream_view(&text)));
  StringRef name = context_intern_string(ctx, stream_view(&text));
  stream_free(&text);
  return name;
}

void symbol_tables_free(SymbolTables *tables) {
  for (size_t i = 0; i < tables->tables.capacity; i++) {
    SymbolTable *table = tables->tables.entries[i].value;
    if (!table)
      continue;
    symbol_table_free(table);
    mem_free(table);
  }
  ptr_map_free(&tables->tables);
  for (size_t i = 0; i < tables->notes.capacity; i++) {
    PtrMap *note = tables->notes.entries[i].value;
    if (!note)
      continue;
    ptr_map_free(note);
    mem_free(note);
  }
  ptr_map_free(&tables->notes);
  ptr_map_free(&tables->nearest);
}

void symbol_tables_freeze(SymbolTables *tables) {
  tables->keeps_nearest = true;
}

void symbol_tables_thaw(SymbolTables *tables) {
  ptr_map_free(&tables->nearest);
  tables->nearest = (PtrMap){0};
  tables->keeps_nearest = false;
}

PtrMap *symbol_tables_note(SymbolTables *tables, const Operation *symbol,
                           bool *is_new) {
  void **slot = ptr_map_slot(&tables->notes, symbol);
  *is_new = !*slot;
  if (*is_new) {
    PtrMap *note = mem_alloc(sizeof *note);
    *note = (PtrMap){0};
    *slot = note;
  }
  return *slot;
}

SymbolTable *symbol_tables_get(SymbolTables *tables, Operation *op) {
  void **slot = ptr_map_slot(&tables->tables, op);
  if (!*slot) {
    SymbolTable *table = mem_alloc(sizeof *table);
    symbol_table_init(table, op);
    *slot = table;
  }
  return *slot;
}

/// The operation around `op`, or NULL if that ends the search for a table.
static const Operation *search_outwards(const Operation *op) {
  const Operation *parent = op_parent(op);
  return parent && !op_may_be_unknown_symbol_table(parent) ? parent : NULL;
}

/// Continues the search for the nearest table at `from`, deep within it. The
/// table, or the last operation where there is none, is kept for all regions on
/// the way.
static const Operation *nearest_table_kept(PtrMap *nearest,
                                           const Operation *from) {
  const Operation *op = from;
  const Operation *found = NULL;
  while (!found) {
    if (!op_has_trait(op, TRAIT_SYMBOL_TABLE) && op->block)
      found = ptr_map_get(nearest, op->block->parent);
    const Operation *parent =
        op_has_trait(op, TRAIT_SYMBOL_TABLE) ? NULL : search_outwards(op);
    if (!found && !parent)
      found = op;
    op = found ? op : parent;
  }
  for (const Operation *inner = from; inner != op; inner = op_parent(inner))
    ptr_map_set(nearest, inner->block->parent, (Operation *)(uintptr_t)found);
  return op_has_trait(found, TRAIT_SYMBOL_TABLE) ? found : NULL;
}

/// `from` or the nearest operation around it that is a symbol table.
static Operation *nearest_table(SymbolTables *tables, const Operation *from) {
  enum { SHALLOW = 16 };
  for (unsigned depth = 0; from && !op_has_trait(from, TRAIT_SYMBOL_TABLE);
       depth++) {
    if (depth == SHALLOW && tables->keeps_nearest) {
      from = nearest_table_kept(&tables->nearest, from);
      break;
    }
    from = search_outwards(from);
  }
  // Callers may change what they find; the search itself only reads.
  return (Operation *)(uintptr_t)from;
}

Operation *symbol_tables_lookup_nearest(SymbolTables *tables,
                                        const Operation *from,
                                        const Attribute *ref) {
  const SymbolRefAttr *path = attr_as_symbol_ref(ref);
  Operation *op = path ? nearest_table(tables, from) : NULL;
  for (size_t i = 0; op && i < path->size; i++) {
    if (!op_has_trait(op, TRAIT_SYMBOL_TABLE))
      return NULL;
    op = symbol_table_lookup(symbol_tables_get(tables, op), path->path[i]);
  }
  return op;
}
