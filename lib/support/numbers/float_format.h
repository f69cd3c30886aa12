// SPDX-License-Identifier: Apache-2.0
// Floating point formats: every float type that MLIR has, as bits. Follows
// llvm::APFloat.
#ifndef MLOPT_SUPPORT_NUMBERS_FLOAT_FORMAT_H
#define MLOPT_SUPPORT_NUMBERS_FLOAT_FORMAT_H

#include <stdbool.h>
#include <stdint.h>

#include "support/numbers/u128.h"
#include "support/stream.h"
#include "support/string_ref.h"

/// What the all-ones exponent (or its absence) means.
typedef enum FloatSpecials {
  FLOAT_IEEE,          ///< Infinities and NaNs as in IEEE 754.
  FLOAT_NAN_ALL_ONES,  ///< …FN: no infinity; exponent and fraction all ones:
                       ///< NaN.
  FLOAT_NAN_NEG_ZERO,  ///< …FNUZ: no infinity, no -0; its pattern is the NaN.
  FLOAT_FINITE,        ///< Neither.
  FLOAT_EXPONENT_ONLY, ///< f8E8M0FNU: no sign, no zero; 0xFF is NaN.
} FloatSpecials;

/// Enumerator, MLIR keyword, storage bits, exponent bits, fraction bits
/// (f80: with the explicit leading one, 64), exponent bias, specials.
#define FLOAT_FORMATS(FORMAT)                                                  \
  FORMAT(F4E2M1FN, "f4E2M1FN", 4, 2, 1, 1, FINITE)                             \
  FORMAT(F6E2M3FN, "f6E2M3FN", 6, 2, 3, 1, FINITE)                             \
  FORMAT(F6E3M2FN, "f6E3M2FN", 6, 3, 2, 3, FINITE)                             \
  FORMAT(F8E5M2, "f8E5M2", 8, 5, 2, 15, IEEE)                                  \
  FORMAT(F8E4M3, "f8E4M3", 8, 4, 3, 7, IEEE)                                   \
  FORMAT(F8E4M3FN, "f8E4M3FN", 8, 4, 3, 7, NAN_ALL_ONES)                       \
  FORMAT(F8E5M2FNUZ, "f8E5M2FNUZ", 8, 5, 2, 16, NAN_NEG_ZERO)                  \
  FORMAT(F8E4M3FNUZ, "f8E4M3FNUZ", 8, 4, 3, 8, NAN_NEG_ZERO)                   \
  FORMAT(F8E4M3B11FNUZ, "f8E4M3B11FNUZ", 8, 4, 3, 11, NAN_NEG_ZERO)            \
  FORMAT(F8E3M4, "f8E3M4", 8, 3, 4, 3, IEEE)                                   \
  FORMAT(F8E8M0FNU, "f8E8M0FNU", 8, 8, 0, 127, EXPONENT_ONLY)                  \
  FORMAT(BF16, "bf16", 16, 8, 7, 127, IEEE)                                    \
  FORMAT(F16, "f16", 16, 5, 10, 15, IEEE)                                      \
  FORMAT(TF32, "tf32", 19, 8, 10, 127, IEEE)                                   \
  FORMAT(F32, "f32", 32, 8, 23, 127, IEEE)                                     \
  FORMAT(F64, "f64", 64, 11, 52, 1023, IEEE)                                   \
  FORMAT(F80, "f80", 80, 15, 64, 16383, IEEE)                                  \
  FORMAT(F128, "f128", 128, 15, 112, 16383, IEEE)

typedef enum FloatKind {
#define FORMAT(ID, KEYWORD, BITS, EXPONENT, FRACTION, BIAS, SPECIALS)          \
  FLOAT_##ID,
  FLOAT_FORMATS(FORMAT)
#undef FORMAT
      FLOAT_NUM_KINDS
} FloatKind;

typedef struct FloatFormat {
  StringRef keyword;
  uint8_t bits;
  uint8_t exponent_bits;
  uint8_t fraction_bits;
  int32_t bias;
  FloatSpecials specials;
} FloatFormat;

extern const FloatFormat float_formats[FLOAT_NUM_KINDS];

/// A number in one of the formats; bits above the format's are zero.
typedef U128 FloatBits;

/// Reads a decimal literal (`-`?, digits, fraction, exponent), rounding to the
/// nearest, ties to even. An overflow gives infinity, or the largest number (or
/// NaN) of a format without it, as in APFloat. False if `text` is something
/// else.
bool float_parse(FloatKind kind, StringRef text, FloatBits *bits);

/// Rounds to the nearest, ties to even.
FloatBits float_from_double(FloatKind kind, double value);
/// Rounds to the nearest where `kind` is wider than a double.
double float_to_double(FloatKind kind, FloatBits bits);
/// `bits` of format `from` in format `to`, rounded to nearest even.
/// `*loses_info` (may be NULL) says if that changed the number.
FloatBits float_convert(FloatKind from, FloatBits bits, FloatKind to,
                        bool *loses_info);

/// The number in the pattern that arithmetic gives it: f80 has several patterns
/// for one number.
FloatBits float_canonical(FloatKind kind, FloatBits bits);

/// True for quiet and signaling NaNs, with any payload.
bool float_is_nan(FloatKind kind, FloatBits bits);
/// True for either sign, and never for formats without infinities.
bool float_is_infinity(FloatKind kind, FloatBits bits);
/// The sign bit, that of zeros and NaNs included. False for formats without a
/// sign.
bool float_is_negative(FloatKind kind, FloatBits bits);
/// True for +0 and -0.
bool float_is_zero(FloatKind kind, FloatBits bits);
static inline bool float_bits_equal(FloatBits lhs, FloatBits rhs) {
  return lhs.low == rhs.low && lhs.high == rhs.high;
}

/// With six digits after the point, `3.333333e-01`, as "%e" prints it in the C
/// locale. False, and nothing is written, if it is no finite number.
bool float_print_rounded(Stream *stream, FloatKind kind, FloatBits bits);

/// The first of MLIR's spellings, `1.500000e+00`, if it reads back as the same
/// number; else false, and nothing is written.
bool float_print_short(Stream *stream, FloatKind kind, FloatBits bits);

/// The shortest of MLIR's spellings that reads back as the same number:
/// `1.500000e+00` (six digits), else with all digits needed, else hexadecimal
/// bits (`0x7FC00000`). Follows mlir::AsmPrinter's printFloat.
void float_print(Stream *stream, FloatKind kind, FloatBits bits);

#endif
