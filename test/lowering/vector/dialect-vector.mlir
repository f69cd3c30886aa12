// RUN: mlopt %s -allow-unregistered-dialect -convert-to-llvm | FileCheck %s
// Operations of vector that move elements, on scalars, rows and arrays of rows.

// CHECK-LABEL: @b0(
// CHECK-NEXT: %0 = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<1xf32>
// CHECK-NEXT: llvm.return %2 : vector<1xf32>
func.func @b0(%f: f32) -> vector<f32> { %0 = vector.broadcast %f : f32 to vector<f32> return %0 : vector<f32> }
// CHECK-LABEL: @b1(
// CHECK-NEXT: %0 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<4xf32>
// CHECK-NEXT: %3 = llvm.shufflevector %2, %0 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT: llvm.return %3 : vector<4xf32>
func.func @b1(%f: f32) -> vector<4xf32> { %0 = vector.broadcast %f : f32 to vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @b1s(
// CHECK-NEXT: %0 = llvm.mlir.poison : vector<[4]xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<[4]xf32>
// CHECK-NEXT: %3 = llvm.shufflevector %2, %0 [0, 0, 0, 0] : vector<[4]xf32>
// CHECK-NEXT: llvm.return %3 : vector<[4]xf32>
func.func @b1s(%f: f32) -> vector<[4]xf32> { %0 = vector.broadcast %f : f32 to vector<[4]xf32> return %0 : vector<[4]xf32> }
// CHECK-LABEL: @b2(
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %1 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.insertelement %arg0, %1[%2 : i32] : vector<4xf32>
// CHECK-NEXT: %4 = llvm.shufflevector %3, %3 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %0[0, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: %6 = llvm.insertvalue %4, %5[1, 0] : !llvm.array<2 x array<1 x vector<4xf32>>>
// CHECK-NEXT: llvm.return %6 : !llvm.array<2 x array<1 x vector<4xf32>>>
func.func @b2(%f: f32) -> vector<2x1x4xf32> { %0 = vector.broadcast %f : f32 to vector<2x1x4xf32> return %0 : vector<2x1x4xf32> }
// CHECK-LABEL: @b3(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: llvm.return %1 : !llvm.array<2 x vector<4xf32>>
func.func @b3(%f: vector<4xf32>) -> vector<2x4xf32> { %0 = vector.broadcast %f : vector<4xf32> to vector<2x4xf32> return %0 : vector<2x4xf32> }
// CHECK-LABEL: @b4(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<1xf32> to vector<f32>
// CHECK-NEXT: %1 = vector.broadcast %0 : vector<f32> to vector<4xf32>
// CHECK-NEXT: llvm.return %1 : vector<4xf32>
func.func @b4(%f: vector<f32>) -> vector<4xf32> { %0 = vector.broadcast %f : vector<f32> to vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @b5(
// CHECK-NEXT: %0 = llvm.mlir.poison : vector<4xi64>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<4xi64>
// CHECK-NEXT: %3 = llvm.shufflevector %2, %0 [0, 0, 0, 0] : vector<4xi64>
// CHECK-NEXT: llvm.return %3 : vector<4xi64>
func.func @b5(%f: index) -> vector<4xindex> { %0 = vector.broadcast %f : index to vector<4xindex> return %0 : vector<4xindex> }
// CHECK-LABEL: @e0(
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %1 = llvm.extractelement %arg0[%0 : i64] : vector<1xf32>
// CHECK-NEXT: llvm.return %1 : f32
func.func @e0(%f: vector<f32>) -> f32 { %0 = vector.extract %f[] : f32 from vector<f32> return %0 : f32 }
// CHECK-LABEL: @e1(
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %1 = llvm.extractelement %arg0[%0 : i64] : vector<4xf32>
// CHECK-NEXT: llvm.return %1 : f32
func.func @e1(%f: vector<4xf32>) -> f32 { %0 = vector.extract %f[2] : f32 from vector<4xf32> return %0 : f32 }
// CHECK-LABEL: @e2(
// CHECK-NEXT: %0 = llvm.extractelement %arg0[%arg1 : i64] : vector<4xf32>
// CHECK-NEXT: llvm.return %0 : f32
func.func @e2(%f: vector<4xf32>, %i: index) -> f32 { %0 = vector.extract %f[%i] : f32 from vector<4xf32> return %0 : f32 }
// CHECK-LABEL: @e3(
// CHECK-NEXT: %0 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %1 = llvm.extractelement %0[%arg1 : i64] : vector<4xf32>
// CHECK-NEXT: llvm.return %1 : f32
func.func @e3(%f: vector<2x4xf32>, %i: index) -> f32 { %0 = vector.extract %f[1, %i] : f32 from vector<2x4xf32> return %0 : f32 }
// CHECK-LABEL: @e4(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: %2 = vector.extract %1[%0, 1] : f32 from vector<2x4xf32>
// CHECK-NEXT: llvm.return %2 : f32
func.func @e4(%f: vector<2x4xf32>, %i: index) -> f32 { %0 = vector.extract %f[%i, 1] : f32 from vector<2x4xf32> return %0 : f32 }
// CHECK-LABEL: @e5(
// CHECK-NEXT: %0 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: llvm.return %0 : vector<4xf32>
func.func @e5(%f: vector<2x4xf32>, %i: index) -> vector<4xf32> { %0 = vector.extract %f[1] : vector<4xf32> from vector<2x4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @e6(
// CHECK-NEXT: %0 = llvm.extractvalue %arg0[1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: llvm.return %0 : !llvm.array<3 x vector<4xf32>>
func.func @e6(%f: vector<2x3x4xf32>, %i: index) -> vector<3x4xf32> { %0 = vector.extract %f[1] : vector<3x4xf32> from vector<2x3x4xf32> return %0 : vector<3x4xf32> }
// CHECK-LABEL: @e7(
// CHECK-NEXT: %0 = llvm.extractvalue %arg0[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %1 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: %2 = llvm.extractelement %0[%1 : i64] : vector<4xf32>
// CHECK-NEXT: llvm.return %2 : f32
func.func @e7(%f: vector<2x3x4xf32>, %i: index) -> f32 { %0 = vector.extract %f[1, 2, 3] : f32 from vector<2x3x4xf32> return %0 : f32 }
// CHECK-LABEL: @e8(
// CHECK-NEXT: %0 = llvm.extractvalue %arg0[0] : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<1xf32> to f32
// CHECK-NEXT: llvm.return %1 : f32
func.func @e8(%f: vector<1x1xf32>) -> f32 { %0 = vector.extract %f[0] : f32 from vector<1x1xf32> return %0 : f32 }
// CHECK-LABEL: @e9(
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %1 = llvm.extractelement %arg0[%0 : i64] : vector<4xi64>
// CHECK-NEXT: llvm.return %1 : i64
func.func @e9(%f: vector<4xindex>) -> index { %0 = vector.extract %f[0] : index from vector<4xindex> return %0 : index }
// CHECK-LABEL: @ea(
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %1 = llvm.extractelement %arg0[%0 : i64] : vector<1xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : f32 to vector<1xf32>
// CHECK-NEXT: llvm.return %2 : vector<1xf32>
func.func @ea(%f: vector<1xf32>) -> vector<1xf32> { %0 = vector.extract %f[0] : vector<1xf32> from vector<1xf32> return %0 : vector<1xf32> }
// CHECK-LABEL: @i0(
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %1 = llvm.insertelement %arg0, %arg1[%0 : i64] : vector<1xf32>
// CHECK-NEXT: llvm.return %1 : vector<1xf32>
func.func @i0(%f: f32, %v: vector<f32>) -> vector<f32> { %0 = vector.insert %f, %v[] : f32 into vector<f32> return %0 : vector<f32> }
// CHECK-LABEL: @i1(
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %1 = llvm.insertelement %arg0, %arg1[%0 : i64] : vector<4xf32>
// CHECK-NEXT: llvm.return %1 : vector<4xf32>
func.func @i1(%f: f32, %v: vector<4xf32>) -> vector<4xf32> { %0 = vector.insert %f, %v[2] : f32 into vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @i2(
// CHECK-NEXT: %0 = llvm.insertelement %arg0, %arg1[%arg2 : i64] : vector<4xf32>
// CHECK-NEXT: llvm.return %0 : vector<4xf32>
func.func @i2(%f: f32, %v: vector<4xf32>, %i: index) -> vector<4xf32> { %0 = vector.insert %f, %v[%i] : f32 into vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @i3(
// CHECK-NEXT: %0 = llvm.extractvalue %arg1[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %1 = llvm.insertelement %arg0, %0[%arg2 : i64] : vector<4xf32>
// CHECK-NEXT: %2 = llvm.insertvalue %1, %arg1[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<2 x array<3 x vector<4xf32>>>
func.func @i3(%f: f32, %v: vector<2x3x4xf32>, %i: index) -> vector<2x3x4xf32> { %0 = vector.insert %f, %v[1, 2, %i] : f32 into vector<2x3x4xf32> return %0 : vector<2x3x4xf32> }
// CHECK-LABEL: @i4(
// CHECK-NEXT: %0 = llvm.insertvalue %arg0, %arg1[1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: llvm.return %0 : !llvm.array<2 x array<3 x vector<4xf32>>>
func.func @i4(%f: vector<3x4xf32>, %v: vector<2x3x4xf32>, %i: index) -> vector<2x3x4xf32> { %0 = vector.insert %f, %v[1] : vector<3x4xf32> into vector<2x3x4xf32> return %0 : vector<2x3x4xf32> }
// CHECK-LABEL: @s1(
// CHECK-NEXT: %0 = llvm.shufflevector %arg0, %arg1 [1, -1, 5] : vector<4xf32>
// CHECK-NEXT: llvm.return %0 : vector<3xf32>
func.func @s1(%f: vector<4xf32>, %v: vector<4xf32>) -> vector<3xf32> { %0 = vector.shuffle %f, %v[1, -1, 5] : vector<4xf32>, vector<4xf32> return %0 : vector<3xf32> }
// CHECK-LABEL: @s2(
// CHECK-NEXT: %0 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %2 = llvm.extractelement %arg0[%1 : i64] : vector<4xf32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %4 = llvm.insertelement %2, %0[%3 : i64] : vector<3xf32>
// CHECK-NEXT: %5 = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT: %6 = llvm.extractelement %arg0[%5 : i64] : vector<4xf32>
// CHECK-NEXT: %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %8 = llvm.insertelement %6, %4[%7 : i64] : vector<3xf32>
// CHECK-NEXT: %9 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %10 = llvm.extractelement %arg1[%9 : i64] : vector<2xf32>
// CHECK-NEXT: %11 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %12 = llvm.insertelement %10, %8[%11 : i64] : vector<3xf32>
// CHECK-NEXT: llvm.return %12 : vector<3xf32>
func.func @s2(%f: vector<4xf32>, %v: vector<2xf32>) -> vector<3xf32> { %0 = vector.shuffle %f, %v[1, -1, 5] : vector<4xf32>, vector<2xf32> return %0 : vector<3xf32> }
// CHECK-LABEL: @s0(
// CHECK-NEXT: %0 = llvm.shufflevector %arg0, %arg1 [1, -1, 0] : vector<1xf32>
// CHECK-NEXT: llvm.return %0 : vector<3xf32>
func.func @s0(%f: vector<f32>, %v: vector<f32>) -> vector<3xf32> { %0 = vector.shuffle %f, %v[1, -1, 0] : vector<f32>, vector<f32> return %0 : vector<3xf32> }
// CHECK-LABEL: @fe(
// CHECK-NEXT: %0 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %2 = llvm.insertelement %arg0, %0[%1 : i64] : vector<2xf32>
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %4 = llvm.insertelement %arg1, %2[%3 : i64] : vector<2xf32>
// CHECK-NEXT: llvm.return %4 : vector<2xf32>
func.func @fe(%f: f32, %g: f32) -> vector<2xf32> { %0 = vector.from_elements %f, %g : vector<2xf32> return %0 : vector<2xf32> }
// CHECK-LABEL: @fe2(
// CHECK-NEXT: %0 = vector.from_elements %arg0, %arg1 : vector<2x1xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: llvm.return %1 : !llvm.array<2 x vector<1xf32>>
func.func @fe2(%f: f32, %g: f32) -> vector<2x1xf32> { %0 = vector.from_elements %f, %g : vector<2x1xf32> return %0 : vector<2x1xf32> }
// CHECK-LABEL: @fe0(
// CHECK-NEXT: %0 = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %2 = llvm.insertelement %arg0, %0[%1 : i64] : vector<1xf32>
// CHECK-NEXT: llvm.return %2 : vector<1xf32>
func.func @fe0(%f: f32, %g: f32) -> vector<f32> { %0 = vector.from_elements %f : vector<f32> return %0 : vector<f32> }
// CHECK-LABEL: @te(
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %1 = llvm.extractelement %arg0[%0 : i64] : vector<2xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %3 = llvm.extractelement %arg0[%2 : i64] : vector<2xf32>
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.insertvalue %1, %4[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %6 : !llvm.struct<(f32, f32)>
func.func @te(%f: vector<2xf32>) -> (f32, f32) { %0:2 = vector.to_elements %f : vector<2xf32> return %0#0, %0#1 : f32, f32}
// CHECK-LABEL: @te1(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %1 = llvm.extractelement %arg0[%0 : i64] : vector<2xf32>
// CHECK-NEXT: llvm.return %1 : f32
func.func @te1(%f: vector<2xf32>) -> (f32) { %0:2 = vector.to_elements %f : vector<2xf32> return %0#1 : f32}
// CHECK-LABEL: @te0(
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %1 = llvm.extractelement %arg0[%0 : i64] : vector<1xf32>
// CHECK-NEXT: llvm.return %1 : f32
func.func @te0(%f: vector<f32>) -> (f32) { %0 = vector.to_elements %f : vector<f32> return %0 : f32}
// CHECK-LABEL: @bc(
// CHECK-NEXT: %0 = llvm.bitcast %arg0 : vector<4xf32> to vector<2xi64>
// CHECK-NEXT: llvm.return %0 : vector<2xi64>
func.func @bc(%f: vector<4xf32>) -> vector<2xi64> { %0 = vector.bitcast %f : vector<4xf32> to vector<2xi64> return %0 : vector<2xi64> }
// CHECK-LABEL: @bc2(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.bitcast %0 : vector<2x4xf32> to vector<2x2xi64>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xi64> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<2 x vector<2xi64>>
func.func @bc2(%f: vector<2x4xf32>) -> vector<2x2xi64> { %0 = vector.bitcast %f : vector<2x4xf32> to vector<2x2xi64> return %0 : vector<2x2xi64> }
// CHECK-LABEL: @bc0(
// CHECK-NEXT: %0 = llvm.bitcast %arg0 : vector<1xf32> to vector<1xi32>
// CHECK-NEXT: llvm.return %0 : vector<1xi32>
func.func @bc0(%f: vector<f32>) -> vector<i32> { %0 = vector.bitcast %f : vector<f32> to vector<i32> return %0 : vector<i32> }
// CHECK-LABEL: @sc(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: llvm.return %1 : !llvm.array<2 x vector<2xf32>>
func.func @sc(%f: vector<4xf32>) -> vector<2x2xf32> { %0 = vector.shape_cast %f : vector<4xf32> to vector<2x2xf32> return %0 : vector<2x2xf32> }
// CHECK-LABEL: @tr(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<4 x vector<2xf32>>
func.func @tr(%f: vector<2x4xf32>) -> vector<4x2xf32> { %0 = vector.transpose %f, [1, 0] : vector<2x4xf32> to vector<4x2xf32> return %0 : vector<4x2xf32> }
// CHECK-LABEL: @fma1(
// CHECK-NEXT: %0 = llvm.intr.fmuladd(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: llvm.return %0 : vector<4xf32>
func.func @fma1(%f: vector<4xf32>) -> vector<4xf32> { %0 = vector.fma %f, %f, %f : vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @fma0(
// CHECK-NEXT: %0 = llvm.intr.fmuladd(%arg0, %arg0, %arg0) : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: llvm.return %0 : vector<1xf32>
func.func @fma0(%f: vector<f32>) -> vector<f32> { %0 = vector.fma %f, %f, %f : vector<f32> return %0 : vector<f32> }
// CHECK-LABEL: @fma2(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.fma %0, %0, %0 : vector<2x4xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<2 x vector<4xf32>>
func.func @fma2(%f: vector<2x4xf32>) -> vector<2x4xf32> { %0 = vector.fma %f, %f, %f : vector<2x4xf32> return %0 : vector<2x4xf32> }
// CHECK-LABEL: @fma3(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<1 x array<2 x vector<4xf32>>> to vector<1x2x4xf32>
// CHECK-NEXT: %1 = vector.fma %0, %0, %0 : vector<1x2x4xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<1x2x4xf32> to !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<1 x array<2 x vector<4xf32>>>
func.func @fma3(%f: vector<1x2x4xf32>) -> vector<1x2x4xf32> { %0 = vector.fma %f, %f, %f : vector<1x2x4xf32> return %0 : vector<1x2x4xf32> }
// CHECK-LABEL: @in(
// CHECK-NEXT: %0 = llvm.shufflevector %arg0, %arg0 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>
// CHECK-NEXT: llvm.return %0 : vector<8xf32>
func.func @in(%f: vector<4xf32>) -> vector<8xf32> { %0 = vector.interleave %f, %f : vector<4xf32> -> vector<8xf32> return %0 : vector<8xf32> }
// CHECK-LABEL: @in0(
// CHECK-NEXT: %0 = llvm.shufflevector %arg0, %arg0 [0, 1] : vector<1xf32>
// CHECK-NEXT: llvm.return %0 : vector<2xf32>
func.func @in0(%f: vector<f32>) -> vector<2xf32> { %0 = vector.interleave %f, %f : vector<f32> -> vector<2xf32> return %0 : vector<2xf32> }
// CHECK-LABEL: @ins(
// CHECK-NEXT: %0 = "llvm.intr.vector.interleave2"(%arg0, %arg0) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]xf32>
// CHECK-NEXT: llvm.return %0 : vector<[8]xf32>
func.func @ins(%f: vector<[4]xf32>) -> vector<[8]xf32> { %0 = vector.interleave %f, %f : vector<[4]xf32> -> vector<[8]xf32> return %0 : vector<[8]xf32> }
// CHECK-LABEL: @in2(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.interleave %0, %0 : vector<2x4xf32> -> vector<2x8xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x8xf32> to !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<2 x vector<8xf32>>
func.func @in2(%f: vector<2x4xf32>) -> vector<2x8xf32> { %0 = vector.interleave %f, %f : vector<2x4xf32> -> vector<2x8xf32> return %0 : vector<2x8xf32> }
// CHECK-LABEL: @de(
// CHECK-NEXT: %0 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %1 = llvm.shufflevector %arg0, %0 [0, 2] : vector<4xf32>
// CHECK-NEXT: %2 = llvm.shufflevector %arg0, %0 [1, 3] : vector<4xf32>
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(vector<2xf32>, vector<2xf32>)>
// CHECK-NEXT: %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(vector<2xf32>, vector<2xf32>)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(vector<2xf32>, vector<2xf32>)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(vector<2xf32>, vector<2xf32>)>
func.func @de(%f: vector<4xf32>) -> (vector<2xf32>, vector<2xf32>) { %0, %1 = vector.deinterleave %f : vector<4xf32> -> vector<2xf32> return %0, %1 : vector<2xf32>, vector<2xf32> }
// CHECK-LABEL: @des(
// CHECK-NEXT: %0 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<[4]xf32>) -> !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT: %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
func.func @des(%f: vector<[4]xf32>) -> (vector<[2]xf32>, vector<[2]xf32>) { %0, %1 = vector.deinterleave %f : vector<[4]xf32> -> vector<[2]xf32> return %0, %1 : vector<[2]xf32>, vector<[2]xf32> }
// CHECK-LABEL: @de2(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: %res1, %res2 = vector.deinterleave %0 : vector<2x4xf32> -> vector<2x2xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %res2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %res1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(array<2 x vector<2xf32>>, array<2 x vector<2xf32>>)>
// CHECK-NEXT: %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(array<2 x vector<2xf32>>, array<2 x vector<2xf32>>)>
// CHECK-NEXT: %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(array<2 x vector<2xf32>>, array<2 x vector<2xf32>>)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(array<2 x vector<2xf32>>, array<2 x vector<2xf32>>)>
func.func @de2(%f: vector<2x4xf32>) -> (vector<2x2xf32>, vector<2x2xf32>) { %0, %1 = vector.deinterleave %f : vector<2x4xf32> -> vector<2x2xf32> return %0, %1 : vector<2x2xf32>, vector<2x2xf32> }
// CHECK-LABEL: @si(
// CHECK-NEXT: %0 = llvm.intr.vector.insert %arg0, %arg1[4] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT: llvm.return %0 : vector<[4]xf32>
func.func @si(%f: vector<4xf32>, %g: vector<[4]xf32>) -> vector<[4]xf32> { %0 = vector.scalable.insert %f, %g[4] : vector<4xf32> into vector<[4]xf32> return %0 : vector<[4]xf32> }
// CHECK-LABEL: @se(
// CHECK-NEXT: %0 = llvm.intr.vector.extract %arg0[4] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT: llvm.return %0 : vector<4xf32>
func.func @se(%g: vector<[4]xf32>) -> vector<4xf32> { %0 = vector.scalable.extract %g[4] : vector<4xf32> from vector<[4]xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @es(
// CHECK-NEXT: %0 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT: llvm.return %0 : vector<2xf32>
func.func @es(%g: vector<4xf32>) -> vector<2xf32> { %0 = vector.extract_strided_slice %g {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32> return %0 : vector<2xf32> }
// CHECK-LABEL: @es2(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT: %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<2 x vector<2xf32>>
func.func @es2(%g: vector<4x4xf32>) -> vector<2x2xf32> { %0 = vector.extract_strided_slice %g {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32> return %0 : vector<2x2xf32> }
// CHECK-LABEL: @es3(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT: %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<2 x vector<4xf32>>
func.func @es3(%g: vector<4x4xf32>) -> vector<2x4xf32> { %0 = vector.extract_strided_slice %g {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32> return %0 : vector<2x4xf32> }
// CHECK-LABEL: @is(
// CHECK-NEXT: %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT: llvm.return %0 : vector<4xf32>
func.func @is(%f: vector<2xf32>, %g: vector<4xf32>) -> vector<4xf32> { %0 = vector.insert_strided_slice %f, %g {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32> return %0 : vector<4xf32> }
// CHECK-LABEL: @is2(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : !llvm.array<3 x vector<4xf32>> to vector<3x4xf32>
// CHECK-NEXT: %1 = vector.insert_strided_slice %arg0, %0 {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<3x4xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<3 x vector<4xf32>>
func.func @is2(%f: vector<2xf32>, %g: vector<3x4xf32>) -> vector<3x4xf32> { %0 = vector.insert_strided_slice %f, %g {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<3x4xf32> return %0 : vector<3x4xf32> }
// CHECK-LABEL: @is3(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : !llvm.array<3 x vector<4xf32>> to vector<3x4xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %2 = vector.insert_strided_slice %1, %0 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<3x4xf32>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: llvm.return %3 : !llvm.array<3 x vector<4xf32>>
func.func @is3(%f: vector<2x2xf32>, %g: vector<3x4xf32>) -> vector<3x4xf32> { %0 = vector.insert_strided_slice %f, %g {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<3x4xf32> return %0 : vector<3x4xf32> }
