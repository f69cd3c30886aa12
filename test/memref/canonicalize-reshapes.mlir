// RUN: mlopt %s -split-input-file -canonicalize | FileCheck %s --match-full-lines
// A reshape of a reshape, and of a cast: which become one, and which stay.

//      CHECK: module {
// CHECK-NEXT: func.func @expand_collapse(%arg0: memref<?x4x8xf32>, %arg1: index) -> memref<?x32xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : memref<?x4x8xf32> into memref<?x32xf32>
// CHECK-NEXT: return %collapse_shape : memref<?x32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @expand_collapse(%m: memref<?x4x8xf32>, %n: index) -> memref<?x32xf32> {
  %e = memref.collapse_shape %m [[0, 1, 2]] : memref<?x4x8xf32> into memref<?xf32>
  %q = memref.expand_shape %e [[0, 1]] output_shape [%n, 32] : memref<?xf32> into memref<?x32xf32>
  return %q : memref<?x32xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @strided(%arg0: memref<4x8x2xf32, strided<[16, 2, 1], offset: 3>>) -> memref<64xf32, strided<[1], offset: 3>> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<4x8x2xf32, strided<[16, 2, 1], offset: 3>> into memref<32x2xf32, strided<[2, 1], offset: 3>>
// CHECK-NEXT: %collapse_shape_0 = memref.collapse_shape %collapse_shape {{\[\[}}0, 1]] : memref<32x2xf32, strided<[2, 1], offset: 3>> into memref<64xf32, strided<[1], offset: 3>>
// CHECK-NEXT: return %collapse_shape_0 : memref<64xf32, strided<[1], offset: 3>>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @strided(%m: memref<4x8x2xf32, strided<[16, 2, 1], offset: 3>>) -> memref<64xf32, strided<[1], offset: 3>> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<4x8x2xf32, strided<[16, 2, 1], offset: 3>> into memref<32x2xf32, strided<[2, 1], offset: 3>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<32x2xf32, strided<[2, 1], offset: 3>> into memref<64xf32, strided<[1], offset: 3>>
  return %1 : memref<64xf32, strided<[1], offset: 3>>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @strided_expand(%arg0: memref<64xf32, strided<[1], offset: 3>>) -> memref<4x8x2xf32, strided<[16, 2, 1], offset: 3>> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [32, 2] : memref<64xf32, strided<[1], offset: 3>> into memref<32x2xf32, strided<[2, 1], offset: 3>>
// CHECK-NEXT: %expand_shape_0 = memref.expand_shape %expand_shape {{\[\[}}0, 1], [2]] output_shape [4, 8, 2] : memref<32x2xf32, strided<[2, 1], offset: 3>> into memref<4x8x2xf32, strided<[16, 2, 1], offset: 3>>
// CHECK-NEXT: return %expand_shape_0 : memref<4x8x2xf32, strided<[16, 2, 1], offset: 3>>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @strided_expand(%m: memref<64xf32, strided<[1], offset: 3>>) -> memref<4x8x2xf32, strided<[16, 2, 1], offset: 3>> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [32, 2] : memref<64xf32, strided<[1], offset: 3>> into memref<32x2xf32, strided<[2, 1], offset: 3>>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [4, 8, 2] : memref<32x2xf32, strided<[2, 1], offset: 3>> into memref<4x8x2xf32, strided<[16, 2, 1], offset: 3>>
  return %1 : memref<4x8x2xf32, strided<[16, 2, 1], offset: 3>>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @there_and_back(%arg0: memref<8x4xf32>) -> memref<8x4xf32> {
// CHECK-NEXT: return %arg0 : memref<8x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @there_and_back(%m: memref<8x4xf32>) -> memref<8x4xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<2x4x4xf32> into memref<8x4xf32>
  return %1 : memref<8x4xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @there_elsewhere(%arg0: memref<8x4xf32>) -> memref<2x16xf32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %expand_shape {{\[\[}}0], [1, 2]] : memref<2x4x4xf32> into memref<2x16xf32>
// CHECK-NEXT: return %collapse_shape : memref<2x16xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @there_elsewhere(%m: memref<8x4xf32>) -> memref<2x16xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<2x4x4xf32> into memref<2x16xf32>
  return %1 : memref<2x16xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @expand_more(%arg0: memref<8x4xf32>) -> memref<32xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<8x4xf32> into memref<32xf32>
// CHECK-NEXT: return %collapse_shape : memref<32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @expand_more(%m: memref<8x4xf32>) -> memref<32xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<2x4x4xf32> into memref<32xf32>
  return %1 : memref<32xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @expand_less(%arg0: memref<8xf32>) -> memref<2x4xf32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
// CHECK-NEXT: return %expand_shape : memref<2x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @expand_less(%m: memref<8xf32>) -> memref<2x4xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 2, 2] : memref<8xf32> into memref<2x2x2xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<2x2x2xf32> into memref<2x4xf32>
  return %1 : memref<2x4xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @dynamic_less(%arg0: memref<?xf32>, %arg1: index) -> memref<?x4xf32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%arg1, 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT: return %expand_shape : memref<?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @dynamic_less(%m: memref<?xf32>, %n: index) -> memref<?x4xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%n, 2, 2] : memref<?xf32> into memref<?x2x2xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<?x2x2xf32> into memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @two_dynamic(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> memref<?x?xf32> {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = arith.muli %arg2, %c2 : index
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%arg1, %0] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT: return %expand_shape : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @two_dynamic(%m: memref<?xf32>, %n: index, %k: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%n, 2, %k] : memref<?xf32> into memref<?x2x?xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<?x2x?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @collapse_expand(%arg0: memref<2x3x4xf32>) -> memref<6x2x2xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0], [1, 2]] output_shape [6, 2, 2] : memref<6x4xf32> into memref<6x2x2xf32>
// CHECK-NEXT: return %expand_shape : memref<6x2x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @collapse_expand(%m: memref<2x3x4xf32>) -> memref<6x2x2xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [6, 2, 2] : memref<6x4xf32> into memref<6x2x2xf32>
  return %1 : memref<6x2x2xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @collapse_expand_less(%arg0: memref<2x3x4x5xf32>) -> memref<2x60xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2, 3]] : memref<2x3x4x5xf32> into memref<2x60xf32>
// CHECK-NEXT: return %collapse_shape : memref<2x60xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @collapse_expand_less(%m: memref<2x3x4x5xf32>) -> memref<2x60xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 60] : memref<120xf32> into memref<2x60xf32>
  return %1 : memref<2x60xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @collapse_expand_ones(%arg0: memref<1x3x1x5xf32>) -> memref<3x5x1xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1, 2, 3]] : memref<1x3x1x5xf32> into memref<15xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1, 2]] output_shape [3, 5, 1] : memref<15xf32> into memref<3x5x1xf32>
// CHECK-NEXT: return %expand_shape : memref<3x5x1xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @collapse_expand_ones(%m: memref<1x3x1x5xf32>) -> memref<3x5x1xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<1x3x1x5xf32> into memref<15xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [3, 5, 1] : memref<15xf32> into memref<3x5x1xf32>
  return %1 : memref<3x5x1xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @collapse_expand_other(%arg0: memref<3x4xf32>) -> memref<2x6xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<3x4xf32> into memref<12xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1]] output_shape [2, 6] : memref<12xf32> into memref<2x6xf32>
// CHECK-NEXT: return %expand_shape : memref<2x6xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @collapse_expand_other(%m: memref<3x4xf32>) -> memref<2x6xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 6] : memref<12xf32> into memref<2x6xf32>
  return %1 : memref<2x6xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @collapse_expand_more(%arg0: memref<3x4xf32>) -> memref<3x2x2xf32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [3, 2, 2] : memref<3x4xf32> into memref<3x2x2xf32>
// CHECK-NEXT: return %expand_shape : memref<3x2x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @collapse_expand_more(%m: memref<3x4xf32>) -> memref<3x2x2xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [3, 2, 2] : memref<12xf32> into memref<3x2x2xf32>
  return %1 : memref<3x2x2xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @collapse_dynamic(%arg0: memref<3x?x4xf32>, %arg1: index) -> memref<3x?xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : memref<3x?x4xf32> into memref<3x?xf32>
// CHECK-NEXT: return %collapse_shape : memref<3x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @collapse_dynamic(%m: memref<3x?x4xf32>, %n: index) -> memref<3x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<3x?x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [3, %n] : memref<?xf32> into memref<3x?xf32>
  return %1 : memref<3x?xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @collapse_dynamic2(%arg0: memref<?x?x4xf32>, %arg1: index) -> memref<4x?xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : memref<?x?x4xf32> into memref<?xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1]] output_shape [4, %arg1] : memref<?xf32> into memref<4x?xf32>
// CHECK-NEXT: return %expand_shape : memref<4x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @collapse_dynamic2(%m: memref<?x?x4xf32>, %n: index) -> memref<4x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x?x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, %n] : memref<?xf32> into memref<4x?xf32>
  return %1 : memref<4x?xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @cast_collapse(%arg0: memref<4x8xf32>) -> memref<?xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<4x8xf32> into memref<32xf32>
// CHECK-NEXT: %cast = memref.cast %collapse_shape : memref<32xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @cast_collapse(%m: memref<4x8xf32>) -> memref<?xf32> {
  %c = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
  %0 = memref.collapse_shape %c [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @cast_collapse_same(%arg0: memref<4x?xf32>) -> memref<?xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<4x?xf32> into memref<?xf32>
// CHECK-NEXT: return %collapse_shape : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @cast_collapse_same(%m: memref<4x?xf32>) -> memref<?xf32> {
  %c = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %0 = memref.collapse_shape %c [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @cast_expand(%arg0: memref<32xf32>, %arg1: index) -> memref<?x8xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<32xf32> to memref<?xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %cast {{\[\[}}0, 1]] output_shape [%arg1, 8] : memref<?xf32> into memref<?x8xf32>
// CHECK-NEXT: return %expand_shape : memref<?x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @cast_expand(%m: memref<32xf32>, %n: index) -> memref<?x8xf32> {
  %c = memref.cast %m : memref<32xf32> to memref<?xf32>
  %0 = memref.expand_shape %c [[0, 1]] output_shape [%n, 8] : memref<?xf32> into memref<?x8xf32>
  return %0 : memref<?x8xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @cast_expand_const(%arg0: memref<32xf32>) -> memref<?x8xf32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
// CHECK-NEXT: %cast = memref.cast %expand_shape : memref<4x8xf32> to memref<?x8xf32>
// CHECK-NEXT: return %cast : memref<?x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @cast_expand_const(%m: memref<32xf32>) -> memref<?x8xf32> {
  %n = arith.constant 4 : index
  %c = memref.cast %m : memref<32xf32> to memref<?xf32>
  %0 = memref.expand_shape %c [[0, 1]] output_shape [%n, 8] : memref<?xf32> into memref<?x8xf32>
  return %0 : memref<?x8xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @cast_expand_static(%arg0: memref<4x8xf32>, %arg1: index) -> memref<4x2x?xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x8xf32> to memref<4x?xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %cast {{\[\[}}0], [1, 2]] output_shape [4, 2, %arg1] : memref<4x?xf32> into memref<4x2x?xf32>
// CHECK-NEXT: return %expand_shape : memref<4x2x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @cast_expand_static(%m: memref<4x8xf32>, %n: index) -> memref<4x2x?xf32> {
  %c = memref.cast %m : memref<4x8xf32> to memref<4x?xf32>
  %0 = memref.expand_shape %c [[0], [1, 2]] output_shape [4, 2, %n] : memref<4x?xf32> into memref<4x2x?xf32>
  return %0 : memref<4x2x?xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @scalar(%arg0: memref<1x1xf32>) -> memref<f32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 [] : memref<1x1xf32> into memref<f32>
// CHECK-NEXT: return %collapse_shape : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @scalar(%m: memref<1x1xf32>) -> memref<f32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32> into memref<1xf32>
  %1 = memref.collapse_shape %0 [] : memref<1xf32> into memref<f32>
  return %1 : memref<f32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @from_scalar(%arg0: memref<f32>) -> memref<1x1xf32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
// CHECK-NEXT: return %expand_shape : memref<1x1xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @from_scalar(%m: memref<f32>) -> memref<1x1xf32> {
  %0 = memref.expand_shape %m [] output_shape [1] : memref<f32> into memref<1xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [1, 1] : memref<1xf32> into memref<1x1xf32>
  return %1 : memref<1x1xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @scalar_back(%arg0: memref<f32>) -> memref<f32> {
// CHECK-NEXT: return %arg0 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @scalar_back(%m: memref<f32>) -> memref<f32> {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %1 = memref.collapse_shape %0 [] : memref<1x1xf32> into memref<f32>
  return %1 : memref<f32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @scalar_other(%arg0: memref<1x1x1xf32>) -> memref<1x1xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : memref<1x1x1xf32> into memref<1x1xf32>
// CHECK-NEXT: return %collapse_shape : memref<1x1xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @scalar_other(%m: memref<1x1x1xf32>) -> memref<1x1xf32> {
  %0 = memref.collapse_shape %m [] : memref<1x1x1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %1 : memref<1x1xf32>
}

// -----

//      CHECK: module {
// CHECK-NEXT: func.func @reuse(%arg0: memref<8x4x2xf32>, %arg1: index) -> index {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: return %c2 : index
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @reuse(%m: memref<8x4x2xf32>, %k: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<8x4x2xf32> into memref<32x2xf32>
  %d = memref.dim %0, %c1 : memref<32x2xf32>
  return %d : index
}
