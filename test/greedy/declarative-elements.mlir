// RUN: mlopt-test %s -test-greedy-patterns | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-NEXT: "test.i32ElementsAttr"() <{attr = dense<0> : tensor<i32>}>
// CHECK-NEXT: "test.i32ElementsAttr"() <{attr = dense<7> : tensor<i32>}>
func.func @f() {
  "test.i32ElementsAttr"() {attr = dense<[3, 5]> : tensor<2xi32>} : () -> ()
  "test.i32ElementsAttr"() {attr = dense<7> : tensor<i32>} : () -> ()
  return
}
