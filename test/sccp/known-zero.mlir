// A sum with carry folds by the zero that stands there, not by one that is only
// known to be, as in mlir-opt 22.
// RUN: mlopt %s -sccp | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-SAME:    (%[[X:.*]]: i32)
// CHECK:         %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[SUM:.*]], %[[CARRY:.*]] = arith.addui_extended %[[X]], %[[ZERO]] : i32, i1
// CHECK-NEXT:    return %[[SUM]], %[[CARRY]] : i32, i1
func.func @f(%x: i32) -> (i32, i1) {
  %z = arith.subi %x, %x : i32
  %sum, %carry = arith.addui_extended %x, %z : i32, i1
  return %sum, %carry : i32, i1
}
