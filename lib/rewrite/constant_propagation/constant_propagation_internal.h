// SPDX-License-Identifier: Apache-2.0
// Shared by the files of constant propagation.
#ifndef MLOPT_REWRITE_CONSTANT_PROPAGATION_CONSTANT_PROPAGATION_INTERNAL_H
#define MLOPT_REWRITE_CONSTANT_PROPAGATION_CONSTANT_PROPAGATION_INTERNAL_H

#include "rewrite/constant_propagation/constant_propagation.h"

/// A function with a body.
typedef struct Callable {
  bool has_unknown_callers;
  bool has_unknown_returns;
  VECTOR(Operation *) calls; ///< Calls in live blocks.
  VECTOR(ConstantLattice) returned;
} Callable;

/// The Callable of `op`. NULL unless `op` is a function with a body.
Callable *constant_propagation_callable(const ConstantPropagation *cp,
                                        const Operation *op);
/// Does `op` have an OperandState?
bool constant_propagation_has_state(const Operation *op);

#endif
