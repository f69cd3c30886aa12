// One symbol may have an empty name, and an address like all others.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK: @0 = global i32 1
// CHECK: @p = global ptr @0
// CHECK: @alias = alias i32, ptr @0
// CHECK: store ptr @0, ptr %0, align 8
// CHECK: icmp eq ptr %0, @0
llvm.mlir.global external @""(1 : i32) : i32
llvm.mlir.global external @p() : !llvm.ptr {
  %0 = llvm.mlir.addressof @"" : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @"" : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f(%p: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.addressof @"" : !llvm.ptr
  llvm.store %0, %p : !llvm.ptr, !llvm.ptr
  %1 = llvm.icmp "eq" %p, %0 : !llvm.ptr
  llvm.return %1 : i1
}
