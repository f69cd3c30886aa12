// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Every operation in custom form; properties in generic form.

// GENERIC: "complex.constant"() <{value = [1.000000e+00 : f32, -0.000000e+00 : f32]}> {note} : () -> complex<f32>
// GENERIC: "complex.add"({{.*}}) <{fastmath = #arith.fastmath<nnan,contract>}>
// GENERIC: "complex.powi"(%{{.*}}, %{{.*}}) : (complex<f32>, i32) -> complex<f32>
// GENERIC: "complex.powi"({{.*}}) <{fastmath = #arith.fastmath<none>}>

// CHECK-LABEL: func.func @parts
// CHECK-SAME:    (%[[A0:.*]]: f32, %[[A1:.*]]: complex<f32>, %[[A2:.*]]: i64)
// CHECK-NEXT:    %[[V0:.*]] = complex.create %[[A0]], %[[A0]] {note} : complex<f32>
// CHECK-NEXT:    %[[V1:.*]] = complex.re %[[A1]] : complex<f32>
// CHECK-NEXT:    %[[V2:.*]] = complex.im %[[A1]] fastmath<nnan> : complex<f32>
// CHECK-NEXT:    %[[V3:.*]] = complex.abs %[[A1]] : complex<f32>
// CHECK-NEXT:    %[[V4:.*]] = complex.angle %[[A1]] {note} : complex<f32>
// CHECK-NEXT:    %[[V5:.*]] = complex.bitcast %[[A1]] : complex<f32> to i64
// CHECK-NEXT:    %[[V6:.*]] = complex.bitcast %[[A2]] {note} : i64 to complex<f32>
// CHECK-NEXT:    %[[VCST:.*]] = complex.constant [1.000000e+00 : f32, -0.000000e+00 : f32] {note} : complex<f32>
// CHECK-NEXT:    %[[VCST_0:.*]] = complex.constant [1.000000e+00, 2.000000e+00] : complex<f64>
// CHECK-NEXT:    %[[VCST_1:.*]] = complex.constant [1 : i8, 2 : i8] : complex<i8>
// CHECK-NEXT:    return
func.func @parts(%f: f32, %c: complex<f32>, %i: i64) {
  %0 = complex.create %f, %f {note} : complex<f32>
  %1 = complex.re %c : complex<f32>
  %2 = complex.im %c fastmath<nnan> : complex<f32>
  %3 = complex.abs %c : complex<f32>
  %4 = complex.angle %c {note} : complex<f32>
  %5 = complex.bitcast %c : complex<f32> to i64
  %6 = complex.bitcast %i {note} : i64 to complex<f32>
  %7 = complex.constant [1.0 : f32, -0.0 : f32] {note} : complex<f32>
  %8 = complex.constant [1.0, 2.0] : complex<f64>
  %9 = complex.constant [1 : i8, 2 : i8] : complex<i8>
  return
}
// CHECK-LABEL: func.func @unary
// CHECK-SAME:    (%[[A0:.*]]: complex<f64>)
// CHECK-NEXT:    %[[V0:.*]] = complex.conj %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V1:.*]] = complex.cos %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V2:.*]] = complex.exp %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V3:.*]] = complex.expm1 %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V4:.*]] = complex.log %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V5:.*]] = complex.log1p %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V6:.*]] = complex.neg %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V7:.*]] = complex.rsqrt %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V8:.*]] = complex.sign %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V9:.*]] = complex.sin %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V10:.*]] = complex.sqrt %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V11:.*]] = complex.tan %[[A0]] : complex<f64>
// CHECK-NEXT:    %[[V12:.*]] = complex.tanh %[[A0]] fastmath<fast> {note} : complex<f64>
// CHECK-NEXT:    return
func.func @unary(%c: complex<f64>) {
  %0 = complex.conj %c : complex<f64>
  %1 = complex.cos %c : complex<f64>
  %2 = complex.exp %c : complex<f64>
  %3 = complex.expm1 %c : complex<f64>
  %4 = complex.log %c : complex<f64>
  %5 = complex.log1p %c : complex<f64>
  %6 = complex.neg %c : complex<f64>
  %7 = complex.rsqrt %c : complex<f64>
  %8 = complex.sign %c : complex<f64>
  %9 = complex.sin %c : complex<f64>
  %10 = complex.sqrt %c : complex<f64>
  %11 = complex.tan %c : complex<f64>
  %12 = complex.tanh %c fastmath<fast> {note} : complex<f64>
  return
}
// CHECK-LABEL: func.func @binary
// CHECK-SAME:    (%[[A0:.*]]: complex<f32>, %[[A1:.*]]: i32)
// CHECK-NEXT:    %[[V0:.*]] = complex.add %[[A0]], %[[A0]] fastmath<nnan,contract> : complex<f32>
// CHECK-NEXT:    %[[V1:.*]] = complex.atan2 %[[A0]], %[[A0]] : complex<f32>
// CHECK-NEXT:    %[[V2:.*]] = complex.div %[[A0]], %[[A0]] : complex<f32>
// CHECK-NEXT:    %[[V3:.*]] = complex.mul %[[A0]], %[[A0]] : complex<f32>
// CHECK-NEXT:    %[[V4:.*]] = complex.pow %[[A0]], %[[A0]] : complex<f32>
// CHECK-NEXT:    %[[V5:.*]] = complex.sub %[[A0]], %[[A0]] : complex<f32>
// CHECK-NEXT:    %[[V6:.*]] = complex.eq %[[A0]], %[[A0]] : complex<f32>
// CHECK-NEXT:    %[[V7:.*]] = complex.neq %[[A0]], %[[A0]] {note} : complex<f32>
// CHECK-NEXT:    %[[V8:.*]] = complex.powi %[[A0]], %[[A1]] : complex<f32>, i32
// CHECK-NEXT:    %[[V9:.*]] = complex.powi %[[A0]], %[[A1]] fastmath<none> : complex<f32>, i32
// CHECK-NEXT:    return
func.func @binary(%c: complex<f32>, %i: i32) {
  %0 = complex.add %c, %c fastmath<nnan,contract> : complex<f32>
  %1 = complex.atan2 %c, %c : complex<f32>
  %2 = complex.div %c, %c : complex<f32>
  %3 = complex.mul %c, %c : complex<f32>
  %4 = complex.pow %c, %c : complex<f32>
  %5 = complex.sub %c, %c fastmath<none> : complex<f32>
  %6 = complex.eq %c, %c : complex<f32>
  %7 = complex.neq %c, %c {note} : complex<f32>
  %8 = complex.powi %c, %i : complex<f32>, i32
  %9 = complex.powi %c, %i fastmath<none> : complex<f32>, i32
  return
}
