// RUN: mlopt %s -split-input-file -convert-vector-to-llvm | FileCheck %s
// Products of matrices and vectors become sums of products of rows.

// CHECK-LABEL: func.func @matrices(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = ub.poison : vector<2x3xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %5 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %7 = llvm.extractelement %5[%6 : i64] : vector<2xf32>
// CHECK-NEXT: %8 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %10 = llvm.insertelement %7, %8[%9 : i64] : vector<3xf32>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %4[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %12 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %13 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %14 = llvm.extractelement %12[%13 : i64] : vector<2xf32>
// CHECK-NEXT: %15 = llvm.extractvalue %11[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %16 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %17 = llvm.insertelement %14, %15[%16 : i64] : vector<3xf32>
// CHECK-NEXT: %18 = llvm.insertvalue %17, %11[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %19 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %21 = llvm.extractelement %19[%20 : i64] : vector<2xf32>
// CHECK-NEXT: %22 = llvm.extractvalue %18[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %23 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %24 = llvm.insertelement %21, %22[%23 : i64] : vector<3xf32>
// CHECK-NEXT: %25 = llvm.insertvalue %24, %18[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %26 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %28 = llvm.extractelement %26[%27 : i64] : vector<2xf32>
// CHECK-NEXT: %29 = llvm.extractvalue %25[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %31 = llvm.insertelement %28, %29[%30 : i64] : vector<3xf32>
// CHECK-NEXT: %32 = llvm.insertvalue %31, %25[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %33 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %34 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %35 = llvm.extractelement %33[%34 : i64] : vector<2xf32>
// CHECK-NEXT: %36 = llvm.extractvalue %32[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %37 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %38 = llvm.insertelement %35, %36[%37 : i64] : vector<3xf32>
// CHECK-NEXT: %39 = llvm.insertvalue %38, %32[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %40 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT: %41 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %42 = llvm.extractelement %40[%41 : i64] : vector<2xf32>
// CHECK-NEXT: %43 = llvm.extractvalue %39[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %44 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %45 = llvm.insertelement %42, %43[%44 : i64] : vector<3xf32>
// CHECK-NEXT: %46 = llvm.insertvalue %45, %39[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %47 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %48 = llvm.extractvalue %46[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %49 = arith.mulf %47, %48 : vector<3xf32>
// CHECK-NEXT: %50 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %51 = "llvm.intr.vector.reduce.fadd"(%50, %49) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT: %52 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %53 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %54 = llvm.insertelement %51, %52[%53 : i64] : vector<2xf32>
// CHECK-NEXT: %55 = llvm.insertvalue %54, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %56 = llvm.extractvalue %46[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %57 = arith.mulf %47, %56 : vector<3xf32>
// CHECK-NEXT: %58 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %59 = "llvm.intr.vector.reduce.fadd"(%58, %57) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT: %60 = llvm.extractvalue %55[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %61 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %62 = llvm.insertelement %59, %60[%61 : i64] : vector<2xf32>
// CHECK-NEXT: %63 = llvm.insertvalue %62, %55[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %64 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %65 = arith.mulf %64, %48 : vector<3xf32>
// CHECK-NEXT: %66 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %67 = "llvm.intr.vector.reduce.fadd"(%66, %65) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT: %68 = llvm.extractvalue %63[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %69 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %70 = llvm.insertelement %67, %68[%69 : i64] : vector<2xf32>
// CHECK-NEXT: %71 = llvm.insertvalue %70, %63[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %72 = arith.mulf %64, %56 : vector<3xf32>
// CHECK-NEXT: %73 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %74 = "llvm.intr.vector.reduce.fadd"(%73, %72) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT: %75 = llvm.extractvalue %71[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %76 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %77 = llvm.insertelement %74, %75[%76 : i64] : vector<2xf32>
// CHECK-NEXT: %78 = llvm.insertvalue %77, %71[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %79 = builtin.unrealized_conversion_cast %78 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %80 = arith.addf %79, %arg2 : vector<2x2xf32>
// CHECK-NEXT: return %80 : vector<2x2xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @matrix_and_vector(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = arith.mulf %1, %arg1 : vector<3xf32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %4 = "llvm.intr.vector.reduce.fadd"(%3, %2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %6 = llvm.insertelement %4, %cst[%5 : i64] : vector<2xf32>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %8 = arith.mulf %7, %arg1 : vector<3xf32>
// CHECK-NEXT: %9 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %10 = "llvm.intr.vector.reduce.fadd"(%9, %8) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT: %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %12 = llvm.insertelement %10, %6[%11 : i64] : vector<2xf32>
// CHECK-NEXT: %13 = arith.addf %12, %arg2 : vector<2xf32>
// CHECK-NEXT: return %13 : vector<2xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @vectors(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT: %0 = arith.mulf %arg0, %arg1 : vector<3xf32>
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.fadd"(%arg2, %0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }

// CHECK-LABEL: func.func @maximum_stays(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %arg0, %arg1, %arg2 : vector<3xf32>, vector<3xf32> into f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }

// CHECK-LABEL: func.func @second_transposed(%arg0: vector<2x3xi32>, %arg1: vector<2x3xi32>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %cst : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %5 = arith.muli %3, %4 : vector<3xi32>
// CHECK-NEXT: %6 = "llvm.intr.vector.reduce.add"(%5) : (vector<3xi32>) -> i32
// CHECK-NEXT: %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %9 = llvm.insertelement %6, %7[%8 : i64] : vector<2xi32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %12 = arith.muli %3, %11 : vector<3xi32>
// CHECK-NEXT: %13 = "llvm.intr.vector.reduce.add"(%12) : (vector<3xi32>) -> i32
// CHECK-NEXT: %14 = llvm.extractvalue %10[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %16 = llvm.insertelement %13, %14[%15 : i64] : vector<2xi32>
// CHECK-NEXT: %17 = llvm.insertvalue %16, %10[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %18 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %19 = arith.muli %18, %4 : vector<3xi32>
// CHECK-NEXT: %20 = "llvm.intr.vector.reduce.add"(%19) : (vector<3xi32>) -> i32
// CHECK-NEXT: %21 = llvm.extractvalue %17[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %22 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %23 = llvm.insertelement %20, %21[%22 : i64] : vector<2xi32>
// CHECK-NEXT: %24 = llvm.insertvalue %23, %17[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %25 = arith.muli %18, %11 : vector<3xi32>
// CHECK-NEXT: %26 = "llvm.intr.vector.reduce.add"(%25) : (vector<3xi32>) -> i32
// CHECK-NEXT: %27 = llvm.extractvalue %24[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xi32>
// CHECK-NEXT: %30 = llvm.insertvalue %29, %24[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %31 = builtin.unrealized_conversion_cast %30 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT: %32 = arith.addi %31, %arg2 : vector<2x2xi32>
// CHECK-NEXT: return %32 : vector<2x2xi32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @result_transposed(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<3x2xi32> to !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xi32> to !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %cst : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %3 = ub.poison : vector<2x3xi32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %5 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %7 = llvm.extractelement %5[%6 : i64] : vector<2xi32>
// CHECK-NEXT: %8 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %10 = llvm.insertelement %7, %8[%9 : i64] : vector<3xi32>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %4[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %12 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %13 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %14 = llvm.extractelement %12[%13 : i64] : vector<2xi32>
// CHECK-NEXT: %15 = llvm.extractvalue %11[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %16 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %17 = llvm.insertelement %14, %15[%16 : i64] : vector<3xi32>
// CHECK-NEXT: %18 = llvm.insertvalue %17, %11[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %19 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %21 = llvm.extractelement %19[%20 : i64] : vector<2xi32>
// CHECK-NEXT: %22 = llvm.extractvalue %18[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %23 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %24 = llvm.insertelement %21, %22[%23 : i64] : vector<3xi32>
// CHECK-NEXT: %25 = llvm.insertvalue %24, %18[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %26 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %27 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %28 = llvm.extractelement %26[%27 : i64] : vector<2xi32>
// CHECK-NEXT: %29 = llvm.extractvalue %25[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %30 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %31 = llvm.insertelement %28, %29[%30 : i64] : vector<3xi32>
// CHECK-NEXT: %32 = llvm.insertvalue %31, %25[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %33 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %34 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %35 = llvm.extractelement %33[%34 : i64] : vector<2xi32>
// CHECK-NEXT: %36 = llvm.extractvalue %32[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %37 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %38 = llvm.insertelement %35, %36[%37 : i64] : vector<3xi32>
// CHECK-NEXT: %39 = llvm.insertvalue %38, %32[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %40 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %41 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %42 = llvm.extractelement %40[%41 : i64] : vector<2xi32>
// CHECK-NEXT: %43 = llvm.extractvalue %39[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %44 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %45 = llvm.insertelement %42, %43[%44 : i64] : vector<3xi32>
// CHECK-NEXT: %46 = llvm.insertvalue %45, %39[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %47 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %48 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %49 = llvm.extractelement %47[%48 : i64] : vector<2xi32>
// CHECK-NEXT: %50 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %51 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %52 = llvm.insertelement %49, %50[%51 : i64] : vector<3xi32>
// CHECK-NEXT: %53 = llvm.insertvalue %52, %4[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %54 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %55 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %56 = llvm.extractelement %54[%55 : i64] : vector<2xi32>
// CHECK-NEXT: %57 = llvm.extractvalue %53[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %58 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %59 = llvm.insertelement %56, %57[%58 : i64] : vector<3xi32>
// CHECK-NEXT: %60 = llvm.insertvalue %59, %53[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %61 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %62 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %63 = llvm.extractelement %61[%62 : i64] : vector<2xi32>
// CHECK-NEXT: %64 = llvm.extractvalue %60[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %65 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %66 = llvm.insertelement %63, %64[%65 : i64] : vector<3xi32>
// CHECK-NEXT: %67 = llvm.insertvalue %66, %60[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %68 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %69 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %70 = llvm.extractelement %68[%69 : i64] : vector<2xi32>
// CHECK-NEXT: %71 = llvm.extractvalue %67[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %72 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %73 = llvm.insertelement %70, %71[%72 : i64] : vector<3xi32>
// CHECK-NEXT: %74 = llvm.insertvalue %73, %67[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %75 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %76 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %77 = llvm.extractelement %75[%76 : i64] : vector<2xi32>
// CHECK-NEXT: %78 = llvm.extractvalue %74[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %79 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %80 = llvm.insertelement %77, %78[%79 : i64] : vector<3xi32>
// CHECK-NEXT: %81 = llvm.insertvalue %80, %74[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %82 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xi32>>
// CHECK-NEXT: %83 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %84 = llvm.extractelement %82[%83 : i64] : vector<2xi32>
// CHECK-NEXT: %85 = llvm.extractvalue %81[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %86 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %87 = llvm.insertelement %84, %85[%86 : i64] : vector<3xi32>
// CHECK-NEXT: %88 = llvm.insertvalue %87, %81[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %89 = llvm.extractvalue %46[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %90 = llvm.extractvalue %88[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %91 = arith.muli %89, %90 : vector<3xi32>
// CHECK-NEXT: %92 = "llvm.intr.vector.reduce.add"(%91) : (vector<3xi32>) -> i32
// CHECK-NEXT: %93 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %94 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %95 = llvm.insertelement %92, %93[%94 : i64] : vector<2xi32>
// CHECK-NEXT: %96 = llvm.insertvalue %95, %2[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %97 = llvm.extractvalue %88[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %98 = arith.muli %89, %97 : vector<3xi32>
// CHECK-NEXT: %99 = "llvm.intr.vector.reduce.add"(%98) : (vector<3xi32>) -> i32
// CHECK-NEXT: %100 = llvm.extractvalue %96[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %101 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %102 = llvm.insertelement %99, %100[%101 : i64] : vector<2xi32>
// CHECK-NEXT: %103 = llvm.insertvalue %102, %96[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %104 = llvm.extractvalue %46[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %105 = arith.muli %104, %90 : vector<3xi32>
// CHECK-NEXT: %106 = "llvm.intr.vector.reduce.add"(%105) : (vector<3xi32>) -> i32
// CHECK-NEXT: %107 = llvm.extractvalue %103[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %108 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %109 = llvm.insertelement %106, %107[%108 : i64] : vector<2xi32>
// CHECK-NEXT: %110 = llvm.insertvalue %109, %103[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %111 = arith.muli %104, %97 : vector<3xi32>
// CHECK-NEXT: %112 = "llvm.intr.vector.reduce.add"(%111) : (vector<3xi32>) -> i32
// CHECK-NEXT: %113 = llvm.extractvalue %110[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %114 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %115 = llvm.insertelement %112, %113[%114 : i64] : vector<2xi32>
// CHECK-NEXT: %116 = llvm.insertvalue %115, %110[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %117 = builtin.unrealized_conversion_cast %116 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT: %118 = arith.addi %117, %arg2 : vector<2x2xi32>
// CHECK-NEXT: return %118 : vector<2x2xi32>
// CHECK-NEXT: }

#m0 = affine_map<(i,j,k)->(i,k)>
#m1 = affine_map<(i,j,k)->(k,j)>
#m2 = affine_map<(i,j,k)->(i,j)>
#t1 = affine_map<(i,j,k)->(j,k)>
func.func @matrices(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps=[#m0,#m1,#m2], iterator_types=["parallel","parallel","reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %0: vector<2x2xf32>
}

// -----

#m0 = affine_map<(i,k)->(i,k)>
#m1 = affine_map<(i,k)->(k)>
#m2 = affine_map<(i,k)->(i)>
func.func @matrix_and_vector(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps=[#m0,#m1,#m2], iterator_types=["parallel","reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return %0: vector<2xf32>
}

// -----

#m0 = affine_map<(k)->(k)>
#m2 = affine_map<(k)->()>
func.func @vectors(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps=[#m0,#m0,#m2], iterator_types=["reduction"]} %a, %b, %c : vector<3xf32>, vector<3xf32> into f32
  return %0: f32
}

// -----

#m0 = affine_map<(k)->(k)>
#m2 = affine_map<(k)->()>
func.func @maximum_stays(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps=[#m0,#m0,#m2], iterator_types=["reduction"], kind=#vector.kind<maxnumf>} %a, %b, %c : vector<3xf32>, vector<3xf32> into f32
  return %0: f32
}

// -----

#m0 = affine_map<(i,j,k)->(i,k)>
#m1 = affine_map<(i,j,k)->(j,k)>
#m2 = affine_map<(i,j,k)->(i,j)>
func.func @second_transposed(%a: vector<2x3xi32>, %b: vector<2x3xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps=[#m0,#m1,#m2], iterator_types=["parallel","parallel","reduction"]} %a, %b, %c : vector<2x3xi32>, vector<2x3xi32> into vector<2x2xi32>
  return %0: vector<2x2xi32>
}

// -----

#m0 = affine_map<(i,j,k)->(k,i)>
#m1 = affine_map<(i,j,k)->(k,j)>
#m2 = affine_map<(i,j,k)->(j,i)>
func.func @result_transposed(%a: vector<3x2xi32>, %b: vector<3x2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps=[#m0,#m1,#m2], iterator_types=["parallel","parallel","reduction"]} %a, %b, %c : vector<3x2xi32>, vector<3x2xi32> into vector<2x2xi32>
  return %0: vector<2x2xi32>
}

// -----

// Other contractions lose a loop at a time: first a batch, then one of the lhs,
// one of the rhs, then the sums.
// CHECK-LABEL: func.func @batch(
// CHECK-DAG:     %[[ROW:.*]] = llvm.extractvalue %{{.*}}[1, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-DAG:     %[[OTHER:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm.array<2 x vector<4xf32>>
// CHECK:         arith.mulf %[[ROW]], %[[OTHER]] : vector<4xf32>
func.func @batch(%a: vector<2x1x4xf32>, %b: vector<2x4xf32>, %c: vector<2x1xf32>) -> vector<2x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b, i, k) -> (b, i, k)>, affine_map<(b, i, k) -> (b, k)>, affine_map<(b, i, k) -> (b, i)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1x4xf32>, vector<2x4xf32> into vector<2x1xf32>
  return %0 : vector<2x1xf32>
}

// -----

// Each sum begins with the one before it.
// CHECK-LABEL: func.func @two_sums(
// CHECK:         %[[FIRST:.*]] = "llvm.intr.vector.reduce.add"(%{{.*}}) : (vector<3xi32>) -> i32
// CHECK:         %[[SUM:.*]] = llvm.add %arg2, %[[FIRST]]
// CHECK:         %[[SECOND:.*]] = "llvm.intr.vector.reduce.add"(%{{.*}}) : (vector<3xi32>) -> i32
// CHECK:         %[[BOTH:.*]] = llvm.add %[[SUM]], %[[SECOND]]
// CHECK:         return %[[BOTH]] : i32
func.func @two_sums(%a: vector<2x3xi32>, %b: vector<2x3xi32>, %c: i32) -> i32 {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> ()>], iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x3xi32>, vector<2x3xi32> into i32
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @masked(
// CHECK:         %[[PRODUCT:.*]] = arith.mulf %arg0, %arg1 : vector<4xf32>
// CHECK:         %[[LENGTH:.*]] = llvm.mlir.constant(4 : i32) : i32
// CHECK:         "llvm.intr.vp.reduce.fadd"(%arg2, %[[PRODUCT]], %arg3, %[[LENGTH]])
func.func @masked(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

// The length of a scalable row is computed by arith's operations.
// CHECK-LABEL: func.func @scalable_row(
// CHECK:         %[[LENGTH:.*]] = llvm.mlir.constant(4 : i32) : i32
// CHECK:         %[[VSCALE:.*]] = "llvm.intr.vscale"() : () -> i64
// CHECK:         %[[INDEX:.*]] = builtin.unrealized_conversion_cast %[[VSCALE]] : i64 to index
// CHECK:         %[[CAST:.*]] = arith.index_cast %[[INDEX]] : index to i32
// CHECK:         %[[ALL:.*]] = arith.muli %[[LENGTH]], %[[CAST]] : i32
// CHECK:         "llvm.intr.vp.reduce.fadd"(%arg1, %arg0, %arg2, %[[ALL]])
func.func @scalable_row(%a: vector<[4]xf32>, %c: f32, %m: vector<[4]xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %a, %c : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %0 : f32
}
