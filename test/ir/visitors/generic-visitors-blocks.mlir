// -test-generic-ir-block-visitors-interrupt: blocks from the inside out, up to
// one that stops.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-generic-ir-block-visitors-interrupt | FileCheck %s

// CHECK: step 0
// CHECK-NEXT: step 1
// CHECK-NEXT: step 2 walk was interrupted
// CHECK-LABEL: func.func @f
// CHECK-SAME: () {
// CHECK-NEXT: "test.two_region_op"() ({
// CHECK-NEXT: "foo.a"() ({
// CHECK-NEXT: "foo.x"() : () -> ()
// CHECK-NEXT: }) {interrupt_after_all = false} : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.b"() : () -> ()
// CHECK-NEXT: "foo.c"() {interrupt = true} : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.d"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.e"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f() {
  "test.two_region_op"() ({
    "foo.a"() ({ "foo.x"() : () -> ()}) {interrupt_after_all = false} : () -> ()
  }, {
    "foo.b"() : () -> ()
    "foo.c"() {interrupt = true} : () -> ()
  }) : () -> ()
  "foo.d"() ({}, {"foo.e"() : () -> () }, {}) : () -> ()
  return
}
