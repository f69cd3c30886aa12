// Operands that assembly accesses through memory say what is there.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK: call i32 asm "lock; addl $0, $1", "=r,=*m,0,*m"(ptr elementtype(i32) %0, i32 %1, ptr elementtype(i32) %0)
llvm.func @add(%p: !llvm.ptr, %i: i32) -> i32 {
  %0 = llvm.inline_asm asm_dialect = att operand_attrs = [{elementtype = i32}, {}, {elementtype = i32}] "lock; addl $0, $1", "=r,=*m,0,*m" %p, %i, %p : (!llvm.ptr, i32, !llvm.ptr) -> i32
  llvm.return %0 : i32
}
