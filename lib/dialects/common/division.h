// SPDX-License-Identifier: Apache-2.0
// Divisions of integers: operand 1 is the divisor.
#ifndef MLOPT_DIALECTS_COMMON_DIVISION_H
#define MLOPT_DIALECTS_COMMON_DIVISION_H

#include "ir/interfaces/op_interfaces.h"

/// Speculatable where the numbers that the divisor may be are known, by itself
/// or what makes it, and are not 0 and, of the signed one, not -1 and of one
/// sign.
extern const OpInterfaces unsigned_division_interfaces;
extern const OpInterfaces signed_division_interfaces;

#endif
