// SPDX-License-Identifier: Apache-2.0
// Weights of branches, as cf and llvm have them.
#ifndef MLOPT_DIALECTS_COMMON_BRANCH_WEIGHTS_H
#define MLOPT_DIALECTS_COMMON_BRANCH_WEIGHTS_H

#include "ir/operation.h"

/// Of the property `branch_weights`, if there is one: as many as successors,
/// and not all of them zero.
bool branch_weights_verify(Context *ctx, const Operation *op);

#endif
