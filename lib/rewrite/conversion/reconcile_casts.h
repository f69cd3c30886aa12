// SPDX-License-Identifier: Apache-2.0
// Casts that undo each other are taken out. Follows
// mlir::reconcileUnrealizedCasts.
#ifndef MLOPT_REWRITE_CONVERSION_RECONCILE_CASTS_H
#define MLOPT_REWRITE_CONVERSION_RECONCILE_CASTS_H

#include "rewrite/rewriter.h"
#include "support/vector.h"

typedef VECTOR(Operation *) CastOpVector;

/// Where a chain of `casts`, each taking just the results of the one before,
/// comes back to a list of types that it had, the uses at its end get the
/// values from there. Casts that are then unused, but for each other, are
/// erased, the others appended to `remaining` (may be NULL). Changes go through
/// `rw`. Linear in the casts and their values.
void reconcile_casts(Rewriter *rw, Operation *const *casts, size_t count,
                     CastOpVector *remaining);

/// The same for all `builtin.unrealized_conversion_cast` in `root`.
void reconcile_unrealized_casts(Context *ctx, Operation *root);

#endif
