// RUN: mlopt %s -convert-func-to-llvm -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// The cast of an operand has the location of the operation that takes it, the
// one that stands for a value that of the value.
// CHECK:      builtin.unrealized_conversion_cast %arg0 : i64 to index loc("argument")
// CHECK:      builtin.unrealized_conversion_cast %{{.*}} : index to i64 loc("call")
// CHECK-NEXT: llvm.call @callee
// CHECK-NEXT: builtin.unrealized_conversion_cast %{{.*}} : i64 to index loc("call")
func.func private @callee(index) -> index
func.func @caller(%a: index loc("argument")) {
  %sum = arith.addi %a, %a : index loc("sum")
  %b = call @callee(%sum) : (index) -> index loc("call")
  %c = arith.addi %b, %b : index
  return
}
