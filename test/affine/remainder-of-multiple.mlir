// RUN: mlopt %s -canonicalize | FileCheck %s
// x less by its remainder has none. Where mlir-opt takes the quotients of it for
// 0, too, they stay.

// CHECK-DAG: #[[$REST:.*]] = affine_map<()[s0, s1] -> ((-s0 + s0 mod s1) mod s1)>
// CHECK-DAG: #[[$FLOOR:.*]] = affine_map<()[s0, s1] -> ((s0 - s0 mod s1) floordiv s1)>
// CHECK-DAG: #[[$CEIL:.*]] = affine_map<()[s0, s1] -> ((s0 - s0 mod s1) ceildiv s1)>

// CHECK-LABEL: @remainder
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: index, %[[ARG1:[^ :,)]+]]: index, %[[ARG2:[^ :,)]+]]: index) -> (index, index, index) {
// CHECK-NEXT:  %[[C0:[^ :,)]+]] = arith.constant 0 : index
// CHECK-NEXT:  %[[V0:[^ :,)]+]] = affine.apply #[[$REST]]()[%[[ARG0]], %[[ARG1]]]
// CHECK-NEXT:  return %[[C0]], %[[C0]], %[[V0]] : index, index, index

func.func @remainder(%a: index, %b: index, %c: index) -> (index, index, index) {
  %0 = affine.apply affine_map<()[s0, s1] -> ((s0 - s0 mod s1) mod s1)>()[%a, %b]
  %1 = affine.apply affine_map<()[s0, s1, s2] -> ((s0 * 2 + s2 + 5 - (s2 + 5 + s0 * 2) mod (s1 + 1)) mod (s1 + 1))>()[%a, %b, %c]
  %2 = affine.apply affine_map<()[s0, s1] -> ((s0 mod s1 - s0) mod s1)>()[%a, %b]
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: @quotient
// CHECK:       affine.apply #[[$FLOOR]]()
// CHECK:       affine.apply #[[$CEIL]]()
func.func @quotient(%a: index, %b: index) -> (index, index) {
  %0 = affine.apply affine_map<()[s0, s1] -> ((s0 - s0 mod s1) floordiv s1)>()[%a, %b]
  %1 = affine.apply affine_map<()[s0, s1] -> ((s0 - s0 mod s1) ceildiv s1)>()[%a, %b]
  return %0, %1 : index, index
}
