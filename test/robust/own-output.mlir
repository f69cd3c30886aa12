// SPDX-License-Identifier: Apache-2.0
// What the lowering prints is read again, where mlir-opt refuses its own: the
// visibility of llvm.func, and cases over a wrapped integer.
// RUN: mlopt -convert-std-to-llvm %s | mlopt | FileCheck %s
// RUN: mlopt -convert-std-to-llvm='llvm-types=modern' %s | mlopt | FileCheck %s --check-prefix=MODERN

// CHECK: llvm.func @declared(!llvm.i32) attributes {sym_visibility = "private"}
// MODERN: llvm.func @declared(i32) attributes {sym_visibility = "private"}
func @declared(i32) attributes {sym_visibility = "private"}

// CHECK: llvm.switch %arg0 : !llvm.i8, ^bb1 [
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: -2: ^bb2
// MODERN: llvm.switch %arg0 : i8, ^bb1 [
func @cases(%a: i8) {
  switch %a : i8, [default: ^one, 1: ^one, -2: ^two]
^one:
  return
^two:
  return
}
