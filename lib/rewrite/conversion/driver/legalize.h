// SPDX-License-Identifier: Apache-2.0
// Legalization of one operation: fold, patterns, results.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_LEGALIZE_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_LEGALIZE_H

#include "rewrite/conversion/driver/driver_state.h"

/// Makes `op` legal. If that is impossible, undoes
/// everything and returns false.
bool driver_legalize(ConversionDriver *driver, Operation *op);
/// Is `op` legal by `rule`? Marks its contents as ignored if the rule covers
/// them.
bool driver_is_legal_by_rule(ConversionDriver *driver, Operation *op,
                             const LegalityRule *rule);

#endif
