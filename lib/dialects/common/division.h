// SPDX-License-Identifier: Apache-2.0
// Integer divisions. Operand 1 is the divisor.
#ifndef MLOPT_DIALECTS_COMMON_DIVISION_H
#define MLOPT_DIALECTS_COMMON_DIVISION_H

#include "ir/interfaces/op_interfaces.h"

/// A division is speculatable if the possible values of the divisor are known
/// and exclude 0. They may be known from the divisor or from the operation that
/// defines it. For signed divisions they must also exclude -1 and have one
/// sign.
extern const OpInterfaces unsigned_division_interfaces;
extern const OpInterfaces signed_division_interfaces;

#endif
