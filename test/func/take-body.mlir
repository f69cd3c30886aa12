// -test-take-body: the first function gets the body of the second one.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-take-body | FileCheck %s

// CHECK-LABEL: func.func @first() {
// CHECK-NEXT:    "foo.second"()
// CHECK-NEXT:    return
func.func @first() {
  "foo.first"() : () -> ()
  return
}

// CHECK: func.func private @second()
// CHECK-NOT: foo.first
func.func private @second() {
  "foo.second"() : () -> ()
  return
}
