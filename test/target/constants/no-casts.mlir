// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// A cast to the same type is its operand, not an instruction.
// CHECK:      define i32 @same(i32 %0) {
// CHECK-NEXT:   %2 = add i32 %0, %0
// CHECK-NEXT:   ret i32 %2
llvm.func @same(%a: i32) -> i32 {
  %0 = llvm.bitcast %a : i32 to i32
  %1 = llvm.add %0, %a : i32
  llvm.return %1 : i32
}
