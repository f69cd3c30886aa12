// RUN: mlopt %s -split-input-file -convert-vector-to-llvm=reassociate-fp-reductions=true | FileCheck %s
// Float reductions may be done in another order.

// CHECK-LABEL: func.func @reductions(%arg0: vector<4xf32>, %arg1: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %2 = "llvm.intr.vector.reduce.fmul"(%1, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %3 = llvm.intr.vector.reduce.fmaximum(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<4xf32>) -> f32
// CHECK-NEXT: %4 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<nnan, reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: return %0, %2, %3, %4 : f32, f32, f32, f32
// CHECK-NEXT: }

func.func @reductions(%v: vector<4xf32>, %a: f32) -> (f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v : vector<4xf32> into f32
  %2 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  %3 = vector.reduction <add>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  return %0,%1,%2,%3 : f32,f32,f32,f32
}
