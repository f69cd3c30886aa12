// RUN: mlopt %s -expand-strided-metadata | FileCheck %s
// RUN: mlopt %s -expand-strided-metadata -lower-affine -convert-to-llvm -reconcile-unrealized-casts | FileCheck %s --check-prefix=LLVM

// CHECK: #[[TWICE:.*]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK: #[[OFFSET:.*]] = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3)>
// CHECK: #[[SUM:.*]] = affine_map<()[s0] -> (s0 * 17)>

// LLVM-NOT: memref.
// LLVM-NOT: affine.

// CHECK-LABEL: func.func @dynamic
// CHECK-SAME:    (%[[M:.*]]: memref<?x?xf32, strided<[?, 1], offset: ?>>, %[[A:.*]]: index, %[[B:.*]]: index)
// CHECK-NEXT:    %[[BASE:.*]], %[[O:.*]], %{{.*}}:2, %[[T:.*]]:2 = memref.extract_strided_metadata %[[M]]
// CHECK-NEXT:    %[[V0:.*]] = affine.apply #[[TWICE]]()[%[[T]]#0]
// CHECK-NEXT:    %[[V1:.*]] = affine.apply #[[OFFSET]]()[%[[O]], %[[A]], %[[T]]#0, %[[B]]]
// CHECK-NEXT:    %[[R:.*]] = memref.reinterpret_cast %[[BASE]] to offset: [%[[V1]]], sizes: [4, 4], strides: [%[[V0]], %[[A]]]
// CHECK-NEXT:    return %[[R]]
func.func @dynamic(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %a: index, %b: index) -> memref<4x4xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, %a] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<4x4xf32, strided<[?, ?], offset: ?>>
}

// One value twice is one symbol.
// CHECK-LABEL: func.func @same_offset
// CHECK:         affine.apply #[[SUM]]()[%{{.*}}]
func.func @same_offset(%m: memref<8x16xf32>, %a: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%a, %a] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %0 : memref<4xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @static
// CHECK:         memref.reinterpret_cast %{{.*}} to offset: [18], sizes: [4, 4], strides: [32, 1]
// CHECK-NOT:     affine.apply
func.func @static(%m: memref<8x16xf32>) -> memref<4x4xf32, strided<[32, 1], offset: 18>> {
  %0 = memref.subview %m[1, 2] [4, 4] [2, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[32, 1], offset: 18>>
  return %0 : memref<4x4xf32, strided<[32, 1], offset: 18>>
}

// The stride of a group is that of its last dimension that has more than one
// element; a group of ones takes what its type says, or one that is not known.
// CHECK-LABEL: func.func @collapse
// CHECK-SAME:    (%[[M:.*]]: memref<?x?x4x1xf32, strided<[?, ?, ?, ?], offset: ?>>)
// CHECK-NEXT:    %[[BASE:.*]], %[[O:.*]], %[[S:.*]]:4, %[[T:.*]]:4 = memref.extract_strided_metadata %[[M]]
// CHECK-NEXT:    %[[SIZE:.*]] = affine.apply #{{.*}}()[%[[S]]#1]
// CHECK-NEXT:    memref.reinterpret_cast %[[BASE]] to offset: [%[[O]]], sizes: [%[[S]]#0, %[[SIZE]]], strides: [%[[T]]#0, %[[T]]#2]
func.func @collapse(%m: memref<?x?x4x1xf32, strided<[?, ?, ?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.collapse_shape %m [[0], [1, 2, 3]] : memref<?x?x4x1xf32, strided<[?, ?, ?, ?], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @collapse_ones
// CHECK-NEXT:    %[[BASE:.*]], %[[O:.*]], %{{.*}}:2, %[[T:.*]]:2 = memref.extract_strided_metadata
// CHECK-NEXT:    memref.reinterpret_cast %[[BASE]] to offset: [%[[O]]], sizes: [1], strides: [%[[T]]#0]
func.func @collapse_ones(%m: memref<1x1xf32, strided<[?, ?], offset: ?>>) -> memref<1xf32, strided<[?], offset: ?>> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<1xf32, strided<[?], offset: ?>>
  return %0 : memref<1xf32, strided<[?], offset: ?>>
}

// Where several sizes of a group are not known, those that are written are
// taken; mlir-opt 22 crashes.
// CHECK-LABEL: func.func @expand_two_dynamic
// CHECK-SAME:    (%[[M:.*]]: memref<?xf32, strided<[?], offset: ?>>, %[[A:.*]]: index, %[[B:.*]]: index)
// CHECK-NEXT:    %[[BASE:.*]], %[[O:.*]], %{{.*}}, %[[T:.*]] = memref.extract_strided_metadata %[[M]]
// CHECK-NEXT:    %[[OUTER:.*]] = affine.apply #{{.*}}()[%[[T]], %[[B]]]
// CHECK-NEXT:    %[[INNER:.*]] = affine.apply #{{.*}}()[%[[T]]]
// CHECK-NEXT:    memref.reinterpret_cast %[[BASE]] to offset: [%[[O]]], sizes: [%[[A]], %[[B]], 3], strides: [%[[OUTER]], %[[INNER]], %[[T]]]
func.func @expand_two_dynamic(%m: memref<?xf32, strided<[?], offset: ?>>, %a: index, %b: index) -> memref<?x?x3xf32, strided<[?, ?, ?], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%a, %b, 3] : memref<?xf32, strided<[?], offset: ?>> into memref<?x?x3xf32, strided<[?, ?, ?], offset: ?>>
  return %0 : memref<?x?x3xf32, strided<[?, ?, ?], offset: ?>>
}

// Nothing is divided by a size of 0.
// CHECK-LABEL: func.func @expand_zero
// CHECK-SAME:    (%{{.*}}: memref<?xf32>, %[[A:.*]]: index)
// CHECK:         memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [0, %[[A]]], strides: [%[[A]], 1]
func.func @expand_zero(%m: memref<?xf32>, %a: index) -> memref<0x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [0, %a] : memref<?xf32> into memref<0x?xf32>
  return %0 : memref<0x?xf32>
}

// Metadata of a view is computed where it is asked for.
// CHECK-LABEL: func.func @metadata_of_view
// CHECK-SAME:    (%[[M:.*]]: memref<?xf32, strided<[?], offset: ?>>, %[[A:.*]]: index)
// CHECK-NEXT:    call @between
// CHECK-NEXT:    %[[BASE:.*]], %[[O:.*]], %{{.*}}, %[[T:.*]] = memref.extract_strided_metadata %[[M]]
// CHECK-NEXT:    %[[STRIDE:.*]] = affine.apply #[[TWICE]]()[%[[T]]]
// CHECK-NEXT:    %[[OFFSET:.*]] = affine.apply #{{.*}}()[%[[O]], %[[A]], %[[T]]]
// CHECK-NEXT:    return %[[BASE]], %[[OFFSET]], %[[A]], %[[STRIDE]]
func.func private @between()
func.func @metadata_of_view(%m: memref<?xf32, strided<[?], offset: ?>>, %a: index) -> (memref<f32>, index, index, index) {
  %0 = memref.subview %m[%a] [%a] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  call @between() : () -> ()
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// The pointer is looked for behind subviews and reinterpret_casts alone.
// CHECK-LABEL: func.func @pointer
// CHECK-SAME:    (%[[M:.*]]: memref<?x2xi8>
// CHECK:         %[[BASE:.*]], %{{.*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[M]]
// CHECK-NEXT:    memref.extract_aligned_pointer_as_index %[[BASE]]
// CHECK-NEXT:    memref.extract_aligned_pointer_as_index %[[M]]
func.func @pointer(%m: memref<?x2xi8>, %a: index) -> (index, index) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x2xi8> into memref<?xi8>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<?xi8> -> index
  %2 = memref.subview %m[%a, 0] [1, 1] [1, 1] : memref<?x2xi8> to memref<1x1xi8, strided<[2, 1], offset: ?>>
  %3 = memref.extract_aligned_pointer_as_index %2 : memref<1x1xi8, strided<[2, 1], offset: ?>> -> index
  return %1, %3 : index, index
}
