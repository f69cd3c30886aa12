// RUN: mlopt %s -convert-arith-to-llvm | FileCheck %s

// What was added is taken back before constants are looked at: where there is
// no place for a constant, the value is.
// CHECK-LABEL: func.func @takes_poison_back
// CHECK-NEXT:    %[[P:.*]] = ub.poison : tensor<i32>
// CHECK-NEXT:    arith.addi
// CHECK-NEXT:    return %[[P]] : tensor<i32>
func.func @takes_poison_back() -> tensor<i32> {
  %p = ub.poison : tensor<i32>
  %sum = arith.addi %p, %p : tensor<i32>
  %back = arith.subi %sum, %p : tensor<i32>
  return %back : tensor<i32>
}
