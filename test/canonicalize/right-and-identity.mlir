// RUN: mlopt %s -canonicalize | FileCheck %s

// E10: constants of commutative operations go to the right.
// CHECK-LABEL: func @to_the_right(
// CHECK-NEXT:    %[[FOUR:.*]] = constant 4 : i32
// CHECK-NEXT:    %[[SUM:.*]] = addi %arg0, %[[FOUR]] : i32
// CHECK-NEXT:    %[[REST:.*]] = subi %[[FOUR]], %arg0 : i32
// CHECK-NEXT:    return %[[SUM]], %[[REST]] : i32, i32
func @to_the_right(%x: i32) -> (i32, i32) {
  %0 = constant 4 : i32
  %1 = addi %0, %x : i32
  %2 = subi %0, %x : i32
  return %1, %2 : i32, i32
}

// E11
// CHECK-LABEL: func @identity(
// CHECK-NEXT:    return %arg0 : i32
func @identity(%x: i32) -> i32 {
  %0 = constant 0 : i32
  %1 = addi %x, %0 : i32
  return %1 : i32
}
