// What a transfer wrote to a tensor and another one reads from it, repeated or in
// another order, is broadcast and transposed.
// RUN: mlopt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @repeated
// CHECK-SAME: %[[V:.*]]: vector<4x1xf32>
// CHECK-NEXT: %[[B:.*]] = vector.broadcast %[[V]] : vector<4x1xf32> to vector<100x5x4x1xf32>
// CHECK-NEXT: %[[T:.*]] = vector.transpose %[[B]], [3, 0, 2, 1] : vector<100x5x4x1xf32> to vector<1x100x4x5xf32>
// CHECK-NEXT: return %[[T]]
func.func @repeated(%v: vector<4x1xf32>, %t: tensor<4x4xf32>, %p: f32) -> vector<1x100x4x5xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x1xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %p {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0, d0, 0)>} : tensor<4x4xf32>, vector<1x100x4x5xf32>
  return %r : vector<1x100x4x5xf32>
}

// CHECK-LABEL: func.func @permuted
// CHECK-SAME: %[[V:.*]]: vector<3x4x2xf32>
// CHECK-NEXT: %[[T:.*]] = vector.transpose %[[V]], [2, 0, 1] : vector<3x4x2xf32> to vector<2x3x4xf32>
// CHECK-NEXT: return %[[T]]
func.func @permuted(%v: vector<3x4x2xf32>, %t: tensor<2x3x4xf32>, %p: f32) -> vector<2x3x4xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>} : vector<3x4x2xf32>, tensor<2x3x4xf32>
  %r = vector.transfer_read %w[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : tensor<2x3x4xf32>, vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// Not all that was written, another place, a mask, out of bounds, memory.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-5: vector.transfer_read
// CHECK: return
func.func @others(%v: vector<4xf32>, %t: tensor<4x4xf32>, %m: memref<4x4xf32>, %p: f32, %i: index, %mask: vector<4xi1>) -> (vector<2x3xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %0 = vector.transfer_read %w[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x4xf32>, vector<2x3xf32>
  %1 = vector.transfer_read %w[%i, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x4xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %w[%c0, %c0], %p, %mask {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x4xf32>, vector<2x4xf32>
  %u = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_read %u[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x4xf32>, vector<2x4xf32>
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32>
  %4 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<4x4xf32>, vector<2x4xf32>
  return %0, %1, %2, %3, %4 : vector<2x3xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}
