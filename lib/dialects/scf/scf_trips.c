// SPDX-License-Identifier: Apache-2.0
// How often loops run.
#include "dialects/arith/arith.h"
#include "dialects/scf/scf_patterns.h"
#include "ir/interfaces/fold.h"
#include "support/arena.h"

LoopBound loop_bound_of_value(Value *value) {
  LoopBound bound = {.value = value};
  const IntegerAttr *number = attr_as_integer(value_constant(value));
  if (number) {
    bound.is_known = true;
    bound.number = number->value;
  }
  return bound;
}

LoopBound loop_bound_of_number(int64_t number) {
  return (LoopBound){.is_known = true,
                     .number = {.width = 64, .value = (uint64_t)number}};
}

/// upper - lower where `upper` is addi(lower, constant), which does not wrap.
static bool find_difference(const Value *lower, const Value *upper,
                            bool is_signed, WideInt *difference) {
  const Operation *add = value_defining_op(upper);
  if (!add || !op_is(add, &arith_ops[ARITH_ADDI]))
    return false;
  uint64_t flag = is_signed ? ARITH_OVERFLOW_NSW : ARITH_OVERFLOW_NUW;
  if (!(arith_flags(add, 0) & flag) || op_operand(add, 0) != lower)
    return false;
  const IntegerAttr *number =
      attr_as_integer(value_constant(op_operand(add, 1)));
  if (!number)
    return false;
  *difference = number->value;
  return true;
}

/// The number of steps of `step` in `distance`. Neither is negative, and `step`
/// is not 0.
static LoopTrips count_trips(WideInt distance, WideInt step) {
  if (wide_int_is_zero(&distance))
    return TRIPS_NONE;
  return wide_int_compare_unsigned(&distance, &step) <= 0 ? TRIPS_ONE
                                                          : TRIPS_MANY;
}

static LoopTrips trips(Arena *arena, const LoopBound *lower,
                       const LoopBound *upper, const LoopBound *step,
                       bool is_signed) {
  WideInt distance;
  bool is_negative;
  if (lower->is_known != upper->is_known)
    return TRIPS_UNKNOWN;
  if (lower->is_known) {
    int order = is_signed
                    ? wide_int_compare_signed(&upper->number, &lower->number)
                    : wide_int_compare_unsigned(&upper->number, &lower->number);
    if (order <= 0)
      return TRIPS_NONE;
    distance = wide_int_sub(arena, upper->number, lower->number);
    is_negative = is_signed && wide_int_is_negative(&distance);
  } else {
    if (!find_difference(lower->value, upper->value, is_signed, &distance))
      return TRIPS_UNKNOWN;
    is_negative = wide_int_is_negative(&distance);
  }
  if (is_negative)
    return TRIPS_NONE;
  if (!step->is_known)
    return TRIPS_UNKNOWN;
  return count_trips(distance, step->number);
}

LoopTrips loop_trips(const LoopBound *lower, const LoopBound *upper,
                     const LoopBound *step, bool is_signed) {
  if (!lower->value != !upper->value)
    return TRIPS_UNKNOWN;
  if (lower->value && lower->value == upper->value)
    return TRIPS_NONE;
  if (step->is_known &&
      (wide_int_is_zero(&step->number) || wide_int_is_negative(&step->number)))
    return TRIPS_NONE;
  Arena arena;
  arena_init(&arena);
  LoopTrips result = trips(&arena, lower, upper, step, is_signed);
  arena_free(&arena);
  return result;
}
