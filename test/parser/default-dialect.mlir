// RUN: mlopt-test %s | FileCheck %s
// RUN: mlopt-test %s | mlopt-test | FileCheck %s

// The region of an operation with a default dialect names its operations
// without a prefix, whichever dialect that is.

// CHECK:      test.default_dialect {
// CHECK-NEXT:   store_with_a_region_terminator
// CHECK-NEXT: }
test.default_dialect {
  store_with_a_region_terminator
}

// CHECK:      func.func @f() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() {
  return
}
