// A value that is replaced by a list that it is in. With rollback, mlir-opt 22 does not end; this is what it makes without.
// RUN: mlopt-test - -allow-unregistered-dialect -test-legalize-patterns=build-materializations=0 < %s | FileCheck %s
// RUN: mlopt-test - -allow-unregistered-dialect -test-legalize-patterns='allow-pattern-rollback=0 build-materializations=0' < %s | FileCheck %s
// RUN: mlopt-test - -allow-unregistered-dialect -test-legalize-patterns < %s | FileCheck %s --check-prefix=MADE
// RUN: mlopt-test - -allow-unregistered-dialect -test-legalize-patterns=test-legalize-mode=analysis < %s | FileCheck %s --check-prefix=SAME

// The argument becomes nothing, and is gone with its block.
// CHECK-LABEL: func.func @dropped() {
// CHECK-NEXT:    %[[NONE:.*]] = builtin.unrealized_conversion_cast to i16
// CHECK-NEXT:    %[[TWO:.*]] = builtin.unrealized_conversion_cast %[[NONE]], %[[NONE]] : i16, i16 to i16
// CHECK-NEXT:    "test.value_replace"(%[[TWO]], %[[TWO]]) {is_legal}
// CHECK-NEXT:    "test.legal_op"(%[[TWO]])
// MADE-LABEL: func.func @dropped() {
// MADE-NEXT:    %[[NONE:.*]] = "test.cast"() : () -> i16
// MADE-NEXT:    %[[TWO:.*]] = "test.cast"(%[[NONE]], %[[NONE]]) : (i16, i16) -> i16
// SAME-LABEL: func.func @dropped(%{{.*}}: i16) {
func.func @dropped(%a: i16) {
  "test.value_replace"(%a, %a) : (i16, i16) -> ()
  "test.legal_op"(%a) : (i16) -> ()
  return
}

// It becomes another type.
// CHECK-LABEL: func.func @converted(
// CHECK-SAME:    %[[A:.*]]: i43) {
// CHECK-NEXT:    %[[OLD:.*]] = builtin.unrealized_conversion_cast %[[A]] : i43 to i42
// CHECK-NEXT:    %[[TWO:.*]] = builtin.unrealized_conversion_cast %[[OLD]], %[[OLD]] : i42, i42 to i42
// CHECK-NEXT:    "test.value_replace"(%[[TWO]], %[[TWO]]) {is_legal}
func.func @converted(%a: i42) {
  "test.value_replace"(%a, %a) : (i42, i42) -> ()
  return
}

// CHECK-LABEL: func.func @result
// CHECK:         %[[V:.*]] = "x.make"() : () -> i8
// CHECK-NEXT:    %[[TWO:.*]] = builtin.unrealized_conversion_cast %[[V]], %[[V]] : i8, i8 to i8
// CHECK-NEXT:    "test.value_replace"(%[[TWO]], %[[TWO]]) {is_legal}
func.func @result() {
  %v = "x.make"() : () -> i8
  "test.value_replace"(%v, %v) : (i8, i8) -> ()
  return
}
