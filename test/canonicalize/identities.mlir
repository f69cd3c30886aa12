// Identities, and what is none.
// RUN: mlopt %s -canonicalize | FileCheck %s

// R200: x + 0 is x, and so on.
// CHECK-LABEL: func.func @nothing_to_compute(
// CHECK-SAME:      %[[X:.*]]: i32)
// CHECK-NEXT:    return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]] : i32, i32, i32, i32, i32
func.func @nothing_to_compute(%x: i32) -> (i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.muli %x, %c1 : i32
  %2 = arith.andi %x, %x : i32
  %3 = arith.ori %x, %c0 : i32
  %4 = arith.shli %x, %c0 : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// R201: operations go where they can.
// CHECK-LABEL: func.func @nothing_left(
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    return %[[ZERO]], %[[ZERO]], %[[ZERO]] : i32, i32, i32
func.func @nothing_left(%x: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.subi %x, %x : i32
  %1 = arith.muli %x, %c0 : i32
  %2 = arith.xori %x, %x : i32
  return %0, %1, %2 : i32, i32, i32
}

// R202, R216: x + x and x * 4 stay, though other forms might be better.
// CHECK-LABEL: func.func @no_rules(
// CHECK-SAME:      %[[X:.*]]: i32)
// CHECK-NEXT:    %[[FOUR:.*]] = arith.constant 4 : i32
// CHECK-NEXT:    %[[SUM:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK-NEXT:    %[[PRODUCT:.*]] = arith.muli %[[X]], %[[FOUR]] : i32
// CHECK-NEXT:    return %[[SUM]], %[[PRODUCT]] : i32, i32
func.func @no_rules(%x: i32) -> (i32, i32) {
  %c4 = arith.constant 4 : i32
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %c4 : i32
  return %0, %1 : i32, i32
}
