// RUN: mlopt-test %s -loop-invariant-code-motion | FileCheck %s

// A loop of the test dialect is one.
// CHECK-LABEL: func.func @loop
// CHECK-NEXT:    %[[SUM:.*]] = arith.addi %arg0, %arg0
// CHECK-NEXT:    test.graph_loop
// CHECK-NEXT:      test.region_yield %[[SUM]]
func.func @loop(%a: i32) {
  test.graph_loop {
    %sum = arith.addi %a, %a : i32
    test.region_yield %sum : i32
  } : () -> ()
  return
}
