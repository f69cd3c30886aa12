// -test-pattern-selective-replacement: uses by terminators, and others.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-pattern-selective-replacement | FileCheck %s

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: "foo.use"(%[[ARG1]], %[[ARG1]]) : (i32, i32) -> ()
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.cast"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) : (i32, i32, i32) -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.op_idempotent_trait"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[ARG0]], %[[V1]] : i32, i32
// CHECK-NEXT: }

func.func @a(%a: i32, %b: i32) -> (i32, i32) {
  %c = "test.cast"(%a, %b) : (i32, i32) -> i32
  "foo.use"(%c, %c) : (i32, i32) -> ()
  %d = "test.cast"(%c, %c, %b) : (i32, i32, i32) -> i32
  %8 = "test.op_idempotent_trait"(%d) : (i32) -> i32
  %9 = "test.op_idempotent_trait"(%8) : (i32) -> i32
  return %c, %9 : i32, i32
}
