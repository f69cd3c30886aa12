// -test-inline-callback: bodies wrapped, of several blocks too.
// RUN: mlopt-test %s '-pass-pipeline=builtin.module(func.func(test-inline-callback))' | FileCheck %s

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = scf.execute_region -> i32 {
// CHECK-NEXT: %1 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @g(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = scf.execute_region -> i32 {
// CHECK-NEXT: %2 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: cf.br ^bb1(%2 : i32)
// CHECK-NEXT: ^bb1(%3: i32):  // pred: ^bb0
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.execute_region -> i32 {
// CHECK-NEXT: %2 = arith.addi %0, %0 : i32
// CHECK-NEXT: cf.br ^bb1(%2 : i32)
// CHECK-NEXT: ^bb1(%3: i32):  // pred: ^bb0
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : i32
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
func.func @g(%a: i32) -> i32 {
  %fn = "test.functional_region_op"() ({
   ^bb0(%x: i32):
    %y = arith.addi %x, %x : i32
    cf.br ^bb1(%y : i32)
   ^bb1(%z : i32):
    "test.return"(%z) : (i32) -> ()
  }) : () -> ((i32) -> i32)
  %r = call_indirect %fn(%a) : (i32) -> i32
  %r2 = call_indirect %fn(%r) : (i32) -> i32
  return %r2 : i32
}
