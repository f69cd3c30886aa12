// SPDX-License-Identifier: Apache-2.0
// E15. Scalar, index, vector types: the whole output.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s --match-full-lines

func @t(%a: i1, %b: i32, %c: f16, %d: f32, %e: f64, %f: index,
        %g: vector<4xf32>, %h: vector<4x8x16xf32>) {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @t(%arg0: !llvm.i1, %arg1: !llvm.i32, %arg2: !llvm.half, %arg3: !llvm.float, %arg4: !llvm.double, %arg5: !llvm.i64, %arg6: !llvm<"<4 x float>">, %arg7: !llvm<"[4 x [8 x <16 x float>]]">) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
