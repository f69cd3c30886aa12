// RUN: mlopt %s -convert-math-to-llvm | FileCheck %s
// RUN: mlopt %s -convert-math-to-llvm=approximate-log1p=false | FileCheck %s --check-prefix=EXACT

// Operations of math to LLVM intrinsics.

// EXACT: math.log1p %{{.*}} fastmath<afn> : vector<[4]xf32>

// One to one: flags become LLVM's, other attributes come along.
// CHECK-LABEL: func.func @functions
// CHECK-SAME:    (%[[A0:.*]]: f32, %[[A1:.*]]: i32) -> (f32, f32, f32, f32, i32)
// CHECK-NEXT:    %[[V0:.*]] = llvm.intr.fabs(%[[A0]]) {note} : (f32) -> f32
// CHECK-NEXT:    %[[V1:.*]] = llvm.intr.pow(%[[A0]], %[[A0]]) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32, f32) -> f32
// CHECK-NEXT:    %[[V2:.*]] = llvm.intr.fma(%[[A0]], %[[A0]], %[[A0]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:    %[[V3:.*]] = llvm.intr.powi(%[[A0]], %[[A1]]) {fastmathFlags = #llvm.fastmath<fast>} : (f32, i32) -> f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.intr.ctpop(%[[A1]]) : (i32) -> i32
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : f32, f32, f32, f32, i32
func.func @functions(%f: f32, %i: i32) -> (f32, f32, f32, f32, i32) {
  %0 = math.absf %f {note} : f32
  %1 = math.powf %f, %f fastmath<nnan,contract> : f32
  %2 = math.fma %f, %f, %f : f32
  %3 = math.fpowi %f, %i fastmath<fast> : f32, i32
  %4 = math.ctpop %i : i32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, i32
}
// CHECK-LABEL: func.func @formulas
// CHECK-SAME:    (%[[A0:.*]]: f32, %[[A1:.*]]: vector<2x3xf64>, %[[A2:.*]]: vector<[4]xf32>) -> (f32, vector<2x3xf64>, vector<[4]xf32>)
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : vector<2x3xf64> to !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:    %[[V2:.*]] = llvm.intr.sqrt(%[[A0]]) {fastmathFlags = #llvm.fastmath<nnan>, note} : (f32) -> f32
// CHECK-NEXT:    %[[V3:.*]] = llvm.fdiv %[[V1]], %[[V2]] {fastmathFlags = #llvm.fastmath<nnan>, note} : f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf64>) : vector<3xf64>
// CHECK-NEXT:    %[[V7:.*]] = llvm.intr.exp(%[[V5]]) : (vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT:    %[[V8:.*]] = llvm.fsub %[[V7]], %[[V6]] : vector<3xf64>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V4]][0] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf64>) : vector<3xf64>
// CHECK-NEXT:    %[[V12:.*]] = llvm.intr.exp(%[[V10]]) : (vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT:    %[[V13:.*]] = llvm.fsub %[[V12]], %[[V11]] : vector<3xf64>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V13]], %[[V9]][1] : !llvm.array<2 x vector<3xf64>>
// CHECK-NEXT:    %[[V15:.*]] = builtin.unrealized_conversion_cast %[[V14]] : !llvm.array<2 x vector<3xf64>> to vector<2x3xf64>
// CHECK-NEXT:    %[[V16:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT:    %[[V17:.*]] = llvm.fadd %[[V16]], %[[A2]] {fastmathFlags = #llvm.fastmath<afn>} : vector<[4]xf32>
// CHECK-NEXT:    %[[V18:.*]] = llvm.intr.log(%[[V17]]) {fastmathFlags = #llvm.fastmath<afn>} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:    return %[[V3]], %[[V15]], %[[V18]] : f32, vector<2x3xf64>, vector<[4]xf32>
func.func @formulas(%f: f32, %v: vector<2x3xf64>, %s: vector<[4]xf32>) -> (f32, vector<2x3xf64>, vector<[4]xf32>) {
  %0 = math.rsqrt %f fastmath<nnan> {note} : f32
  %1 = math.expm1 %v : vector<2x3xf64>
  %2 = math.log1p %s fastmath<afn> : vector<[4]xf32>
  return %0, %1, %2 : f32, vector<2x3xf64>, vector<[4]xf32>
}
// CHECK-LABEL: func.func @flags
// CHECK-SAME:    (%[[A0:.*]]: i32, %[[A1:.*]]: index, %[[A2:.*]]: vector<4xi8>, %[[A3:.*]]: vector<2x3xi8>) -> (i32, index, vector<4xi8>, vector<2x3xi8>)
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = "llvm.intr.abs"(%[[A0]]) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:    %[[V2:.*]] = "llvm.intr.ctlz"(%[[V0]]) <{is_zero_poison = false}> : (i64) -> i64
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : i64 to index
// CHECK-NEXT:    %[[V4:.*]] = "llvm.intr.cttz"(%[[A2]]) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT:    %[[V5:.*]] = math.cttz %[[A3]] : vector<2x3xi8>
// CHECK-NEXT:    return %[[V1]], %[[V3]], %[[V4]], %[[V5]] : i32, index, vector<4xi8>, vector<2x3xi8>
func.func @flags(%i: i32, %x: index, %v: vector<4xi8>, %w: vector<2x3xi8>) -> (i32, index, vector<4xi8>, vector<2x3xi8>) {
  %0 = math.absi %i {note} : i32
  %1 = math.ctlz %x : index
  %2 = math.cttz %v : vector<4xi8>
  %3 = math.cttz %w : vector<2x3xi8>
  return %0, %1, %2, %3 : i32, index, vector<4xi8>, vector<2x3xi8>
}
// CHECK-LABEL: func.func @classes
// CHECK-SAME:    (%[[A0:.*]]: f32, %[[A1:.*]]: vector<4xf64>) -> (i1, vector<4xi1>, i1)
// CHECK-NEXT:    %[[V0:.*]] = "llvm.intr.is.fpclass"(%[[A0]]) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT:    %[[V1:.*]] = "llvm.intr.is.fpclass"(%[[A1]]) <{bit = 504 : i32}> : (vector<4xf64>) -> vector<4xi1>
// CHECK-NEXT:    %[[V2:.*]] = math.isinf %[[A0]] : f32
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]] : i1, vector<4xi1>, i1
func.func @classes(%f: f32, %v: vector<4xf64>) -> (i1, vector<4xi1>, i1) {
  %0 = math.isnan %f : f32
  %1 = math.isfinite %v : vector<4xf64>
  %2 = math.isinf %f : f32
  return %0, %1, %2 : i1, vector<4xi1>, i1
}
// CHECK-LABEL: func.func @sincos
// CHECK-SAME:    (%[[A0:.*]]: f32) -> (f32, f32)
// CHECK-NEXT:    %[[V0:.*]] = llvm.intr.sincos(%[[A0]]) {fastmathFlags = #llvm.fastmath<nnan>, note} : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:    return %[[V1]], %[[V2]] : f32, f32
func.func @sincos(%f: f32) -> (f32, f32) {
  %0, %1 = math.sincos %f fastmath<nnan> {note} : f32
  return %0, %1 : f32, f32
}
// Not there, or not of such floats.
// CHECK-LABEL: func.func @left
// CHECK-SAME:    (%[[A0:.*]]: f32, %[[A1:.*]]: f8E5M2, %[[A2:.*]]: tensor<2xf32>) -> (f32, f32, f8E5M2, tensor<2xf32>)
// CHECK-NEXT:    %[[V0:.*]] = math.erf %[[A0]] : f32
// CHECK-NEXT:    %[[V1:.*]] = math.cbrt %[[A0]] : f32
// CHECK-NEXT:    %[[V2:.*]] = math.sin %[[A1]] : f8E5M2
// CHECK-NEXT:    %[[V3:.*]] = math.sin %[[A2]] : tensor<2xf32>
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : f32, f32, f8E5M2, tensor<2xf32>
func.func @left(%f: f32, %h: f8E5M2, %t: tensor<2xf32>) -> (f32, f32, f8E5M2, tensor<2xf32>) {
  %0 = math.erf %f : f32
  %1 = math.cbrt %f : f32
  %2 = math.sin %h : f8E5M2
  %3 = math.sin %t : tensor<2xf32>
  return %0, %1, %2, %3 : f32, f32, f8E5M2, tensor<2xf32>
}
