// RUN: mlopt-test - -allow-unregistered-dialect -test-legalize-patterns='build-materializations=0' < %s | FileCheck %s
// RUN: mlopt-test - -allow-unregistered-dialect -test-legalize-patterns='allow-pattern-rollback=0 build-materializations=0' < %s | FileCheck %s
// A value that is erased and then replaces others is a cast of nothing, once.

// CHECK-LABEL: func.func @converted
func.func @converted() {
  // CHECK-NEXT: "test.legal_op"
  // CHECK-NEXT: %[[ERASED:.*]] = builtin.unrealized_conversion_cast to i42
  // CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[ERASED]], %[[ERASED]] : i42, i42 to i24
  // CHECK-NEXT: "test.value_replace"(%[[CAST]], %[[ERASED]]) {is_legal}
  %0 = "test.legal_op"() : () -> i24
  %1 = "test.erase_op"() : () -> i42
  "test.value_replace"(%0, %1) : (i24, i42) -> ()
  "test.return"() : () -> ()
}

// CHECK-LABEL: func.func @kept
func.func @kept() {
  // CHECK-NEXT: %[[ERASED:.*]] = builtin.unrealized_conversion_cast to i8
  // CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[ERASED]], %[[ERASED]] : i8, i8 to i24
  // CHECK-NEXT: "test.legal_op"
  // CHECK-NEXT: "test.value_replace"(%[[CAST]], %[[ERASED]]) {is_legal}
  %0 = "test.erase_op"() : () -> i8
  %1 = "test.legal_op"() : () -> i24
  "test.value_replace"(%1, %0) : (i24, i8) -> ()
  "test.return"() : () -> ()
}
