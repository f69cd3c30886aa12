// RUN: mlopt %s -upgrade-std -split-input-file | FileCheck %s
// Memrefs and their layouts, tensors and vectors.

// CHECK-LABEL: func.func @accesses(
// CHECK-SAME: %[[M:.*]]: memref<4x?xf32>, %[[B:.*]]: memref<64xi8>, %[[I:.*]]: index, %[[A:.*]]: f32)
func @accesses(%m: memref<4x?xf32>, %b: memref<64xi8>, %i: index, %a: f32) {
  // CHECK-NEXT: memref.load %[[M]][%[[I]], %[[I]]] : memref<4x?xf32>
  // CHECK-NEXT: memref.store %[[A]], %[[M]][%[[I]], %[[I]]] : memref<4x?xf32>
  // CHECK-NEXT: %[[C:.*]] = arith.constant 1 : index
  // CHECK-NEXT: memref.dim %[[M]], %[[C]] : memref<4x?xf32>
  // CHECK-NEXT: memref.prefetch %[[M]][%[[I]], %[[I]]], write, locality<2>, instr : memref<4x?xf32>
  // CHECK-NEXT: memref.cast %[[M]] : memref<4x?xf32> to memref<*xf32>
  // CHECK-NEXT: memref.view %[[B]][%[[I]]][%[[I]]] : memref<64xi8> to memref<?xf32>
  // CHECK-NEXT: %[[L:.*]] = memref.alloc(%[[I]]) {alignment = 8 : i64} : memref<?xf32>
  // CHECK-NEXT: memref.dealloc %[[L]] : memref<?xf32>
  // CHECK-NEXT: memref.alloca() : memref<4xf32>
  %0 = load %m[%i, %i] : memref<4x?xf32>
  store %a, %m[%i, %i] : memref<4x?xf32>
  %1 = dim %m, 1 : memref<4x?xf32>
  prefetch %m[%i, %i], write, locality<2>, instr : memref<4x?xf32>
  %2 = memref_cast %m : memref<4x?xf32> to memref<*xf32>
  %3 = view %b[%i][%i] : memref<64xi8> to memref<?xf32>
  %4 = alloc(%i) {alignment = 8 : i64} : memref<?xf32>
  dealloc %4 : memref<?xf32>
  %5 = alloca() : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @atomics(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[N:.*]]: memref<?xi32>, %[[I:.*]]: index, %[[A:.*]]: f32, %[[J:.*]]: i32)
func @atomics(%m: memref<?xf32>, %n: memref<?xi32>, %i: index, %a: f32, %j: i32) {
  // CHECK-NEXT: memref.atomic_rmw addf %[[A]], %[[M]][%[[I]]] : (f32, memref<?xf32>) -> f32
  // CHECK-NEXT: memref.atomic_rmw addi %[[J]], %[[N]][%[[I]]]
  // CHECK-NEXT: memref.atomic_rmw assign %[[A]], %[[M]][%[[I]]]
  // CHECK-NEXT: memref.atomic_rmw maximumf %[[A]], %[[M]][%[[I]]]
  // CHECK-NEXT: memref.atomic_rmw maxs %[[J]], %[[N]][%[[I]]]
  // CHECK-NEXT: memref.atomic_rmw maxu %[[J]], %[[N]][%[[I]]]
  // CHECK-NEXT: memref.atomic_rmw minimumf %[[A]], %[[M]][%[[I]]]
  // CHECK-NEXT: memref.atomic_rmw mins %[[J]], %[[N]][%[[I]]]
  // CHECK-NEXT: memref.atomic_rmw minu %[[J]], %[[N]][%[[I]]]
  // CHECK-NEXT: memref.atomic_rmw mulf %[[A]], %[[M]][%[[I]]]
  // CHECK-NEXT: memref.atomic_rmw muli %[[J]], %[[N]][%[[I]]]
  %0 = atomic_rmw "addf" %a, %m[%i] : (f32, memref<?xf32>) -> f32
  %1 = atomic_rmw "addi" %j, %n[%i] : (i32, memref<?xi32>) -> i32
  %2 = atomic_rmw "assign" %a, %m[%i] : (f32, memref<?xf32>) -> f32
  %3 = atomic_rmw "maxf" %a, %m[%i] : (f32, memref<?xf32>) -> f32
  %4 = atomic_rmw "maxs" %j, %n[%i] : (i32, memref<?xi32>) -> i32
  %5 = atomic_rmw "maxu" %j, %n[%i] : (i32, memref<?xi32>) -> i32
  %6 = atomic_rmw "minf" %a, %m[%i] : (f32, memref<?xf32>) -> f32
  %7 = atomic_rmw "mins" %j, %n[%i] : (i32, memref<?xi32>) -> i32
  %8 = atomic_rmw "minu" %j, %n[%i] : (i32, memref<?xi32>) -> i32
  %9 = atomic_rmw "mulf" %a, %m[%i] : (f32, memref<?xf32>) -> f32
  %10 = atomic_rmw "muli" %j, %n[%i] : (i32, memref<?xi32>) -> i32
  // CHECK-NEXT: memref.generic_atomic_rmw %[[M]][%[[I]]] : memref<?xf32> {
  // CHECK-NEXT: ^bb0(%[[X:.*]]: f32):
  // CHECK-NEXT:   %[[Y:.*]] = arith.addf %[[X]], %[[A]] : f32
  // CHECK-NEXT:   memref.atomic_yield %[[Y]] : f32
  %11 = generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    %y = addf %x, %a : f32
    atomic_yield %y : f32
  }
  return
}

// CHECK-LABEL: func.func @dma(
func @dma(%s: memref<8xf32>, %d: memref<8xf32, 1>, %t: memref<1xi32>, %i: index) {
  // CHECK-NEXT: memref.dma_start %{{.*}}[%{{.*}}], %{{.*}}[%{{.*}}], %{{.*}}, %{{.*}}[%{{.*}}] : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
  // CHECK-NEXT: memref.dma_wait %{{.*}}[%{{.*}}], %{{.*}} : memref<1xi32>
  dma_start %s[%i], %d[%i], %i, %t[%i] : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
  dma_wait %t[%i], %i : memref<1xi32>
  return
}

// -----

// Layouts that strides say become strided ones, in every type.
// CHECK-LABEL: func.func @views(
// CHECK-SAME: %[[M:.*]]: memref<8x16xf32>, %[[I:.*]]: index) -> memref<2x?xf32, strided<[32, 1], offset: ?>>
func @views(%m: memref<8x16xf32>, %i: index)
    -> memref<2x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 32 + s0 + d1)>> {
  // CHECK-NEXT: %[[V:.*]] = memref.subview %[[M]][%[[I]], 0] [2, %[[I]]] [2, 1] : memref<8x16xf32> to memref<2x?xf32, strided<[32, 1], offset: ?>>
  %0 = subview %m[%i, 0][2, %i][2, 1] : memref<8x16xf32>
      to memref<2x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 32 + s0 + d1)>>
  // CHECK-NEXT: return %[[V]] : memref<2x?xf32, strided<[32, 1], offset: ?>>
  return %0 : memref<2x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 32 + s0 + d1)>>
}

// -----

// An identity needs no layout; one that is not strided stays.
// CHECK: #[[MAP:.*]] = affine_map<(d0, d1) -> (d0, d1 floordiv 2)>
// CHECK: func.func private @others(memref<4xf32>, memref<4x4xf32, #[[MAP]]>, () -> tuple<memref<4xf32, strided<[2]>>>)
func @others(memref<4xf32, affine_map<(d0) -> (d0)>>,
             memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 2)>>,
             () -> tuple<memref<4xf32, affine_map<(d0) -> (d0 * 2)>>>)

// -----

// Symbols are those of the layout that is written: here the stride comes first.
// CHECK: #[[MAP:.*]] = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK: func.func @symbols(%[[I:.*]]: index, %[[J:.*]]: index) -> memref<8xf32, strided<[?], offset: ?>>
func @symbols(%i: index, %j: index)
    -> memref<8xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>> {
  // CHECK-NEXT: %[[A:.*]] = memref.alloc()[%[[I]], %[[J]]] : memref<8xf32, #[[MAP]]>
  // CHECK-NEXT: %[[C:.*]] = memref.cast %[[A]] : memref<8xf32, #[[MAP]]> to memref<8xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: return %[[C]]
  %0 = alloc()[%i, %j] : memref<8xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>
  return %0 : memref<8xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>
}

// -----

// CHECK-LABEL: func.func @tensors(
// CHECK-SAME: %[[T:.*]]: tensor<?x4xf32>, %[[U:.*]]: tensor<*xf32>, %[[M:.*]]: memref<4xf32>, %[[V:.*]]: vector<2x2xf32>, %[[A:.*]]: f32, %[[I:.*]]: index)
func @tensors(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %m: memref<4xf32>, %v: vector<2x2xf32>, %a: f32, %i: index) {
  // CHECK: tensor.dim %[[T]], %{{.*}} : tensor<?x4xf32>
  // CHECK-NEXT: tensor.rank %[[U]] : tensor<*xf32>
  // CHECK-NEXT: tensor.extract %[[T]][%[[I]], %[[I]]] : tensor<?x4xf32>
  // CHECK-NEXT: vector.extract %[[V]][%[[I]], %[[I]]] : f32 from vector<2x2xf32>
  // CHECK-NEXT: tensor.from_elements %[[A]], %[[A]] : tensor<2xf32>
  // CHECK-NEXT: tensor.cast %[[T]] : tensor<?x4xf32> to tensor<*xf32>
  // CHECK-NEXT: %[[L:.*]] = bufferization.to_tensor %[[M]] restrict : memref<4xf32> to tensor<4xf32>
  // CHECK-NEXT: bufferization.materialize_in_destination %[[L]] in restrict writable %[[M]] : (tensor<4xf32>, memref<4xf32>) -> ()
  // CHECK-NEXT: vector.broadcast %[[A]] : f32 to vector<4xf32>
  // CHECK-NEXT: tensor.splat %[[A]] : tensor<4xf32>
  // CHECK-NEXT: tensor.extract_slice %[[T]][%[[I]], 0] [2, %[[I]]] [1, 1] : tensor<?x4xf32> to tensor<2x?xf32>
  %0 = dim %t, 0 : tensor<?x4xf32>
  %1 = rank %u : tensor<*xf32>
  %2 = extract_element %t[%i, %i] : tensor<?x4xf32>
  %3 = extract_element %v[%i, %i] : vector<2x2xf32>
  %4 = tensor_from_elements(%a, %a) : tensor<2xf32>
  %5 = tensor_cast %t : tensor<?x4xf32> to tensor<*xf32>
  %6 = tensor_load %m : memref<4xf32>
  tensor_store %6, %m : memref<4xf32>
  %7 = splat %a : vector<4xf32>
  %8 = splat %a : tensor<4xf32>
  %9 = subtensor %t[%i, 0][2, %i][1, 1] : tensor<?x4xf32> to tensor<2x?xf32>
  return
}
