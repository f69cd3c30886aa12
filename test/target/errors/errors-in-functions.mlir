// What is wrong in one function is told where it is, though functions are
// exported one by one, and then nothing is written.
// RUN: not mlopt %s -mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK-NOT: define
// CHECK:     errors-in-functions.mlir:[[@LINE+11]]:8: error: LLVM Translation failed for operation: builtin.unrealized_conversion_cast
// CHECK:     note: the value is made by 'llvm.add'
// CHECK:     errors-in-functions.mlir:[[@LINE+15]]:3: error: cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.call
// CHECK-NOT: define
llvm.func @right(%a: i64) -> i64 {
  %0 = llvm.add %a, %a : i64
  %1 = llvm.add %0, %a : i64
  llvm.return %1 : i64
}
llvm.func @wrong(%a: i64) -> i32 {
  %0 = llvm.add %a, %a : i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  llvm.return %1 : i32
}
llvm.func @wrong_too() {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.add %0, %0 : i64
  func.call @not_lowered() : () -> ()
  llvm.return
}
func.func private @not_lowered()
