// RUN: mlopt %s -canonicalize -mlir-print-local-scope | FileCheck %s
// Each remainder in another would double the sum that it is taken apart into:
// what is too long stays as it is. mlir-opt 22 takes twice
// as long for each one more.

// CHECK-LABEL: func.func @nested(
// CHECK-NEXT:    affine.apply affine_map<()[s0, s1] -> ({{.*}}s1 mod 3 + s0) mod 4 + s0) mod 5 {{.*}} mod 24 + s0)>()[%arg1, %arg0]
func.func @nested(%a: index, %b: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (((((((((((((((((((((((((((((((((((((((((((((d0) mod 3 + s0)) mod 4 + s0)) mod 5 + s0)) mod 6 + s0)) mod 7 + s0)) mod 8 + s0)) mod 9 + s0)) mod 10 + s0)) mod 11 + s0)) mod 12 + s0)) mod 13 + s0)) mod 14 + s0)) mod 15 + s0)) mod 16 + s0)) mod 17 + s0)) mod 18 + s0)) mod 19 + s0)) mod 20 + s0)) mod 21 + s0)) mod 22 + s0)) mod 23 + s0)) mod 24 + s0))>(%a)[%b]
  return %0 : index
}
