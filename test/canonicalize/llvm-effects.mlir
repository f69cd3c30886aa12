// A volatile load stays.
// RUN: mlopt %s -canonicalize | FileCheck %s
// RUN: mlopt %s -cse | FileCheck %s

// CHECK-COUNT-1: llvm.load volatile
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.add %a, %0 : i32
  %2 = llvm.add %a, %0 : i32
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.store %1, %p : i32, !llvm.ptr
  %5 = llvm.add %1, %2 : i32
  %6 = llvm.call @f(%a, %p) : (i32, !llvm.ptr) -> i32
  llvm.return %5 : i32
}
