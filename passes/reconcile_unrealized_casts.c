// SPDX-License-Identifier: Apache-2.0
// -reconcile-unrealized-casts: removes casts that undo each other.
#include "passes/passes.h"
#include "rewrite/conversion/reconcile_casts.h"

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  reconcile_unrealized_casts(ctx, op);
  return true;
}

const PassDef reconcile_unrealized_casts_pass = {
    .flag = "reconcile-unrealized-casts",
    .name = "ReconcileUnrealizedCastsPass",
    .summary = "Simplify and eliminate unrealized conversion casts",
    .run = run,
    .is_local = true,
};
