// RUN: sed 's/LAYOUT/E-p:32:32/' %s | mlopt -mlir-to-llvmir | FileCheck %s --check-prefix=BIG
// RUN: sed 's/LAYOUT/e-f16:32-f80:32:64-f128:64-v64:32:64-v128:256/' %s | mlopt -mlir-to-llvmir | FileCheck %s --check-prefix=FLOATS
// RUN: sed 's/LAYOUT/e-v1:8-v2:16-v96:128-a:16:32/' %s | mlopt -mlir-to-llvmir | FileCheck %s --check-prefix=VECTORS
// RUN: sed 's/LAYOUT/e-pu3:32:64-pue5:64:64/' %s | mlopt -mlir-to-llvmir | FileCheck %s --check-prefix=FLAGS
// RUN: sed 's/LAYOUT/e-i32:128-i128:8-f64:8-i24:32:64/' %s | mlopt -mlir-to-llvmir | FileCheck %s --check-prefix=INTS
// What a load and an alloca align to, by the data layout.

module attributes {llvm.data_layout = "LAYOUT"} {
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<3>, %r: !llvm.ptr<5>) {
  %0 = llvm.load %p : !llvm.ptr -> i1
  %1 = llvm.load %p : !llvm.ptr -> i24
  %2 = llvm.load %p : !llvm.ptr -> i48
  %3 = llvm.load %p : !llvm.ptr -> i128
  %4 = llvm.load %p : !llvm.ptr -> i300
  %5 = llvm.load %p : !llvm.ptr -> f16
  %6 = llvm.load %p : !llvm.ptr -> bf16
  %7 = llvm.load %p : !llvm.ptr -> f80
  %8 = llvm.load %p : !llvm.ptr -> f128
  %9 = llvm.load %p : !llvm.ptr -> !llvm.ppc_fp128
  %10 = llvm.load %p : !llvm.ptr -> vector<3xi32>
  %11 = llvm.load %p : !llvm.ptr -> vector<2xi1>
  %12 = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %13 = llvm.load %p : !llvm.ptr -> vector<16xf64>
  %14 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i64)>
  %15 = llvm.load %p : !llvm.ptr -> !llvm.struct<packed (i8, i64)>
  %16 = llvm.load %p : !llvm.ptr -> !llvm.struct<()>
  %17 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x struct<(i8, vector<4xf32>)>>
  %18 = llvm.load %p : !llvm.ptr -> !llvm.ptr<3>
  %19 = llvm.load %q : !llvm.ptr<3> -> !llvm.ptr<5>
  %20 = llvm.load %r : !llvm.ptr<5> -> !llvm.ptr
  %21 = llvm.load %p : !llvm.ptr -> !llvm.x86_amx
  %22 = llvm.load %p : !llvm.ptr -> vector<2x!llvm.ptr<3>>
  %23 = llvm.load %p : !llvm.ptr -> !llvm.target<"spirv.Image", i32, 1>
  %24 = llvm.load %p : !llvm.ptr -> !llvm.target<"aarch64.svcount">
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x !llvm.struct<(i8, f80, ptr<3>)> : (i32) -> !llvm.ptr
  llvm.return
}
}

// BIG: load i1, ptr %0, align 1
// BIG: load i24, ptr %0, align 4
// BIG: load i48, ptr %0, align 4
// BIG: load i128, ptr %0, align 4
// BIG: load i300, ptr %0, align 4
// BIG: load half, ptr %0, align 2
// BIG: load bfloat, ptr %0, align 2
// BIG: load x86_fp80, ptr %0, align 16
// BIG: load fp128, ptr %0, align 16
// BIG: load ppc_fp128, ptr %0, align 16
// BIG: load <3 x i32>, ptr %0, align 16
// BIG: load <2 x i1>, ptr %0, align 1
// BIG: load <vscale x 4 x i32>, ptr %0, align 16
// BIG: load <16 x double>, ptr %0, align 128
// BIG: load { i8, i64 }, ptr %0, align 4
// BIG: load <{ i8, i64 }>, ptr %0, align 1
// BIG: load {}, ptr %0, align 1
// BIG: load [3 x { i8, <4 x float> }], ptr %0, align 16
// BIG: load ptr addrspace(3), ptr %0, align 4
// BIG: load ptr addrspace(5), ptr addrspace(3) %1, align 4
// BIG: load ptr, ptr addrspace(5) %2, align 4
// BIG: load x86_amx, ptr %0, align 64
// BIG: load <2 x ptr addrspace(3)>, ptr %0, align 8
// BIG: load target("spirv.Image", i32, 1), ptr %0, align 4
// BIG: load target("aarch64.svcount"), ptr %0, align 2
// BIG: alloca { i8, x86_fp80, ptr addrspace(3) }, align 16

// FLOATS: load i1, ptr %0, align 1
// FLOATS: load i24, ptr %0, align 4
// FLOATS: load i48, ptr %0, align 4
// FLOATS: load i128, ptr %0, align 4
// FLOATS: load i300, ptr %0, align 4
// FLOATS: load half, ptr %0, align 4
// FLOATS: load bfloat, ptr %0, align 4
// FLOATS: load x86_fp80, ptr %0, align 4
// FLOATS: load fp128, ptr %0, align 8
// FLOATS: load ppc_fp128, ptr %0, align 8
// FLOATS: load <3 x i32>, ptr %0, align 16
// FLOATS: load <2 x i1>, ptr %0, align 1
// FLOATS: load <vscale x 4 x i32>, ptr %0, align 32
// FLOATS: load <16 x double>, ptr %0, align 128
// FLOATS: load { i8, i64 }, ptr %0, align 4
// FLOATS: load <{ i8, i64 }>, ptr %0, align 1
// FLOATS: load {}, ptr %0, align 1
// FLOATS: load [3 x { i8, <4 x float> }], ptr %0, align 32
// FLOATS: load ptr addrspace(3), ptr %0, align 8
// FLOATS: load ptr addrspace(5), ptr addrspace(3) %1, align 8
// FLOATS: load ptr, ptr addrspace(5) %2, align 8
// FLOATS: load x86_amx, ptr %0, align 64
// FLOATS: load <2 x ptr addrspace(3)>, ptr %0, align 32
// FLOATS: load target("spirv.Image", i32, 1), ptr %0, align 8
// FLOATS: load target("aarch64.svcount"), ptr %0, align 2
// FLOATS: alloca { i8, x86_fp80, ptr addrspace(3) }, align 8

// VECTORS: load i1, ptr %0, align 1
// VECTORS: load i24, ptr %0, align 4
// VECTORS: load i48, ptr %0, align 4
// VECTORS: load i128, ptr %0, align 4
// VECTORS: load i300, ptr %0, align 4
// VECTORS: load half, ptr %0, align 2
// VECTORS: load bfloat, ptr %0, align 2
// VECTORS: load x86_fp80, ptr %0, align 16
// VECTORS: load fp128, ptr %0, align 16
// VECTORS: load ppc_fp128, ptr %0, align 16
// VECTORS: load <3 x i32>, ptr %0, align 16
// VECTORS: load <2 x i1>, ptr %0, align 2
// VECTORS: load <vscale x 4 x i32>, ptr %0, align 16
// VECTORS: load <16 x double>, ptr %0, align 128
// VECTORS: load { i8, i64 }, ptr %0, align 4
// VECTORS: load <{ i8, i64 }>, ptr %0, align 1
// VECTORS: load {}, ptr %0, align 2
// VECTORS: load [3 x { i8, <4 x float> }], ptr %0, align 16
// VECTORS: load ptr addrspace(3), ptr %0, align 8
// VECTORS: load ptr addrspace(5), ptr addrspace(3) %1, align 8
// VECTORS: load ptr, ptr addrspace(5) %2, align 8
// VECTORS: load x86_amx, ptr %0, align 64
// VECTORS: load <2 x ptr addrspace(3)>, ptr %0, align 16
// VECTORS: load target("spirv.Image", i32, 1), ptr %0, align 8
// VECTORS: load target("aarch64.svcount"), ptr %0, align 2
// VECTORS: alloca { i8, x86_fp80, ptr addrspace(3) }, align 16

// FLAGS: load i1, ptr %0, align 1
// FLAGS: load i24, ptr %0, align 4
// FLAGS: load i48, ptr %0, align 4
// FLAGS: load i128, ptr %0, align 4
// FLAGS: load i300, ptr %0, align 4
// FLAGS: load half, ptr %0, align 2
// FLAGS: load bfloat, ptr %0, align 2
// FLAGS: load x86_fp80, ptr %0, align 16
// FLAGS: load fp128, ptr %0, align 16
// FLAGS: load ppc_fp128, ptr %0, align 16
// FLAGS: load <3 x i32>, ptr %0, align 16
// FLAGS: load <2 x i1>, ptr %0, align 1
// FLAGS: load <vscale x 4 x i32>, ptr %0, align 16
// FLAGS: load <16 x double>, ptr %0, align 128
// FLAGS: load { i8, i64 }, ptr %0, align 4
// FLAGS: load <{ i8, i64 }>, ptr %0, align 1
// FLAGS: load {}, ptr %0, align 1
// FLAGS: load [3 x { i8, <4 x float> }], ptr %0, align 16
// FLAGS: load ptr addrspace(3), ptr %0, align 8
// FLAGS: load ptr addrspace(5), ptr addrspace(3) %1, align 8
// FLAGS: load ptr, ptr addrspace(5) %2, align 8
// FLAGS: load x86_amx, ptr %0, align 64
// FLAGS: load <2 x ptr addrspace(3)>, ptr %0, align 8
// FLAGS: load target("spirv.Image", i32, 1), ptr %0, align 8
// FLAGS: load target("aarch64.svcount"), ptr %0, align 2
// FLAGS: alloca { i8, x86_fp80, ptr addrspace(3) }, align 16

// INTS: load i1, ptr %0, align 1
// INTS: load i24, ptr %0, align 4
// INTS: load i48, ptr %0, align 4
// INTS: load i128, ptr %0, align 1
// INTS: load i300, ptr %0, align 1
// INTS: load half, ptr %0, align 2
// INTS: load bfloat, ptr %0, align 2
// INTS: load x86_fp80, ptr %0, align 16
// INTS: load fp128, ptr %0, align 16
// INTS: load ppc_fp128, ptr %0, align 16
// INTS: load <3 x i32>, ptr %0, align 16
// INTS: load <2 x i1>, ptr %0, align 1
// INTS: load <vscale x 4 x i32>, ptr %0, align 16
// INTS: load <16 x double>, ptr %0, align 128
// INTS: load { i8, i64 }, ptr %0, align 4
// INTS: load <{ i8, i64 }>, ptr %0, align 1
// INTS: load {}, ptr %0, align 1
// INTS: load [3 x { i8, <4 x float> }], ptr %0, align 16
// INTS: load ptr addrspace(3), ptr %0, align 8
// INTS: load ptr addrspace(5), ptr addrspace(3) %1, align 8
// INTS: load ptr, ptr addrspace(5) %2, align 8
// INTS: load x86_amx, ptr %0, align 64
// INTS: load <2 x ptr addrspace(3)>, ptr %0, align 16
// INTS: load target("spirv.Image", i32, 1), ptr %0, align 8
// INTS: load target("aarch64.svcount"), ptr %0, align 2
// INTS: alloca { i8, x86_fp80, ptr addrspace(3) }, align 16
