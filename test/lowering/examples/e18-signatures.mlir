// SPDX-License-Identifier: Apache-2.0
// E18. Function signatures: the whole output.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s --match-full-lines

func @foo() -> ()
func @bar(i32) -> (i64)
func @qux(i32, f32) -> (i64, f64)
func @quux(() -> ()) -> (() -> ())

// CHECK: module {
// CHECK-NEXT: llvm.func @foo()
// CHECK-NEXT: llvm.func @bar(!llvm.i32) -> !llvm.i64
// CHECK-NEXT: llvm.func @qux(!llvm.i32, !llvm.float) -> !llvm<"{ i64, double }">
// CHECK-NEXT: llvm.func @quux(!llvm<"void ()*">) -> !llvm<"void ()*">
// CHECK-NEXT: }
