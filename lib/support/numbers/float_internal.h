// SPDX-License-Identifier: Apache-2.0
// What the files about floating point share: numbers taken out of their format.
#ifndef MLOPT_SUPPORT_NUMBERS_FLOAT_INTERNAL_H
#define MLOPT_SUPPORT_NUMBERS_FLOAT_INTERNAL_H

#include "support/numbers/float_format.h"

typedef enum FloatClass {
  FLOAT_CLASS_ZERO,
  FLOAT_CLASS_NUMBER,
  FLOAT_CLASS_INFINITY,
  FLOAT_CLASS_NAN,
} FloatClass;

/// A number is significand * 2^exponent; of a NaN, `significand` is the
/// fraction.
typedef struct FloatParts {
  U128 significand;
  int32_t exponent;
  FloatClass class;
  bool is_negative;
} FloatParts;

/// Bits of the significand, the leading one included.
unsigned float_precision(FloatKind kind);

/// Splits `bits`. The significand has the leading one where the format leaves
/// it out, so normal and subnormal numbers look alike.
FloatParts float_unpack(FloatKind kind, FloatBits bits);

/// Rounds a finite number to `kind`. With `sticky`, there is a bit more to the
/// number than `parts` says; then the significand has at least two bits more
/// than the format.
FloatBits float_round(FloatKind kind, FloatParts parts, bool sticky);

/// What an overflow gives: infinity, NaN, or the largest number.
FloatBits float_overflow(FloatKind kind, bool is_negative);

/// A quiet NaN without payload.
FloatBits float_nan(FloatKind kind, bool is_negative);
/// `nan` with its quiet bit set.
FloatBits float_quiet(FloatKind kind, FloatBits nan);
/// Is it a NaN whose quiet bit is clear? Never true for formats with a single
/// NaN.
bool float_is_signaling(FloatKind kind, FloatBits bits);

#endif
