// In a big endian layout a narrow access is to the high bits. The layout is
// that of where the pass runs: modules inside are passed over.
// RUN: mlopt -mem2reg %s | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">>} {
  // CHECK-LABEL: llvm.func @narrow(%arg0: i64, %arg1: i8) -> i16 {
  // CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
  // CHECK-NEXT: %1 = llvm.zext %arg1 : i8 to i64
  // CHECK-NEXT: %2 = llvm.mlir.constant(56 : i64) : i64
  // CHECK-NEXT: %3 = llvm.shl %1, %2 : i64
  // CHECK-NEXT: %4 = llvm.mlir.constant(72057594037927935 : i64) : i64
  // CHECK-NEXT: %5 = llvm.and %arg0, %4 : i64
  // CHECK-NEXT: %6 = llvm.or %5, %3 : i64
  // CHECK-NEXT: %7 = llvm.mlir.constant(48 : i64) : i64
  // CHECK-NEXT: %8 = llvm.lshr %6, %7 : i64
  // CHECK-NEXT: %9 = llvm.trunc %8 : i64 to i16
  // CHECK-NEXT: llvm.return %9 : i16
  llvm.func @narrow(%arg0: i64, %arg1: i8) -> i16 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 : i64, !llvm.ptr
    llvm.store %arg1, %1 : i8, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> i16
    llvm.return %2 : i16
  }
  module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {
    // CHECK-LABEL: llvm.func @inside(%arg0: i64) -> i32 {
    // CHECK: llvm.lshr
    // CHECK-NEXT: llvm.trunc
    llvm.func @inside(%arg0: i64) -> i32 {
      %0 = llvm.mlir.constant(1 : i32) : i32
      %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
      llvm.store %arg0, %1 : i64, !llvm.ptr
      %2 = llvm.load %1 : !llvm.ptr -> i32
      llvm.return %2 : i32
    }
  }
}
