// -test-rewrite-dynamic-op: one operation into another of any shape.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-rewrite-dynamic-op | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> (i32, i64) {
// CHECK-NEXT: %[[V0:[^ :,)]+]]:2 = "test.dynamic_generic"(%[[ARG0]]) {x = 1 : i64} : (i32) -> (i32, i64)
// CHECK-NEXT: "test.dynamic_generic"(%[[ARG0]]) {y} : (i32) -> ()
// CHECK-NEXT: return %[[V0]]#0, %[[V0]]#1 : i32, i64
// CHECK-NEXT: }

func.func @f(%a: i32) -> (i32, i64) {
  %0:2 = "test.dynamic_one_operand_two_results"(%a) {x = 1} : (i32) -> (i32, i64)
  "test.dynamic_generic"(%a) {y} : (i32) -> ()
  return %0#0, %0#1 : i32, i64
}
