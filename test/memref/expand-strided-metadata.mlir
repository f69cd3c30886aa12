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
