// SPDX-License-Identifier: Apache-2.0
// Symbol tables: symbols by name, hashed. Follows mlir::SymbolTable and
// mlir::SymbolTableCollection.
#ifndef MLOPT_IR_INTERFACES_SYMBOL_TABLE_H
#define MLOPT_IR_INTERFACES_SYMBOL_TABLE_H

#include "ir/operation.h"
#include "support/hash_table.h"

/// The symbols of one operation with TRAIT_SYMBOL_TABLE. Keys are interned
/// names.
typedef struct SymbolTable {
  Operation *op;
  StringMap symbols;    ///< To Operation *.
  uint64_t next_suffix; ///< For symbol_table_unique_name.
} SymbolTable;

/// Enters the symbols of `op`, which has TRAIT_SYMBOL_TABLE. Linear in its
/// body.
void symbol_table_init(SymbolTable *table, Operation *op);

/// Frees the table, but no symbol.
void symbol_table_free(SymbolTable *table);

/// The symbol with this name, or NULL. Follows mlir::SymbolTable::lookup.
Operation *symbol_table_lookup(const SymbolTable *table, StringRef name);
/// Enters a symbol that was added to the body (at its place there already).
void symbol_table_insert(SymbolTable *table, Operation *symbol);

/// Forgets a symbol that is about to be erased or renamed. Follows
/// mlir::SymbolTable::remove.
void symbol_table_remove(SymbolTable *table, Operation *symbol);
/// `base`, or `base_N` that no symbol has, interned. N counts on from call to
/// call, whatever the base, as in mlir::SymbolTable::insert; so that many names
/// like one another cost their number.
StringRef symbol_table_unique_name(Context *ctx, SymbolTable *table,
                                   StringRef base);

/// Symbol tables made when first asked for. `{0}` is empty and valid.
typedef struct SymbolTables {
  PtrMap tables; ///< Operation * to SymbolTable *.
  PtrMap notes;  ///< Operation * to PtrMap *: see symbol_tables_note.
  /// Region * to the nearest table around it, for deep regions. Empty unless
  /// `keeps_nearest` is set.
  PtrMap nearest;
  bool keeps_nearest; ///< Set between symbol_tables_freeze and _thaw.
} SymbolTables;

/// Frees all tables and notes.
void symbol_tables_free(SymbolTables *tables);

/// Declares that no operation moves until symbol_tables_thaw, so that a search
/// for the nearest table visits each region only once.
void symbol_tables_freeze(SymbolTables *tables);
/// Ends what symbol_tables_freeze began.
void symbol_tables_thaw(SymbolTables *tables);

/// The table of `op`, which has TRAIT_SYMBOL_TABLE; made the first time.
/// Follows mlir::SymbolTableCollection::getSymbolTable.
SymbolTable *symbol_tables_get(SymbolTables *tables, Operation *op);
/// Storage for a verifier of symbol uses, one for each `symbol`, so that its
/// body is looked through only once. The first time `is_new` is set, and it is
/// empty.
PtrMap *symbol_tables_note(SymbolTables *tables, const Operation *symbol,
                           bool *is_new);
/// What `ref` (a SymbolRefAttr) means seen from `from`: looked up in the
/// nearest symbol table around it, then nested. NULL if undefined. Linear in
/// depth.
Operation *symbol_tables_lookup_nearest(SymbolTables *tables,
                                        const Operation *from,
                                        const Attribute *ref);

/// The `sym_name` of a symbol, or empty.
StringRef symbol_name(const Operation *op);
/// A symbol with a name, which may be optional.
bool op_is_symbol(const Operation *op);
/// Is a symbol `public`, `private` or `nested`, as `wanted` says?
/// SymbolOpInterface::getVisibility.
bool symbol_has_visibility(const Operation *op, StringRef wanted);
/// SymbolOpInterface::setVisibility; an error where it cannot be changed.
void symbol_set_visibility(Context *ctx, Operation *op, StringRef visibility);

#endif
