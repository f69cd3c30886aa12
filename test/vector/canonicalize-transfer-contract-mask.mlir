// RUN: mlopt %s -split-input-file -canonicalize | FileCheck %s
// Folds and patterns of transfers, contractions and masks.

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-LABEL: func.func @in_bounds(%arg0: memref<8x4xf32>, %arg1: memref<?x4xf32>, %arg2: index, %arg3: f32) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<3x4xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg2, %c0], %arg3 {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
// CHECK-NEXT: %1 = vector.transfer_read %arg0[%arg2, %c1], %arg3 : memref<8x4xf32>, vector<4xf32>
// CHECK-NEXT: %2 = vector.transfer_read %arg1[%c0, %arg2], %arg3 {permutation_map = #map} : memref<?x4xf32>, vector<4xf32>
// CHECK-NEXT: %3 = vector.transfer_read %arg0[%c1, %c0], %arg3 {in_bounds = [true, true], permutation_map = #map1} : memref<8x4xf32>, vector<2x4xf32>
// CHECK-NEXT: %4 = vector.transfer_read %arg0[%arg2, %c0], %arg3 {in_bounds = [false, true]} : memref<8x4xf32>, vector<3x4xf32>
// CHECK-NEXT: return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<3x4xf32>
func.func @in_bounds(%m: memref<8x4xf32>, %d: memref<?x4xf32>, %i: index, %p: f32) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<3x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %m[%i, %c0], %p : memref<8x4xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %c1], %p : memref<8x4xf32>, vector<4xf32>
  %2 = vector.transfer_read %d[%c0, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x4xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%c1, %c0], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<8x4xf32>, vector<2x4xf32>
  %4 = vector.transfer_read %m[%i, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<8x4xf32>, vector<3x4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @full_mask(%arg0: memref<?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg1], %arg2 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: vector.transfer_write %arg3, %arg0[%arg1] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
func.func @full_mask(%m: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>) -> vector<4xf32> {
  %k = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i], %k : vector<4xf32>, memref<?xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @casts(%arg0: memref<4x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT: vector.transfer_write %arg3, %arg0[%arg1, %arg1] : vector<4xf32>, memref<4x8xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
func.func @casts(%m: memref<4x8xf32>, %i: index, %p: f32, %v: vector<4xf32>) -> vector<4xf32> {
  %d = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %0 = vector.transfer_read %d[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %v, %d[%i, %i] : vector<4xf32>, memref<?x?xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @read_what_was_written(%arg0: tensor<8x8xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: f32, %arg4: index) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
// CHECK-NEXT: %1 = vector.transfer_write %arg2, %0[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
// CHECK-NEXT: %2 = vector.transfer_write %arg2, %1[%c1, %arg4] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
// CHECK-NEXT: %3 = vector.transfer_read %2[%c0, %arg4], %arg3 : tensor<8x8xf32>, vector<4xf32>
// CHECK-NEXT: return %arg1, %3 : vector<4xf32>, vector<4xf32>
func.func @read_what_was_written(%t: tensor<8x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %p: f32, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_read %1[%c0, %c0], %p : tensor<8x8xf32>, vector<4xf32>
  %3 = vector.transfer_write %w, %1[%c1, %i] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %4 = vector.transfer_read %3[%c0, %i], %p : tensor<8x8xf32>, vector<4xf32>
  return %2, %4 : vector<4xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @masked_splat(%arg0: tensor<8xf32>, %arg1: vector<4xi1>, %arg2: index) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT: %cst_0 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %0 = vector.transfer_write %cst, %arg0[%arg2] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT: %1 = vector.transfer_read %0[%arg2], %cst_0, %arg1 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT: return %cst, %1 : vector<4xf32>, vector<4xf32>
func.func @masked_splat(%t: tensor<8xf32>, %k: vector<4xi1>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %s = arith.constant dense<1.0> : vector<4xf32>
  %p = arith.constant 1.0 : f32
  %q = arith.constant 2.0 : f32
  %0 = vector.transfer_write %s, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_read %0[%i], %p, %k {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%i], %q, %k {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @write_what_was_read(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>, %arg3: f32, %arg4: index) -> (tensor<4xf32>, tensor<?xf32>) {
// CHECK-NEXT: return %arg0, %arg1 : tensor<4xf32>, tensor<?xf32>
func.func @write_what_was_read(%t: tensor<4xf32>, %u: tensor<?xf32>, %o: tensor<4xf32>, %p: f32, %i: index) -> (tensor<4xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %1 = vector.transfer_write %0, %o[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %2 = vector.transfer_read %u[%i], %p : tensor<?xf32>, vector<4xf32>
  %3 = vector.transfer_write %2, %u[%i] : vector<4xf32>, tensor<?xf32>
  return %1, %3 : tensor<4xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @write_over(%arg0: tensor<8x8xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg2, %arg0[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
// CHECK-NEXT: %1 = vector.transfer_write %arg2, %0[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
// CHECK-NEXT: return %1 : tensor<8x8xf32>
func.func @write_over(%t: tensor<8x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_write %w, %1[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// -----

// CHECK-LABEL: func.func @known_masks(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %0 = vector.load %arg0[%arg1] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: vector.store %arg2, %arg0[%arg1] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: return %0, %arg2 : vector<4xf32>, vector<4xf32>
func.func @known_masks(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.expandload %m[%i], %all, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %m[%i], %none, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %all, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %none, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @masks(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: memref<?xf32>, %arg4: index) -> (vector<4xf32>, vector<4xf32>, f32) {
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %1 = vector.reduction <add>, %arg1 : vector<4xf32> into f32
// CHECK-NEXT: vector.transfer_write %arg1, %arg3[%arg4] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT: return %arg1, %0, %1 : vector<4xf32>, vector<4xf32>, f32
func.func @masks(%k: vector<4xi1>, %v: vector<4xf32>, %w: vector<4xf32>, %m: memref<?xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>, f32) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %k, %w { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %all { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %k { } : vector<4xi1>
  vector.mask %all { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, f32
}

// -----

// CHECK-LABEL: func.func @masked_reductions(%arg0: vector<1xi1>, %arg1: vector<1xf32>, %arg2: f32, %arg3: vector<1x4x1xi1>, %arg4: vector<1x4x1xf32>, %arg5: vector<4xf32>, %arg6: vector<1x1xi1>, %arg7: vector<1x1xi32>, %arg8: i32) -> (f32, f32, vector<4xf32>, i32) {
// CHECK-NEXT: %0 = vector.extract %arg1[0] : f32 from vector<1xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[0] : i1 from vector<1xi1>
// CHECK-NEXT: %2 = vector.extract %arg1[0] : f32 from vector<1xf32>
// CHECK-NEXT: %3 = arith.addf %2, %arg2 fastmath<nnan> : f32
// CHECK-NEXT: %4 = arith.select %1, %3, %arg2 : f32
// CHECK-NEXT: %5 = vector.shape_cast %arg3 : vector<1x4x1xi1> to vector<4xi1>
// CHECK-NEXT: %6 = vector.shape_cast %arg4 : vector<1x4x1xf32> to vector<4xf32>
// CHECK-NEXT: %7 = arith.mulf %arg5, %6 : vector<4xf32>
// CHECK-NEXT: %8 = arith.select %5, %7, %6 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %9 = vector.extract %arg6[0, 0] : i1 from vector<1x1xi1>
// CHECK-NEXT: %10 = vector.extract %arg7[0, 0] : i32 from vector<1x1xi32>
// CHECK-NEXT: %11 = arith.muli %arg8, %10 : i32
// CHECK-NEXT: %12 = arith.select %9, %11, %10 : i32
// CHECK-NEXT: return %0, %4, %8, %12 : f32, f32, vector<4xf32>, i32
func.func @masked_reductions(%k: vector<1xi1>, %v: vector<1xf32>, %a: f32, %k2: vector<1x4x1xi1>, %v2: vector<1x4x1xf32>, %a2: vector<4xf32>, %k3: vector<1x1xi1>, %v3: vector<1x1xi32>, %a3: i32) -> (f32, f32, vector<4xf32>, i32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %1 = vector.mask %k { vector.reduction <add>, %v, %a fastmath<nnan> : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %2 = vector.mask %k2 { vector.multi_reduction <mul>, %v2, %a2 [0, 2] : vector<1x4x1xf32> to vector<4xf32> } : vector<1x4x1xi1> -> vector<4xf32>
  %3 = vector.mask %k3 { vector.multi_reduction <mul>, %v3, %a3 [0, 1] : vector<1x1xi32> to i32 } : vector<1x1xi1> -> i32
  return %0, %1, %2, %3 : f32, f32, vector<4xf32>, i32
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK: #map3 = affine_map<(d0) -> (d0)>
// CHECK: #map4 = affine_map<(d0) -> ()>
// CHECK-LABEL: func.func @add_to_contraction(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<4xi32>, %arg4: i32) -> (vector<2x4xf32>, i32) {
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
// CHECK-NEXT: %1 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg3, %arg3, %arg4 : vector<4xi32>, vector<4xi32> into i32
// CHECK-NEXT: return %0, %1 : vector<2x4xf32>, i32
func.func @add_to_contraction(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %v: vector<4xi32>, %s: i32) -> (vector<2x4xf32>, i32) {
  %z = arith.constant dense<0.0> : vector<2x4xf32>
  %z1 = arith.constant 0 : i32
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %c : vector<2x4xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %z1 : vector<4xi32>, vector<4xi32> into i32
  %3 = arith.addi %s, %2 : i32
  return %1, %3 : vector<2x4xf32>, i32
}
