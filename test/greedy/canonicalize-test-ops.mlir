// Canonicalizations of the test dialect, one of them of the dialect itself.
// RUN: mlopt-test %s -allow-unregistered-dialect -canonicalize | FileCheck %s

// R188, R189: one pass for all dialects and their patterns. R197: patterns of
// operations and of a dialect.
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: %[[C42_I32:[^ :,)]+]] = arith.constant 42 : i32
// CHECK-NEXT: call @g() : () -> ()
// CHECK-NEXT: return %[[C42_I32]], %[[ARG0]] : i32, i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @g
// CHECK-SAME: ()

func.func @f(%i: i32) -> (i32, i32) {
  %0 = "test.dialect_canonicalizable"() : () -> i32
  "test.fold_to_call_op"() {callee = @g} : () -> ()
  "test.op_with_region_pattern"() ({
    "foo.a"() : () -> ()
  }) : () -> ()
  "test.op_with_region_fold_no_side_effect"() ({
    "foo.a"() : () -> ()
  }) : () -> ()
  %1 = "test.op_with_region_fold"(%i) ({
    "foo.a"() : () -> ()
  }) : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func private @g()
