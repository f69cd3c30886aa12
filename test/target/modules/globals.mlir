// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

// Globals: linkage, values of all kinds, initializers.

module attributes {llvm.data_layout = "e-i64:64-n8:16:32:64", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.mlir.global internal constant @text("two\0Alines \22") {alignment = 1 : i64}
  llvm.mlir.global external @number(-7 : i16) : i16
  llvm.mlir.global external @elsewhere() : f64
  llvm.mlir.global extern_weak @maybe() : i32
  llvm.mlir.global private @nothing_said() : i32
  llvm.mlir.global private unnamed_addr constant @table(dense<[3, -1, 4]> : tensor<3xi32>) {section = "data"} : !llvm.array<3 x i32>
  llvm.mlir.global weak_odr protected thread_local @grid(dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
  llvm.mlir.global internal @zeros(dense<0.0> : tensor<100xf64>) : !llvm.array<100 x f64>
  llvm.mlir.global internal @lanes(dense<2.5> : vector<4xf32>) {addr_space = 1 : i32} : vector<4xf32>
  llvm.mlir.global external @yes(true) : i1
  llvm.mlir.global external @tenth(1.000000e-01 : f32) : f32
  llvm.mlir.global external @small(1.000000e-01 : f16) : f16
  llvm.mlir.global external @wide(1.000000e-01 : f128) : f128
  llvm.mlir.global external @not_a_number(0x7FC00001 : f32) : f32
  llvm.mlir.global external @pair([5 : i32, 2.000000e+00 : f64]) : !llvm.struct<(i32, f64)>
  llvm.mlir.global internal @links() : !llvm.struct<"list of ints", packed (i32, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<"list of ints", packed (i32, ptr)>
    %1 = llvm.mlir.constant(9 : i32) : i32
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<"list of ints", packed (i32, ptr)>
    %3 = llvm.mlir.addressof @table : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
    %5 = llvm.insertvalue %4, %2[1] : !llvm.struct<"list of ints", packed (i32, ptr)>
    llvm.return %5 : !llvm.struct<"list of ints", packed (i32, ptr)>
  }
  llvm.mlir.global external @"odd name"(0 : i8) : i8
}

// CHECK:; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT:source_filename = "LLVMDialectModule"
// CHECK-NEXT:target datalayout = "e-i64:64-n8:16:32:64"
// CHECK-NEXT:target triple = "x86_64-unknown-linux-gnu"
// CHECK:%"list of ints" = type <{ i32, ptr }>
// CHECK:@text = internal constant [11 x i8] c"two\0Alines \22", align 1
// CHECK-NEXT:@number = global i16 -7
// CHECK-NEXT:@elsewhere = external global double
// CHECK-NEXT:@maybe = extern_weak global i32
// CHECK-NEXT:@nothing_said = private global i32 undef
// CHECK-NEXT:@table = private unnamed_addr constant [3 x i32] [i32 3, i32 -1, i32 4], section "data"
// CHECK-NEXT:@grid = weak_odr protected thread_local global [2 x [2 x i8]] {{\[\[}}2 x i8] c"\01\02", [2 x i8] c"\03\04"]
// CHECK-NEXT:@zeros = internal global [100 x double] zeroinitializer
// CHECK-NEXT:@lanes = internal addrspace(1) global <4 x float> splat (float 2.500000e+00)
// CHECK-NEXT:@yes = global i1 true
// CHECK-NEXT:@tenth = global float 0x3FB99999A0000000
// CHECK-NEXT:@small = global half 0xH2E66
// CHECK-NEXT:@wide = global fp128 0xLA0000000000000003FFB999999999999
// CHECK-NEXT:@not_a_number = global float 0x7FF8000020000000
// CHECK-NEXT:@pair = global { i32, double } { i32 5, double 2.000000e+00 }
// CHECK-NEXT:@links = internal global %"list of ints" <{ i32 9, ptr getelementptr inbounds nuw (i8, ptr @table, i64 8) }>
// CHECK-NEXT:@"odd name" = global i8 0
// CHECK:!llvm.module.flags = !{!0}
// CHECK:!0 = !{i32 2, !"Debug Info Version", i32 3}
