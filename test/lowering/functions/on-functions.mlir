// The pass works on one function after the other while it prints them; with a
// pass behind it that knows modules only, on all of them. Both give the same.
// RUN: mlopt %s -convert-std-to-llvm > %t.each
// RUN: mlopt %s -convert-std-to-llvm -symbol-dce > %t.whole
// RUN: diff %t.each %t.whole
// RUN: mlopt %s -convert-std-to-llvm -mlir-disable-threading | diff %t.each -
// RUN: mlopt %s -convert-std-to-llvm -mlir-print-op-generic > %t.generic
// RUN: mlopt %s -convert-std-to-llvm -symbol-dce -mlir-print-op-generic | diff %t.generic -
// RUN: FileCheck %s < %t.each

// What is called of the C library is declared in front, the last new one first.
// CHECK: module {
// CHECK-NEXT: llvm.func @abort()
// CHECK-NEXT: llvm.func @free(
// CHECK-NEXT: llvm.func @malloc(
// CHECK-NEXT: llvm.func @second(
// CHECK: llvm.func @first(
// CHECK: llvm.func @decl(
// CHECK: llvm.func @third(
func @second(%n: index) {
  %m = alloc(%n) : memref<?xf32>
  dealloc %m : memref<?xf32>
  return
}
func @first(%m: memref<?xf32>, %c: i1) {
  assert %c, "no"
  dealloc %m : memref<?xf32>
  return
}
func @decl(memref<2x?xf32>) -> (i32, f32)
func @third(%n: index, %m: memref<2x?xf32>, %c: i1, %a: i32, %b: i32) -> i32 {
  %m2 = alloc(%n) : memref<?xf32>
  %r:2 = call @decl(%m) : (memref<2x?xf32>) -> (i32, f32)
  cond_br %c, ^a(%a : i32), ^a(%b : i32)
^a(%x: i32):
  %f = constant @first : (memref<?xf32>, i1) -> ()
  call_indirect %f(%m2, %c) : (memref<?xf32>, i1) -> ()
  return %x : i32
}
