// RUN: mlopt-test %s -allow-unregistered-dialect -loop-invariant-code-motion | FileCheck %s

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

// In it a use may come before what it uses: that is looked at again.
// CHECK-LABEL: func.func @use_first
// CHECK-NEXT:    %[[ONE:.*]] = arith.addi %arg0, %arg0
// CHECK-NEXT:    %[[TWO:.*]] = arith.addi %[[ONE]], %arg0
// CHECK-NEXT:    %[[INNER:.*]] = arith.addi %[[ONE]], %[[TWO]]
// CHECK-NEXT:    test.graph_loop
// CHECK-NEXT:      %[[RING:.*]] = arith.addi %[[RING]], %arg0
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        "x.y"(%[[INNER]], %[[RING]])
func.func @use_first(%a: index) {
  "test.graph_loop"() ({
    %ring = arith.addi %ring, %a : index
    %two = arith.addi %one, %a : index
    %one = arith.addi %a, %a : index
    scf.for %i = %a to %a step %a {
      %inner = arith.addi %one, %two : index
      "x.y"(%inner, %ring) : (index, index) -> ()
    }
    test.region_yield %a : index
  }) : () -> ()
  return
}

// A divisor is safe by its bounds, too.
// CHECK-LABEL: func.func @bounded_divisor
// CHECK:         %[[SIZE:.*]] = index.sizeof
// CHECK:         arith.divui %arg0, %[[SIZE]]
// CHECK-NEXT:    arith.divui
// CHECK-NEXT:    arith.divsi
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      index.divu
// CHECK-NEXT:      arith.divsi
func.func @bounded_divisor(%a: index, %b: i32) {
  %size = index.sizeof
  %below = test.with_bounds {smax = -1 : i32, smin = -5 : i32, umax = 0xFFFFFFFF : i32, umin = 5 : i32} : i32
  %above = test.with_bounds {smax = 5 : i32, smin = 1 : i32, umax = 5 : i32, umin = 1 : i32} : i32
  scf.for %i = %a to %a step %a {
    %0 = arith.divui %a, %size : index
    %1 = arith.divui %b, %below : i32
    %2 = arith.divsi %b, %above : i32
    %3 = index.divu %a, %size
    %4 = arith.divsi %b, %below : i32
    "x.y"(%0, %1, %2, %3, %4) : (index, i32, i32, index, i32) -> ()
  }
  return
}
