// RUN: mlopt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// Sizes and views of views, where one is known from the other.

// CHECK-LABEL: func.func @sizes(
// CHECK-NEXT:    %[[C9:.*]] = arith.constant 9 : index
// CHECK-NEXT:    %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:    %[[DIM:.*]] = memref.dim %arg4, %arg3 : memref<?x8x?xf32>
// CHECK-NEXT:    %[[DIM_0:.*]] = memref.dim %arg4, %[[C9]] : memref<?x8x?xf32>
// CHECK-NEXT:    return %arg0, %arg1, %[[C4]], %arg1, %arg1, %arg0, %[[DIM]], %[[DIM_0]] : index, index, index, index, index, index, index, index
func.func @sizes(%n: index, %m: index, %b: memref<?xi8>, %i: index, %v: memref<?x8x?xf32>) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %a = memref.alloc(%n, %m) : memref<?x4x?xf32>
  %0 = memref.dim %a, %c0 : memref<?x4x?xf32>
  %1 = memref.dim %a, %c2 : memref<?x4x?xf32>
  %2 = memref.dim %a, %c1 : memref<?x4x?xf32>
  %w = memref.view %b[%i][%n, %m] : memref<?xi8> to memref<?x4x?xf32>
  %3 = memref.dim %w, %c2 : memref<?x4x?xf32>
  %s = memref.subview %v[0, 0, 0] [%n, 1, %m] [1, 1, 1] : memref<?x8x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %4 = memref.dim %s, %c1 : memref<?x?xf32, strided<[?, 1]>>
  %5 = memref.dim %s, %c0 : memref<?x?xf32, strided<[?, 1]>>
  %6 = memref.dim %v, %i : memref<?x8x?xf32>
  %7 = memref.dim %v, %c9 : memref<?x8x?xf32>
  memref.dealloc %a : memref<?x4x?xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
}

// CHECK-LABEL: func.func @assumed(
// CHECK-NEXT:    %[[ASSUME_ALIGN:.*]] = memref.assume_alignment %arg0, 16 : memref<4xf32>
// CHECK-NEXT:    %[[ASSUME_ALIGN_0:.*]] = memref.assume_alignment %[[ASSUME_ALIGN]], 32 : memref<4xf32>
// CHECK-NEXT:    return %[[ASSUME_ALIGN]], %[[ASSUME_ALIGN_0]] : memref<4xf32>, memref<4xf32>
func.func @assumed(%a: memref<4xf32>, %i: index) -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.assume_alignment %a, 16 : memref<4xf32>
  %1 = memref.assume_alignment %0, 16 : memref<4xf32>
  %2 = memref.assume_alignment %1, 32 : memref<4xf32>
  return %1, %2 : memref<4xf32>, memref<4xf32>
}

// CHECK-LABEL: func.func @spaces(
// CHECK-NEXT:    %[[MEMSPACECAST:.*]] = memref.memory_space_cast %arg0 : memref<4xf32, 1> to memref<4xf32, 3>
// CHECK-NEXT:    return %arg0, %[[MEMSPACECAST]] : memref<4xf32, 1>, memref<4xf32, 3>
func.func @spaces(%a: memref<4xf32, 1>) -> (memref<4xf32, 1>, memref<4xf32, 3>) {
  %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32, 2>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 2> to memref<4xf32, 1>
  %2 = memref.memory_space_cast %0 : memref<4xf32, 2> to memref<4xf32, 3>
  return %1, %2 : memref<4xf32, 1>, memref<4xf32, 3>
}

// CHECK-LABEL: func.func @whole_views(
// CHECK-NEXT:    %[[SUBVIEW:.*]] = memref.subview %arg2[0, 0] [%arg3, %arg4] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:    %[[SUBVIEW_0:.*]] = memref.subview %arg0[%arg3, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:    return %arg0, %arg1, %[[SUBVIEW]], %[[SUBVIEW_0]], %arg0 : memref<4x8xf32>, memref<16xi8>, memref<?x?xf32, strided<[?, 1]>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32>
func.func @whole_views(%a: memref<4x8xf32>, %b: memref<16xi8>, %d: memref<?x?xf32>, %n: index, %m: index) -> (memref<4x8xf32>, memref<16xi8>, memref<?x?xf32, strided<[?, 1]>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %a[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32>
  %1 = memref.view %b[%c0][] : memref<16xi8> to memref<16xi8>
  %s = memref.subview %d[0, 0] [%n, %m] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %2 = memref.subview %s[0, 0] [%n, %m] [1, 1] : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, 1]>>
  %3 = memref.subview %a[%n, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1], offset: ?>>
  %4 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32> to memref<4x8xf32>
  return %0, %1, %2, %3, %4 : memref<4x8xf32>, memref<16xi8>, memref<?x?xf32, strided<[?, 1]>>, memref<4x8xf32, strided<[8, 1], offset: ?>>, memref<4x8xf32>
}

// CHECK-LABEL: func.func @reinterpreted(
// CHECK-NEXT:    %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<?x?xf32> to memref<4xf32>
// CHECK-NEXT:    %[[REINTERPRET_CAST_0:.*]] = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<?x?xf32> to memref<4xf32>
// CHECK-NEXT:    %[[REINTERPRET_CAST_1:.*]] = memref.reinterpret_cast %arg0 to offset: [0], sizes: [8], strides: [1] : memref<?x?xf32> to memref<8xf32>
// CHECK-NEXT:    return %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_0]], %[[REINTERPRET_CAST_1]] : memref<4xf32>, memref<4xf32>, memref<8xf32>
func.func @reinterpreted(%a: memref<?x?xf32>, %n: index) -> (memref<4xf32>, memref<4xf32>, memref<8xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?x?xf32> to memref<4x4xf32>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [4], strides: [1] : memref<4x4xf32> to memref<4xf32>
  %c = memref.cast %a : memref<?x?xf32> to memref<*xf32>
  %2 = memref.reinterpret_cast %c to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
  %s = memref.subview %a[0, 0] [1, 8] [1, 1] : memref<?x?xf32> to memref<8xf32, strided<[1]>>
  %3 = memref.reinterpret_cast %s to offset: [0], sizes: [8], strides: [1] : memref<8xf32, strided<[1]>> to memref<8xf32>
  return %1, %2, %3 : memref<4xf32>, memref<4xf32>, memref<8xf32>
}

// CHECK-LABEL: func.func @reshaped_back(
// CHECK-NEXT:    %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %arg1 {{\[\[}}0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
// CHECK-NEXT:    %[[COLLAPSE_SHAPE_0:.*]] = memref.collapse_shape %arg1 {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT:    return %arg0, %arg1, %arg2, %[[COLLAPSE_SHAPE]], %[[COLLAPSE_SHAPE_0]] : memref<?x4x?xf32>, memref<2x3x4xf32>, memref<?x?xf32>, memref<24xf32>, memref<2x12xf32>
func.func @reshaped_back(%a: memref<?x4x?xf32>, %b: memref<2x3x4xf32>, %c: memref<?x?xf32>, %n: index, %m: index) -> (memref<?x4x?xf32>, memref<2x3x4xf32>, memref<?x?xf32>, memref<24xf32>, memref<2x12xf32>) {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 4, %m] : memref<?x?xf32> into memref<?x4x?xf32>
  %2 = memref.collapse_shape %b [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %3 = memref.expand_shape %2 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  %4 = memref.expand_shape %c [[0, 1], [2]] output_shape [%n, 4, %m] : memref<?x?xf32> into memref<?x4x?xf32>
  %5 = memref.collapse_shape %4 [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %6 = memref.collapse_shape %b [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  %7 = memref.collapse_shape %6 [[0, 1]] : memref<2x12xf32> into memref<24xf32>
  %8 = memref.expand_shape %7 [[0, 1]] output_shape [2, 12] : memref<24xf32> into memref<2x12xf32>
  return %1, %3, %5, %7, %8 : memref<?x4x?xf32>, memref<2x3x4xf32>, memref<?x?xf32>, memref<24xf32>, memref<2x12xf32>
}

// CHECK-LABEL: func.func @composed(
// CHECK-NEXT:    %[[EXPAND_SHAPE:.*]] = memref.expand_shape %arg0 {{\[\[}}0, 1], [2, 3]] output_shape [2, 2, 2, 3] : memref<4x6xf32> into memref<2x2x2x3xf32>
// CHECK-NEXT:    %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %arg1 {{\[\[}}0, 1], [2]] : memref<2x2x6xf32> into memref<4x6xf32>
// CHECK-NEXT:    %[[EXPAND_SHAPE_0:.*]] = memref.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [4, 3, 2] : memref<4x6xf32> into memref<4x3x2xf32>
// CHECK-NEXT:    %[[COLLAPSE_SHAPE_1:.*]] = memref.collapse_shape %[[EXPAND_SHAPE_0]] {{\[\[}}0, 1], [2]] : memref<4x3x2xf32> into memref<12x2xf32>
// CHECK-NEXT:    %[[EXPAND_SHAPE_2:.*]] = memref.expand_shape %arg2 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
// CHECK-NEXT:    %[[COLLAPSE_SHAPE_3:.*]] = memref.collapse_shape %arg3 {{\[\[}}0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
// CHECK-NEXT:    return %[[EXPAND_SHAPE]], %[[COLLAPSE_SHAPE]], %[[COLLAPSE_SHAPE_1]], %[[EXPAND_SHAPE_2]], %[[COLLAPSE_SHAPE_3]] : memref<2x2x2x3xf32>, memref<4x6xf32>, memref<12x2xf32>, memref<1x1xf32>, memref<?x?xf32>
func.func @composed(%a: memref<4x6xf32>, %b: memref<2x2x6xf32>, %s: memref<f32>, %d: memref<?x?x?xf32>, %n: index, %m: index) -> (memref<2x2x2x3xf32>, memref<4x6xf32>, memref<12x2xf32>, memref<1x1xf32>, memref<?x?xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
  %1 = memref.expand_shape %0 [[0], [1], [2, 3]] output_shape [2, 2, 2, 3] : memref<2x2x6xf32> into memref<2x2x2x3xf32>
  %2 = memref.collapse_shape %b [[0, 1], [2]] : memref<2x2x6xf32> into memref<4x6xf32>
  %3 = memref.expand_shape %a [[0], [1, 2]] output_shape [4, 3, 2] : memref<4x6xf32> into memref<4x3x2xf32>
  %4 = memref.collapse_shape %3 [[0, 1], [2]] : memref<4x3x2xf32> into memref<12x2xf32>
  %5 = memref.expand_shape %s [] output_shape [1] : memref<f32> into memref<1xf32>
  %6 = memref.expand_shape %5 [[0, 1]] output_shape [1, 1] : memref<1xf32> into memref<1x1xf32>
  %7 = memref.collapse_shape %d [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %1, %2, %4, %6, %7 : memref<2x2x2x3xf32>, memref<4x6xf32>, memref<12x2xf32>, memref<1x1xf32>, memref<?x?xf32>
}

// CHECK-LABEL: func.func @collapsed_then_expanded(
// CHECK-NEXT:    %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
// CHECK-NEXT:    %[[COLLAPSE_SHAPE_0:.*]] = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2, 3]] : memref<2x3x4x5xf32> into memref<2x60xf32>
// CHECK-NEXT:    %[[COLLAPSE_SHAPE_1:.*]] = memref.collapse_shape %arg1 {{\[\[}}0, 1]] : memref<1x1xf32> into memref<1xf32>
// CHECK-NEXT:    %[[COLLAPSE_SHAPE_2:.*]] = memref.collapse_shape %arg1 [] : memref<1x1xf32> into memref<f32>
// CHECK-NEXT:    %[[COLLAPSE_SHAPE_3:.*]] = memref.collapse_shape %arg2 {{\[\[}}0], [1, 2]] : memref<?x3x4xf32> into memref<?x12xf32>
// CHECK-NEXT:    return %[[COLLAPSE_SHAPE]], %[[COLLAPSE_SHAPE_0]], %[[COLLAPSE_SHAPE_1]], %[[COLLAPSE_SHAPE_2]], %[[COLLAPSE_SHAPE_3]] : memref<6x20xf32>, memref<2x60xf32>, memref<1xf32>, memref<f32>, memref<?x12xf32>
func.func @collapsed_then_expanded(%a: memref<2x3x4x5xf32>, %u: memref<1x1xf32>, %d: memref<?x3x4xf32>, %n: index) -> (memref<6x20xf32>, memref<2x60xf32>, memref<1xf32>, memref<f32>, memref<?x12xf32>) {
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  %2 = memref.expand_shape %0 [[0, 1]] output_shape [2, 60] : memref<120xf32> into memref<2x60xf32>
  %3 = memref.collapse_shape %u [] : memref<1x1xf32> into memref<f32>
  %4 = memref.expand_shape %3 [] output_shape [1] : memref<f32> into memref<1xf32>
  %5 = memref.collapse_shape %4 [] : memref<1xf32> into memref<f32>
  %6 = memref.collapse_shape %d [[0, 1, 2]] : memref<?x3x4xf32> into memref<?xf32>
  %7 = memref.expand_shape %6 [[0, 1]] output_shape [%n, 12] : memref<?xf32> into memref<?x12xf32>
  return %1, %2, %4, %5, %7 : memref<6x20xf32>, memref<2x60xf32>, memref<1xf32>, memref<f32>, memref<?x12xf32>
}

// CHECK-LABEL: func.func @transposed(
// CHECK-NEXT:    return %arg0 : memref<4x4xf32>
func.func @transposed(%a: memref<4x4xf32>) -> memref<4x4xf32> {
  %0 = memref.transpose %a (i, j) -> (i, j) : memref<4x4xf32> to memref<4x4xf32>
  return %0 : memref<4x4xf32>
}

// CHECK-LABEL: func.func @hoisted_allocas(
// CHECK-NEXT:    %[[ALLOCA:.*]] = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT:    scf.if %arg1 {
// CHECK-NEXT:    memref.alloca_scope  {
// CHECK-NEXT:    "test.use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @hoisted_allocas(%n: index, %c: i1) {
  memref.alloca_scope {
    scf.if %c {
      memref.alloca_scope {
        %0 = memref.alloca(%n) : memref<?xf32>
        "test.use"(%0) : (memref<?xf32>) -> ()
        memref.alloca_scope.return
      }
      scf.yield
    }
    memref.alloca_scope.return
  }
  return
}
