// RUN: mlopt %s -split-input-file '-convert-vector-to-scf=full-unroll target-rank=0' | FileCheck %s
// Transfers of rows become transfers of elements, one by one.

// CHECK-LABEL: func.func @row(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT: %2 = scf.if %1 -> (vector<4xf32>) {
// CHECK-NEXT: %12 = vector.transfer_read %arg0[%arg1], %arg2 : memref<?xf32>, vector<f32>
// CHECK-NEXT: %13 = vector.extract %12[] : f32 from vector<f32>
// CHECK-NEXT: %14 = vector.insert %13, %0 [0] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %14 : vector<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT: %5 = scf.if %4 -> (vector<4xf32>) {
// CHECK-NEXT: %12 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %13 = vector.transfer_read %arg0[%12], %arg2 : memref<?xf32>, vector<f32>
// CHECK-NEXT: %14 = vector.extract %13[] : f32 from vector<f32>
// CHECK-NEXT: %15 = vector.insert %14, %2 [1] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %15 : vector<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %2 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %dim_1 = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %6 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %7 = arith.cmpi sgt, %dim_1, %6 : index
// CHECK-NEXT: %8 = scf.if %7 -> (vector<4xf32>) {
// CHECK-NEXT: %12 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %13 = vector.transfer_read %arg0[%12], %arg2 : memref<?xf32>, vector<f32>
// CHECK-NEXT: %14 = vector.extract %13[] : f32 from vector<f32>
// CHECK-NEXT: %15 = vector.insert %14, %5 [2] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %15 : vector<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %5 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %dim_2 = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %9 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %10 = arith.cmpi sgt, %dim_2, %9 : index
// CHECK-NEXT: %11 = scf.if %10 -> (vector<4xf32>) {
// CHECK-NEXT: %12 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %13 = vector.transfer_read %arg0[%12], %arg2 : memref<?xf32>, vector<f32>
// CHECK-NEXT: %14 = vector.extract %13[] : f32 from vector<f32>
// CHECK-NEXT: %15 = vector.insert %14, %8 [3] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %15 : vector<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %8 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %11 : vector<4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @masked_row(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT: %1 = vector.extract %arg3[0] : i1 from vector<4xi1>
// CHECK-NEXT: %2 = arith.andi %0, %1 : i1
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: %15 = vector.extract %arg2[0] : f32 from vector<4xf32>
// CHECK-NEXT: %16 = vector.broadcast %15 : f32 to vector<f32>
// CHECK-NEXT: vector.transfer_write %16, %arg0[%arg1] : vector<f32>, memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT: %5 = vector.extract %arg3[1] : i1 from vector<4xi1>
// CHECK-NEXT: %6 = arith.andi %4, %5 : i1
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: %15 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %16 = vector.extract %arg2[1] : f32 from vector<4xf32>
// CHECK-NEXT: %17 = vector.broadcast %16 : f32 to vector<f32>
// CHECK-NEXT: vector.transfer_write %17, %arg0[%15] : vector<f32>, memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: %dim_1 = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %7 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %8 = arith.cmpi sgt, %dim_1, %7 : index
// CHECK-NEXT: %9 = vector.extract %arg3[2] : i1 from vector<4xi1>
// CHECK-NEXT: %10 = arith.andi %8, %9 : i1
// CHECK-NEXT: scf.if %10 {
// CHECK-NEXT: %15 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %16 = vector.extract %arg2[2] : f32 from vector<4xf32>
// CHECK-NEXT: %17 = vector.broadcast %16 : f32 to vector<f32>
// CHECK-NEXT: vector.transfer_write %17, %arg0[%15] : vector<f32>, memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: %dim_2 = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %11 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %12 = arith.cmpi sgt, %dim_2, %11 : index
// CHECK-NEXT: %13 = vector.extract %arg3[3] : i1 from vector<4xi1>
// CHECK-NEXT: %14 = arith.andi %12, %13 : i1
// CHECK-NEXT: scf.if %14 {
// CHECK-NEXT: %15 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %16 = vector.extract %arg2[3] : f32 from vector<4xf32>
// CHECK-NEXT: %17 = vector.broadcast %16 : f32 to vector<f32>
// CHECK-NEXT: vector.transfer_write %17, %arg0[%15] : vector<f32>, memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @row(%m: memref<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @masked_row(%m: memref<?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i], %k : vector<4xf32>, memref<?xf32>
  return
}
