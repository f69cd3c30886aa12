// RUN: mlopt %s -split-input-file -convert-vector-to-llvm | FileCheck %s
// Broadcasts are built from rows.

// CHECK-LABEL: func.func @broadcasts(%arg0: vector<3xf32>, %arg1: vector<2x1xf32>, %arg2: f32, %arg3: vector<f32>, %arg4: vector<1xf32>, %arg5: vector<1x1x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<3xf32>, vector<3xf32>, vector<4x2x1x3xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg5 : vector<1x1x3xf32> to !llvm.array<1 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %3 = ub.poison : vector<4x2x1x3xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : vector<4x2x1x3xf32> to !llvm.array<4 x array<2 x array<1 x vector<3xf32>>>>
// CHECK-NEXT: %5 = ub.poison : vector<2x1x3xf32>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : vector<2x1x3xf32> to !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %7 = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %9 = llvm.insertvalue %arg0, %8[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %10 = llvm.insertvalue %arg0, %9[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: %12 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %14 = llvm.extractelement %12[%13 : i64] : vector<1xf32>
// CHECK-NEXT: %15 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %16 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %17 = llvm.insertelement %14, %15[%16 : i32] : vector<3xf32>
// CHECK-NEXT: %18 = llvm.shufflevector %17, %15 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %8[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %20 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %22 = llvm.extractelement %20[%21 : i64] : vector<1xf32>
// CHECK-NEXT: %23 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %24 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %25 = llvm.insertelement %22, %23[%24 : i32] : vector<3xf32>
// CHECK-NEXT: %26 = llvm.shufflevector %25, %23 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %27 = llvm.insertvalue %26, %19[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %28 = builtin.unrealized_conversion_cast %27 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: %29 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %30 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %31 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %32 = llvm.insertelement %arg2, %30[%31 : i32] : vector<3xf32>
// CHECK-NEXT: %33 = llvm.shufflevector %32, %32 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %34 = llvm.insertvalue %33, %29[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %35 = llvm.insertvalue %33, %34[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %36 = builtin.unrealized_conversion_cast %35 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: %37 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %38 = llvm.extractelement %1[%37 : i64] : vector<1xf32>
// CHECK-NEXT: %39 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %40 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %41 = llvm.insertelement %38, %39[%40 : i32] : vector<3xf32>
// CHECK-NEXT: %42 = llvm.shufflevector %41, %39 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %43 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %44 = llvm.extractelement %arg4[%43 : i64] : vector<1xf32>
// CHECK-NEXT: %45 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %46 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %47 = llvm.insertelement %44, %45[%46 : i32] : vector<3xf32>
// CHECK-NEXT: %48 = llvm.shufflevector %47, %45 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT: %49 = llvm.extractvalue %0[0] : !llvm.array<1 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %50 = llvm.insertvalue %49, %6[0] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %51 = llvm.insertvalue %49, %50[1] : !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT: %52 = llvm.insertvalue %51, %4[0] : !llvm.array<4 x array<2 x array<1 x vector<3xf32>>>>
// CHECK-NEXT: %53 = llvm.insertvalue %51, %52[1] : !llvm.array<4 x array<2 x array<1 x vector<3xf32>>>>
// CHECK-NEXT: %54 = llvm.insertvalue %51, %53[2] : !llvm.array<4 x array<2 x array<1 x vector<3xf32>>>>
// CHECK-NEXT: %55 = llvm.insertvalue %51, %54[3] : !llvm.array<4 x array<2 x array<1 x vector<3xf32>>>>
// CHECK-NEXT: %56 = builtin.unrealized_conversion_cast %55 : !llvm.array<4 x array<2 x array<1 x vector<3xf32>>>> to vector<4x2x1x3xf32>
// CHECK-NEXT: return %11, %28, %36, %42, %48, %56 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<3xf32>, vector<3xf32>, vector<4x2x1x3xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @twice(%arg0: vector<3xf32>) -> vector<4x2x3xf32> {
// CHECK-NEXT: %0 = ub.poison : vector<4x2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<4x2x3xf32> to !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %2 = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %4 = llvm.insertvalue %arg0, %3[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %5 = llvm.insertvalue %arg0, %4[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %1[0] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %7 = llvm.insertvalue %5, %6[1] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %8 = llvm.insertvalue %5, %7[2] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %9 = llvm.insertvalue %5, %8[3] : !llvm.array<4 x array<2 x vector<3xf32>>>
// CHECK-NEXT: %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<4 x array<2 x vector<3xf32>>> to vector<4x2x3xf32>
// CHECK-NEXT: return %10 : vector<4x2x3xf32>
// CHECK-NEXT: }

func.func @broadcasts(%a: vector<3xf32>, %b: vector<2x1xf32>, %c: f32, %d: vector<f32>, %e: vector<1xf32>, %f: vector<1x1x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<3xf32>, vector<3xf32>, vector<4x2x1x3xf32>) {
  %0 = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
  %1 = vector.broadcast %b : vector<2x1xf32> to vector<2x3xf32>
  %2 = vector.broadcast %c : f32 to vector<2x3xf32>
  %3 = vector.broadcast %d : vector<f32> to vector<3xf32>
  %4 = vector.broadcast %e : vector<1xf32> to vector<3xf32>
  %5 = vector.broadcast %f : vector<1x1x3xf32> to vector<4x2x1x3xf32>
  return %0,%1,%2,%3,%4,%5 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<3xf32>, vector<3xf32>, vector<4x2x1x3xf32>
}

// -----

func.func @twice(%f: vector<3xf32>) -> vector<4x2x3xf32> {
  %5 = vector.broadcast %f : vector<3xf32> to vector<4x2x3xf32>
  return %5 : vector<4x2x3xf32>
}
