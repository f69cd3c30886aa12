// The rules of std's memref operations.
// RUN: mlopt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @alloc_of_constant_size
// CHECK-NEXT:    %[[A:.*]] = alloc(%arg0) : memref<4x?xf32>
// CHECK-NEXT:    %[[C:.*]] = memref_cast %[[A]] : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT:    return %[[C]]
func @alloc_of_constant_size(%n: index) -> memref<?x?xf32> {
  %c4 = constant 4 : index
  %0 = alloc(%c4, %n) {alignment = 16} : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK-LABEL: func @alloc_and_dealloc
// CHECK-NEXT:    return
func @alloc_and_dealloc() {
  %0 = alloc() : memref<4xf32>
  dealloc %0 : memref<4xf32>
  return
}

// CHECK-LABEL: func @load_through_cast
// CHECK-NEXT:    load %arg0[%arg1] : memref<4xf32>
func @load_through_cast(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref_cast %m : memref<4xf32> to memref<?xf32>
  %1 = load %0[%i] : memref<?xf32>
  return %1 : f32
}

// CHECK-LABEL: func @view_of_constant_size
// CHECK:         %[[V:.*]] = {{(std[.])?}}view %arg0[%arg1][] : memref<2048xi8> to memref<4xf32>
// CHECK-NEXT:    memref_cast %[[V]] : memref<4xf32> to memref<?xf32>
func @view_of_constant_size(%m: memref<2048xi8>, %s: index) -> memref<?xf32> {
  %c4 = constant 4 : index
  %0 = view %m[%s][%c4] : memref<2048xi8> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func @subview_of_constants
// CHECK:         %[[V:.*]] = {{(std[.])?}}subview %arg0[0, 2] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, #{{.*}}>
// CHECK-NEXT:    memref_cast %[[V]]
func @subview_of_constants(%m: memref<8x16xf32>) -> memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>> {
  %c2 = constant 2 : index
  %c4 = constant 4 : index
  %0 = subview %m[0, %c2][4, %c4][1, 1] : memref<8x16xf32> to memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
  return %0 : memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
}

// CHECK-LABEL: func @dim_of_alloc
// CHECK-NEXT:    return %arg0
func @dim_of_alloc(%n: index) -> index {
  %c0 = constant 0 : index
  %0 = alloc(%n) : memref<?xf32>
  %1 = dim %0, %c0 : memref<?xf32>
  return %1 : index
}
