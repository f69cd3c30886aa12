// SPDX-License-Identifier: Apache-2.0
// Properties that other dialects share with arith.
#ifndef MLOPT_DIALECTS_ARITH_ARITH_PROPS_H
#define MLOPT_DIALECTS_ARITH_ARITH_PROPS_H

#include "ir/definitions/prop_def.h"

/// The property `fastmath`, also for operations of other dialects:
/// ARITH_FASTMATH.
extern const PropDef arith_fastmath_props[1];
/// fastmath without a default.
extern const PropDef arith_optional_fastmath_props[1];

#endif
