// RUN: mlopt %s -canonicalize | FileCheck %s

// Folds of floats.

// x + -0.0, x - 0.0, x * 1.0, x / 1.0 are x; x + 0.0 is not.
// CHECK-LABEL: func.func @neutral
// CHECK-SAME:    (%[[A:.*]]: f32)
// CHECK-NEXT:    %[[CST0:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[R1:.*]] = arith.addf %[[A]], %[[CST0]] : f32
// CHECK-NEXT:    return %[[A]], %[[A]], %[[A]], %[[A]], %[[R1]] : f32, f32, f32, f32, f32
func.func @neutral(%x: f32) -> (f32, f32, f32, f32, f32) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %o = arith.constant 1.0 : f32
  %0 = arith.addf %n, %x : f32
  %1 = arith.subf %x, %z : f32
  %2 = arith.mulf %x, %o : f32
  %3 = arith.divf %x, %o : f32
  %4 = arith.addf %x, %z : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// x * 0.0 is 0.0 if there are neither NaNs nor signs.
// CHECK-LABEL: func.func @times_zero
// CHECK-SAME:    (%[[A:.*]]: f32)
// CHECK-NEXT:    %[[CST0:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[R1:.*]] = arith.mulf %[[A]], %[[CST0]] fastmath<nnan> : f32
// CHECK-NEXT:    return %[[CST0]], %[[R1]] : f32, f32
func.func @times_zero(%x: f32) -> (f32, f32) {
  %z = arith.constant 0.0 : f32
  %0 = arith.mulf %x, %z fastmath<nnan,nsz> : f32
  %1 = arith.mulf %x, %z fastmath<nnan> : f32
  return %0, %1 : f32, f32
}

// Infinities, NaNs, signs of zero.
// CHECK-LABEL: func.func @special
// CHECK-NEXT:    %[[CST0:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[CST1:.*]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:    %[[CST2:.*]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:    %[[CST3:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:    return %[[CST1]], %[[CST2]], %[[CST0]], %[[CST3]], %[[CST2]] : f32, f32, f32, f32, f32
func.func @special() -> (f32, f32, f32, f32, f32) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %i = arith.constant 0x7F800000 : f32
  %o = arith.constant -1.0 : f32
  %0 = arith.divf %o, %z : f32
  %1 = arith.subf %i, %i : f32
  %2 = arith.addf %z, %n : f32
  %3 = arith.mulf %z, %o : f32
  %4 = arith.remf %o, %z : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// Each format rounds at its own precision.
// CHECK-LABEL: func.func @formats
// CHECK-NEXT:    %[[CST0:.*]] = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT:    %[[CST1:.*]] = arith.constant 3.339840e-01 : bf16
// CHECK-NEXT:    %[[CST2:.*]] = arith.constant 0.333333333333333333342 : f80
// CHECK-NEXT:    %[[CST3:.*]] = arith.constant 0.333333333333333333333333333333333317 : f128
// CHECK-NEXT:    return %[[CST0]], %[[CST1]], %[[CST2]], %[[CST3]] : f8E4M3FN, bf16, f80, f128
func.func @formats() -> (f8E4M3FN, bf16, f80, f128) {
  %a = arith.constant 448.0 : f8E4M3FN
  %0 = arith.addf %a, %a : f8E4M3FN
  %b = arith.constant 1.0 : bf16
  %c = arith.constant 3.0 : bf16
  %1 = arith.divf %b, %c : bf16
  %d = arith.constant 1.0 : f80
  %e = arith.constant 3.0 : f80
  %2 = arith.divf %d, %e : f80
  %g = arith.constant 1.0 : f128
  %h = arith.constant 3.0 : f128
  %3 = arith.divf %g, %h : f128
  return %0, %1, %2, %3 : f8E4M3FN, bf16, f80, f128
}

// Extremes: a NaN wins, or loses where the name ends in num.
// CHECK-LABEL: func.func @extremes
// CHECK-SAME:    (%[[A:.*]]: f32)
// CHECK-NEXT:    %[[CST0:.*]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:    %[[CST1:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:    return %[[CST0]], %[[A]], %[[CST1]], %[[A]] : f32, f32, f32, f32
func.func @extremes(%x: f32) -> (f32, f32, f32, f32) {
  %n = arith.constant 0x7FC00000 : f32
  %z = arith.constant 0.0 : f32
  %m = arith.constant -0.0 : f32
  %0 = arith.maximumf %z, %n : f32
  %1 = arith.maxnumf %x, %n : f32
  %2 = arith.minimumf %z, %m : f32
  %i = arith.constant 0x7F800000 : f32
  %3 = arith.minimumf %x, %i : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// Comparisons with a NaN, whatever the other operand is.
// CHECK-LABEL: func.func @compare_nan
// CHECK-SAME:    (%[[A:.*]]: f32)
// CHECK-NEXT:    %[[TRUE0:.*]] = arith.constant true
// CHECK-NEXT:    %[[FALSE1:.*]] = arith.constant false
// CHECK-NEXT:    return %[[TRUE0]], %[[FALSE1]], %[[TRUE0]] : i1, i1, i1
func.func @compare_nan(%x: f32) -> (i1, i1, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %z = arith.constant 0.0 : f32
  %m = arith.constant -0.0 : f32
  %0 = arith.cmpf ult, %x, %n : f32
  %1 = arith.cmpf oeq, %n, %x : f32
  %2 = arith.cmpf oeq, %z, %m : f32
  return %0, %1, %2 : i1, i1, i1
}

// Casts fold if no digit is lost.
// CHECK-LABEL: func.func @casts
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant 1069547520 : i32
// CHECK-NEXT:    %[[CST1:.*]] = arith.constant 0x4B800000 : f32
// CHECK-NEXT:    %[[CI2:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[CST3:.*]] = arith.constant 0.10000000149011612 : f64
// CHECK-NEXT:    %[[CST4:.*]] = arith.constant -1.289000e+02 : f32
// CHECK-NEXT:    %[[CST5:.*]] = arith.constant 1.000000e-01 : f32
// CHECK-NEXT:    %[[CST6:.*]] = arith.constant 1.500000e+00 : f16
// CHECK-NEXT:    %[[R7:.*]] = arith.truncf %[[CST5]] upward : f32 to f16
// CHECK-NEXT:    %[[R8:.*]] = arith.fptoui %[[CST4]] : f32 to i8
// CHECK-NEXT:    return %[[CST6]], %[[R7]], %[[CST3]], %[[CI2]], %[[R8]], %[[CST1]], %[[CI0]] : f16, f16, f64, i8, i8, f32, i32
func.func @casts() -> (f16, f16, f64, i8, i8, f32, i32) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant 0.1 : f32
  %0 = arith.truncf %a : f32 to f16
  %1 = arith.truncf %b upward : f32 to f16
  %2 = arith.extf %b : f32 to f64
  %c = arith.constant -128.9 : f32
  %3 = arith.fptosi %c : f32 to i8
  %4 = arith.fptoui %c : f32 to i8
  %d = arith.constant 16777217 : i32
  %5 = arith.sitofp %d : i32 to f32
  %6 = arith.bitcast %a : f32 to i32
  return %0, %1, %2, %3, %4, %5, %6 : f16, f16, f64, i8, i8, f32, i32
}

// Casts of casts: exact ones, and those that may be contracted.
// CHECK-LABEL: func.func @casts_of_casts
// CHECK-SAME:    (%[[A:.*]]: f16, %[[B:.*]]: f64, %[[C:.*]]: f64)
// CHECK-NEXT:    %[[R0:.*]] = arith.truncf %[[C]] : f64 to f32
// CHECK-NEXT:    %[[R1:.*]] = arith.extf %[[R0]] : f32 to f64
// CHECK-NEXT:    return %[[A]], %[[B]], %[[R1]] : f16, f64, f64
func.func @casts_of_casts(%x: f16, %y: f64, %z: f64) -> (f16, f64, f64) {
  %0 = arith.extf %x : f16 to f64
  %1 = arith.truncf %0 : f64 to f16
  %2 = arith.truncf %y fastmath<contract> : f64 to f32
  %3 = arith.extf %2 fastmath<contract> : f32 to f64
  %4 = arith.truncf %z : f64 to f32
  %5 = arith.extf %4 : f32 to f64
  return %1, %3, %5 : f16, f64, f64
}

// The least f8E8M0FNU is subnormal in f32, so the two casts are kept.
// CHECK-LABEL: func.func @cast_of_exponent
// CHECK-SAME:    (%[[A:.*]]: f8E8M0FNU)
// CHECK-NEXT:    %[[R0:.*]] = arith.extf %[[A]] : f8E8M0FNU to f32
// CHECK-NEXT:    %[[R1:.*]] = arith.truncf %[[R0]] : f32 to f8E8M0FNU
// CHECK-NEXT:    return %[[R1]], %[[A]] : f8E8M0FNU, f8E8M0FNU
func.func @cast_of_exponent(%x: f8E8M0FNU) -> (f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.extf %x : f8E8M0FNU to f32
  %1 = arith.truncf %0 : f32 to f8E8M0FNU
  %2 = arith.extf %x : f8E8M0FNU to f64
  %3 = arith.truncf %2 : f64 to f8E8M0FNU
  return %1, %3 : f8E8M0FNU, f8E8M0FNU
}

// A format without NaN and infinity has zero in their place, but the largest
// number for an overflow.
// CHECK-LABEL: func.func @without_nan
// CHECK-DAG:     %[[DIV:.*]] = arith.constant dense<[0.000000e+00, 0.000000e+00, 0.000000e+00, -0.000000e+00]> : vector<4xf4E2M1FN>
// CHECK-DAG:     %[[REM:.*]] = arith.constant dense<0.000000e+00> : vector<4xf4E2M1FN>
// CHECK-DAG:     %[[MUL:.*]] = arith.constant dense<[-7.500000e+00, 7.500000e+00]> : vector<2xf6E2M3FN>
// CHECK:         return %[[DIV]], %[[REM]], %[[MUL]]
func.func @without_nan() -> (vector<4xf4E2M1FN>, vector<4xf4E2M1FN>, vector<2xf6E2M3FN>) {
  %a = arith.constant dense<[0.0, -0.0, 1.0, -6.0]> : vector<4xf4E2M1FN>
  %z = arith.constant dense<0.0> : vector<4xf4E2M1FN>
  %0 = arith.divf %a, %z : vector<4xf4E2M1FN>
  %1 = arith.remf %a, %z : vector<4xf4E2M1FN>
  %b = arith.constant dense<[-4.0, 7.0]> : vector<2xf6E2M3FN>
  %c = arith.constant dense<[2.0, 1.5]> : vector<2xf6E2M3FN>
  %2 = arith.mulf %b, %c : vector<2xf6E2M3FN>
  return %0, %1, %2 : vector<4xf4E2M1FN>, vector<4xf4E2M1FN>, vector<2xf6E2M3FN>
}
