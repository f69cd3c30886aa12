// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-legalize-unknown-root-patterns | FileCheck %s

// R47: a pattern of any root.
// CHECK-LABEL: func.func @remove_all_ops
// CHECK-NEXT: return
func.func @remove_all_ops() {
  "test.illegal_op_a"() : () -> i32
  "test.whatever"() : () -> ()
  return
}

// -----

// R119, R132: what was erased is still used.
func.func @remove_used() {
  // expected-error @+1 {{failed to legalize unresolved materialization from () to ('i32') that remained live after conversion}}
  %0 = "test.illegal_op_a"() : () -> i32
  // expected-note @+1 {{see existing live user here: "foo.use"}}
  "foo.use"(%0) : (i32) -> ()
  return
}
