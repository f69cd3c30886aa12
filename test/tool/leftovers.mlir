// -explain-failures=leftovers: a line for each operation that a conversion left
// though it has patterns for it, with what they said.
// RUN: mlopt %s -convert-arith-to-llvm -explain-failures=leftovers -o /dev/null 2>&1 | FileCheck %s
// RUN: mlopt %s -convert-arith-to-llvm -explain-failures -o /dev/null 2>&1 | count 0
// RUN: not mlopt %s -explain-failures=some 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: leftovers.mlir:[[# @LINE + 4]]:8: 'arith.addi' stayed: pattern 'arith-addi-to-llvm': {{.+}}
// CHECK-NOT: stayed
// BAD: mlopt: for the --explain-failures option: 'some' is invalid value for boolean argument! Try 0 or 1
func.func @f(%a: tensor<4xi32>, %b: i32) -> tensor<4xi32> {
  %0 = arith.addi %a, %a : tensor<4xi32>
  %1 = arith.addi %b, %b : i32
  return %0 : tensor<4xi32>
}
