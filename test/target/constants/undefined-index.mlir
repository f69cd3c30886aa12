// An index that is not defined is 0 where it is the only one.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK: ret ptr null
// CHECK: ret ptr @a
// CHECK: ret ptr @a
llvm.mlir.global internal @a() : !llvm.array<4 x i32>
llvm.func @f() -> !llvm.ptr {
  %z = llvm.mlir.zero : !llvm.ptr
  %u = llvm.mlir.undef : i32
  %g = llvm.getelementptr %z[%u] : (!llvm.ptr, i32) -> !llvm.ptr, f64
  llvm.return %g : !llvm.ptr
}
llvm.func @g() -> !llvm.ptr {
  %z = llvm.mlir.addressof @a : !llvm.ptr
  %u = llvm.mlir.undef : i32
  %g = llvm.getelementptr %z[%u] : (!llvm.ptr, i32) -> !llvm.ptr, f64
  llvm.return %g : !llvm.ptr
}
llvm.func @h() -> !llvm.ptr {
  %z = llvm.mlir.addressof @a : !llvm.ptr
  %u = llvm.mlir.poison : i32
  %g = llvm.getelementptr %z[%u] : (!llvm.ptr, i32) -> !llvm.ptr, f64
  llvm.return %g : !llvm.ptr
}
