// SPDX-License-Identifier: Apache-2.0
// E17. Function types: the whole output.
// RUN: mlopt -convert-std-to-llvm -mlir-print-op-generic -allow-unregistered-dialect %s | FileCheck %s

func @t0() -> ()
func @t1(i32) -> (i64)
func @t2(i32, f32) -> (i64)
func @t3(i32, f32) -> (i64, f64)
func @t4(() -> ()) -> (() -> ())

// CHECK: type = !llvm<"void ()">
// CHECK: type = !llvm<"i64 (i32)">
// CHECK: type = !llvm<"i64 (i32, float)">
// CHECK: type = !llvm<"{ i64, double } (i32, float)">
// CHECK: type = !llvm<"void ()* (void ()*)">
