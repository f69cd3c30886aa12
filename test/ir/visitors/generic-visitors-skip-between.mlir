// -test-generic-ir-visitors-interrupt: a visitor that stops or skips.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-generic-ir-visitors-interrupt | FileCheck %s

// CHECK: step 0 op 'builtin.module' before all regions
// CHECK-NEXT: step 1 op 'func.func' before all regions
// CHECK-NEXT: step 2 op 'test.two_region_op' before all regions
// CHECK-NEXT: step 3 op 'foo.a' before all regions
// CHECK-NEXT: step 4 op 'foo.x' before all regions
// CHECK-NEXT: step 5 op 'foo.a' after all regions
// CHECK-NEXT: step 6 op 'foo.d' before all regions
// CHECK-NEXT: step 7 op 'func.return' before all regions
// CHECK-NEXT: step 8 op 'func.func' after all regions
// CHECK-NEXT: step 9 op 'builtin.module' after all regions
// CHECK-NEXT: step 10 op 'test.two_region_op' before all regions
// CHECK-LABEL: func.func @f
// CHECK-SAME: () {
// CHECK-NEXT: "test.two_region_op"() ({
// CHECK-NEXT: "foo.a"() ({
// CHECK-NEXT: "foo.x"() : () -> ()
// CHECK-NEXT: }) {interrupt_after_all = false} : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.b"() : () -> ()
// CHECK-NEXT: "foo.c"() : () -> ()
// CHECK-NEXT: }) {skip_after_region = 0 : i32} : () -> ()
// CHECK-NEXT: "foo.d"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.e"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) {skip_after_region = 0 : i32} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f() {
  "test.two_region_op"() ({
    "foo.a"() ({ "foo.x"() : () -> ()}) {interrupt_after_all = false} : () -> ()
  }, {
    "foo.b"() : () -> ()
    "foo.c"() : () -> ()
  }) {skip_after_region = 0 : i32} : () -> ()
  "foo.d"() ({}, {"foo.e"() : () -> () }, {}) {skip_after_region = 0 : i32} : () -> ()
  return
}
