// RUN: mlopt %s -strip-debuginfo -mlir-print-debuginfo | FileCheck %s
// CHECK-NOT: loc("
// CHECK: loc(unknown)
func @f(%a: i32 loc("a")) -> i32 {
  %0 = addi %a, %a : i32 loc("b")
  return %0 : i32 loc("c")
} loc("d")
