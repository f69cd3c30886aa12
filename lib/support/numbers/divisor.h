// SPDX-License-Identifier: Apache-2.0
// The greatest common divisor.
#ifndef MLOPT_SUPPORT_NUMBERS_DIVISOR_H
#define MLOPT_SUPPORT_NUMBERS_DIVISOR_H

#include <stdint.h>

/// The largest number that divides both. That of a number and 0 is the number.
static inline uint64_t greatest_common_divisor(uint64_t lhs, uint64_t rhs) {
  while (rhs) {
    uint64_t rest = lhs % rhs;
    lhs = rhs;
    rhs = rest;
  }
  return lhs;
}

#endif
