// SPDX-License-Identifier: Apache-2.0
// Folds of math on constants. Inexact results are left to the C library, in f32
// and f64. Follows the fold methods of mlir::math's operations.
#include <math.h>

#include "dialects/common/fold_util.h"
#include "dialects/math/math_internal.h"
#include "ir/operation.h"

static FloatKind element_format(const ElementFolding *folding) {
  return type_as_float(folding->to)->format;
}

static void set_float(const ElementFolding *folding, uint32_t width,
                      FloatBits bits, WideInt *result) {
  *result = float_bits_as_int(folding->arena, width, bits);
}

// --- every format -----------------------------------------------------------

typedef FloatBits FloatFunction(FloatKind kind, FloatBits bits);

static bool apply_function(const ElementFolding *folding,
                           const WideInt *operands, WideInt *result,
                           FloatFunction *function) {
  FloatBits bits =
      function(element_format(folding), float_bits_from_int(operands[0]));
  set_float(folding, operands[0].width, bits, result);
  return true;
}

static bool fold_unary(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results,
                       ElementFold *fold, const void *user) {
  const Type *type = op_result_type(op, 0);
  return give_attr(results,
                   constant_fold_cast(ctx, constants[0], type, fold, user));
}

static FloatBits float_ceil(FloatKind kind, FloatBits bits) {
  return float_round_to_integral(kind, bits, FLOAT_UP);
}

static FloatBits float_floor(FloatKind kind, FloatBits bits) {
  return float_round_to_integral(kind, bits, FLOAT_DOWN);
}

static FloatBits float_roundeven(FloatKind kind, FloatBits bits) {
  return float_round_to_integral(kind, bits, FLOAT_TO_EVEN);
}

#define FUNCTION_FOLD(name, function)                                          \
  static bool element_##name(const ElementFolding *folding,                    \
                             const WideInt *operands, WideInt *result) {       \
    return apply_function(folding, operands, result, function);                \
  }                                                                            \
  FOLD_HOOK(math_fold_##name) {                                                \
    return fold_unary(ctx, op, constants, results, element_##name, NULL);      \
  }
FUNCTION_FOLD(absf, float_abs)
FUNCTION_FOLD(ceil, float_ceil)
FUNCTION_FOLD(floor, float_floor)
FUNCTION_FOLD(roundeven, float_roundeven)
#undef FUNCTION_FOLD

static bool element_copysign(const ElementFolding *folding,
                             const WideInt *operands, WideInt *result) {
  FloatBits bits =
      float_copysign(element_format(folding), float_bits_from_int(operands[0]),
                     float_bits_from_int(operands[1]));
  set_float(folding, operands[0].width, bits, result);
  return true;
}

FOLD_HOOK(math_fold_copysign) {
  (void)op;
  return give_folded(ctx, constants, element_copysign, results);
}

// --- what a float is --------------------------------------------------------

typedef bool FloatPredicate(FloatKind kind, FloatBits bits);

static bool is_finite(FloatKind kind, FloatBits bits) {
  return !float_is_nan(kind, bits) && !float_is_infinity(kind, bits);
}

static bool fold_predicate(Context *ctx, Operation *op,
                           const Attribute *const *constants,
                           FoldResult *results, FloatPredicate *holds) {
  const FloatAttr *value =
      constants[0] ? attr_splat_float(ctx, constants[0]) : NULL;
  if (!value)
    return false;
  bool is_true = holds(type_as_float(value->type)->format, value->value);
  return give_attr(results,
                   splat_attr_get(ctx, op_result_type(op, 0), is_true));
}

FOLD_HOOK(math_fold_isfinite) {
  return fold_predicate(ctx, op, constants, results, is_finite);
}

FOLD_HOOK(math_fold_isinf) {
  return fold_predicate(ctx, op, constants, results, float_is_infinity);
}

FOLD_HOOK(math_fold_isnan) {
  return fold_predicate(ctx, op, constants, results, float_is_nan);
}

FOLD_HOOK(math_fold_isnormal) {
  return fold_predicate(ctx, op, constants, results, float_is_normal);
}

// --- the C library ----------------------------------------------------------

/// A function in both formats.
typedef struct LibraryUnary {
  double (*f64)(double);
  float (*f32)(float);
  /// Operands for which it is not called, or NULL.
  bool (*rejects)(FloatKind kind, FloatBits bits);
} LibraryUnary;

static float float_as_f32(FloatBits bits) {
  uint32_t word = (uint32_t)bits.low;
  float value;
  memcpy(&value, &word, sizeof value);
  return value;
}

static double float_as_f64(FloatBits bits) {
  double value;
  memcpy(&value, &bits.low, sizeof value);
  return value;
}

static FloatBits float_from_f32(float value) {
  uint32_t word;
  memcpy(&word, &value, sizeof word);
  return (FloatBits){word, 0};
}

static FloatBits float_from_f64(double value) {
  FloatBits bits = {0, 0};
  memcpy(&bits.low, &value, sizeof value);
  return bits;
}

static bool element_library(const ElementFolding *folding,
                            const WideInt *operands, WideInt *result) {
  const LibraryUnary *function = folding->user;
  FloatKind kind = element_format(folding);
  FloatBits bits = float_bits_from_int(operands[0]);
  if ((kind != FLOAT_F32 && kind != FLOAT_F64) ||
      (function->rejects && function->rejects(kind, bits)))
    return false;
  FloatBits value = kind == FLOAT_F32
                        ? float_from_f32(function->f32(float_as_f32(bits)))
                        : float_from_f64(function->f64(float_as_f64(bits)));
  set_float(folding, operands[0].width, value, result);
  return true;
}

/// 1 + x is negative.
static bool is_below_minus_one(FloatKind kind, FloatBits bits) {
  FloatBits one = float_from_double(kind, 1.0);
  return float_is_negative(kind, float_add(kind, bits, one));
}

// Where a function has no value, C libraries differ in the sign of the NaN;
// mlir-opt's is positive.
static double acos_or_nan(double value) {
  return fabs(value) > 1 ? (double)NAN : acos(value);
}
static float acos_or_nanf(float value) {
  return fabsf(value) > 1 ? NAN : acosf(value);
}
static double asin_or_nan(double value) {
  return fabs(value) > 1 ? (double)NAN : asin(value);
}
static float asin_or_nanf(float value) {
  return fabsf(value) > 1 ? NAN : asinf(value);
}

#define LIBRARY_FOLD(name, function, rejected)                                 \
  FOLD_HOOK(math_fold_##name) {                                                \
    static const LibraryUnary library = {function, function##f, rejected};     \
    return fold_unary(ctx, op, constants, results, element_library, &library); \
  }
LIBRARY_FOLD(acos, acos_or_nan, NULL)
LIBRARY_FOLD(acosh, acosh, NULL)
LIBRARY_FOLD(asin, asin_or_nan, NULL)
LIBRARY_FOLD(asinh, asinh, NULL)
LIBRARY_FOLD(atan, atan, NULL)
LIBRARY_FOLD(atanh, atanh, NULL)
LIBRARY_FOLD(cos, cos, NULL)
LIBRARY_FOLD(cosh, cosh, NULL)
LIBRARY_FOLD(erf, erf, NULL)
LIBRARY_FOLD(erfc, erfc, NULL)
LIBRARY_FOLD(exp, exp, NULL)
LIBRARY_FOLD(exp2, exp2, NULL)
LIBRARY_FOLD(expm1, expm1, NULL)
LIBRARY_FOLD(log, log, float_is_negative)
LIBRARY_FOLD(log10, log10, float_is_negative)
LIBRARY_FOLD(log1p, log1p, is_below_minus_one)
LIBRARY_FOLD(log2, log2, float_is_negative)
LIBRARY_FOLD(round, round, NULL)
LIBRARY_FOLD(sin, sin, NULL)
LIBRARY_FOLD(sinh, sinh, NULL)
LIBRARY_FOLD(sqrt, sqrt, float_is_negative)
LIBRARY_FOLD(tan, tan, NULL)
LIBRARY_FOLD(tanh, tanh, NULL)
LIBRARY_FOLD(trunc, trunc, NULL)
#undef LIBRARY_FOLD

static bool element_atan2(const ElementFolding *folding,
                          const WideInt *operands, WideInt *result) {
  FloatKind kind = element_format(folding);
  FloatBits y = float_bits_from_int(operands[0]);
  FloatBits x = float_bits_from_int(operands[1]);
  FloatBits value;
  if (float_is_zero(kind, y) && float_is_zero(kind, x))
    value = float_from_double(kind, (double)NAN);
  else if (kind == FLOAT_F32)
    value = float_from_f32(atan2f(float_as_f32(y), float_as_f32(x)));
  else if (kind == FLOAT_F64)
    value = float_from_f64(atan2(float_as_f64(y), float_as_f64(x)));
  else
    return false;
  set_float(folding, operands[0].width, value, result);
  return true;
}

FOLD_HOOK(math_fold_atan2) {
  (void)op;
  return give_folded(ctx, constants, element_atan2, results);
}

static bool element_powf(const ElementFolding *folding, const WideInt *operands,
                         WideInt *result) {
  FloatKind kind = element_format(folding);
  FloatBits base = float_bits_from_int(operands[0]);
  FloatBits power = float_bits_from_int(operands[1]);
  FloatBits value;
  if (kind == FLOAT_F32)
    value = float_from_f32(powf(float_as_f32(base), float_as_f32(power)));
  else if (kind == FLOAT_F64)
    value = float_from_f64(pow(float_as_f64(base), float_as_f64(power)));
  else
    return false;
  set_float(folding, operands[0].width, value, result);
  return true;
}

FOLD_HOOK(math_fold_powf) {
  (void)op;
  return give_folded(ctx, constants, element_powf, results);
}

// --- integers ---------------------------------------------------------------

#define ELEMENT(name)                                                          \
  static bool name(const ElementFolding *folding, const WideInt *operands,     \
                   WideInt *result)

ELEMENT(element_absi) {
  *result = operands[0];
  if (wide_int_is_negative(&operands[0]))
    *result = wide_int_neg(folding->arena, operands[0]);
  return true;
}

ELEMENT(element_ctlz) {
  uint32_t width = operands[0].width;
  *result = wide_int_from_u64(folding->arena, width,
                              width - wide_int_active_bits(&operands[0]));
  return true;
}

ELEMENT(element_ctpop) {
  const uint64_t *words = wide_int_words(&operands[0]);
  uint32_t count = 0;
  for (uint32_t i = 0; i < wide_int_num_words(operands[0].width); i++)
    count += (uint32_t)__builtin_popcountll(words[i]);
  *result = wide_int_from_u64(folding->arena, operands[0].width, count);
  return true;
}

ELEMENT(element_cttz) {
  const uint64_t *words = wide_int_words(&operands[0]);
  uint32_t width = operands[0].width;
  uint32_t count = 0;
  while (count < width && !((words[count / 64] >> count % 64) & 1))
    count++;
  *result = wide_int_from_u64(folding->arena, width, count);
  return true;
}

#define INT_FOLD(name)                                                         \
  FOLD_HOOK(math_fold_##name) {                                                \
    return fold_unary(ctx, op, constants, results, element_##name, NULL);      \
  }
INT_FOLD(absi)
INT_FOLD(ctlz)
INT_FOLD(ctpop)
INT_FOLD(cttz)
#undef INT_FOLD

static bool is_odd(const WideInt *number) {
  return wide_int_words(number)[0] & 1;
}

/// 1 / base^-power: 0, unless the base is 1 or -1. There is none for 0.
static bool negative_power(Arena *arena, const WideInt *base,
                           const WideInt *power, WideInt *result) {
  uint32_t width = base->width;
  if (wide_int_is_zero(base))
    return false;
  *result = wide_int_from_u64(arena, width, 0);
  if (wide_int_is_one(base))
    *result = *base;
  else if (wide_int_is_all_ones(base))
    *result = is_odd(power) ? *base : wide_int_from_u64(arena, width, 1);
  return true;
}

/// Each bit of the power costs a multiplication of that width.
static bool is_fast_power(const WideInt *power) {
  return wide_int_folds_division(power) &&
         (uint64_t)power->width * wide_int_active_bits(power) <=
             (uint64_t)64 * WIDE_INT_MAX_DIVIDED;
}

ELEMENT(element_ipowi) {
  Arena *arena = folding->arena;
  WideInt base = operands[0], power = operands[1];
  if (wide_int_is_negative(&power))
    return negative_power(arena, &base, &power, result);
  if (!is_fast_power(&power))
    return false;
  *result = wide_int_from_u64(arena, base.width, 1);
  while (!wide_int_is_zero(&power)) {
    if (is_odd(&power))
      *result = wide_int_mul(arena, *result, base);
    base = wide_int_mul(arena, base, base);
    power = power.width > 1 ? wide_int_lshr(arena, power, 1)
                            : wide_int_from_u64(arena, power.width, 0);
  }
  return true;
}

FOLD_HOOK(math_fold_ipowi) {
  (void)op;
  return give_folded(ctx, constants, element_ipowi, results);
}
