// SPDX-License-Identifier: Apache-2.0
// Scalable vectors in the wrapped spelling, and as LLVM IR.
// RUN: mlopt -convert-std-to-llvm %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm %s -mlir-to-llvmir | FileCheck %s --check-prefix=IR

// CHECK-LABEL: llvm.func @vectors(%arg0: !llvm<"<vscale x 4 x float>">, %arg1: !llvm<"[2 x <vscale x 4 x float>]">, %arg2: !llvm.float) -> !llvm<"<vscale x 4 x float>">
// CHECK:         llvm.extractvalue %arg1[1] : !llvm<"[2 x <vscale x 4 x float>]">
// CHECK:         llvm.fadd %{{.*}}, %{{.*}} : !llvm<"<vscale x 4 x float>">
// CHECK:         llvm.mlir.constant(dense<2.000000e+00> : vector<[4]xf32>) : !llvm<"<vscale x 4 x float>">
// CHECK:         llvm.shufflevector %{{.*}}, %{{.*}} [0 : i32, 0 : i32, 0 : i32, 0 : i32] : !llvm<"<vscale x 4 x float>">, !llvm<"<vscale x 4 x float>">
// CHECK:         llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : !llvm<"<vscale x 4 x float>">
// CHECK-NEXT:    "llvm.intr.sqrt"
// IR-LABEL: define <vscale x 4 x float> @vectors(<vscale x 4 x float> %0, [2 x <vscale x 4 x float>] %1, float %2)
// IR:         shufflevector <vscale x 4 x float> %{{.*}}, <vscale x 4 x float> undef, <vscale x 4 x i32> zeroinitializer
// IR-NEXT:    call <vscale x 4 x float> @llvm.sqrt.nxv4f32(
// IR-NEXT:    fdiv <vscale x 4 x float> splat (float 1.000000e+00)
func @vectors(%v: vector<[4]xf32>, %w: vector<2x[4]xf32>, %x: f32) -> vector<[4]xf32> {
  %0 = addf %w, %w : vector<2x[4]xf32>
  %1 = constant dense<2.0> : vector<[4]xf32>
  %2 = addf %v, %1 : vector<[4]xf32>
  %3 = splat %x : vector<[4]xf32>
  %4 = rsqrt %3 : vector<[4]xf32>
  %5 = mulf %4, %2 : vector<[4]xf32>
  return %5 : vector<[4]xf32>
}

// The size is known at run time only.
// CHECK-LABEL: llvm.func @memory(
// CHECK:         llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm<"<vscale x 4 x float>*">, !llvm.i64) -> !llvm<"<vscale x 4 x float>*">
// CHECK-NEXT:    llvm.ptrtoint
// IR-LABEL: define void @memory(
// IR:         %[[SIZE:.*]] = getelementptr <vscale x 4 x float>, ptr null, i64 1
// IR-NEXT:    %[[BYTES:.*]] = ptrtoint ptr %[[SIZE]] to i64
// IR-NEXT:    %[[ALL:.*]] = mul i64 8, %[[BYTES]]
// IR-NEXT:    call ptr @malloc(i64 %[[ALL]])
// IR:         store <vscale x 4 x float>
func @memory(%v: vector<[4]xf32>, %i: index) {
  %0 = alloc() : memref<8xvector<[4]xf32>>
  store %v, %0[%i] : memref<8xvector<[4]xf32>>
  return
}
