// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// Names of intrinsics that are overloaded by types of each kind.

// CHECK-LABEL: define void @copies(
// CHECK-NEXT:    %[[V13:.*]] = call i32 @llvm.ssa.copy.i32(i32 %0)
// CHECK-NEXT:    %[[V14:.*]] = call <4 x float> @llvm.ssa.copy.v4f32(<4 x float> %1)
// CHECK-NEXT:    %[[V15:.*]] = call ptr addrspace(3) @llvm.ssa.copy.p3(ptr addrspace(3) %2)
// CHECK-NEXT:    %[[V16:.*]] = call { i32, double } @llvm.ssa.copy.sl_i32f64s({ i32, double } %3)
// CHECK-NEXT:    %[[V17:.*]] = call [2 x i8] @llvm.ssa.copy.a2i8([2 x i8] %4)
// CHECK-NEXT:    %[[V18:.*]] = call <vscale x 4 x i1> @llvm.ssa.copy.nxv4i1(<vscale x 4 x i1> %5)
// CHECK-NEXT:    %[[V19:.*]] = call %named @llvm.ssa.copy.s_nameds(%named %6)
// CHECK-NEXT:    %[[V20:.*]] = call bfloat @llvm.ssa.copy.bf16(bfloat %7)
// CHECK-NEXT:    %[[V21:.*]] = call fp128 @llvm.ssa.copy.f128(fp128 %8)
// CHECK-NEXT:    %[[V22:.*]] = call ppc_fp128 @llvm.ssa.copy.ppcf128(ppc_fp128 %9)
// CHECK-NEXT:    %[[V23:.*]] = call target("spirv.Image", i32, 1, 2) @llvm.ssa.copy.tspirv.Image_i32_1_2t(target("spirv.Image", i32, 1, 2) %10)
// CHECK-NEXT:    %[[V24:.*]] = call x86_fp80 @llvm.ssa.copy.f80(x86_fp80 %11)
// CHECK-NEXT:    ret void
llvm.func @copies(%a: i32, %b: vector<4xf32>, %c: !llvm.ptr<3>, %d: !llvm.struct<(i32, f64)>, %e: !llvm.array<2 x i8>, %f: vector<[4]xi1>, %g: !llvm.struct<"named", (i8)>, %h: bf16, %i: f128, %j: !llvm.ppc_fp128, %k: !llvm.target<"spirv.Image", i32, 1, 2>, %l: f80) {
  %0 = llvm.call_intrinsic "llvm.ssa.copy"(%a) : (i32) -> i32
  %1 = llvm.call_intrinsic "llvm.ssa.copy"(%b) : (vector<4xf32>) -> vector<4xf32>
  %2 = llvm.call_intrinsic "llvm.ssa.copy"(%c) : (!llvm.ptr<3>) -> !llvm.ptr<3>
  %3 = llvm.call_intrinsic "llvm.ssa.copy"(%d) : (!llvm.struct<(i32, f64)>) -> !llvm.struct<(i32, f64)>
  %4 = llvm.call_intrinsic "llvm.ssa.copy"(%e) : (!llvm.array<2 x i8>) -> !llvm.array<2 x i8>
  %5 = llvm.call_intrinsic "llvm.ssa.copy"(%f) : (vector<[4]xi1>) -> vector<[4]xi1>
  %6 = llvm.call_intrinsic "llvm.ssa.copy"(%g) : (!llvm.struct<"named", (i8)>) -> !llvm.struct<"named", (i8)>
  %7 = llvm.call_intrinsic "llvm.ssa.copy"(%h) : (bf16) -> bf16
  %8 = llvm.call_intrinsic "llvm.ssa.copy"(%i) : (f128) -> f128
  %9 = llvm.call_intrinsic "llvm.ssa.copy"(%j) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %10 = llvm.call_intrinsic "llvm.ssa.copy"(%k) : (!llvm.target<"spirv.Image", i32, 1, 2>) -> !llvm.target<"spirv.Image", i32, 1, 2>
  %11 = llvm.call_intrinsic "llvm.ssa.copy"(%l) : (f80) -> f80
  llvm.return
}
