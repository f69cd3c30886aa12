// RUN: mlopt %s -canonicalize | FileCheck %s

// Folds and patterns.

// CHECK-LABEL: func.func @sums
// CHECK-SAME:    (%[[A0:.*]]: complex<f32>, %[[A1:.*]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>)
// CHECK-NEXT:    %[[VCST:.*]] = complex.constant [0.000000e+00 : f32, -0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:    %[[V0:.*]] = complex.add %[[A0]], %[[A1]] : complex<f32>
// CHECK-NEXT:    %[[V1:.*]] = complex.sub %[[V0]], %[[A0]] : complex<f32>
// CHECK-NEXT:    %[[V2:.*]] = complex.add %[[VCST]], %[[A0]] : complex<f32>
// CHECK-NEXT:    return %[[A0]], %[[A0]], %[[A0]], %[[V1]], %[[V2]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
func.func @sums(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.add %0, %b : complex<f32>
  %2 = complex.add %b, %0 : complex<f32>
  %3 = complex.add %a, %b : complex<f32>
  %4 = complex.sub %3, %b : complex<f32>
  %5 = complex.sub %3, %a : complex<f32>
  %6 = complex.add %zero, %a : complex<f32>
  return %1, %2, %4, %5, %6 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
// CHECK-LABEL: func.func @constants
// CHECK-SAME:    (%[[A0:.*]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>)
// CHECK-NEXT:    %[[VCST:.*]] = complex.constant [1.000000e+00 : f32, -0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:    %[[V0:.*]] = complex.mul %[[VCST]], %[[A0]] : complex<f32>
// CHECK-NEXT:    return %[[A0]], %[[A0]], %[[A0]], %[[A0]], %[[V0]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
func.func @constants(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %a, %zero : complex<f32>
  %1 = complex.sub %a, %zero : complex<f32>
  %2 = complex.mul %a, %one : complex<f32>
  %3 = complex.div %a, %one : complex<f32>
  %4 = complex.mul %one, %a : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
// CHECK-LABEL: func.func @inverses
// CHECK-SAME:    (%[[A0:.*]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>)
// CHECK-NEXT:    return %[[A0]], %[[A0]], %[[A0]], %[[A0]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>
func.func @inverses(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.conj %a : complex<f32>
  %3 = complex.conj %2 : complex<f32>
  %4 = complex.exp %a : complex<f32>
  %5 = complex.log %4 : complex<f32>
  %6 = complex.log %a : complex<f32>
  %7 = complex.exp %6 : complex<f32>
  return %1, %3, %5, %7 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
// CHECK-LABEL: func.func @parts
// CHECK-SAME:    (%[[A0:.*]]: complex<f32>, %[[A1:.*]]: f32, %[[A2:.*]]: f32) -> (f32, f32, complex<f32>, f32, f32, f32)
// CHECK-NEXT:    %[[VCST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V0:.*]] = complex.create %[[A1]], %[[A2]] : complex<f32>
// CHECK-NEXT:    %[[V1:.*]] = arith.negf %[[A1]] : f32
// CHECK-NEXT:    %[[V2:.*]] = arith.negf %[[A2]] : f32
// CHECK-NEXT:    %[[V3:.*]] = complex.conj %[[V0]] : complex<f32>
// CHECK-NEXT:    %[[V4:.*]] = complex.im %[[V3]] : complex<f32>
// CHECK-NEXT:    return %[[VCST]], %[[A2]], %[[A0]], %[[V1]], %[[V2]], %[[V4]] : f32, f32, complex<f32>, f32, f32, f32
func.func @parts(%a: complex<f32>, %f: f32, %g: f32) -> (f32, f32, complex<f32>, f32, f32, f32) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.create %f, %g : complex<f32>
  %3 = complex.im %2 : complex<f32>
  %4 = complex.re %a : complex<f32>
  %5 = complex.im %a : complex<f32>
  %6 = complex.create %4, %5 : complex<f32>
  %7 = complex.neg %2 : complex<f32>
  %8 = complex.re %7 : complex<f32>
  %9 = complex.im %7 : complex<f32>
  %10 = complex.conj %2 : complex<f32>
  %11 = complex.im %10 : complex<f32>
  return %1, %3, %6, %8, %9, %11 : f32, f32, complex<f32>, f32, f32, f32
}
// CHECK-LABEL: func.func @bitcasts
// CHECK-SAME:    (%[[A0:.*]]: complex<f32>, %[[A1:.*]]: i64) -> (complex<f32>, complex<f32>, f64, f64, complex<f32>)
// CHECK-NEXT:    %[[V0:.*]] = complex.bitcast %[[A0]] : complex<f32> to f64
// CHECK-NEXT:    %[[V1:.*]] = arith.bitcast %[[A1]] : i64 to f64
// CHECK-NEXT:    %[[V2:.*]] = complex.bitcast %[[A1]] : i64 to complex<f32>
// CHECK-NEXT:    return %[[A0]], %[[A0]], %[[V0]], %[[V1]], %[[V2]] : complex<f32>, complex<f32>, f64, f64, complex<f32>
func.func @bitcasts(%a: complex<f32>, %i: i64) -> (complex<f32>, complex<f32>, f64, f64, complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to complex<f32>
  %1 = complex.bitcast %a : complex<f32> to i64
  %2 = complex.bitcast %1 : i64 to complex<f32>
  %3 = arith.bitcast %1 : i64 to f64
  %4 = complex.bitcast %i : i64 to complex<f32>
  %5 = complex.bitcast %4 : complex<f32> to f64
  %6 = arith.bitcast %i : i64 to f64
  %7 = complex.bitcast %6 : f64 to complex<f32>
  return %0, %2, %3, %5, %7 : complex<f32>, complex<f32>, f64, f64, complex<f32>
}
