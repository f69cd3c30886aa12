// What is tried on an operation and taken back makes its uses the newest ones,
// so `x.a` comes before the operation that folds. A value that replaces another
// one does so only for what comes after it.
// RUN: mlopt-test -allow-unregistered-dialect -split-input-file -test-legalize-patterns=build-materializations=0 %s | FileCheck %s

// CHECK: notifyOperationModified: x.a
// CHECK-NEXT: notifyOperationModified: test.op_with_variadic_results_and_folder
// CHECK-NEXT: notifyBlockErased
func.func @renewed(%v1: i24, %v3: i32) {
  "x.a"(%v3) : (i32) -> ()
  %v10 = "test.op_with_variadic_results_and_folder"(%v3) : (i32) -> (i32)
  return
}

// -----

// CHECK-LABEL: func.func @later
// CHECK: "x.before"(%arg0)
// CHECK: [[NEW:%.*]] = "test.legal_op"
// CHECK: [[CAST:%.*]] = builtin.unrealized_conversion_cast
// CHECK: "test.value_replace"([[CAST]],
func.func @later(%v2: i32) {
  "x.before"(%v2) : (i32) -> ()
  %v6 = "test.legal_op"() : () -> i8
  "test.value_replace"(%v2, %v6) : (i32, i8) -> ()
  return
}
