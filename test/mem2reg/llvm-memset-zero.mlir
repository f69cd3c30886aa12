// A zero is a constant byte as others are.
// RUN: mlopt -mem2reg %s | FileCheck %s

// CHECK-LABEL: llvm.func @zero
// CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0 : i16) : i16
// CHECK-NEXT: llvm.return %[[ZERO]] : i16
llvm.func @zero() -> i16 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.zero : i8
  %n = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %c x i16 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %z, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %v = llvm.load %p : !llvm.ptr -> i16
  llvm.return %v : i16
}
