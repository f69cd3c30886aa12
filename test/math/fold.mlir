// RUN: mlopt %s -canonicalize | FileCheck %s

// Constants.

// Every format, rounded exactly.
// CHECK-LABEL: func.func @exact
// CHECK-NEXT:    %[[VCST:.*]] = arith.constant 1.500000e+00 : f16
// CHECK-NEXT:    %[[VCST_0:.*]] = arith.constant 2.000000e+00 : bf16
// CHECK-NEXT:    %[[VCST_1:.*]] = arith.constant 2.000000e+00 : f80
// CHECK-NEXT:    %[[VCST_2:.*]] = arith.constant -1.000000e+00 : f8E5M2
// CHECK-NEXT:    %[[VCST_3:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:    %[[VCST_4:.*]] = arith.constant 0x7FC00001 : f32
// CHECK-NEXT:    %[[VCST_5:.*]] = arith.constant -3.000000e+00 : f32
// CHECK-NEXT:    return %[[VCST]], %[[VCST_0]], %[[VCST_1]], %[[VCST_2]], %[[VCST_3]], %[[VCST_4]], %[[VCST_5]] : f16, bf16, f80, f8E5M2, f32, f32, f32
func.func @exact() -> (f16, bf16, f80, f8E5M2, f32, f32, f32) {
  %0 = arith.constant -1.5 : f16
  %1 = math.absf %0 : f16
  %2 = arith.constant 2.5 : bf16
  %3 = math.roundeven %2 : bf16
  %4 = arith.constant 1.25 : f80
  %5 = math.ceil %4 : f80
  %6 = arith.constant -0.75 : f8E5M2
  %7 = math.floor %6 : f8E5M2
  %8 = arith.constant -0.25 : f32
  %9 = math.ceil %8 : f32
  %10 = arith.constant 0x7F800001 : f32
  %11 = math.floor %10 : f32
  %12 = arith.constant 3.0 : f32
  %13 = math.copysign %12, %8 : f32
  return %1, %3, %5, %7, %9, %11, %13 : f16, bf16, f80, f8E5M2, f32, f32, f32
}
// f32 and f64 only.
// CHECK-LABEL: func.func @library
// CHECK-NEXT:    %[[VCST:.*]] = arith.constant 5.000000e-01 : f16
// CHECK-NEXT:    %[[VCST_0:.*]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    %[[VCST_1:.*]] = arith.constant 0.52359879 : f32
// CHECK-NEXT:    %[[VCST_2:.*]] = arith.constant 4.000000e+00 : f64
// CHECK-NEXT:    %[[VCST_3:.*]] = arith.constant dense<[1.000000e+00, 2.71828175]> : vector<2xf32>
// CHECK-NEXT:    %[[V0:.*]] = math.sin %[[VCST]] : f16
// CHECK-NEXT:    %[[V1:.*]] = math.cbrt %[[VCST_0]] : f32
// CHECK-NEXT:    %[[V2:.*]] = math.rsqrt %[[VCST_0]] : f32
// CHECK-NEXT:    return %[[VCST_1]], %[[VCST_2]], %[[VCST_3]], %[[V0]], %[[V1]], %[[V2]] : f32, f64, vector<2xf32>, f16, f32, f32
func.func @library() -> (f32, f64, vector<2xf32>, f16, f32, f32) {
  %0 = arith.constant 0.5 : f32
  %1 = math.asin %0 : f32
  %2 = arith.constant 2.0 : f64
  %3 = math.powf %2, %2 : f64
  %4 = arith.constant dense<[0.0, 1.0]> : vector<2xf32>
  %5 = math.exp %4 : vector<2xf32>
  %6 = arith.constant 0.5 : f16
  %7 = math.sin %6 : f16
  %8 = math.cbrt %0 : f32
  %9 = math.rsqrt %0 : f32
  return %1, %3, %5, %7, %8, %9 : f32, f64, vector<2xf32>, f16, f32, f32
}
// Not of negative numbers.
// CHECK-LABEL: func.func @negative
// CHECK-NEXT:    %[[VCST:.*]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:    %[[VCST_0:.*]] = arith.constant -1.500000e+00 : f32
// CHECK-NEXT:    %[[VCST_1:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:    %[[V0:.*]] = math.sqrt %[[VCST_1]] : f32
// CHECK-NEXT:    %[[V1:.*]] = math.log %[[VCST_1]] : f32
// CHECK-NEXT:    %[[V2:.*]] = math.log1p %[[VCST_0]] : f32
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[VCST]] : f32, f32, f32, f32
func.func @negative() -> (f32, f32, f32, f32) {
  %0 = arith.constant -0.0 : f32
  %1 = math.sqrt %0 : f32
  %2 = math.log %0 : f32
  %3 = arith.constant -1.5 : f32
  %4 = math.log1p %3 : f32
  %5 = math.atan2 %0, %0 : f32
  return %1, %2, %4, %5 : f32, f32, f32, f32
}
// Scalars and splats.
// CHECK-LABEL: func.func @classes
// CHECK-NEXT:    %[[VCST:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:    %[[VFALSE:.*]] = arith.constant false
// CHECK-NEXT:    %[[VTRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[VCST_0:.*]] = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT:    %[[V0:.*]] = math.isnan %[[VCST]] : vector<2xf32>
// CHECK-NEXT:    return %[[VFALSE]], %[[VTRUE]], %[[VCST_0]], %[[V0]], %[[VTRUE]] : i1, i1, vector<2xi1>, vector<2xi1>, i1
func.func @classes() -> (i1, i1, vector<2xi1>, vector<2xi1>, i1) {
  %0 = arith.constant 0x00000001 : f32
  %1 = math.isnormal %0 : f32
  %2 = math.isfinite %0 : f32
  %3 = arith.constant dense<1.0> : vector<2xf32>
  %4 = math.isnan %3 : vector<2xf32>
  %5 = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %6 = math.isnan %5 : vector<2xf32>
  %7 = arith.constant 0xFF800000 : f32
  %8 = math.isinf %7 : f32
  return %1, %2, %4, %6, %8 : i1, i1, vector<2xi1>, vector<2xi1>, i1
}
// CHECK-LABEL: func.func @integers
// CHECK-NEXT:    %[[VC_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[VC7_I8:.*]] = arith.constant 7 : i8
// CHECK-NEXT:    %[[VC29_I32:.*]] = arith.constant 29 : i32
// CHECK-NEXT:    %[[VC128_I128:.*]] = arith.constant 128 : i128
// CHECK-NEXT:    %[[VC64:.*]] = arith.constant 64 : index
// CHECK-NEXT:    return %[[VC_128_I8]], %[[VC7_I8]], %[[VC29_I32]], %[[VC128_I128]], %[[VC64]] : i8, i8, i32, i128, index
func.func @integers() -> (i8, i8, i32, i128, index) {
  %0 = arith.constant -128 : i8
  %1 = math.absi %0 : i8
  %2 = math.cttz %0 : i8
  %3 = arith.constant 5 : i32
  %4 = math.ctlz %3 : i32
  %5 = arith.constant -1 : i128
  %6 = math.ctpop %5 : i128
  %7 = arith.constant 0 : index
  %8 = math.cttz %7 : index
  return %1, %2, %4, %6, %8 : i8, i8, i32, i128, index
}
// CHECK-LABEL: func.func @powers
// CHECK-NEXT:    %[[VC1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[VC0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[VC_1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT:    %[[VC27_I32:.*]] = arith.constant 27 : i32
// CHECK-NEXT:    %[[V0:.*]] = math.ipowi %[[VC0_I32]], %[[VC_1_I32]] : i32
// CHECK-NEXT:    return %[[VC27_I32]], %[[VC_1_I32]], %[[VC0_I32]], %[[V0]], %[[VC1_I32]] : i32, i32, i32, i32, i32
func.func @powers() -> (i32, i32, i32, i32, i32) {
  %0 = arith.constant 3 : i32
  %1 = math.ipowi %0, %0 : i32
  %2 = arith.constant -1 : i32
  %3 = math.ipowi %2, %2 : i32
  %4 = math.ipowi %0, %2 : i32
  %5 = arith.constant 0 : i32
  %6 = math.ipowi %5, %2 : i32
  %7 = math.ipowi %5, %5 : i32
  return %1, %3, %4, %6, %7 : i32, i32, i32, i32, i32
}
// CHECK-LABEL: func.func @poison
// CHECK-SAME:    (%[[A0:.*]]: f32) -> (f32, f32, i1)
// CHECK-NEXT:    %[[V0:.*]] = ub.poison : f32
// CHECK-NEXT:    %[[V1:.*]] = math.isnan %[[V0]] : f32
// CHECK-NEXT:    return %[[V0]], %[[V0]], %[[V1]] : f32, f32, i1
func.func @poison(%a: f32) -> (f32, f32, i1) {
  %0 = ub.poison : f32
  %1 = math.sin %0 : f32
  %2 = math.copysign %a, %0 : f32
  %3 = math.isnan %0 : f32
  return %1, %2, %3 : f32, f32, i1
}
