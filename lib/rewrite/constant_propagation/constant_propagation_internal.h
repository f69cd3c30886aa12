// SPDX-License-Identifier: Apache-2.0
// What the parts of constant propagation share.
#ifndef MLOPT_REWRITE_CONSTANT_PROPAGATION_CONSTANT_PROPAGATION_INTERNAL_H
#define MLOPT_REWRITE_CONSTANT_PROPAGATION_CONSTANT_PROPAGATION_INTERNAL_H

#include "rewrite/constant_propagation/constant_propagation.h"

/// A function with a body.
typedef struct Callable {
  bool has_unknown_callers;
  bool has_unknown_returns;
  VECTOR(Operation *) calls; ///< Live ones.
  VECTOR(ConstantLattice) returned;
} Callable;

/// The function with a body that `op` is, or NULL.
Callable *constant_propagation_callable(const ConstantPropagation *cp,
                                        const Operation *op);
/// Is there an OperandState for `op`?
bool constant_propagation_has_state(const Operation *op);

/// Numbers everything, and lists functions, symbol tables and what uses
/// symbols.
void constant_propagation_number(ConstantPropagation *cp);
/// Finds the functions that have callers which are not seen.
void constant_propagation_find_callers(ConstantPropagation *cp);

#endif
