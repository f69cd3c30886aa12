// SPDX-License-Identifier: Apache-2.0
// The verifier: structure, traits, constraints, symbols, dominance.
#ifndef MLOPT_IR_VERIFIER_H
#define MLOPT_IR_VERIFIER_H

#include "ir/operation.h"

/// Checks `op` and everything in it; reports what is wrong, in mlir's words and
/// order, as far as the checks of one operation do not depend on failed ones.
/// Linear in operations and uses; no recursion. Uses the Context's threads for
/// isolated operations. Follows mlir::verify.
bool op_verify(Context *ctx, Operation *op);

#endif
