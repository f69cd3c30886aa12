// RUN: mlopt %s -split-input-file -convert-vector-to-scf=lower-scalable | FileCheck %s
// A scalable number of rows is written in a loop, where they come of a transposition.

// CHECK-LABEL: func.func @rows(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %2 = vector.extract %arg0[2] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %3 = vector.extract %arg0[3] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4_vscale step %c1 {
// CHECK-NEXT: %4 = affine.apply #map{{[0-9]*}}(%arg4)[%arg2]
// CHECK-NEXT: %5 = vector.extract %0[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %6 = vector.extract %1[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %7 = vector.extract %2[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %8 = vector.extract %3[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %9 = vector.from_elements %5, %6, %7, %8 : vector<4xf32>
// CHECK-NEXT: vector.transfer_write %9, %arg1[%4, %arg3] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @out_of_bounds(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT: vector.transfer_write %0, %arg1[%arg2, %arg3] : vector<[4]x4xf32>, memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @created_mask(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %2 = vector.extract %arg0[2] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %3 = vector.extract %arg0[3] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %4 = vector.create_mask %arg3 : vector<4xi1>
// CHECK-NEXT: scf.for %arg4 = %c0 to %arg2 step %c1 {
// CHECK-NEXT: %5 = affine.apply #map{{[0-9]*}}(%arg4)[%arg2]
// CHECK-NEXT: %6 = vector.extract %0[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %7 = vector.extract %1[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %8 = vector.extract %2[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %9 = vector.extract %3[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %10 = vector.from_elements %6, %7, %8, %9 : vector<4xf32>
// CHECK-NEXT: vector.transfer_write %10, %arg1[%5, %arg3], %4 {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @other_mask(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: vector<[4]x4xi1>) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT: vector.transfer_write %0, %arg1[%arg2, %arg3], %arg4 {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @tensor(%arg0: vector<4x[4]xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT: %1 = vector.transfer_write %0, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<[4]x4xf32>, tensor<?x?xf32>
// CHECK-NEXT: return %1 : tensor<?x?xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @by_map(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %2 = vector.extract %arg0[2] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %3 = vector.extract %arg0[3] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4_vscale step %c1 {
// CHECK-NEXT: %4 = affine.apply #map{{[0-9]*}}(%arg4)[%arg2]
// CHECK-NEXT: %5 = vector.extract %0[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %6 = vector.extract %1[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %7 = vector.extract %2[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %8 = vector.extract %3[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %9 = vector.from_elements %5, %6, %7, %8 : vector<4xf32>
// CHECK-NEXT: vector.transfer_write %9, %arg1[%4, %arg3] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @leading_dim(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT: vector.transfer_write %0, %arg1[%arg2, %arg2, %arg3] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @twice(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<vector<4x[4]xf32>>
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [1, 0] : vector<[4]x4xf32> to vector<4x[4]xf32>
// CHECK-NEXT: memref.store %1, %alloca[] : memref<vector<4x[4]xf32>>
// CHECK-NEXT: %2 = vector.type_cast %alloca : memref<vector<4x[4]xf32>> to memref<4xvector<[4]xf32>>
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT: %3 = affine.apply #map{{[0-9]*}}(%arg4)[%arg2]
// CHECK-NEXT: %4 = memref.load %2[%arg4] : memref<4xvector<[4]xf32>>
// CHECK-NEXT: vector.transfer_write %4, %arg1[%3, %arg3] {in_bounds = [true]} : vector<[4]xf32>, memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @not_transposed(%arg0: vector<[4]x4xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: vector.transfer_write %arg0, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @scalable_both(%arg0: vector<[4]x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
// CHECK-NEXT: vector.transfer_write %0, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<[4]x[4]xf32>, memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @out_of_bounds_row(%arg0: vector<2x[4]xf32>, %arg1: memref<8x8xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4_vscale step %c1 {
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg4)[%arg2]
// CHECK-NEXT: %3 = vector.extract %0[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %4 = vector.extract %1[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %5 = vector.from_elements %3, %4 : vector<2xf32>
// CHECK-NEXT: vector.transfer_write %5, %arg1[%2, %arg3] : vector<2xf32>, memref<8x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @three_dims(%arg0: vector<2x1x[4]xf32>, %arg1: memref<8x8x8xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [2, 1, 0] : vector<2x1x[4]xf32> to vector<[4]x1x2xf32>
// CHECK-NEXT: vector.transfer_write %0, %arg1[%arg2, %arg3, %arg2] {in_bounds = [true, true, true]} : vector<[4]x1x2xf32>, memref<8x8x8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @strided(%arg0: vector<2x[4]xf32>, %arg1: memref<8x8xf32, strided<[1, 8]>>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4_vscale step %c1 {
// CHECK-NEXT: %2 = affine.apply #map{{[0-9]*}}(%arg4)[%arg2]
// CHECK-NEXT: %3 = vector.extract %0[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %4 = vector.extract %1[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %5 = vector.from_elements %3, %4 : vector<2xf32>
// CHECK-NEXT: scf.for %arg5 = %c0 to %c2 step %c1 {
// CHECK-NEXT: %6 = affine.apply #map{{[0-9]*}}(%arg5)[%arg3]
// CHECK-NEXT: %7 = vector.extract %5[%arg5] : f32 from vector<2xf32>
// CHECK-NEXT: memref.store %7, %arg1[%2, %6] : memref<8x8xf32, strided<[1, 8]>>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @rows(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %j] {in_bounds=[true,true]}: vector<[4]x4xf32>, memref<?x?xf32>
  return
}

func.func @out_of_bounds(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %j] : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

func.func @created_mask(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  %k = vector.create_mask %i, %j : vector<[4]x4xi1>
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %j], %k {in_bounds=[true,true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

func.func @other_mask(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index, %k:vector<[4]x4xi1>) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %j], %k {in_bounds=[true,true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

func.func @tensor(%v: vector<4x[4]xf32>, %m: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32>{
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %r = vector.transfer_write %t, %m[%i, %j] {in_bounds=[true,true]}: vector<[4]x4xf32>, tensor<?x?xf32>
  return %r: tensor<?x?xf32>
}

func.func @by_map(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  vector.transfer_write %v, %m[%i, %j] {permutation_map=affine_map<(i,j)->(j,i)>,in_bounds=[true,true]}: vector<4x[4]xf32>, memref<?x?xf32>
  return
}

func.func @leading_dim(%v: vector<4x[4]xf32>, %m: memref<?x?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %i, %j] {in_bounds=[true,true]}: vector<[4]x4xf32>, memref<?x?x?xf32>
  return
}

func.func @twice(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %j] {in_bounds=[true,true], permutation_map=affine_map<(i,j)->(j,i)>}: vector<[4]x4xf32>, memref<?x?xf32>
  return
}

func.func @not_transposed(%v: vector<[4]x4xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  vector.transfer_write %v, %m[%i, %j] {in_bounds=[true,true]}: vector<[4]x4xf32>, memref<?x?xf32>
  return
}

func.func @scalable_both(%v: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  vector.transfer_write %t, %m[%i, %j] {in_bounds=[true,true]}: vector<[4]x[4]xf32>, memref<?x?xf32>
  return
}

func.func @out_of_bounds_row(%v: vector<2x[4]xf32>, %m: memref<8x8xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %m[%i, %j] {in_bounds=[true,false]}: vector<[4]x2xf32>, memref<8x8xf32>
  return
}

func.func @three_dims(%v: vector<2x1x[4]xf32>, %m: memref<8x8x8xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [2, 1, 0] : vector<2x1x[4]xf32> to vector<[4]x1x2xf32>
  vector.transfer_write %t, %m[%i, %j, %i] {in_bounds=[true,true,true]}: vector<[4]x1x2xf32>, memref<8x8x8xf32>
  return
}

func.func @strided(%v: vector<2x[4]xf32>, %m: memref<8x8xf32, strided<[1,8]>>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %m[%i, %j] {in_bounds=[true,true]}: vector<[4]x2xf32>, memref<8x8xf32, strided<[1,8]>>
  return
}

