// RUN: mlopt %s -inline=default-pipeline= | FileCheck %s
// A global that is aligned enough is not copied.

// CHECK:       llvm.mlir.global external @aligned() {addr_space = 0 : i32, alignment = 16 : i64} : !llvm.struct<(i64, i64)>
// CHECK:       llvm.mlir.global external @unknown() {addr_space = 0 : i32} : !llvm.struct<(i64, i64)>
// CHECK-LABEL: @callee
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = !llvm.struct<(i64, i64)>}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
// CHECK-NEXT:  %[[V0:[^ :,)]+]] = llvm.load %[[ARG0]] : !llvm.ptr -> i64
// CHECK-NEXT:  llvm.return %[[V0]] : i64
// CHECK-LABEL: @no_copy
// CHECK-NEXT:  %[[V0:[^ :,)]+]] = llvm.mlir.addressof @aligned : !llvm.ptr
// CHECK-NEXT:  %[[V1:[^ :,)]+]] = llvm.load %[[V0]] : !llvm.ptr -> i64
// CHECK-NEXT:  llvm.return %[[V1]] : i64
// CHECK-LABEL: @copy
// CHECK-NEXT:  %[[V0:[^ :,)]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:  %[[V1:[^ :,)]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i64, i64)> {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:  %[[V2:[^ :,)]+]] = llvm.mlir.addressof @unknown : !llvm.ptr
// CHECK-NEXT:  %[[V3:[^ :,)]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:  "llvm.intr.memcpy"(%[[V1]], %[[V2]], %[[V3]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:  %[[V4:[^ :,)]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:  llvm.return %[[V4]] : i64

llvm.mlir.global external @aligned() {alignment = 16 : i64} : !llvm.struct<(i64, i64)>
llvm.mlir.global external @unknown() : !llvm.struct<(i64, i64)>
llvm.func @callee(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i64, i64)>, llvm.align = 16 : i64}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
llvm.func @no_copy() -> i64 {
  %0 = llvm.mlir.addressof @aligned : !llvm.ptr
  %1 = llvm.call @callee(%0) : (!llvm.ptr) -> i64
  llvm.return %1 : i64
}
llvm.func @copy() -> i64 {
  %0 = llvm.mlir.addressof @unknown : !llvm.ptr
  %1 = llvm.call @callee(%0) : (!llvm.ptr) -> i64
  llvm.return %1 : i64
}
