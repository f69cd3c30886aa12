// A fold over groups of operands.
// RUN: mlopt-test %s -allow-unregistered-dialect -canonicalize | FileCheck %s

// R234, R236: constants of operands by group, nothing for the others.
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.constant"() <{value = 64 : i32}> : () -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }

func.func @f(%i: i32) -> (i32) {
  %c = "test.constant"() {value = 7 : i32} : () -> i32
  %0 = "test.fold_with_fold_adaptor"(%c, %c, %c, %i, %c) <{attr = array<i32: 1, 1>, operandSegmentSizes = array<i32: 1, 2, 2>}> ({
    "foo.a"() [^bb1] : () -> ()
   ^bb1:
    "foo.a"() : () -> ()
  }) : (i32, i32, i32, i32, i32) -> i32
  return %0 : i32
}
