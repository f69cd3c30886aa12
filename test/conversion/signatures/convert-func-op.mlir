// -test-convert-func-op: types of arguments and of what they point to; wrappers
// of the C interface.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-convert-func-op | FileCheck %s

// CHECK: llvm.func @add(%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: !llvm.struct<(i8, i8)>, %[[ARG2:[^ :,)]+]]: !llvm.ptr {llvm.byval = !llvm.struct<(i8, i8)>}) -> i32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT: llvm.return %[[ARG0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_add(%[[ARG0]]: i32, %[[ARG1]]: !llvm.struct<(i8, i8)>, %[[ARG2]]: !llvm.ptr {llvm.byval = !test.smpla}) -> i32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.call @add(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (i32, !llvm.struct<(i8, i8)>, !llvm.ptr) -> i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @ext(!llvm.ptr {llvm.byref = !llvm.struct<(i8, i8)>}) -> !llvm.struct<(i32, f32)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func private @ext2(%[[ARG0]]: !llvm.ptr {llvm.byref = !llvm.struct<(i8, i8)>}) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: llvm.call @_mlir_ciface_ext2(%[[ARG0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_ext2(!llvm.ptr {llvm.byref = !test.smpla}) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: llvm.func @pointees(%[[ARG0]]: !llvm.ptr {llvm.byval = !llvm.struct<(i8, i8)>, llvm.elementtype = !test.smpla, llvm.foo = !test.smpla, llvm.inalloca = !llvm.struct<(i8, i8)>, llvm.preallocated = !test.smpla, llvm.sret = !llvm.struct<(i8, i8)>}) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @builtin_pointees(%[[ARG0]]: !llvm.ptr {llvm.byref = i64, llvm.byval = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>}) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }

func.func @add(%arg0: i32, %arg1: !test.smpla, %p: !llvm.ptr {llvm.byval = !test.smpla}) -> i32 attributes { llvm.emit_c_interface } {
  return %arg0 : i32
}
func.func private @ext(!llvm.ptr {llvm.byref = !test.smpla}) -> (i32, f32)
func.func private @ext2(!llvm.ptr {llvm.byref = !test.smpla}) attributes { llvm.emit_c_interface}
func.func @pointees(%p: !llvm.ptr {llvm.byval = !test.smpla, llvm.sret = !test.smpla, llvm.inalloca = !test.smpla, llvm.elementtype = !test.smpla, llvm.preallocated = !test.smpla, llvm.foo = !test.smpla}) {
  return
}
func.func @builtin_pointees(%p: !llvm.ptr {llvm.byval = memref<4xi32>, llvm.byref = index}) {
  return
}
