// -test-generic-ir-visitors: before, between and after the regions of each
// operation; then of test.two_region_op only.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-generic-ir-visitors | FileCheck %s

// CHECK: step 0 op 'builtin.module' before all regions
// CHECK-NEXT: step 1 op 'func.func' before all regions
// CHECK-NEXT: step 2 op 'test.two_region_op' before all regions
// CHECK-NEXT: step 3 op 'foo.a' before all regions
// CHECK-NEXT: step 4 op 'foo.x' before all regions
// CHECK-NEXT: step 5 op 'foo.a' after all regions
// CHECK-NEXT: step 6 op 'test.two_region_op' before region #1
// CHECK-NEXT: step 7 op 'foo.b' before all regions
// CHECK-NEXT: step 8 op 'foo.c' before all regions
// CHECK-NEXT: step 9 op 'test.two_region_op' after all regions
// CHECK-NEXT: step 10 op 'foo.d' before all regions
// CHECK-NEXT: step 11 op 'foo.d' before region #1
// CHECK-NEXT: step 12 op 'foo.e' before all regions
// CHECK-NEXT: step 13 op 'foo.d' before region #2
// CHECK-NEXT: step 14 op 'foo.d' after all regions
// CHECK-NEXT: step 15 op 'func.return' before all regions
// CHECK-NEXT: step 16 op 'func.func' after all regions
// CHECK-NEXT: step 17 op 'builtin.module' after all regions
// CHECK-NEXT: step 18 op 'test.two_region_op' before all regions
// CHECK-NEXT: step 19 op 'test.two_region_op' before region #1
// CHECK-NEXT: step 20 op 'test.two_region_op' after all regions
// CHECK-LABEL: func.func @f
// CHECK-SAME: () {
// CHECK-NEXT: "test.two_region_op"() ({
// CHECK-NEXT: "foo.a"() ({
// CHECK-NEXT: "foo.x"() : () -> ()
// CHECK-NEXT: }) {interrupt_after_all = false} : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.b"() : () -> ()
// CHECK-NEXT: "foo.c"() : () -> ()
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
    "foo.c"() : () -> ()
  }) : () -> ()
  "foo.d"() ({}, {"foo.e"() : () -> () }, {}) : () -> ()
  return
}
