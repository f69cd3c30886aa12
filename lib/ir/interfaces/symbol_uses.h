// SPDX-License-Identifier: Apache-2.0
// Which symbols an operation refers to. Follows mlir::SymbolTable's uses.
#ifndef MLOPT_IR_INTERFACES_SYMBOL_USES_H
#define MLOPT_IR_INTERFACES_SYMBOL_USES_H

#include "ir/operation.h"
#include "ir/print/data/data_printer.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// The result of symbol_uses_collect, and facts it keeps from earlier calls.
/// Attributes never change, so that what holds for one holds for good. `{0}` is
/// valid.
typedef struct SymbolUses {
  VECTOR(const SymbolRefAttr *) refs;
  VECTOR(const SymbolRefAttr *) known; ///< References in attributes.
  VECTOR(struct SymbolRefRange) ranges;
  PtrMap range_of; ///< Attribute to its range's index + 1 in `ranges`.
  PtrMap without;  ///< Attributes and types that hold no reference.
  DataNodes nodes; ///< What is left to look through.
  VECTOR(const void *) visited; ///< What was looked through.
  PtrMap seen;                  ///< As a set; later those found.
} SymbolUses;

/// Frees references and scratch memory.
void symbol_uses_free(SymbolUses *uses);

/// Puts the references in the attributes of `op`, each once, in `uses->refs`.
/// Linear in the properties and references, and in the attributes that were not
/// met in an earlier call; no recursion.
void symbol_uses_collect(Context *ctx, const Operation *op, SymbolUses *uses);

/// False: no attribute of `op` holds a reference. Linear in the properties.
bool op_may_use_symbols(const Operation *op);

/// An operation whose dialect is not known, with one region: it may be a symbol
/// table or not.
bool op_may_be_unknown_symbol_table(const Operation *op);

#endif
