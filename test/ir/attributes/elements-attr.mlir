// -test-elements-attr-interface: which C types elements can be read as.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-elements-attr-interface 2>&1 >/dev/null | FileCheck %s

// CHECK: error: Test iterating `int64_t`: 1, 2
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 2]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `uint64_t`: 1, 2
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 2]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `APInt`: 1, 2
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 2]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `IntegerAttr`: 1 : i64, 2 : i64
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 2]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `int64_t`: unable to iterate type
// CHECK: note: see current operation: "foo.x"() {a = dense<1> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: error: Test iterating `uint64_t`: unable to iterate type
// CHECK: note: see current operation: "foo.x"() {a = dense<1> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: error: Test iterating `APInt`: 1, 1
// CHECK: note: see current operation: "foo.x"() {a = dense<1> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: error: Test iterating `IntegerAttr`: 1 : i32, 1 : i32
// CHECK: note: see current operation: "foo.x"() {a = dense<1> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: error: Test iterating `int64_t`: expected element type to be an integer type
// CHECK: note: see current operation: "foo.x"() {a = dense<1.000000e+00> : tensor<2xf32>} : () -> ()
// CHECK-NEXT: error: Test iterating `uint64_t`: expected element type to be an integer type
// CHECK: note: see current operation: "foo.x"() {a = dense<1.000000e+00> : tensor<2xf32>} : () -> ()
// CHECK-NEXT: error: Test iterating `APInt`: expected element type to be an integer type
// CHECK: note: see current operation: "foo.x"() {a = dense<1.000000e+00> : tensor<2xf32>} : () -> ()
// CHECK-NEXT: error: Test iterating `IntegerAttr`: expected element type to be an integer type
// CHECK: note: see current operation: "foo.x"() {a = dense<1.000000e+00> : tensor<2xf32>} : () -> ()

func.func @f() {
  "foo.x"() {a = dense<[1,2]> : tensor<2xi64>} : () -> ()
  "foo.x"() {a = array<i64: 10, 11>} : () -> ()
  "foo.x"() {a = dense<1> : tensor<2xi32>} : () -> ()
  "foo.x"() {a = dense<1.0> : tensor<2xf32>} : () -> ()
  "foo.x"() {a = array<i32: 10, 11>} : () -> ()
  return
}
