// -test-clone: the operations of a function once more, with what they return in
// place of the arguments.
// RUN: mlopt-test %s -allow-unregistered-dialect -pass-pipeline='builtin.module(func.func(test-clone))' | FileCheck %s
// RUN: not mlopt-test %s -allow-unregistered-dialect -test-func-set-type -test-operations-equality 2>&1 | FileCheck %s -check-prefix=ONE

// CHECK:      notifyOperationInserted: foo.a
// CHECK-NEXT: notifyOperationInserted: foo.i
// CHECK-NEXT: notifyOperationInserted: foo.b
// CHECK-NEXT: notifyOperationInserted: func.return
// CHECK-NEXT: module {

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i64)
// CHECK:      %[[A1:.*]] = "foo.a"(%[[A]])
// CHECK:      %[[B1:.*]] = "foo.b"(%[[B]], %[[A1]])
// CHECK:      %[[A2:.*]] = "foo.a"(%[[A1]])
// CHECK:      %[[B2:.*]] = "foo.b"(%[[B1]], %[[A2]])
// CHECK-NEXT: return %[[A2]], %[[B2]]

// ONE: error: expected 2 top-level ops in the module, got 1
func.func @f(%a: i32, %b: i64) -> (i32, i64) {
  %0 = "foo.a"(%a) ({ "foo.i"() : () -> () }) : (i32) -> i32
  %1 = "foo.b"(%b, %0) : (i64, i32) -> i64
  return %0, %1 : i32, i64
}
