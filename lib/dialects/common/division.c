// SPDX-License-Identifier: Apache-2.0
// Where a division of integers may be moved to where it would not have run.
#include "dialects/common/division.h"

#include "dialects/common/constant_fold.h"
#include "ir/fold.h"

/// Divides by a constant (or splat) that is not 0 and, with `is_signed`, not
/// -1: the smallest number by that overflows.
static bool divisor_is_safe(const Operation *op, bool is_signed) {
  Arena arena;
  arena_init(&arena);
  WideInt divisor;
  bool is_safe =
      attr_splat_bits(&arena, value_constant(op_operand(op, 1)), &divisor) &&
      !wide_int_is_zero(&divisor) &&
      !(is_signed && wide_int_is_all_ones(&divisor));
  arena_free(&arena);
  return is_safe;
}

static bool divides_unsigned(const Operation *op) {
  return divisor_is_safe(op, false);
}

static bool divides_signed(const Operation *op) {
  return divisor_is_safe(op, true);
}

const OpInterfaces unsigned_division_interfaces = {.is_speculatable =
                                                       divides_unsigned};
const OpInterfaces signed_division_interfaces = {.is_speculatable =
                                                     divides_signed};
