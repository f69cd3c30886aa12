// RUN: mlopt %s -arith-expand -canonicalize | FileCheck %s

// As in mlir-opt, the constants that an expansion makes have the type of its
// operands, even if that has a dynamic shape; folds ask for their value.
// CHECK-LABEL: func.func @ceildivsi
// CHECK:         arith.constant dense<1> : tensor<2x?xi7>
// CHECK:         arith.addi %{{.*}}, %cst{{.*}} : tensor<2x?xi7>
func.func @ceildivsi(%a: tensor<2x?xi7>) -> tensor<2x?xi7> {
  %0 = arith.ceildivsi %a, %a : tensor<2x?xi7>
  return %0 : tensor<2x?xi7>
}
