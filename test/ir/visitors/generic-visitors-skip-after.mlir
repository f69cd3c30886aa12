// -test-generic-ir-visitors-interrupt: a visitor that stops or skips.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-generic-ir-visitors-interrupt | FileCheck %s

// CHECK: step 0 op 'builtin.module' before all regions
// CHECK-NEXT: step 1 op 'func.func' before all regions
// CHECK-NEXT: step 2 op 'test.two_region_op' before all regions
// CHECK-NEXT: step 3 op 'foo.a' before all regions
// CHECK-NEXT: step 4 op 'foo.x' before all regions
// CHECK-NEXT: step 5 op 'foo.a' after all regions
// CHECK-NEXT: step 6 op 'test.two_region_op' before region #1
// CHECK-NEXT: step 7 op 'foo.b' before all regions
// CHECK-NEXT: step 8 op 'foo.c' before all regions
// CHECK-NEXT: step 9 op 'foo.d' before all regions
// CHECK-NEXT: step 10 op 'foo.d' before region #1
// CHECK-NEXT: step 11 op 'foo.e' before all regions
// CHECK-NEXT: step 12 op 'foo.d' before region #2
// CHECK-NEXT: step 13 op 'func.return' before all regions
// CHECK-NEXT: step 14 op 'func.func' after all regions
// CHECK-NEXT: step 15 op 'builtin.module' after all regions
// CHECK-NEXT: step 16 op 'test.two_region_op' before all regions
// CHECK-NEXT: step 17 op 'test.two_region_op' before region #1
// CHECK-LABEL: func.func @f
// CHECK-SAME: () {
// CHECK-NEXT: "test.two_region_op"() ({
// CHECK-NEXT: "foo.a"() ({
// CHECK-NEXT: "foo.x"() : () -> ()
// CHECK-NEXT: }) {interrupt_after_all = false} : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.b"() : () -> ()
// CHECK-NEXT: "foo.c"() : () -> ()
// CHECK-NEXT: }) {skip_after_all = true} : () -> ()
// CHECK-NEXT: "foo.d"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.e"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) {skip_after_all = true} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f() {
  "test.two_region_op"() ({
    "foo.a"() ({ "foo.x"() : () -> ()}) {interrupt_after_all = false} : () -> ()
  }, {
    "foo.b"() : () -> ()
    "foo.c"() : () -> ()
  }) {skip_after_all = true} : () -> ()
  "foo.d"() ({}, {"foo.e"() : () -> () }, {}) {skip_after_all = true} : () -> ()
  return
}
