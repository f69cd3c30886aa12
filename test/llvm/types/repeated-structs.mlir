// A struct type that is written again is read at once: it must mean the same as
// where it was written first.
// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s -mlir-disable-threading | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s

!pair = i32

// CHECK-LABEL: llvm.func @plain(
// CHECK-SAME:    !llvm.struct<(i32, ptr)>, !llvm.struct<(i32, ptr)>, !llvm.struct<(i32, ptr, i64)>, !llvm.struct<(i32, ptr)>)
llvm.func @plain(!llvm.struct<(i32, ptr)>, !llvm.struct<(i32, ptr)>, !llvm.struct<(i32, ptr, i64)>, !llvm.struct<(i32,
  ptr)>)

// CHECK-LABEL: llvm.func @named(
// CHECK-SAME:    !llvm.struct<"node", (i32, ptr)>, !llvm.struct<"node", (i32, ptr)>, !llvm.struct<(struct<"node", (i32, ptr)>)>
llvm.func @named(!llvm.struct<"node", (i32, ptr)>, !llvm.struct<"node", (i32, ptr)>, !llvm.struct<(struct<"node", (i32, ptr)>)>)

// CHECK-LABEL: llvm.func @aliased(
// CHECK-SAME:    !llvm.struct<(i32, ptr)>, !llvm.struct<(i32, ptr)>
llvm.func @aliased(!llvm.struct<(!pair, ptr)>, !llvm.struct<(!pair, ptr)>)

// CHECK-LABEL: llvm.func @packed(
// CHECK-SAME:    !llvm.struct<packed (i8, i32)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<(i8, i32)>
llvm.func @packed(!llvm.struct<packed (i8, i32)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<(i8, i32)>)

// CHECK-LABEL: llvm.func @nested(
// CHECK-SAME:    !llvm.struct<(struct<(i8)>, array<2 x struct<(i8)>>)>, !llvm.struct<(struct<(i8)>, array<2 x struct<(i8)>>)>, !llvm.struct<(i8)>
llvm.func @nested(!llvm.struct<(struct<(i8)>, array<2 x struct<(i8)>>)>, !llvm.struct<(struct<(i8)>, array<2 x struct<(i8)>>)>, !llvm.struct<(i8)>)
