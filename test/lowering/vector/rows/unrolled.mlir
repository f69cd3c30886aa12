// RUN: mlopt %s -split-input-file -convert-vector-to-llvm | FileCheck %s
// What is done to each row alone is unrolled.

// CHECK-LABEL: func.func @bitcast_or_broadcast(%arg0: vector<2x2x4xf32>) -> vector<2x2x8xf16> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x4xf32> to !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %1 = ub.poison : vector<2x2x8xf16>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x2x8xf16> to !llvm.array<2 x array<2 x vector<8xf16>>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %4 = llvm.bitcast %3 : vector<4xf32> to vector<8xf16>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0, 0] : !llvm.array<2 x array<2 x vector<8xf16>>>
// CHECK-NEXT: %6 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %7 = llvm.bitcast %6 : vector<4xf32> to vector<8xf16>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %5[0, 1] : !llvm.array<2 x array<2 x vector<8xf16>>>
// CHECK-NEXT: %9 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %10 = llvm.bitcast %9 : vector<4xf32> to vector<8xf16>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %8[1, 0] : !llvm.array<2 x array<2 x vector<8xf16>>>
// CHECK-NEXT: %12 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %13 = llvm.bitcast %12 : vector<4xf32> to vector<8xf16>
// CHECK-NEXT: %14 = llvm.insertvalue %13, %11[1, 1] : !llvm.array<2 x array<2 x vector<8xf16>>>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<2 x array<2 x vector<8xf16>>> to vector<2x2x8xf16>
// CHECK-NEXT: return %15 : vector<2x2x8xf16>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @fma(%arg0: vector<2x1x4xf32>) -> vector<2x1x4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x4xf32> to !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2x1x4xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<2x1x4xf32> to !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<1x4xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %cst_0 : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %6 = llvm.intr.fmuladd(%3, %4, %5) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %2[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %1[0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %9 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %10 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %11 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %12 = llvm.intr.fmuladd(%9, %10, %11) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %13 = llvm.insertvalue %12, %2[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %14 = llvm.insertvalue %13, %8[1] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<2 x array<1 x vector<4xf32>>> to vector<2x1x4xf32>
// CHECK-NEXT: return %15 : vector<2x1x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @interleave(%arg0: vector<1x2x4xf32>) -> (vector<1x2x8xf32>, vector<1x2x2xf32>, vector<1x2x2xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x2x4xf32> to !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<1x2x2xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<1x2x2xf32> to !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<1x2x8xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %cst_0 : vector<1x2x8xf32> to !llvm.array<1 x array<2 x vector<8xf32>>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %5 = llvm.shufflevector %3, %4 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0, 0] : !llvm.array<1 x array<2 x vector<8xf32>>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %9 = llvm.shufflevector %7, %8 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[0, 1] : !llvm.array<1 x array<2 x vector<8xf32>>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<1 x array<2 x vector<8xf32>>> to vector<1x2x8xf32>
// CHECK-NEXT: %12 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %13 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %14 = llvm.shufflevector %12, %13 [0, 2] : vector<4xf32>
// CHECK-NEXT: %15 = llvm.shufflevector %12, %13 [1, 3] : vector<4xf32>
// CHECK-NEXT: %16 = llvm.insertvalue %14, %1[0, 0] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %17 = llvm.insertvalue %15, %1[0, 0] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %18 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %19 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %20 = llvm.shufflevector %18, %19 [0, 2] : vector<4xf32>
// CHECK-NEXT: %21 = llvm.shufflevector %18, %19 [1, 3] : vector<4xf32>
// CHECK-NEXT: %22 = llvm.insertvalue %20, %16[0, 1] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<1 x array<2 x vector<2xf32>>> to vector<1x2x2xf32>
// CHECK-NEXT: %24 = llvm.insertvalue %21, %17[0, 1] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %25 = builtin.unrealized_conversion_cast %24 : !llvm.array<1 x array<2 x vector<2xf32>>> to vector<1x2x2xf32>
// CHECK-NEXT: return %11, %23, %25 : vector<1x2x8xf32>, vector<1x2x2xf32>, vector<1x2x2xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @gather(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<2x1x3xi32>, %arg3: vector<2x1x3xi1>, %arg4: vector<2x1x3xf32>) -> vector<2x1x3xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg4 : vector<2x1x3xf32> to !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg3 : vector<2x1x3xi1> to !llvm.array<2 x array<1 x vector<3xi1>>>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg2 : vector<2x1x3xi32> to !llvm.array<2 x array<1 x vector<3xi32>>>
// CHECK-NEXT: %5 = ub.poison : vector<2x1x3xf32>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : vector<2x1x3xf32> to !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %7 = ub.poison : vector<1x3xf32>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : vector<1x3xf32> to !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT: %9 = llvm.extractvalue %4[0, 0] : !llvm.array<2 x array<1 x vector<3xi32>>>
// CHECK-NEXT: %10 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<1 x vector<3xi1>>>
// CHECK-NEXT: %11 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %14 = llvm.getelementptr %13[%9] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
// CHECK-NEXT: %15 = llvm.intr.masked.gather %14, %10, %11 {alignment = 4 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %16 = llvm.insertvalue %15, %8[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT: %17 = llvm.insertvalue %16, %6[0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %18 = llvm.extractvalue %4[1, 0] : !llvm.array<2 x array<1 x vector<3xi32>>>
// CHECK-NEXT: %19 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<1 x vector<3xi1>>>
// CHECK-NEXT: %20 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.getelementptr %21[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %23 = llvm.getelementptr %22[%18] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
// CHECK-NEXT: %24 = llvm.intr.masked.gather %23, %19, %20 {alignment = 4 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %25 = llvm.insertvalue %24, %8[0] : !llvm.array<1 x vector<3xf32>>
// CHECK-NEXT: %26 = llvm.insertvalue %25, %17[1] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %27 = builtin.unrealized_conversion_cast %26 : !llvm.array<2 x array<1 x vector<3xf32>>> to vector<2x1x3xf32>
// CHECK-NEXT: return %27 : vector<2x1x3xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @elements(%arg0: f32, %arg1: vector<1x2x2xf32>) -> (vector<1x2x2xf32>, f32, f32) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<1x2x2xf32> to !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %1 = ub.poison : vector<1x2x2xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<1x2x2xf32> to !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %3 = ub.poison : vector<2x2xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %5 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %7 = llvm.insertelement %arg0, %5[%6 : i64] : vector<2xf32>
// CHECK-NEXT: %8 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %9 = llvm.insertelement %arg0, %7[%8 : i64] : vector<2xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %4[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %11 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT: %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %13 = llvm.insertelement %arg0, %11[%12 : i64] : vector<2xf32>
// CHECK-NEXT: %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %15 = llvm.insertelement %arg0, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT: %16 = llvm.insertvalue %15, %10[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %17 = llvm.insertvalue %16, %2[0] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<1 x array<2 x vector<2xf32>>> to vector<1x2x2xf32>
// CHECK-NEXT: %19 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %20 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT: %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %22 = llvm.extractelement %19[%21 : i64] : vector<2xf32>
// CHECK-NEXT: %23 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %24 = llvm.extractelement %20[%23 : i64] : vector<2xf32>
// CHECK-NEXT: return %18, %22, %24 : vector<1x2x2xf32>, f32, f32
// CHECK-NEXT: }

// CHECK-LABEL: func.func @bitcast_or_broadcast(%arg0: vector<1x2x1xf32>) -> vector<2x2x3xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x2x1xf32> to !llvm.array<1 x array<2 x vector<1xf32>>>
// CHECK-NEXT: %1 = ub.poison : vector<2x2x3xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %3 = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<1xf32>>>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %7 = llvm.extractelement %5[%6 : i64] : vector<1xf32>
// CHECK-NEXT: %8 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %10 = llvm.insertelement %7, %8[%9 : i32] : vector<3xf32>
// CHECK-NEXT: %11 = llvm.shufflevector %10, %8 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %13 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<1xf32>>>
// CHECK-NEXT: %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %15 = llvm.extractelement %13[%14 : i64] : vector<1xf32>
// CHECK-NEXT: %16 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %17 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %18 = llvm.insertelement %15, %16[%17 : i32] : vector<3xf32>
// CHECK-NEXT: %19 = llvm.shufflevector %18, %16 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %20 = llvm.insertvalue %19, %12[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %21 = llvm.insertvalue %20, %2[0] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %22 = llvm.insertvalue %20, %21[1] : !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
// CHECK-NEXT: return %23 : vector<2x2x3xf32>
// CHECK-NEXT: }

func.func @bitcast_or_broadcast(%v: vector<2x2x4xf32>) -> vector<2x2x8xf16> {
  %0 = vector.bitcast %v : vector<2x2x4xf32> to vector<2x2x8xf16>
  return %0 : vector<2x2x8xf16>
}

// -----

func.func @fma(%v: vector<2x1x4xf32>) -> vector<2x1x4xf32> {
  %0 = vector.fma %v, %v, %v : vector<2x1x4xf32>
  return %0 : vector<2x1x4xf32>
}

// -----

func.func @interleave(%v: vector<1x2x4xf32>) -> (vector<1x2x8xf32>, vector<1x2x2xf32>, vector<1x2x2xf32>) {
  %0 = vector.interleave %v, %v: vector<1x2x4xf32> -> vector<1x2x8xf32>
  %1, %2 = vector.deinterleave %v: vector<1x2x4xf32> -> vector<1x2x2xf32>
  return %0, %1, %2 : vector<1x2x8xf32>, vector<1x2x2xf32>, vector<1x2x2xf32>
}

// -----

func.func @gather(%m: memref<?xf32>, %i: index, %x: vector<2x1x3xi32>, %k: vector<2x1x3xi1>, %v: vector<2x1x3xf32>) -> vector<2x1x3xf32> {
  %0 = vector.gather %m[%i] [%x], %k, %v: memref<?xf32>, vector<2x1x3xi32>, vector<2x1x3xi1>, vector<2x1x3xf32> into vector<2x1x3xf32>
  return %0: vector<2x1x3xf32>
}

// -----

func.func @elements(%a: f32, %v: vector<1x2x2xf32>) -> (vector<1x2x2xf32>, f32, f32) {
  %0 = vector.from_elements %a, %a, %a, %a : vector<1x2x2xf32>
  %1:4 = vector.to_elements %v : vector<1x2x2xf32>
  return %0, %1#0, %1#3 : vector<1x2x2xf32>, f32, f32
}

// -----

func.func @bitcast_or_broadcast(%a: vector<1x2x1xf32>) -> vector<2x2x3xf32> {
  %0 = vector.broadcast %a : vector<1x2x1xf32> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}
