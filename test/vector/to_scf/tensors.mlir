// RUN: mlopt %s -split-input-file -convert-vector-to-scf=lower-tensors | FileCheck %s
// Transfers of tensors become loops that pass the tensor on.

// CHECK-LABEL: func.func @t(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x4xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: %4 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %5 = vector.transfer_read %arg0[%4, %arg1], %arg2 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %5, %0[%arg3] : memref<2xvector<4xf32>>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT: memref.store %4, %0[%arg3] : memref<2xvector<4xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.load %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: return %1 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @tw(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: vector<2x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: memref.store %arg2, %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: %1 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg0) -> (tensor<?x?xf32>) {
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT: %4 = scf.if %3 -> (tensor<?x?xf32>) {
// CHECK-NEXT: %5 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %6 = memref.load %0[%arg3] : memref<2xvector<4xf32>>
// CHECK-NEXT: %7 = vector.transfer_write %6, %arg4[%5, %arg1] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT: scf.yield %7 : tensor<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg4 : tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %4 : tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : tensor<?x?xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @t1(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {permutation_map = #map{{[0-9]*}}} : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }

func.func @t(%m: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : tensor<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @tw(%m: tensor<?x?xf32>, %i: index, %v: vector<2x4xf32>) -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @t1(%m: tensor<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(a,b)->(a)>} : tensor<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
