// Layouts that LLVM would not take: alignments of 0, where mlir-opt divides by
// it, and pointers wider than integers may be.
// RUN: mlopt %s -split-input-file -sroa -mem2reg | FileCheck %s

// CHECK-LABEL: llvm.func @unaligned
// CHECK-SAME:    (%[[X:.*]]: i32) -> i32
// CHECK-NOT:     llvm.load
// CHECK:         llvm.return %[[X]] : i32
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<0> : vector<1xi64>, !llvm.struct<()> = dense<0> : vector<1xi64>>} {
  llvm.func @unaligned(%x: i32) -> i32 {
    %c = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %c x !llvm.struct<(i8, i32, array<2 x i32>)> : (i32) -> !llvm.ptr
    %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %x, %q : i32, !llvm.ptr
    %v = llvm.load %q : !llvm.ptr -> i32
    llvm.return %v : i32
  }
}

// -----

// CHECK-LABEL: llvm.func @wide
// CHECK:         llvm.load %{{.*}} : !llvm.ptr -> i32
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[8589934592, 64, 64]> : vector<3xi64>>} {
  llvm.func @wide(%x: !llvm.ptr) -> i32 {
    %c = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %x, %p : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> i32
    llvm.return %v : i32
  }
}
