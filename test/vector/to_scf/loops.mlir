// RUN: mlopt %s -split-input-file -convert-vector-to-scf | FileCheck %s
// Transfers become loops over buffers and elements.

// CHECK-LABEL: func.func @read(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x4xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %3 = vector.transfer_read %arg0[%2, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %3, %0[%arg3] : memref<2xvector<4xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.load %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: return %1 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @write_out_of_bounds(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x4xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: memref.store %arg2, %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %1 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %2 = arith.cmpi sgt, %dim, %1 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %4 = memref.load %0[%arg3] : memref<2xvector<4xf32>>
// CHECK-NEXT: vector.transfer_write %4, %arg0[%3, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_broadcast_row(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x4xf32> {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %2 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT: %3 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %2) -> (vector<4xf32>) {
// CHECK-NEXT: %4 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT: %5 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %6 = arith.cmpi sgt, %dim, %5 : index
// CHECK-NEXT: %7 = scf.if %6 -> (vector<4xf32>) {
// CHECK-NEXT: %8 = memref.load %arg0[%4, %arg1, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT: %9 = vector.insert %8, %arg5 [%arg4] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %9 : vector<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg5 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %7 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.store %3, %0[%arg3] : memref<2xvector<4xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.load %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: return %1 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x4xi1>) -> vector<2x4xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<vector<2x4xi1>>
// CHECK-NEXT: memref.store %arg3, %alloca_0[] : memref<vector<2x4xi1>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: %1 = vector.type_cast %alloca_0 : memref<vector<2x4xi1>> to memref<2xvector<4xi1>>
// CHECK-NEXT: scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT: scf.if %4 {
// CHECK-NEXT: %5 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %6 = memref.load %1[%arg4] : memref<2xvector<4xi1>>
// CHECK-NEXT: %7 = vector.transfer_read %arg0[%5, %arg1], %arg2, %6 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %7, %0[%arg4] : memref<2xvector<4xf32>>
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT: memref.store %5, %0[%arg4] : memref<2xvector<4xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %2 = memref.load %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: return %2 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_column(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT: %1 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %0) -> (vector<4xf32>) {
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT: %5 = scf.if %4 -> (vector<4xf32>) {
// CHECK-NEXT: %6 = memref.load %arg0[%2, %arg1] : memref<?x?xf32>
// CHECK-NEXT: %7 = vector.insert %6, %arg4 [%arg3] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %7 : vector<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg4 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %5 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_one_element(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT: %1 = vector.broadcast %0 : vector<f32> to vector<4xf32>
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @write_column_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<4x1xf32>>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<vector<4x1xi1>>
// CHECK-NEXT: %0 = vector.broadcast %arg2 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg3 : vector<4xi1> to vector<1x4xi1>
// CHECK-NEXT: %2 = vector.transpose %1, [1, 0] : vector<1x4xi1> to vector<4x1xi1>
// CHECK-NEXT: %3 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT: memref.store %2, %alloca_0[] : memref<vector<4x1xi1>>
// CHECK-NEXT: memref.store %3, %alloca[] : memref<vector<4x1xf32>>
// CHECK-NEXT: %4 = vector.type_cast %alloca : memref<vector<4x1xf32>> to memref<4xvector<1xf32>>
// CHECK-NEXT: %5 = vector.type_cast %alloca_0 : memref<vector<4x1xi1>> to memref<4xvector<1xi1>>
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %6 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %7 = arith.cmpi sgt, %dim, %6 : index
// CHECK-NEXT: scf.if %7 {
// CHECK-NEXT: %8 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %9 = memref.load %4[%arg4] : memref<4xvector<1xf32>>
// CHECK-NEXT: %10 = memref.load %5[%arg4] : memref<4xvector<1xi1>>
// CHECK-NEXT: vector.transfer_write %9, %arg0[%8, %arg1], %10 {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_column_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT: %1 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %0) -> (vector<4xf32>) {
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT: %5 = vector.extract %arg3[%arg4] : i1 from vector<4xi1>
// CHECK-NEXT: %6 = arith.andi %4, %5 : i1
// CHECK-NEXT: %7 = scf.if %6 -> (vector<4xf32>) {
// CHECK-NEXT: %8 = memref.load %arg0[%2, %arg1] : memref<?x?xf32>
// CHECK-NEXT: %9 = vector.insert %8, %arg5 [%arg4] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %9 : vector<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg5 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %7 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @write_strided_row(%arg0: memref<?xf32, strided<[2]>>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT: %0 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %1 = vector.extract %arg3[%arg4] : i1 from vector<4xi1>
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: %2 = vector.extract %arg2[%arg4] : f32 from vector<4xf32>
// CHECK-NEXT: memref.store %2, %arg0[%0] : memref<?xf32, strided<[2]>>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT: %0 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[2]>>
// CHECK-NEXT: %1 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %2 = arith.cmpi sgt, %dim, %1 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: %3 = vector.extract %arg2[%arg4] : f32 from vector<4xf32>
// CHECK-NEXT: memref.store %3, %arg0[%0] : memref<?xf32, strided<[2]>>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_known_sizes(%arg0: memref<8x8xf32>, %arg1: f32) -> vector<2x4xf32> {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %arg2 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg2)
// CHECK-NEXT: %3 = arith.cmpi slt, %2, %c8 : index
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: %4 = affine.apply #map{{[0-9]*}}(%arg2)
// CHECK-NEXT: %5 = vector.transfer_read %arg0[%4, %c7], %arg1 : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %5, %0[%arg2] : memref<2xvector<4xf32>>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = vector.broadcast %arg1 : f32 to vector<4xf32>
// CHECK-NEXT: memref.store %4, %0[%arg2] : memref<2xvector<4xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.load %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: return %1 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_transposed(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x4xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<4x2xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<4x2xf32>> to memref<4xvector<2xf32>>
// CHECK-NEXT: scf.for %arg3 = %c0 to %c4 step %c1 {
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT: scf.if %4 {
// CHECK-NEXT: %5 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %6 = vector.transfer_read %arg0[%5, %arg1], %arg2 : memref<?x?xf32>, vector<2xf32>
// CHECK-NEXT: memref.store %6, %0[%arg3] : memref<4xvector<2xf32>>
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT: memref.store %5, %0[%arg3] : memref<4xvector<2xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.load %alloca[] : memref<vector<4x2xf32>>
// CHECK-NEXT: %2 = vector.transpose %1, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
// CHECK-NEXT: return %2 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @write_in_other_order(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<2x2xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x2x1xf32>>
// CHECK-NEXT: %0 = vector.broadcast %arg2 : vector<2x2xf32> to vector<1x2x2xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [2, 1, 0] : vector<1x2x2xf32> to vector<2x2x1xf32>
// CHECK-NEXT: memref.store %1, %alloca[] : memref<vector<2x2x1xf32>>
// CHECK-NEXT: %2 = vector.type_cast %alloca : memref<vector<2x2x1xf32>> to memref<2xvector<2x1xf32>>
// CHECK-NEXT: scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT: scf.if %4 {
// CHECK-NEXT: %5 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %6 = vector.type_cast %2 : memref<2xvector<2x1xf32>> to memref<2x2xvector<1xf32>>
// CHECK-NEXT: scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT: %7 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %8 = arith.cmpi sgt, %dim_0, %7 : index
// CHECK-NEXT: scf.if %8 {
// CHECK-NEXT: %9 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %10 = memref.load %6[%arg3, %arg4] : memref<2x2xvector<1xf32>>
// CHECK-NEXT: vector.transfer_write %10, %arg0[%5, %9, %arg1] {in_bounds = [true]} : vector<1xf32>, memref<?x?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_and_insert(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %4 = vector.transfer_read %arg0[%3, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %4, %0[%arg4] : memref<2xvector<4xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.load %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %2 = vector.insert %1, %arg3 [1] : vector<2x4xf32> into vector<2x2x4xf32>
// CHECK-NEXT: return %2 : vector<2x2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @extract_and_write(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x2x4xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %0 = vector.extract %arg2[1] : vector<2x4xf32> from vector<2x2x4xf32>
// CHECK-NEXT: memref.store %0, %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %1 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %3 = memref.load %1[%arg3] : memref<2xvector<4xf32>>
// CHECK-NEXT: vector.transfer_write %3, %arg0[%2, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_broadcast_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xi1>) -> vector<2x4xf32> {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<4x2xf32>>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<vector<4xi1>>
// CHECK-NEXT: memref.store %arg3, %alloca_0[] : memref<vector<4xi1>>
// CHECK-NEXT: %0 = memref.load %alloca_0[] : memref<vector<4xi1>>
// CHECK-NEXT: %1 = vector.type_cast %alloca : memref<vector<4x2xf32>> to memref<4xvector<2xf32>>
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %4 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %5 = arith.cmpi sgt, %dim, %4 : index
// CHECK-NEXT: %6 = vector.extract %0[%arg4] : i1 from vector<4xi1>
// CHECK-NEXT: %7 = arith.andi %5, %6 : i1
// CHECK-NEXT: scf.if %7 {
// CHECK-NEXT: %8 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %9 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT: %10 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %9) -> (vector<2xf32>) {
// CHECK-NEXT: %11 = memref.load %arg0[%8, %arg1] : memref<?x?xf32>
// CHECK-NEXT: %12 = vector.insert %11, %arg6 [%arg5] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %12 : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.store %10, %1[%arg4] : memref<4xvector<2xf32>>
// CHECK-NEXT: } else {
// CHECK-NEXT: %8 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT: memref.store %8, %1[%arg4] : memref<4xvector<2xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %2 = memref.load %alloca[] : memref<vector<4x2xf32>>
// CHECK-NEXT: %3 = vector.transpose %2, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
// CHECK-NEXT: return %3 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @write_in_loop(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x4xf32>) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: memref.store %arg2, %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT: %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %1 = affine.apply #map{{[0-9]*}}(%arg3, %arg4)
// CHECK-NEXT: %2 = memref.load %0[%arg4] : memref<2xvector<4xf32>>
// CHECK-NEXT: vector.transfer_write %2, %arg0[%1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @scalable_rows(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<[2]x4xf32>) {
// CHECK-NEXT: vector.transfer_write %arg2, %arg0[%arg1, %arg1] {in_bounds = [true, true]} : vector<[2]x4xf32>, memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_scalable_column(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<[4]xf32>, %arg3: f32) -> vector<[4]xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT: %0 = vector.broadcast %arg3 : f32 to vector<[4]xf32>
// CHECK-NEXT: %1 = scf.for %arg4 = %c0 to %c4_vscale step %c1 iter_args(%arg5 = %0) -> (vector<[4]xf32>) {
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}(%arg4)[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT: %5 = scf.if %4 -> (vector<[4]xf32>) {
// CHECK-NEXT: %6 = memref.load %arg0[%2, %arg1] : memref<?x?xf32>
// CHECK-NEXT: %7 = vector.insert %6, %arg5 [%arg4] : f32 into vector<[4]xf32>
// CHECK-NEXT: scf.yield %7 : vector<[4]xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg5 : vector<[4]xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %5 : vector<[4]xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : vector<[4]xf32>
// CHECK-NEXT: }

func.func @read(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds=[true,true]} : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @write_out_of_bounds(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>) {
  vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @read_broadcast_row(%m: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(a,b,c)->(0,a)>, in_bounds=[true,false]}: memref<?x?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @read_masked(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @read_column(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(a,b)->(a)>} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @read_one_element(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(a,b)->(0)>, in_bounds=[true]} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @write_column_masked(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k {permutation_map = affine_map<(a,b)->(a)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @read_column_masked(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(a,b)->(a)>} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @write_strided_row(%m: memref<?xf32, strided<[2]>>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i], %k {in_bounds=[true]} : vector<4xf32>, memref<?xf32, strided<[2]>>
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @read_known_sizes(%m: memref<8x8xf32>, %p: f32) -> vector<2x4xf32> {
  %i = arith.constant 7 : index
  %0 = vector.transfer_read %m[%i, %i], %p : memref<8x8xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @read_transposed(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(a,b)->(b,a)>} : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @write_in_other_order(%m: memref<?x?x?xf32>, %i: index, %v: vector<2x2xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] {permutation_map = affine_map<(a,b,c)->(b,a)>} : vector<2x2xf32>, memref<?x?x?xf32>
  return
}

// -----

func.func @read_and_insert(%m: memref<?x?xf32>, %i: index, %p: f32, %x: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds=[true,true]} : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.insert %0, %x[1] : vector<2x4xf32> into vector<2x2x4xf32>
  return %1 : vector<2x2x4xf32>
}

// -----

func.func @extract_and_write(%m: memref<?x?xf32>, %i: index, %v: vector<2x2x4xf32>) {
  %0 = vector.extract %v[1] : vector<2x4xf32> from vector<2x2x4xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds=[true,true]} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @read_broadcast_masked(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(a,b)->(0,a)>, in_bounds=[true,false]} : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @write_in_loop(%m: memref<?x?xf32>, %n: index, %v: vector<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    vector.transfer_write %v, %m[%i, %n] {in_bounds=[true,true]} : vector<2x4xf32>, memref<?x?xf32>
  }
  return
}

// -----

func.func @scalable_rows(%m: memref<?x?xf32>, %n: index, %v: vector<[2]x4xf32>) {
  vector.transfer_write %v, %m[%n, %n] {in_bounds=[true,true]} : vector<[2]x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @read_scalable_column(%m: memref<?x?xf32>, %n: index, %v: vector<[4]xf32>, %p : f32) -> vector<[4]xf32> {
  %0 = vector.transfer_read %m[%n, %n], %p {permutation_map = affine_map<(a,b)->(a)>} : memref<?x?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
