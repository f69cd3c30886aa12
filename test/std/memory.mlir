// RUN: mlopt %s | FileCheck %s --match-full-lines
// RUN: mlopt %s | mlopt | FileCheck %s --match-full-lines
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s --match-full-lines

// Memory operations of std, in today's form of mid-2020 and the older ones.

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2)[s0, s1] -> (d0 * 64 + s0 + d1 * 4 + d2 * s1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2)[s0, s1, s2, s3] -> (d0 * s1 + s0 + d1 * s2 + d2 * s3)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0 * 64 + d1 * 4 + d2 + 8)>
// CHECK-NEXT: module {
// CHECK-NEXT: func @allocations(%arg0: index) {
// CHECK-NEXT: %0 = alloc() : memref<4xf32>
// CHECK-NEXT: %1 = alloc(%arg0, %arg0) : memref<?x4x?xf32>
// CHECK-NEXT: %2 = alloc(%arg0)[%arg0] : memref<?xf32, #map>
// CHECK-NEXT: %3 = alloca() {alignment = 16 : i64} : memref<4xf32>
// CHECK-NEXT: dealloc %1 : memref<?x4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @accesses(%arg0: memref<?x4xf32>, %arg1: memref<f32>, %arg2: index) {
// CHECK-NEXT: %0 = load %arg0[%arg2, %arg2] : memref<?x4xf32>
// CHECK-NEXT: %1 = load %arg1[] {tag} : memref<f32>
// CHECK-NEXT: store %0, %arg0[%arg2, %arg2] : memref<?x4xf32>
// CHECK-NEXT: store %1, %arg1[] {tag} : memref<f32>
// CHECK-NEXT: std.prefetch %arg0[%arg2, %arg2], read, locality<3>, data : memref<?x4xf32>
// CHECK-NEXT: std.prefetch %arg0[%arg2, %arg2], write, locality<0>, instr : memref<?x4xf32>
// CHECK-NEXT: assume_alignment %arg0, 16 : memref<?x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @shapes(%arg0: memref<?x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<*xf32>, %arg3: index) {
// CHECK-NEXT: %0 = dim %arg0, %arg3 : memref<?x4xf32>
// CHECK-NEXT: %1 = dim {tag} %arg1, %arg3 : tensor<4xf32>
// CHECK-NEXT: %c1 = constant 1 : index
// CHECK-NEXT: %2 = dim %arg0, %c1 : memref<?x4xf32>
// CHECK-NEXT: %3 = rank %arg2 : tensor<*xf32>
// CHECK-NEXT: %4 = memref_cast %arg0 : memref<?x4xf32> to memref<4x4xf32>
// CHECK-NEXT: %5 = memref_cast %arg0 : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @views(%arg0: memref<2048xi8>, %arg1: index) {
// CHECK-NEXT: %0 = std.view %arg0[%arg1][%arg1] : memref<2048xi8> to memref<?x4xf32>
// CHECK-NEXT: %1 = std.view %arg0[%arg1][] : memref<2048xi8> to memref<4xf32>
// CHECK-NEXT: %c0 = constant 0 : index
// CHECK-NEXT: %2 = std.view %arg0[%c0][%arg1] : memref<2048xi8> to memref<?x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @subviews(%arg0: memref<8x16x4xf32>, %arg1: memref<64xf32>, %arg2: index) {
// CHECK-NEXT: %0 = subview %arg0[%arg2, 0, %arg2] [4, %arg2, 2] [1, 1, %arg2]  : memref<8x16x4xf32> to memref<4x?x2xf32, #map1>
// CHECK-NEXT: %1 = subview %arg0[%arg2, %arg2, %arg2] [%arg2, %arg2, %arg2] [%arg2, %arg2, %arg2]  : memref<8x16x4xf32> to memref<?x?x?xf32, #map2>
// CHECK-NEXT: %2 = subview %arg0[0, 2, 0] [4, 4, 4] [1, 1, 1]  : memref<8x16x4xf32> to memref<4x4x4xf32, #map3>
// CHECK-NEXT: %3 = subview %arg1[0] [4] [1]  {tag} : memref<64xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @atomics(%arg0: memref<10xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %0 = atomic_rmw "addf" %arg1, %arg0[%arg2] : (f32, memref<10xf32>) -> f32
// CHECK-NEXT: %1 = atomic_rmw "assign" %arg1, %arg0[%arg2] {tag} : (f32, memref<10xf32>) -> f32
// CHECK-NEXT: %2 = std.generic_atomic_rmw %arg0[%arg2] : memref<10xf32> {
// CHECK-NEXT: ^bb0(%arg3: f32):
// CHECK-NEXT: %3 = addf %arg3, %arg1 : f32
// CHECK-NEXT: atomic_yield %3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @dma(%arg0: memref<256xf32>, %arg1: memref<256xf32, 1>, %arg2: memref<1xi32>, %arg3: index) {
// CHECK-NEXT: dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
// CHECK-NEXT: dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3], %arg3, %arg3 {tag} : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
// CHECK-NEXT: dma_wait %arg2[%arg3], %arg3 : memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func @allocations(%n: index) {
  %0 = alloc() : memref<4xf32>
  %1 = alloc(%n, %n) : memref<?x4x?xf32>
  %2 = alloc(%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %3 = alloca() {alignment = 16 : i64} : memref<4xf32>
  dealloc %1 : memref<?x4x?xf32>
  return
}

func @accesses(%m: memref<?x4xf32>, %s: memref<f32>, %i: index) {
  %0 = load %m[%i, %i] : memref<?x4xf32>
  %1 = load %s[] {tag} : memref<f32>
  store %0, %m[%i, %i] : memref<?x4xf32>
  store %1, %s[] {tag} : memref<f32>
  prefetch %m[%i, %i], read, locality<3>, data : memref<?x4xf32>
  prefetch %m[%i, %i], write, locality<0>, instr : memref<?x4xf32>
  assume_alignment %m, 16 : memref<?x4xf32>
  return
}

func @shapes(%m: memref<?x4xf32>, %t: tensor<4xf32>, %u: tensor<*xf32>, %i: index) {
  %0 = dim %m, %i : memref<?x4xf32>
  %1 = dim {tag} %t, %i : tensor<4xf32>
  %2 = dim %m, 1 : memref<?x4xf32>
  %3 = rank %u : tensor<*xf32>
  %4 = memref_cast %m : memref<?x4xf32> to memref<4x4xf32>
  %5 = memref_cast %m : memref<?x4xf32> to memref<*xf32>
  return
}

func @views(%b: memref<2048xi8>, %i: index) {
  %0 = view %b[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  %1 = view %b[%i][] : memref<2048xi8> to memref<4xf32>
  %2 = view %b[][%i] : memref<2048xi8> to memref<?x4xf32>
  return
}

func @subviews(%m: memref<8x16x4xf32>, %v: memref<64xf32>, %i: index) {
  %0 = subview %m[%i, 0, %i][4, %i, 2][1, 1, %i] : memref<8x16x4xf32> to memref<4x?x2xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d0 * 64 + s0 + d1 * 4 + d2 * s1)>>
  %1 = subview %m[%i, %i, %i][%i, %i, %i][%i, %i, %i] : memref<8x16x4xf32> to memref<?x?x?xf32, affine_map<(d0, d1, d2)[s0, s1, s2, s3] -> (d0 * s1 + s0 + d1 * s2 + d2 * s3)>>
  %2 = subview %m[][][] : memref<8x16x4xf32> to memref<4x4x4xf32, affine_map<(d0, d1, d2) -> (d0 * 64 + d1 * 4 + d2 + 8)>>
  %3 = subview %v[0][4][1] {tag} : memref<64xf32> to memref<4xf32>
  return
}

func @atomics(%m: memref<10xf32>, %f: f32, %i: index) {
  %0 = atomic_rmw "addf" %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = atomic_rmw assign %f, %m[%i] {tag} : (f32, memref<10xf32>) -> f32
  %2 = generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%old: f32):
    %new = addf %old, %f : f32
    atomic_yield %new : f32
  }
  return
}

func @dma(%a: memref<256xf32>, %b: memref<256xf32, 1>, %t: memref<1xi32>, %i: index) {
  dma_start %a[%i], %b[%i], %i, %t[%i] : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
  dma_start %a[%i], %b[%i], %i, %t[%i], %i, %i {tag} : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
  dma_wait %t[%i], %i : memref<1xi32>
  return
}
