// RUN: mlopt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-SAME:    (%[[A:.*]]: i32)
// CHECK-NEXT:    %[[C:.*]] = arith.constant 4 : i32
// CHECK-NEXT:    %[[R:.*]] = arith.addi %[[A]], %[[C]] : i32
// CHECK-NEXT:    return %[[R]]
func.func @f(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @g
// CHECK-NEXT:    %[[X:.*]] = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:    return %[[X]]
func.func @g(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  %1 = arith.divsi %0, %a : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @h
// CHECK: return %arg0
func.func @h(%a: i32) -> i32 {
  return %a : i32
}
