// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Every operation in custom form; properties in generic form.

// GENERIC: "math.absf"({{.*}}) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: "math.sincos"({{.*}}) <{fastmath = #arith.fastmath<afn>}> : (vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>)
// GENERIC: "math.isinf"({{.*}}) <{fastmath = #arith.fastmath<nnan>}> : (vector<2xf64>) -> vector<2xi1>
// GENERIC: "math.absi"({{.*}}) : (i32) -> i32

// CHECK-LABEL: func.func @floats
// CHECK-SAME:    (%[[A0:.*]]: f32, %[[A1:.*]]: f64, %[[A2:.*]]: vector<2x3xf32>)
// CHECK-NEXT:    %[[V0:.*]] = math.absf %[[A0]] : f32
// CHECK-NEXT:    %[[V1:.*]] = math.acos %[[A0]] fastmath<fast> : f32
// CHECK-NEXT:    %[[V2:.*]] = math.acosh %[[A0]] : f32
// CHECK-NEXT:    %[[V3:.*]] = math.asin %[[A0]] : f32
// CHECK-NEXT:    %[[V4:.*]] = math.asinh %[[A0]] : f32
// CHECK-NEXT:    %[[V5:.*]] = math.atan %[[A0]] : f32
// CHECK-NEXT:    %[[V6:.*]] = math.atanh %[[A0]] : f32
// CHECK-NEXT:    %[[V7:.*]] = math.cbrt %[[A0]] : f32
// CHECK-NEXT:    %[[V8:.*]] = math.ceil %[[A0]] : f32
// CHECK-NEXT:    %[[V9:.*]] = math.cos %[[A0]] : f32
// CHECK-NEXT:    %[[V10:.*]] = math.cosh %[[A0]] : f32
// CHECK-NEXT:    %[[V11:.*]] = math.erf %[[A0]] : f32
// CHECK-NEXT:    %[[V12:.*]] = math.erfc %[[A0]] : f32
// CHECK-NEXT:    %[[V13:.*]] = math.exp %[[A2]] fastmath<nnan,contract> {note} : vector<2x3xf32>
// CHECK-NEXT:    %[[V14:.*]] = math.exp2 %[[A0]] : f32
// CHECK-NEXT:    %[[V15:.*]] = math.expm1 %[[A0]] : f32
// CHECK-NEXT:    %[[V16:.*]] = math.floor %[[A0]] : f32
// CHECK-NEXT:    %[[V17:.*]] = math.log %[[A1]] : f64
// CHECK-NEXT:    %[[V18:.*]] = math.log10 %[[A1]] : f64
// CHECK-NEXT:    %[[V19:.*]] = math.log1p %[[A1]] : f64
// CHECK-NEXT:    %[[V20:.*]] = math.log2 %[[A1]] : f64
// CHECK-NEXT:    %[[V21:.*]] = math.round %[[A0]] : f32
// CHECK-NEXT:    %[[V22:.*]] = math.roundeven %[[A0]] : f32
// CHECK-NEXT:    %[[V23:.*]] = math.rsqrt %[[A0]] : f32
// CHECK-NEXT:    %[[V24:.*]] = math.sin %[[A0]] : f32
// CHECK-NEXT:    %[[V25:.*]] = math.sinh %[[A0]] : f32
// CHECK-NEXT:    %[[V26:.*]] = math.sqrt %[[A0]] : f32
// CHECK-NEXT:    %[[V27:.*]] = math.tan %[[A0]] : f32
// CHECK-NEXT:    %[[V28:.*]] = math.tanh %[[A0]] : f32
// CHECK-NEXT:    %[[V29:.*]] = math.trunc %[[A0]] : f32
// CHECK-NEXT:    %[[VSIN:.*]], %[[VCOS:.*]] = math.sincos %[[A2]] fastmath<afn> : vector<2x3xf32>
// CHECK-NEXT:    return
func.func @floats(%f: f32, %d: f64, %v: vector<2x3xf32>) {
  %0 = math.absf %f : f32
  %1 = math.acos %f fastmath<fast> : f32
  %2 = math.acosh %f : f32
  %3 = math.asin %f : f32
  %4 = math.asinh %f : f32
  %5 = math.atan %f : f32
  %6 = math.atanh %f : f32
  %7 = math.cbrt %f : f32
  %8 = math.ceil %f : f32
  %9 = math.cos %f : f32
  %10 = math.cosh %f : f32
  %11 = math.erf %f : f32
  %12 = math.erfc %f : f32
  %13 = math.exp %v fastmath<nnan,contract> {note} : vector<2x3xf32>
  %14 = math.exp2 %f : f32
  %15 = math.expm1 %f : f32
  %16 = math.floor %f : f32
  %17 = math.log %d : f64
  %18 = math.log10 %d : f64
  %19 = math.log1p %d : f64
  %20 = math.log2 %d : f64
  %21 = math.round %f : f32
  %22 = math.roundeven %f : f32
  %23 = math.rsqrt %f : f32
  %24 = math.sin %f : f32
  %25 = math.sinh %f : f32
  %26 = math.sqrt %f : f32
  %27 = math.tan %f : f32
  %28 = math.tanh %f : f32
  %29 = math.trunc %f fastmath<none> : f32
  %30, %31 = math.sincos %v fastmath<afn> : vector<2x3xf32>
  return
}
// CHECK-LABEL: func.func @several
// CHECK-SAME:    (%[[A0:.*]]: f32, %[[A1:.*]]: i32, %[[A2:.*]]: vector<4xf32>, %[[A3:.*]]: vector<4xi8>)
// CHECK-NEXT:    %[[V0:.*]] = math.atan2 %[[A0]], %[[A0]] : f32
// CHECK-NEXT:    %[[V1:.*]] = math.copysign %[[A0]], %[[A0]] fastmath<nsz> : f32
// CHECK-NEXT:    %[[V2:.*]] = math.powf %[[A2]], %[[A2]] : vector<4xf32>
// CHECK-NEXT:    %[[V3:.*]] = math.fma %[[A0]], %[[A0]], %[[A0]] fastmath<reassoc> {note} : f32
// CHECK-NEXT:    %[[V4:.*]] = math.clampf %[[A0]] to [%[[A0]], %[[A0]]] fastmath<fast> {note} : f32
// CHECK-NEXT:    %[[V5:.*]] = math.fpowi %[[A0]], %[[A1]] : f32, i32
// CHECK-NEXT:    %[[V6:.*]] = math.fpowi %[[A2]], %[[A3]] fastmath<fast> {note} : vector<4xf32>, vector<4xi8>
// CHECK-NEXT:    return
func.func @several(%f: f32, %i: i32, %v: vector<4xf32>, %w: vector<4xi8>) {
  %0 = math.atan2 %f, %f : f32
  %1 = math.copysign %f, %f fastmath<nsz> : f32
  %2 = math.powf %v, %v : vector<4xf32>
  %3 = math.fma %f, %f, %f fastmath<reassoc> {note} : f32
  %4 = math.clampf %f to [%f, %f] fastmath<fast> {note} : f32
  %5 = math.fpowi %f, %i : f32, i32
  %6 = math.fpowi %v, %w fastmath<fast> {note} : vector<4xf32>, vector<4xi8>
  return
}
// CHECK-LABEL: func.func @classes
// CHECK-SAME:    (%[[A0:.*]]: f32, %[[A1:.*]]: vector<2xf64>, %[[A2:.*]]: tensor<?xbf16>)
// CHECK-NEXT:    %[[V0:.*]] = math.isfinite %[[A0]] : f32
// CHECK-NEXT:    %[[V1:.*]] = math.isinf %[[A1]] {fastmath = #arith.fastmath<nnan>} : vector<2xf64>
// CHECK-NEXT:    %[[V2:.*]] = math.isnan %[[A2]] : tensor<?xbf16>
// CHECK-NEXT:    %[[V3:.*]] = math.isnormal %[[A0]] {note} : f32
// CHECK-NEXT:    return
func.func @classes(%f: f32, %v: vector<2xf64>, %t: tensor<?xbf16>) {
  %0 = math.isfinite %f : f32
  %1 = math.isinf %v {fastmath = #arith.fastmath<nnan>} : vector<2xf64>
  %2 = math.isnan %t {fastmath = #arith.fastmath<none>} : tensor<?xbf16>
  %3 = math.isnormal %f {note} : f32
  return
}
// CHECK-LABEL: func.func @integers
// CHECK-SAME:    (%[[A0:.*]]: i32, %[[A1:.*]]: index, %[[A2:.*]]: vector<2x3xi8>)
// CHECK-NEXT:    %[[V0:.*]] = math.absi %[[A0]] : i32
// CHECK-NEXT:    %[[V1:.*]] = math.ctlz %[[A1]] {note} : index
// CHECK-NEXT:    %[[V2:.*]] = math.ctpop %[[A2]] : vector<2x3xi8>
// CHECK-NEXT:    %[[V3:.*]] = math.cttz %[[A0]] : i32
// CHECK-NEXT:    %[[V4:.*]] = math.ipowi %[[A0]], %[[A0]] : i32
// CHECK-NEXT:    return
func.func @integers(%i: i32, %x: index, %v: vector<2x3xi8>) {
  %0 = math.absi %i : i32
  %1 = math.ctlz %x {note} : index
  %2 = math.ctpop %v : vector<2x3xi8>
  %3 = math.cttz %i : i32
  %4 = math.ipowi %i, %i : i32
  return
}
