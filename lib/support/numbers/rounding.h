// SPDX-License-Identifier: Apache-2.0
// Numbers rounded up, as sizes and alignments are.
#ifndef MLOPT_SUPPORT_NUMBERS_ROUNDING_H
#define MLOPT_SUPPORT_NUMBERS_ROUNDING_H

#include <stdint.h>

/// The least power of two that is not less than `number`: 1 of 0; 2^63 of all
/// that is more than that.
static inline uint64_t next_power_of_two(uint64_t number) {
  uint64_t power = 1;
  while (power < number && power <= UINT64_MAX / 2)
    power *= 2;
  return power;
}

/// The least multiple of `alignment`, which is not 0, that is not less than
/// `offset`. Their sum must not overflow.
static inline uint64_t align_to(uint64_t offset, uint64_t alignment) {
  return (offset + alignment - 1) / alignment * alignment;
}

#endif
