// SPDX-License-Identifier: Apache-2.0
// Rewrites of scf.forall for passes.
#ifndef MLOPT_DIALECTS_SCF_SCF_FORALL_H
#define MLOPT_DIALECTS_SCF_SCF_FORALL_H

#include "rewrite/rewriter.h"
#include "support/vector.h"

/// Values of one kind for each dimension: first all lower bounds, then all
/// upper bounds, then all steps.
typedef VECTOR(Value *) ForallBounds;

/// Appends the bounds and steps of `op`. Static ones become constants at the
/// insertion point.
void scf_forall_bounds(Rewriter *rw, const Operation *op, ForallBounds *bounds);
/// Replaces `op`, which has no results, by an scf.parallel at the insertion
/// point, which has the mapping as a discardable attribute. Follows
/// mlir::scf::forallToParallelLoop.
void scf_forall_to_parallel(Rewriter *rw, Operation *op);

#endif
