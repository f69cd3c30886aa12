// RUN: mlopt %s -split-input-file -convert-vector-to-scf=target-rank=0 | FileCheck %s
// Transfers of rows become transfers of elements.

// CHECK-LABEL: func.func @row(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<4xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<4xf32>> to memref<4xvector<f32>>
// CHECK-NEXT: scf.for %arg3 = %c0 to %c4 step %c1 {
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: %4 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %5 = vector.transfer_read %arg0[%4], %arg2 : memref<?xf32>, vector<f32>
// CHECK-NEXT: memref.store %5, %0[%arg3] : memref<4xvector<f32>>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = vector.broadcast %arg2 : f32 to vector<f32>
// CHECK-NEXT: memref.store %4, %0[%arg3] : memref<4xvector<f32>>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.load %alloca[] : memref<vector<4xf32>>
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @masked_row(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<4xf32>>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<vector<4xi1>>
// CHECK-NEXT: memref.store %arg3, %alloca_0[] : memref<vector<4xi1>>
// CHECK-NEXT: %0 = memref.load %alloca_0[] : memref<vector<4xi1>>
// CHECK-NEXT: memref.store %arg2, %alloca[] : memref<vector<4xf32>>
// CHECK-NEXT: %1 = vector.type_cast %alloca : memref<vector<4xf32>> to memref<4xvector<f32>>
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT: %4 = vector.extract %0[%arg4] : i1 from vector<4xi1>
// CHECK-NEXT: %5 = arith.andi %3, %4 : i1
// CHECK-NEXT: scf.if %5 {
// CHECK-NEXT: %6 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %7 = memref.load %1[%arg4] : memref<4xvector<f32>>
// CHECK-NEXT: vector.transfer_write %7, %arg0[%6] : vector<f32>, memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @rows(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x4xf32>, %arg3: vector<2x4xi1>) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<vector<2x4xi1>>
// CHECK-NEXT: memref.store %arg3, %alloca_0[] : memref<vector<2x4xi1>>
// CHECK-NEXT: memref.store %arg2, %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: %1 = vector.type_cast %alloca_0 : memref<vector<2x4xi1>> to memref<2xvector<4xi1>>
// CHECK-NEXT: scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %3 = memref.load %1[%arg4] : memref<2xvector<4xi1>>
// CHECK-NEXT: %4 = vector.type_cast %0 : memref<2xvector<4xf32>> to memref<2x4xvector<f32>>
// CHECK-NEXT: scf.for %arg5 = %c0 to %c4 step %c1 {
// CHECK-NEXT: %5 = vector.extract %3[%arg5] : i1 from vector<4xi1>
// CHECK-NEXT: scf.if %5 {
// CHECK-NEXT: %6 = affine.apply #map{{[0-9]*}}(%arg5)[%arg1]
// CHECK-NEXT: %7 = memref.load %4[%arg4, %arg5] : memref<2x4xvector<f32>>
// CHECK-NEXT: vector.transfer_write %7, %arg0[%2, %6] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @scalable_rows(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x[4]xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x[4]xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x[4]xf32>> to memref<2xvector<[4]xf32>>
// CHECK-NEXT: scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %3 = vector.transfer_read %arg0[%2, %arg1], %arg2 {__vector_to_scf_lowering__, in_bounds = [true]} : memref<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT: memref.store %3, %0[%arg3] : memref<2xvector<[4]xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.load %alloca[] : memref<vector<2x[4]xf32>>
// CHECK-NEXT: return %1 : vector<2x[4]xf32>
// CHECK-NEXT: }

func.func @row(%m: memref<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @masked_row(%m: memref<?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i], %k : vector<4xf32>, memref<?xf32>
  return
}

func.func @rows(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>, %k: vector<2x4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// Its rows are scalable: they stay.
func.func @scalable_rows(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
