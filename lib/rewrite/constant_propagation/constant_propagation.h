// SPDX-License-Identifier: Apache-2.0
// Finds which values are constant and which blocks can be reached; each helps
// to find the other. This is sparse conditional constant propagation, through
// branches, regions and calls of private functions. Follows MLIR's
// DeadCodeAnalysis and SparseConstantPropagation.
#ifndef MLOPT_REWRITE_CONSTANT_PROPAGATION_CONSTANT_PROPAGATION_H
#define MLOPT_REWRITE_CONSTANT_PROPAGATION_CONSTANT_PROPAGATION_H

#include "ir/interfaces/fold.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/interfaces/symbol_table.h"
#include "support/arena.h"

/// The known constant of a value. If `attr` is NULL, no value gets there.
typedef struct ConstantLattice {
  const Attribute *attr;     ///< Or constant_lattice_unknown.
  const DialectDef *dialect; ///< The dialect of the operation that made it.
} ConstantLattice;

/// Stands for a value that is not one constant.
extern const Attribute constant_lattice_unknown;

/// A symbol table. Its chain has the referrers in it, except those in inner
/// tables.
struct SymbolScope {
  Operation *op;
  const Operation *end; ///< The operation that follows it. NULL: none.
  uint32_t outer;       ///< The enclosing table. UINT32_MAX: none.
  uint32_t referrers;   ///< The newest one. UINT32_MAX: none.
};

/// An operation, other than a call, that may use a symbol or be a symbol table.
struct SymbolReferrer {
  Operation *op;
  uint32_t next; ///< The next one in the chain.
};

/// The results of the analysis. Blocks, values, and operations that have state
/// are numbered in their `order`, which is their index in `slots`. Changing
/// `top` makes the results stale, except that operations may be erased, and
/// created if nobody asks about them.
typedef struct ConstantPropagation {
  Context *ctx;
  Operation *top;
  ConstantLattice *slots;
  size_t num_slots;
  SymbolTables tables;
  PtrMap callables; ///< Maps Operation * to its Callable *.
  PtrMap visible;   ///< Symbol tables all of whose symbols' uses are seen.
  VECTOR(struct SymbolScope) scopes;       ///< Symbol tables in preorder.
  VECTOR(struct SymbolReferrer) referrers; ///< What may matter to them.
  VECTOR(Block *)
  live; ///< Blocks that became live and are still to be visited.
  VECTOR(Value *) changed; ///< Values whose users are still to be told.
  RegionSuccessors successors;
  VECTOR(FoldResult) results;
  VECTOR(Value *) operands;
  VECTOR(const Attribute *) attrs;
  Arena arena;
} ConstantPropagation;

/// Analyses everything in `top`. Linear in operations, operands and edges, if
/// folds are linear.
void constant_propagation_init(ConstantPropagation *cp, Context *ctx,
                               Operation *top);
/// Frees the results. `top` is untouched.
void constant_propagation_free(ConstantPropagation *cp);

/// Can control reach `block`?
bool constant_propagation_is_live(const ConstantPropagation *cp,
                                  const Block *block);
/// The constant that `value` always has. Its `attr` is NULL if there is none,
/// or if it is not known.
ConstantLattice constant_propagation_value(const ConstantPropagation *cp,
                                           const Value *value);

#endif
