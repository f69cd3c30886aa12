// SPDX-License-Identifier: Apache-2.0
// Which values are constant and which blocks can be reached, the one found with
// the help of the other: sparse conditional constant propagation, through
// branches, regions and calls of private functions. Follows mlir's
// DeadCodeAnalysis and SparseConstantPropagation.
#ifndef MLOPT_REWRITE_CONSTANT_PROPAGATION_CONSTANT_PROPAGATION_H
#define MLOPT_REWRITE_CONSTANT_PROPAGATION_CONSTANT_PROPAGATION_H

#include "ir/interfaces/fold.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/interfaces/symbol_table.h"
#include "support/arena.h"

/// What is known of a value. `attr` NULL: nothing gets there.
typedef struct ConstantLattice {
  const Attribute *attr;     ///< Or constant_lattice_unknown.
  const DialectDef *dialect; ///< Of the operation that made it.
} ConstantLattice;

/// Stands for: not one constant.
extern const Attribute constant_lattice_unknown;

/// A symbol table, and the chain of referrers in it but not in inner tables.
struct SymbolScope {
  Operation *op;
  const Operation *end; ///< What comes after it, NULL: nothing.
  uint32_t outer;       ///< The table around it; UINT32_MAX: none.
  uint32_t referrers;   ///< The newest; UINT32_MAX: none.
};

/// An operation, not a call, that may use a symbol or be a symbol table.
struct SymbolReferrer {
  Operation *op;
  uint32_t next; ///< In the chain.
};

/// Blocks, values and, where they have state, operations under `top` are
/// numbered through, in their `order`: what is known of them is in `slots`.
/// Results go stale when `top` changes, but for erasure, and for new operations
/// that nobody asks for.
typedef struct ConstantPropagation {
  Context *ctx;
  Operation *top;
  ConstantLattice *slots;
  size_t num_slots;
  SymbolTables tables;
  PtrMap callables; ///< Operation * to its Callable *.
  PtrMap visible;   ///< Symbol tables whose symbols' uses are all seen.
  VECTOR(struct SymbolScope) scopes;       ///< Symbol tables, in preorder …
  VECTOR(struct SymbolReferrer) referrers; ///< … and what may matter to them.
  VECTOR(Block *) live;    ///< Became live, not looked through yet.
  VECTOR(Value *) changed; ///< Their users are to be told.
  RegionSuccessors successors;
  VECTOR(FoldResult) results;
  VECTOR(Value *) operands;
  VECTOR(const Attribute *) attrs;
  Arena arena;
} ConstantPropagation;

/// Analyses all in `top`. Linear in operations, operands and edges, where
/// folds are.
void constant_propagation_init(ConstantPropagation *cp, Context *ctx,
                               Operation *top);
void constant_propagation_free(ConstantPropagation *cp);

/// Can control get to `block`?
bool constant_propagation_is_live(const ConstantPropagation *cp,
                                  const Block *block);
/// The constant that `value` always is; `attr` NULL: none, or not known.
ConstantLattice constant_propagation_value(const ConstantPropagation *cp,
                                           const Value *value);

#endif
