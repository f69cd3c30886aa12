// RUN: mlopt %s -sroa -mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s
// RUN: mlopt %s -pass-pipeline='builtin.module(any(sroa),any(sroa))' -mlir-pass-statistics -mlir-pass-statistics-display=list -o /dev/null 2>&1 | FileCheck %s

// The largest of a number of slots is no sum.
// CHECK: (S) 2 destructured slots
// CHECK: (S) 1 slots with memory benefit
// CHECK: (S) 5 max subelement number
llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, f64, i32, i8, i8)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr inbounds %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32, i8, i8)>
  llvm.store %x, %2 : i32, !llvm.ptr
  %3 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %4 = llvm.getelementptr inbounds %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %5 = llvm.getelementptr inbounds %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %x, %4 : i32, !llvm.ptr
  llvm.store %x, %5 : i32, !llvm.ptr
  %6 = llvm.load %5 : !llvm.ptr -> i32
  llvm.return %6 : i32
}
