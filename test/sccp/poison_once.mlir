// RUN: mlopt %s -sccp | FileCheck %s

// Folds of arith give poison, of which ub makes the constant: one, however
// many there are.
// CHECK-LABEL: func.func @poison
// CHECK-NEXT:    %[[POISON:.*]] = ub.poison : tensor<i32>
// CHECK-NEXT:    return %[[POISON]], %[[POISON]], %[[POISON]]
func.func @poison(%a: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %0 = ub.poison : tensor<i32>
  %1 = arith.subi %a, %0 : tensor<i32>
  %2 = arith.addi %a, %0 : tensor<i32>
  return %0, %1, %2 : tensor<i32>, tensor<i32>, tensor<i32>
}
