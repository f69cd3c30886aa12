// A vector.mask that masks nothing is a fold, so conversions do it, too.
// RUN: mlopt %s -convert-func-to-llvm | FileCheck %s
// RUN: mlopt %s -canonicalize | FileCheck %s --check-prefix=GREEDY

// CHECK-LABEL: llvm.func @full(
// CHECK-NOT:     vector.mask
// CHECK:         %[[R:.*]] = vector.reduction <add>, %{{.*}}, %{{.*}} : vector<4xf32> into f32
// CHECK-NEXT:    llvm.return %[[R]] : f32
// GREEDY-LABEL: func.func @full(
// GREEDY-NEXT:    %[[R:.*]] = vector.reduction <add>, %arg0, %arg1 : vector<4xf32> into f32
// GREEDY-NEXT:    return %[[R]] : f32
func.func @full(%v: vector<4xf32>, %s: f32) -> f32 {
  %m = arith.constant dense<true> : vector<4xi1>
  %0 = vector.mask %m { vector.reduction <add>, %v, %s : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// CHECK-LABEL: llvm.func @part(
// CHECK:         vector.mask %{{.*}} { vector.reduction
// GREEDY-LABEL: func.func @part(
// GREEDY-NEXT:    vector.mask %arg2 { vector.reduction
func.func @part(%v: vector<4xf32>, %s: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %s : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
