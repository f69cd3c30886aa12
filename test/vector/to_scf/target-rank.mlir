// RUN: mlopt %s -split-input-file '-convert-vector-to-scf=full-unroll target-rank=2' | FileCheck %s
// Transfers of two dimensions stay.

// CHECK-LABEL: func.func @rd3(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x2x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.broadcast %arg2 : f32 to vector<2x2x4xf32>
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT: %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT: %2 = scf.if %1 -> (vector<2x2x4xf32>) {
// CHECK-NEXT: %6 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 : memref<?x?x?xf32>, vector<2x4xf32>
// CHECK-NEXT: %7 = vector.insert %6, %0 [0] : vector<2x4xf32> into vector<2x2x4xf32>
// CHECK-NEXT: scf.yield %7 : vector<2x2x4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0 : vector<2x2x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT: %5 = scf.if %4 -> (vector<2x2x4xf32>) {
// CHECK-NEXT: %6 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %7 = vector.transfer_read %arg0[%6, %arg1, %arg1], %arg2 : memref<?x?x?xf32>, vector<2x4xf32>
// CHECK-NEXT: %8 = vector.insert %7, %2 [1] : vector<2x4xf32> into vector<2x2x4xf32>
// CHECK-NEXT: scf.yield %8 : vector<2x2x4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %2 : vector<2x2x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %5 : vector<2x2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @wr3(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<2x2x4xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT: %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %3 = vector.extract %arg2[0] : vector<2x4xf32> from vector<2x2x4xf32>
// CHECK-NEXT: vector.transfer_write %3, %arg0[%arg1, %arg1, %arg1] : vector<2x4xf32>, memref<?x?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT: %1 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %4 = vector.extract %arg2[1] : vector<2x4xf32> from vector<2x2x4xf32>
// CHECK-NEXT: vector.transfer_write %4, %arg0[%3, %arg1, %arg1] : vector<2x4xf32>, memref<?x?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @rd3(%m: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<2x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<2x2x4xf32>
  return %0 : vector<2x2x4xf32>
}
func.func @wr3(%m: memref<?x?x?xf32>, %i: index, %v: vector<2x2x4xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] : vector<2x2x4xf32>, memref<?x?x?xf32>
  return
}
