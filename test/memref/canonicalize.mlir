// Folds and patterns, as mlir-opt 22 applies them.
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize | FileCheck %s

// alloc

// CHECK-LABEL: func.func @static_alloc(%arg0: index) -> memref<?x?xf32> {
// CHECK-NEXT:      %alloc = memref.alloc(%arg0) {alignment = 16 : i64} : memref<4x?xf32>
// CHECK-NEXT:      %cast = memref.cast %alloc : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT:      return %cast : memref<?x?xf32>
// CHECK-NEXT:    }
func.func @static_alloc(%i: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4, %i) {alignment = 16 : i64} : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @static_alloca_symbols(%arg0: index) {
// CHECK-NEXT:      %alloca = memref.alloca()[%arg0] : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:      %cast = memref.cast %alloca : memref<4xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:      "use"(%cast) : (memref<?xf32, strided<[1], offset: ?>>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @static_alloca_symbols(%i: index) {
  %c4 = arith.constant 4 : index
  %0 = memref.alloca(%c4)[%i] : memref<?xf32, strided<[1], offset: ?>>
  "use"(%0) : (memref<?xf32, strided<[1], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @negative_size_stays() {
// CHECK-NEXT:      %c-4 = arith.constant -4 : index
// CHECK-NEXT:      %alloc = memref.alloc(%c-4) : memref<?xf32>
// CHECK-NEXT:      "use"(%alloc) : (memref<?xf32>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @negative_size_stays() {
  %cm = arith.constant -4 : index
  %0 = memref.alloc(%cm) : memref<?xf32>
  "use"(%0) : (memref<?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @dead_alloc(%arg0: f32, %arg1: index) {
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @dead_alloc(%v: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %v, %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @stored_alloc_lives(%arg0: memref<memref<4xf32>>) {
// CHECK-NEXT:      %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:      memref.store %alloc, %arg0[] : memref<memref<4xf32>>
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @stored_alloc_lives(%m: memref<memref<4xf32>>) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %0, %m[] : memref<memref<4xf32>>
  return
}

// CHECK-LABEL: func.func @dead_realloc(%arg0: memref<4xf32>) {
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @dead_realloc(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  memref.dealloc %0 : memref<8xf32>
  return
}
// scopes

// CHECK-LABEL: func.func @scope_without_allocation(%arg0: index) -> index {
// CHECK-NEXT:      return %arg0 : index
// CHECK-NEXT:    }
func.func @scope_without_allocation(%i: index) -> index {
  %0 = memref.alloca_scope -> (index) {
    memref.alloca_scope.return %i : index
  }
  return %0 : index
}

// CHECK-LABEL: func.func @scope_at_the_end() {
// CHECK-NEXT:      %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:      "use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @scope_at_the_end() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()
  }
  return
}

// CHECK-LABEL: func.func @scope_in_the_middle() {
// CHECK-NEXT:      memref.alloca_scope  {
// CHECK-NEXT:        %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:        "use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:      "after"() : () -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @scope_in_the_middle() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()
  }
  "after"() : () -> ()
  return
}
// copies

// CHECK-LABEL: func.func @copies(%arg0: memref<4xf32>, %arg1: memref<0xf32>, %arg2: memref<0xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:      memref.copy %arg0, %arg3 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @copies(%m: memref<4xf32>, %z: memref<0xf32>, %y: memref<0xf32>, %d: memref<?xf32>) {
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %z, %y : memref<0xf32> to memref<0xf32>
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.copy %0, %d : memref<?xf32> to memref<?xf32>
  return
}
// dims

// CHECK-LABEL: func.func @dims(%arg0: memref<4x?xf32>, %arg1: memref<2xi32>, %arg2: index) -> (index, index, index, index) {
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %0 = memref.load %arg1[%arg2] : memref<2xi32>
// CHECK-NEXT:      %1 = arith.index_cast %0 : i32 to index
// CHECK-NEXT:      %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
// CHECK-NEXT:      return %c4, %arg2, %1, %dim : index, index, index, index
// CHECK-NEXT:    }
func.func @dims(%m: memref<4x?xf32>, %s: memref<2xi32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.subview %m[0, 0] [1, %i] [1, 1] : memref<4x?xf32> to memref<?xf32, strided<[1]>>
  %2 = memref.dim %1, %c0 : memref<?xf32, strided<[1]>>
  %3 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<2xi32>) -> memref<?x?xf32>
  %4 = memref.dim %3, %i : memref<?x?xf32>
  %5 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %6 = memref.dim %5, %c1 : memref<?x?xf32>
  return %0, %2, %4, %6 : index, index, index, index
}
// views

// CHECK-LABEL: func.func @view(%arg0: index) {
// CHECK-NEXT:      %alloc = memref.alloc() : memref<64xi8>
// CHECK-NEXT:      %view = memref.view %alloc[%arg0][] : memref<64xi8> to memref<4xf32>
// CHECK-NEXT:      %cast = memref.cast %view : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:      "use"(%cast) : (memref<?xf32>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @view(%i: index) {
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<64xi8>
  %0 = memref.cast %a : memref<64xi8> to memref<?xi8>
  %1 = memref.view %0[%i][%c4] : memref<?xi8> to memref<?xf32>
  "use"(%1) : (memref<?xf32>) -> ()
  return
}

// Only at byte 0 is a view of the same type what it is a view of.
// CHECK-LABEL: func.func @view_of_same_type(
// CHECK:           [[SEVEN:%.+]] = arith.constant 7 : index
// CHECK-NEXT:      %view = memref.view %arg0[[[SEVEN]]][] : memref<8xi8> to memref<8xi8>
// CHECK-NEXT:      %view_0 = memref.view %arg0[%arg1][] : memref<8xi8> to memref<8xi8>
// CHECK-NEXT:      "use"(%view, %arg0, %view_0)
func.func @view_of_same_type(%m: memref<8xi8>, %i: index) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %0 = memref.view %m[%c7][] : memref<8xi8> to memref<8xi8>
  %1 = memref.view %m[%c0][] : memref<8xi8> to memref<8xi8>
  %2 = memref.view %m[%i][] : memref<8xi8> to memref<8xi8>
  "use"(%0, %1, %2) : (memref<8xi8>, memref<8xi8>, memref<8xi8>) -> ()
  return
}

// CHECK-LABEL: func.func @subviews(%arg0: memref<8x8xf32>, %arg1: index) {
// CHECK-NEXT:      %subview = memref.subview %arg0[2, %arg1] [2, 1] [1, 2] : memref<8x8xf32> to memref<2xf32, strided<[8], offset: ?>>
// CHECK-NEXT:      %cast = memref.cast %subview : memref<2xf32, strided<[8], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:      %cast_0 = memref.cast %arg0 : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
// CHECK-NEXT:      "use"(%cast, %cast_0) : (memref<?xf32, strided<[?], offset: ?>>, memref<8x8xf32, strided<[8, 1]>>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @subviews(%m: memref<8x8xf32>, %i: index) {
  %c2 = arith.constant 2 : index
  %0 = memref.cast %m : memref<8x8xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%c2, %i] [%c2, 1] [1, %c2] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = memref.subview %m[0, 0] [8, 8] [1, 1] : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
  "use"(%1, %2) : (memref<?xf32, strided<[?], offset: ?>>, memref<8x8xf32, strided<[8, 1]>>) -> ()
  return
}

// CHECK-LABEL: func.func @constant_outside_stays(%arg0: memref<4xf32>) {
// CHECK-NEXT:      %c9 = arith.constant 9 : index
// CHECK-NEXT:      %subview = memref.subview %arg0[%c9] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT:      "use"(%subview) : (memref<1xf32, strided<[1], offset: ?>>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @constant_outside_stays(%m: memref<4xf32>) {
  %c9 = arith.constant 9 : index
  %0 = memref.subview %m[%c9] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
  "use"(%0) : (memref<1xf32, strided<[1], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @metadata(%arg0: memref<4x?xf32>) -> (memref<4x?xf32>, index, index, index) {
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      return %arg0, %c0, %c4, %c1 : memref<4x?xf32>, index, index, index
// CHECK-NEXT:    }
func.func @metadata(%m: memref<4x?xf32>) -> (memref<4x?xf32>, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [0], sizes: [4, %s#1], strides: [%t#0, 1] : memref<f32> to memref<4x?xf32, strided<[?, 1]>>
  %1 = memref.cast %0 : memref<4x?xf32, strided<[?, 1]>> to memref<4x?xf32>
  return %1, %o, %s#0, %t#1 : memref<4x?xf32>, index, index, index
}

// CHECK-LABEL: func.func @reinterpret(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT:      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [2], strides: [2] : memref<4xf32> to memref<2xf32, strided<[2], offset: ?>>
// CHECK-NEXT:      %cast = memref.cast %reinterpret_cast : memref<2xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:      "use"(%cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @reinterpret(%m: memref<4xf32>, %i: index) {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %1 = memref.reinterpret_cast %0 to offset: [%i], sizes: [%c2], strides: [%c2] : memref<2xf32, strided<[1]>> to memref<?xf32, strided<[?], offset: ?>>
  "use"(%1) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: func.func @transposes(%arg0: memref<2x3x4xf32>) {
// CHECK-NEXT:      %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d1, d2, d0) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
// CHECK-NEXT:      "use"(%transpose) : (memref<3x4x2xf32, strided<[4, 1, 12]>>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @transposes(%m: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %1 = memref.transpose %0 (i, j, k) -> (k, i, j) : memref<4x2x3xf32, strided<[1, 12, 4]>> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  "use"(%1) : (memref<3x4x2xf32, strided<[4, 1, 12]>>) -> ()
  return
}
// reshapes

// CHECK-LABEL: func.func @expands(%arg0: memref<24xf32>) {
// CHECK-NEXT:      %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1, 2]] output_shape [2, 2, 6] : memref<24xf32> into memref<2x2x6xf32>
// CHECK-NEXT:      %expand_shape_0 = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [2, 12] : memref<24xf32> into memref<2x12xf32>
// CHECK-NEXT:      "use"(%expand_shape, %expand_shape_0, %arg0) : (memref<2x2x6xf32>, memref<2x12xf32>, memref<24xf32>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @expands(%m: memref<24xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
  %2 = memref.collapse_shape %1 [[0], [1, 2]] : memref<2x2x6xf32> into memref<2x12xf32>
  %3 = memref.collapse_shape %1 [[0, 1, 2]] : memref<2x2x6xf32> into memref<24xf32>
  "use"(%1, %2, %3) : (memref<2x2x6xf32>, memref<2x12xf32>, memref<24xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @collapse_of_expand(%arg0: memref<?x8xf32>, %arg1: index) {
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %0 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:      %expand_shape = memref.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%0, 2, 4] : memref<?x8xf32> into memref<?x2x4xf32>
// CHECK-NEXT:      "use"(%expand_shape) : (memref<?x2x4xf32>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @collapse_of_expand(%m: memref<?x8xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 2, 2, 4] : memref<?x8xf32> into memref<?x2x2x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2], [3]] : memref<?x2x2x4xf32> into memref<?x2x4xf32>
  "use"(%1) : (memref<?x2x4xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @expand_of_collapse(%arg0: memref<2x3x4xf32>) {
// CHECK-NEXT:      %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
// CHECK-NEXT:      "use"(%collapse_shape) : (memref<6x4xf32>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @expand_of_collapse(%m: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  "use"(%1) : (memref<6x4xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @reshapes_of_casts(%arg0: memref<4x6xf32>) {
// CHECK-NEXT:      %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
// CHECK-NEXT:      %cast = memref.cast %expand_shape : memref<2x2x6xf32> to memref<?x2x6xf32>
// CHECK-NEXT:      %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<4x6xf32> into memref<24xf32>
// CHECK-NEXT:      %cast_0 = memref.cast %collapse_shape : memref<24xf32> to memref<?xf32>
// CHECK-NEXT:      "use"(%cast, %cast_0) : (memref<?x2x6xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @reshapes_of_casts(%m: memref<4x6xf32>) {
  %c2 = arith.constant 2 : index
  %0 = memref.cast %m : memref<4x6xf32> to memref<?x6xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%c2, 2, 6] : memref<?x6xf32> into memref<?x2x6xf32>
  %2 = memref.collapse_shape %0 [[0, 1]] : memref<?x6xf32> into memref<?xf32>
  "use"(%1, %2) : (memref<?x2x6xf32>, memref<?xf32>) -> ()
  return
}
