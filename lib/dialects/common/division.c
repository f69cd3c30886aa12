// SPDX-License-Identifier: Apache-2.0
// Can a division of integers be moved to a place where it would not have run?
#include "dialects/common/division.h"

#include "dialects/common/constant_fold.h"
#include "ir/interfaces/fold.h"

/// The sign of the first divisor of a signed division.
typedef struct Signs {
  bool is_known;
  bool is_negative;
} Signs;

static bool is_safe_unsigned(const WideInt *divisor, void *user) {
  (void)user;
  return !wide_int_is_zero(divisor);
}

/// The smallest number by -1 overflows. Numbers of both signs count as a range
/// with 0 in it.
static bool is_safe_signed(const WideInt *divisor, void *user) {
  Signs *signs = user;
  bool is_negative = wide_int_is_negative(divisor);
  if (!signs->is_known)
    *signs = (Signs){true, is_negative};
  return !wide_int_is_zero(divisor) && !wide_int_is_all_ones(divisor) &&
         is_negative == signs->is_negative;
}

/// Is the range of values known? Where they differ, only arith's constants say.
static bool has_known_range(const Operation *constant) {
  const DenseElementsAttr *dense =
      attr_as_dense_elements(value_constant(op_result(constant, 0)));
  return !dense || dense->is_splat ||
         string_ref_equals(constant->def->name, STR("arith.constant"));
}

static bool are_bounds_safe(const IntegerBounds *bounds, bool is_signed) {
  if (!is_signed)
    return !wide_int_is_zero(&bounds->umin);
  // Neither 0 nor -1 may lie between them.
  bool is_positive =
      !wide_int_is_negative(&bounds->smin) && !wide_int_is_zero(&bounds->smin);
  return is_positive || (wide_int_is_negative(&bounds->smax) &&
                         !wide_int_is_all_ones(&bounds->smax));
}

static bool divisor_is_safe(const Operation *op, bool is_signed) {
  const Value *divisor = op_operand(op, 1);
  const Operation *constant = value_defining_op(divisor);
  Signs signs = {0};
  const OpInterfaces *interfaces = constant ? constant->def->interfaces : NULL;
  if (interfaces && interfaces->result_bounds) {
    IntegerBounds bounds;
    interfaces->result_bounds(constant, &bounds);
    return are_bounds_safe(&bounds, is_signed);
  }
  return constant && has_known_range(constant) &&
         attr_all_bits(value_constant(divisor),
                       is_signed ? is_safe_signed : is_safe_unsigned, &signs);
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
