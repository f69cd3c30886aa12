// RUN: mlopt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// Factors and constants wrap around, as the arithmetic of index does, whose
// value the expression is. Sizes and strides are checked where they are used.

// CHECK-DAG: affine_map<()[s0] -> (s0 * 9223372036854775805)>
// CHECK-DAG: affine_map<()[s0] -> (s0 - 2)>
// CHECK-DAG: affine_map<()[s0] -> (s0 * -9223372036854775808)>
func.func @f(%i: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 * 9223372036854775807 * 3)>(%i)
  %1 = affine.apply affine_map<(d0) -> (d0 + 9223372036854775807 + 9223372036854775807)>(%i)
  %2 = affine.apply affine_map<(d0) -> (d0 * 4611686018427387904 + d0 * 4611686018427387904)>(%i)
  return %0, %1, %2 : index, index, index
}

// What wrapped can be read again, though its digits alone are too large.
// CHECK-DAG: affine_map<()[s0] -> (s0 - -9223372036854775808)>
// CHECK-DAG: affine_map<(d0) -> (-9223372036854775808)>
func.func @least(%i: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 * -9223372036854775808)>(%i)
  %1 = affine.apply affine_map<(d0) -> (d0 - 9223372036854775808)>(%i)
  "a.b"() {n = affine_map<(d0) -> (-9223372036854775808)>} : () -> ()
  return %0, %1, %1 : index, index, index
}
