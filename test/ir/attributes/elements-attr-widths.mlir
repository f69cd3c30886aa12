// -test-elements-attr-interface: signs, widths, no elements.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-elements-attr-interface 2>&1 >/dev/null | FileCheck %s

// CHECK: error: Test iterating `int64_t`: expected element type to be an integer type
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, -2]> : tensor<2xindex>, b = dense<[1, -1]> : tensor<2xsi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `uint64_t`: expected element type to be an integer type
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, -2]> : tensor<2xindex>, b = dense<[1, -1]> : tensor<2xsi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `APInt`: expected element type to be an integer type
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, -2]> : tensor<2xindex>, b = dense<[1, -1]> : tensor<2xsi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `IntegerAttr`: expected element type to be an integer type
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, -2]> : tensor<2xindex>, b = dense<[1, -1]> : tensor<2xsi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `int64_t`: 1, -1
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, -2]> : tensor<2xindex>, b = dense<[1, -1]> : tensor<2xsi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `uint64_t`: unable to iterate type
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, -2]> : tensor<2xindex>, b = dense<[1, -1]> : tensor<2xsi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `APInt`: 1, -1
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, -2]> : tensor<2xindex>, b = dense<[1, -1]> : tensor<2xsi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `IntegerAttr`: 1 : si64, -1 : si64
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, -2]> : tensor<2xindex>, b = dense<[1, -1]> : tensor<2xsi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `int64_t`: unable to iterate type
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 200]> : tensor<2xui64>, b = dense<[1, -1]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `uint64_t`: 1, 200
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 200]> : tensor<2xui64>, b = dense<[1, -1]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `APInt`: 1, 200
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 200]> : tensor<2xui64>, b = dense<[1, -1]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `IntegerAttr`: 1 : ui64, 200 : ui64
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 200]> : tensor<2xui64>, b = dense<[1, -1]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `int64_t`: 1, -1
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 200]> : tensor<2xui64>, b = dense<[1, -1]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `uint64_t`: 1, 18446744073709551615
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 200]> : tensor<2xui64>, b = dense<[1, -1]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `APInt`: 1, -1
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 200]> : tensor<2xui64>, b = dense<[1, -1]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `IntegerAttr`: 1 : i64, -1 : i64
// CHECK: note: see current operation: "foo.x"() {a = dense<[1, 200]> : tensor<2xui64>, b = dense<[1, -1]> : tensor<2xi64>} : () -> ()
// CHECK-NEXT: error: Test iterating `int64_t`: unable to iterate type
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `uint64_t`: unable to iterate type
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `APInt`: -1, 0
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `IntegerAttr`: true, false
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `int64_t`:
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `uint64_t`:
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `APInt`:
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `IntegerAttr`:
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `int64_t`: unable to iterate type
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `uint64_t`: unable to iterate type
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `APInt`: 1, -56
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()
// CHECK-NEXT: error: Test iterating `IntegerAttr`: 1 : ui8, 200 : ui8
// CHECK: note: see current operation: "foo.x"() {a = dense<[true, false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1, 200]> : tensor<2xui8>} : () -> ()

"foo.x"() {a = dense<[1,-2]> : tensor<2xindex>, b = dense<[1,-1]> : tensor<2xsi64>} : () -> ()
"foo.x"() {a = dense<[1,200]> : tensor<2xui64>, b = dense<[1,-1]> : tensor<2xi64>} : () -> ()
"foo.x"() {a = dense<[true,false]> : tensor<2xi1>, b = dense<> : tensor<0xi64>, d = dense<[1,200]> : tensor<2xui8>} : () -> ()
