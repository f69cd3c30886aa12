// SPDX-License-Identifier: Apache-2.0
// Which values matter, for -remove-dead-values. Follows mlir's
// LivenessAnalysis, on top of DeadCodeAnalysis.
//
// A value is live if it is used by an operation with effects or with a live
// result, or decides control flow, or is passed on to a live value. Code that
// is never reached makes nothing live.
#ifndef MLOPT_PASSES_REMOVE_DEAD_VALUES_LIVENESS_H
#define MLOPT_PASSES_REMOVE_DEAD_VALUES_LIVENESS_H

#include "ir/interfaces/effects.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/interfaces/symbol_table.h"
#include "rewrite/constant_propagation/constant_propagation.h"

typedef VECTOR(Operation *) OpVector;

/// An operation with a body that is called by its symbol.
typedef struct CalledFunction {
  Operation *op;
  OpVector calls; ///< In the order of a walk, those that are never reached too.
  OpVector returns;
  bool *live_results; ///< For a func.func.
  bool is_fixed;      ///< Not all calls are known: arguments and results stay.
} CalledFunction;

typedef struct Liveness {
  Context *ctx;
  Operation *root;
  SymbolTables tables;
  PtrMap live;      ///< Values.
  PtrMap visited;   ///< Region branches whose control flow is live.
  PtrMap functions; ///< Operation * to CalledFunction *.
  EffectSummaries effects;
  ConstantPropagation reached; ///< While the live values are looked for.
  VECTOR(CalledFunction *) list;
  VECTOR(Value *) work;
  RegionSuccessors successors;
  Arena arena;
} Liveness;

/// Analyses everything in `root`. Linear in operations, operands and edges.
void liveness_init(Liveness *liveness, Context *ctx, Operation *root);
/// The operations stay.
void liveness_free(Liveness *liveness);

static inline bool liveness_has(const Liveness *liveness, const Value *value) {
  return ptr_map_has(&liveness->live, value);
}

/// The function `op` if all its calls are known, else NULL.
CalledFunction *liveness_free_function(const Liveness *liveness,
                                       const Operation *op);

/// The end of `block` if it hands over to a region or to its parent.
Operation *region_terminator(const Block *block);

/// Sets `passed[i]` for those operands of `op`, a branch, that go to
/// successors, and clears it for those that decide.
void branch_passed_operands(const Operation *op, bool *passed);

#endif
