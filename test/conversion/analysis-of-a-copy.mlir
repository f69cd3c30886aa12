// An analysis converts a copy: the listener hears of all of it, in the order in
// which uses come in a copy, and a cast that stays alive fails it. The notes
// leave out what was replaced.
// RUN: not mlopt-test -test-legalize-patterns=test-legalize-mode=analysis %s 2>&1 | FileCheck %s

// CHECK-DAG: notifyOperationReplaced: test.erase_op
// CHECK-DAG: error: failed to legalize unresolved materialization from () to ('f32') that remained live after conversion
// CHECK-DAG: note: see existing live user here: "func.return"(%0, %1) : (f32, i64) -> ()
// CHECK-DAG: note: see current operation: %0 = "builtin.unrealized_conversion_cast"() : () -> f32
// CHECK-NOT: is legalizable
func.func @f0(%v1: i32, %v2: i42, %v3: index) -> (f32, i64) {
  %v12 = "test.erase_op"() : () -> i8
  %v19 = "test.erase_op"() : () -> f32
  %v20 = "test.type_producer"() : () -> i64
  "func.return"(%v19, %v20) : (f32, i64) -> ()
}
