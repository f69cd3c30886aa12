// -test-inline: the body of a region that is called.
// RUN: mlopt-test %s '-pass-pipeline=builtin.module(func.func(test-inline))' | FileCheck %s

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @f(%a: i32) -> i32 {
  %fn = "test.functional_region_op"() ({
   ^bb0(%x: i32):
    %y = arith.addi %x, %x : i32
    "test.return"(%y) : (i32) -> ()
  }) : () -> ((i32) -> i32)
  %r = call_indirect %fn(%a) : (i32) -> i32
  return %r : i32
}
