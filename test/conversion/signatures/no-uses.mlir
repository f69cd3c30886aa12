// RUN: mlopt-test %s -test-target-materialization-with-no-uses | FileCheck %s

// R123: the operand's cast is all that uses the replacement.
// CHECK-LABEL: func.func @no_uses(%arg0: i32)
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%arg0) : (i32) -> i64
// CHECK-NEXT: "test.valid"
func.func @no_uses(%arg0: i32) {
  %0 = "test.type_changer"(%arg0) : (i32) -> i16
  %1 = "test.type_changer"(%0) : (i16) -> i64
  "test.valid"(%1) : (i64) -> ()
}
