// RUN: mlopt %s -split-input-file -convert-vector-to-scf=full-unroll | FileCheck %s
// Transfers become transfers of rows, one after another.

// CHECK-LABEL: func.func @read(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg2 : f32 to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %2 = vector.insert %1, %0 [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %4 = vector.transfer_read %arg0[%3, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %5 = vector.insert %4, %2 [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: return %5 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @write_out_of_bounds(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x4xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %3 = vector.extract %arg2[0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: vector.transfer_write %3, %arg0[%arg1, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %1 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %4 = vector.extract %arg2[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: vector.transfer_write %4, %arg0[%3, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_broadcast_row(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x4xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.broadcast %arg2 : f32 to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT: %2 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %1) -> (vector<4xf32>) {
// CHECK-NEXT: %7 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT: %8 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %9 = arith.cmpi sgt, %dim, %8 : index
// CHECK-NEXT: %10 = scf.if %9 -> (vector<4xf32>) {
// CHECK-NEXT: %11 = memref.load %arg0[%7, %arg1, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT: %12 = vector.insert %11, %arg4 [%arg3] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %12 : vector<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg4 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %10 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %3 = vector.insert %2, %0 [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: %4 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT: %5 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %4) -> (vector<4xf32>) {
// CHECK-NEXT: %7 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT: %8 = affine.apply #map{{[0-9]*}}(%arg3)[%arg1]
// CHECK-NEXT: %9 = arith.cmpi sgt, %dim, %8 : index
// CHECK-NEXT: %10 = scf.if %9 -> (vector<4xf32>) {
// CHECK-NEXT: %11 = memref.load %arg0[%7, %arg1, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT: %12 = vector.insert %11, %arg4 [%arg3] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %12 : vector<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg4 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %10 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %6 = vector.insert %5, %3 [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: return %6 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x4xi1>) -> vector<2x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.broadcast %arg2 : f32 to vector<2x4xf32>
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT: %2 = scf.if %1 -> (vector<2x4xf32>) {
// CHECK-NEXT: %6 = vector.extract %arg3[0] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: %7 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %6 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %8 = vector.insert %7, %0 [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: scf.yield %8 : vector<2x4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0 : vector<2x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT: %5 = scf.if %4 -> (vector<2x4xf32>) {
// CHECK-NEXT: %6 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %7 = vector.extract %arg3[1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: %8 = vector.transfer_read %arg0[%6, %arg1], %arg2, %7 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %9 = vector.insert %8, %2 [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: scf.yield %9 : vector<2x4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %2 : vector<2x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %5 : vector<2x4xf32>
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
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %0 = vector.broadcast %arg1 : f32 to vector<2x4xf32>
// CHECK-NEXT: %1 = scf.if %true -> (vector<2x4xf32>) {
// CHECK-NEXT: %3 = vector.transfer_read %arg0[%c7, %c7], %arg1 : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: %4 = vector.insert %3, %0 [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: scf.yield %4 : vector<2x4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0 : vector<2x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %2 = scf.if %false -> (vector<2x4xf32>) {
// CHECK-NEXT: %3 = vector.transfer_read %arg0[%c8, %c7], %arg1 : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: %4 = vector.insert %3, %1 [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: scf.yield %4 : vector<2x4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %1 : vector<2x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %2 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_transposed(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.broadcast %arg2 : f32 to vector<4x2xf32>
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT: %2 = scf.if %1 -> (vector<4x2xf32>) {
// CHECK-NEXT: %13 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<2xf32>
// CHECK-NEXT: %14 = vector.insert %13, %0 [0] : vector<2xf32> into vector<4x2xf32>
// CHECK-NEXT: scf.yield %14 : vector<4x2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0 : vector<4x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT: %5 = scf.if %4 -> (vector<4x2xf32>) {
// CHECK-NEXT: %13 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %14 = vector.transfer_read %arg0[%13, %arg1], %arg2 : memref<?x?xf32>, vector<2xf32>
// CHECK-NEXT: %15 = vector.insert %14, %2 [1] : vector<2xf32> into vector<4x2xf32>
// CHECK-NEXT: scf.yield %15 : vector<4x2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %2 : vector<4x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %6 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %7 = arith.cmpi sgt, %dim_1, %6 : index
// CHECK-NEXT: %8 = scf.if %7 -> (vector<4x2xf32>) {
// CHECK-NEXT: %13 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %14 = vector.transfer_read %arg0[%13, %arg1], %arg2 : memref<?x?xf32>, vector<2xf32>
// CHECK-NEXT: %15 = vector.insert %14, %5 [2] : vector<2xf32> into vector<4x2xf32>
// CHECK-NEXT: scf.yield %15 : vector<4x2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %5 : vector<4x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: %9 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %10 = arith.cmpi sgt, %dim_2, %9 : index
// CHECK-NEXT: %11 = scf.if %10 -> (vector<4x2xf32>) {
// CHECK-NEXT: %13 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %14 = vector.transfer_read %arg0[%13, %arg1], %arg2 : memref<?x?xf32>, vector<2xf32>
// CHECK-NEXT: %15 = vector.insert %14, %8 [3] : vector<2xf32> into vector<4x2xf32>
// CHECK-NEXT: scf.yield %15 : vector<4x2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %8 : vector<4x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %12 = vector.transpose %11, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
// CHECK-NEXT: return %12 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @write_in_other_order(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<2x2xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.broadcast %arg2 : vector<2x2xf32> to vector<1x2x2xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [2, 1, 0] : vector<1x2x2xf32> to vector<2x2x1xf32>
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT: %2 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT: %5 = arith.cmpi sgt, %dim_1, %arg1 : index
// CHECK-NEXT: scf.if %5 {
// CHECK-NEXT: %8 = vector.extract %1[0, 0] : vector<1xf32> from vector<2x2x1xf32>
// CHECK-NEXT: vector.transfer_write %8, %arg0[%arg1, %arg1, %arg1] {in_bounds = [true]} : vector<1xf32>, memref<?x?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: %dim_2 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT: %6 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %7 = arith.cmpi sgt, %dim_2, %6 : index
// CHECK-NEXT: scf.if %7 {
// CHECK-NEXT: %8 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %9 = vector.extract %1[0, 1] : vector<1xf32> from vector<2x2x1xf32>
// CHECK-NEXT: vector.transfer_write %9, %arg0[%arg1, %8, %arg1] {in_bounds = [true]} : vector<1xf32>, memref<?x?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT: scf.if %4 {
// CHECK-NEXT: %5 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT: %6 = arith.cmpi sgt, %dim_1, %arg1 : index
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: %9 = vector.extract %1[1, 0] : vector<1xf32> from vector<2x2x1xf32>
// CHECK-NEXT: vector.transfer_write %9, %arg0[%5, %arg1, %arg1] {in_bounds = [true]} : vector<1xf32>, memref<?x?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: %dim_2 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT: %7 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %8 = arith.cmpi sgt, %dim_2, %7 : index
// CHECK-NEXT: scf.if %8 {
// CHECK-NEXT: %9 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %10 = vector.extract %1[1, 1] : vector<1xf32> from vector<2x2x1xf32>
// CHECK-NEXT: vector.transfer_write %10, %arg0[%5, %9, %arg1] {in_bounds = [true]} : vector<1xf32>, memref<?x?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @read_and_insert(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %1 = vector.insert %0, %arg3 [1, 0] : vector<4xf32> into vector<2x2x4xf32>
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %3 = vector.transfer_read %arg0[%2, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %4 = vector.insert %3, %1 [1, 1] : vector<4xf32> into vector<2x2x4xf32>
// CHECK-NEXT: return %4 : vector<2x2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @extract_and_write(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x2x4xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg2[1, 0] : vector<4xf32> from vector<2x2x4xf32>
// CHECK-NEXT: vector.transfer_write %0, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: %1 = affine.apply #map{{[0-9]*}}()[%arg1]
// CHECK-NEXT: %2 = vector.extract %arg2[1, 1] : vector<4xf32> from vector<2x2x4xf32>
// CHECK-NEXT: vector.transfer_write %2, %arg0[%1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }


// CHECK-LABEL: func.func @write_in_loop(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x4xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT: %0 = vector.extract %arg2[0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: vector.transfer_write %0, %arg0[%arg3, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: %1 = affine.apply #map{{[0-9]*}}(%arg3)
// CHECK-NEXT: %2 = vector.extract %arg2[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: vector.transfer_write %2, %arg0[%1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
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
