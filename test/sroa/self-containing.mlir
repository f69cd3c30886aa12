// RUN: mlopt %s -sroa -mem2reg | FileCheck %s

// A struct within itself has no size, so that nothing in it is known to be
// inside of it: the memory stays. mlir-opt runs out of stack.

// CHECK-LABEL: llvm.func @within_itself
// CHECK: llvm.alloca
// CHECK: llvm.getelementptr
llvm.func @within_itself() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<"a", (i32, struct<"a">)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %0[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"a", (i32, struct<"a">)>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// CHECK-LABEL: llvm.func @within_a_part
// CHECK: llvm.alloca
// CHECK: llvm.getelementptr
llvm.func @within_a_part() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<"b", (array<2 x struct<"c", (struct<"b">)>>, i32)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %0[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"b", (array<2 x struct<"c", (struct<"b">)>>, i32)>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
