// What is known to divide a product that has no place in 64 bits.
// RUN: mlopt %s | FileCheck %s

// CHECK: #map = affine_map<() -> (0)>
// CHECK: #map1 = affine_map<() -> ((-9223372036854775806 * 16) mod 64)>
func.func private @f() attributes {
  divided = affine_map<() -> ((-9223372036854775806 * 16) mod 32)>,
  not_divided = affine_map<() -> ((-9223372036854775806 * 16) mod 64)>
}
