// RUN: mlopt %s -expand-strided-metadata | FileCheck %s

// Metadata of what is known where it is made.

// CHECK-LABEL: func.func @allocated(
// CHECK-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:    %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V0:.*]] = affine.apply #map()[%arg1]
// CHECK-NEXT:    return %[[C0]], %arg0, %[[C4]], %arg1, %[[V0]], %arg1, %[[C1]] : index, index, index, index, index, index, index
func.func @allocated(%n: index, %m: index) -> (index, index, index, index, index, index, index) {
  %a = memref.alloc(%n, %m) : memref<?x4x?xf32>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %a : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  return %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2 : index, index, index, index, index, index, index
}

// CHECK-LABEL: func.func @on_the_stack(
// CHECK-NEXT:    %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[ALLOCA:.*]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:    %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[ALLOCA]] to offset: [0], sizes: [], strides: [] : memref<4xf32> to memref<f32>
// CHECK-NEXT:    return %[[REINTERPRET_CAST]], %[[C0]], %[[C4]], %[[C1]] : memref<f32>, index, index, index
func.func @on_the_stack() -> (memref<f32>, index, index, index) {
  %a = memref.alloca() : memref<4xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// CHECK-LABEL: func.func @of_rank_0(
// CHECK-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[ALLOC:.*]] = memref.alloc() : memref<f32>
// CHECK-NEXT:    return %[[ALLOC]], %[[C0]] : memref<f32>, index
func.func @of_rank_0() -> (memref<f32>, index) {
  %a = memref.alloc() : memref<f32>
  %b, %o = memref.extract_strided_metadata %a : memref<f32> -> memref<f32>, index
  return %b, %o : memref<f32>, index
}

memref.global "private" @data : memref<2x3xi32> = dense<7>
// CHECK-LABEL: func.func @of_a_global(
// CHECK-NEXT:    %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V0:.*]] = memref.get_global @data : memref<2x3xi32>
// CHECK-NEXT:    %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<2x3xi32> to memref<i32>
// CHECK-NEXT:    return %[[REINTERPRET_CAST]], %[[C0]], %[[C3]], %[[C3]] : memref<i32>, index, index, index
func.func @of_a_global() -> (memref<i32>, index, index, index) {
  %a = memref.get_global @data : memref<2x3xi32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<2x3xi32> -> memref<i32>, index, index, index, index, index
  return %b, %o, %s#1, %t#0 : memref<i32>, index, index, index
}

// CHECK-LABEL: func.func @of_casts(
// CHECK-NEXT:    %[[BASE_BUFFER:.*]], %[[OFFSET:.*]], %[[SIZES:.*]]:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[BASE_BUFFER_0:.*]], %[[OFFSET_1:.*]], %[[SIZES_2:.*]]:2, %[[STRIDES_3:.*]]:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[BASE_BUFFER_4:.*]], %[[OFFSET_5:.*]], %[[SIZES_6:.*]]:2, %[[STRIDES_7:.*]]:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[MEMSPACECAST:.*]] = memref.memory_space_cast %[[BASE_BUFFER_4]] : memref<f32> to memref<f32, 2>
// CHECK-NEXT:    return %[[BASE_BUFFER]], %[[SIZES]]#1, %[[STRIDES]]#0, %[[BASE_BUFFER_0]], %arg1, %[[MEMSPACECAST]], %[[SIZES_6]]#0 : memref<f32>, index, index, memref<f32>, index, memref<f32, 2>, index
func.func @of_casts(%m: memref<?x?xf32>, %n: index) -> (memref<f32>, index, index, memref<f32>, index, memref<f32, 2>, index) {
  %c = memref.cast %m : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %m to offset: [%n], sizes: [4, %n], strides: [%n, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %b2, %o2, %s2:2, %t2:2 = memref.extract_strided_metadata %r : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %p = memref.memory_space_cast %m : memref<?x?xf32> to memref<?x?xf32, 2>
  %b3, %o3, %s3:2, %t3:2 = memref.extract_strided_metadata %p : memref<?x?xf32, 2> -> memref<f32, 2>, index, index, index, index, index
  return %b, %s#1, %t#0, %b2, %o2, %b3, %s3#0 : memref<f32>, index, index, memref<f32>, index, memref<f32, 2>, index
}

// CHECK-LABEL: func.func @of_metadata(
// CHECK-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[BASE_BUFFER:.*]], %[[OFFSET:.*]], %[[SIZES:.*]], %[[STRIDES:.*]] = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:    return %[[BASE_BUFFER]], %[[C0]] : memref<f32>, index
func.func @of_metadata(%m: memref<?xf32>) -> (memref<f32>, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %b2, %o2 = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
  return %b2, %o2 : memref<f32>, index
}

// CHECK-LABEL: func.func @pointers(
// CHECK-NEXT:    %[[INTPTR:.*]] = memref.extract_aligned_pointer_as_index %arg0 : memref<?xf32> -> index
// CHECK-NEXT:    %[[ASSUME_ALIGN:.*]] = memref.assume_alignment %arg1, 16 : memref<4xf32>
// CHECK-NEXT:    %[[INTPTR_0:.*]] = memref.extract_aligned_pointer_as_index %[[ASSUME_ALIGN]] : memref<4xf32> -> index
// CHECK-NEXT:    return %[[INTPTR]], %[[INTPTR_0]] : index, index
func.func @pointers(%m: memref<?xf32>, %s: memref<4xf32>) -> (index, index) {
  %v = memref.subview %m[2] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: 2>>
  %0 = memref.extract_aligned_pointer_as_index %v : memref<4xf32, strided<[1], offset: 2>> -> index
  %a = memref.assume_alignment %s, 16 : memref<4xf32>
  %1 = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @reshaped(
// CHECK-NEXT:    %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[BASE_BUFFER:.*]], %[[OFFSET:.*]], %[[SIZES:.*]]:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V0:.*]] = affine.apply #map1()[%[[SIZES]]#0]
// CHECK-NEXT:    %[[V1:.*]] = affine.apply #map2()[%[[SIZES]]#0, %[[STRIDES]]#0]
// CHECK-NEXT:    %[[BASE_BUFFER_0:.*]], %[[OFFSET_1:.*]], %[[SIZES_2:.*]]:3, %[[STRIDES_3:.*]]:3 = memref.extract_strided_metadata %arg3 : memref<1x?x1xf32, strided<[?, ?, ?]>> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[STRIDES]]#0, %[[C1]], %[[C1]], %[[STRIDES_3]]#1 : index, index, index, index, index, index
func.func @reshaped(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index, %f: memref<f32>, %p: memref<1x?x1xf32, strided<[?, ?, ?]>>) -> (index, index, index, index, index, index) {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [4, %n, %n] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<4x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %e : memref<4x?x?xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
  %g = memref.expand_shape %f [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %b2, %o2, %s2:2, %t2:2 = memref.extract_strided_metadata %g : memref<1x1xf32> -> memref<f32>, index, index, index, index, index
  %c = memref.collapse_shape %p [[0, 1, 2]] : memref<1x?x1xf32, strided<[?, ?, ?]>> into memref<?xf32, strided<[?]>>
  %b3, %o3, %s3, %t3 = memref.extract_strided_metadata %c : memref<?xf32, strided<[?]>> -> memref<f32>, index, index, index
  return %s#1, %t#0, %t#1, %s2#0, %t2#1, %t3 : index, index, index, index, index, index
}
