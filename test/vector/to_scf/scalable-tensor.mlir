// RUN: mlopt %s -split-input-file '-convert-vector-to-scf=lower-scalable lower-tensors' | FileCheck %s
// The tensor goes through the loop.

// CHECK-LABEL: func.func @tensor(%arg0: vector<4x[4]xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %2 = vector.extract %arg0[2] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %3 = vector.extract %arg0[3] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %4 = vector.create_mask %arg2 : vector<4xi1>
// CHECK-NEXT: %5 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?x?xf32>) {
// CHECK-NEXT: %6 = affine.apply #map{{[0-9]*}}(%arg3)[%arg2]
// CHECK-NEXT: %7 = vector.extract %0[%arg3] : f32 from vector<[4]xf32>
// CHECK-NEXT: %8 = vector.extract %1[%arg3] : f32 from vector<[4]xf32>
// CHECK-NEXT: %9 = vector.extract %2[%arg3] : f32 from vector<[4]xf32>
// CHECK-NEXT: %10 = vector.extract %3[%arg3] : f32 from vector<[4]xf32>
// CHECK-NEXT: %11 = vector.from_elements %7, %8, %9, %10 : vector<4xf32>
// CHECK-NEXT: %12 = vector.transfer_write %11, %arg4[%6, %arg2], %4 {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT: scf.yield %12 : tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %5 : tensor<?x?xf32>
// CHECK-NEXT: }

func.func @tensor(%v: vector<4x[4]xf32>, %t: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %k = vector.create_mask %i, %i : vector<[4]x4xi1>
  %w = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %r = vector.transfer_write %w, %t[%i, %i], %k {in_bounds = [true, true]} : vector<[4]x4xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
