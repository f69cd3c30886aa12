// SPDX-License-Identifier: Apache-2.0
// What constant propagation collects before it starts.
#ifndef MLOPT_REWRITE_CONSTANT_PROPAGATION_CONSTANT_PROPAGATION_SYMBOLS_H
#define MLOPT_REWRITE_CONSTANT_PROPAGATION_CONSTANT_PROPAGATION_SYMBOLS_H

#include "rewrite/constant_propagation/constant_propagation.h"

/// Numbers everything. Lists the functions, the symbol tables, and the
/// operations that use symbols.
void constant_propagation_number(ConstantPropagation *cp);
/// Finds the functions that may have callers outside of what is analysed.
void constant_propagation_find_callers(ConstantPropagation *cp);

#endif
