// SPDX-License-Identifier: Apache-2.0
// Weights of branches in cf and llvm.
#ifndef MLOPT_DIALECTS_COMMON_BRANCH_WEIGHTS_H
#define MLOPT_DIALECTS_COMMON_BRANCH_WEIGHTS_H

#include "ir/operation.h"

/// Checks the property `branch_weights`, if it is present. It must have one
/// weight for each successor, and not all may be zero.
OpVerifier branch_weights_verify;

#endif
