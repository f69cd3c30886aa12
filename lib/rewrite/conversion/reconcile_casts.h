// SPDX-License-Identifier: Apache-2.0
// Removes casts that undo each other. Follows mlir::reconcileUnrealizedCasts.
#ifndef MLOPT_REWRITE_CONVERSION_RECONCILE_CASTS_H
#define MLOPT_REWRITE_CONVERSION_RECONCILE_CASTS_H

#include "rewrite/rewriter.h"
#include "support/vector.h"

typedef VECTOR(Operation *) CastOpVector;

/// Removes casts that undo each other. In a chain, each cast takes exactly the
/// results of the one before. Where a chain comes back to a list of types that
/// it had before, the uses of its end get the earlier values. Casts that
/// nothing else uses any more are erased. The others are appended to
/// `remaining`, which may be NULL. All changes go through `rw`. Linear in the
/// casts and their values.
void reconcile_casts(Rewriter *rw, Operation *const *casts, size_t count,
                     CastOpVector *remaining);

/// Does the same for every `builtin.unrealized_conversion_cast` in `root`.
void reconcile_unrealized_casts(Context *ctx, Operation *root);

#endif
