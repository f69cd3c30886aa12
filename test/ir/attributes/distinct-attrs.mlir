// -test-distinct-attrs: a fresh attribute of the same payload.
// RUN: mlopt-test %s -test-distinct-attrs | FileCheck %s

// CHECK: #distinct = distinct[0]<42 : i32>
// CHECK-NEXT: #distinct1 = distinct[1]<42 : i32>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: "test.op"() {distinct.input = "a"} : () -> ()
// CHECK-NEXT: "test.op"() {distinct.input = #test.smpla} : () -> ()
// CHECK-NEXT: "test.op"() {distinct.input = #distinct, distinct.output = #distinct1} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @f() {
  "test.op"() {distinct.input = "a"} : () -> ()
  "test.op"() {distinct.input = #test.smpla} : () -> ()
  "test.op"() {distinct.input = distinct[4]<42 : i32>} : () -> ()
  return
}
