// Every operation in custom form, printed as mlir-opt 22 prints it; the generic
// form means the same.
// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt - | FileCheck %s

// CHECK:      module {
// CHECK-NEXT:   memref.global "private" constant @c : memref<2xi32> = dense<[1, 4]> {alignment = 64 : i64, foo = 1 : i64}
// CHECK-NEXT:   memref.global @d : memref<3xf16> = uninitialized
// CHECK-NEXT:   memref.global @e : memref<3xf16>
// CHECK-NEXT:   memref.global "nested" @z : memref<2x0xi8> = dense<>
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: index, %arg2: memref<*xf32>, %arg3: f32, %arg4: memref<128xi8>, %arg5: memref<2xindex>, %arg6: memref<?xi32>, %arg7: memref<8xf32>, %arg8: memref<4x8x?xf32, strided<[?, ?, ?], offset: ?>>) -> f32 {
// CHECK-NEXT:     %0 = memref.alloca_scope  -> (f32) {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       memref.alloca_scope.return %arg3 : f32
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 16 {a} : memref<4x?xf32>
// CHECK-NEXT:     %1 = memref.atomic_rmw addf %arg3, %arg0[%arg1, %arg1] {a} : (f32, memref<4x?xf32>) -> f32
// CHECK-NEXT:     %2 = memref.generic_atomic_rmw %arg0[%arg1, %arg1] : memref<4x?xf32> {
// CHECK-NEXT:     ^bb0(%arg9: f32):
// CHECK-NEXT:       memref.atomic_yield %arg9 {a} : f32
// CHECK-NEXT:     } {b}
// CHECK-NEXT:     memref.copy %arg0, %arg0 {c} : memref<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT:     %3:2 = memref.distinct_objects %arg0, %arg7 {x} : memref<4x?xf32>, memref<8xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32> -> index {z}
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index {z}
// CHECK-NEXT:     %4 = memref.get_global @c : memref<2xi32> {q}
// CHECK-NEXT:     %5 = memref.load %arg0[%arg1, %arg1] {alignment = 8 : i64, nontemporal = true} : memref<4x?xf32>
// CHECK-NEXT:     %6 = memref.load %arg0[%arg1, %arg1] : memref<4x?xf32>
// CHECK-NEXT:     memref.store %arg3, %arg0[%arg1, %arg1] {alignment = 8 : i64, nontemporal = true} : memref<4x?xf32>
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 3>
// CHECK-NEXT:     memref.prefetch %arg0[%arg1, %arg1], read, locality<3>, data : memref<4x?xf32>
// CHECK-NEXT:     %7 = memref.rank %arg2 : memref<*xf32>
// CHECK-NEXT:     %8 = memref.realloc %arg7 {alignment = 8 : i64} : memref<8xf32> to memref<16xf32>
// CHECK-NEXT:     %9 = memref.realloc %arg7(%arg1) : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg1, 4], strides: [%arg1, 1] {k} : memref<*xf32> to memref<?x4xf32, strided<[?, 1]>>
// CHECK-NEXT:     %reshape = memref.reshape %arg0(%arg5) {k} : (memref<4x?xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT:     %reshape_0 = memref.reshape %arg0(%arg6) : (memref<4x?xf32>, memref<?xi32>) -> memref<*xf32>
// CHECK-NEXT:     %subview = memref.subview %arg0[1, %arg1] [2, %arg1] [1, 1] {k} : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) {k} : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
// CHECK-NEXT:     %view = memref.view %arg4[%arg1][%arg1] {k} : memref<128xi8> to memref<?x4xf32>
// CHECK-NEXT:     %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [2, 2, %arg1] {k} : memref<4x?xf32> into memref<2x2x?xf32>
// CHECK-NEXT:     %collapse_shape = memref.collapse_shape %expand_shape {{\[\[}}0], [1, 2]] {k} : memref<2x2x?xf32> into memref<2x?xf32>
// CHECK-NEXT:     %collapse_shape_1 = memref.collapse_shape %arg7 {{\[\[}}0]] : memref<8xf32> into memref<8xf32>
// CHECK-NEXT:     return %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dma(%arg0: memref<4x4xf32>, %arg1: memref<8xf32, 2>, %arg2: memref<1xi32>, %arg3: index) {
// CHECK-NEXT:     memref.dma_start %arg0[%arg3, %arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<4x4xf32>, memref<8xf32, 2>, memref<1xi32>
// CHECK-NEXT:     memref.dma_start %arg0[%arg3, %arg3], %arg1[%arg3], %arg3, %arg2[%arg3], %arg3, %arg3 : memref<4x4xf32>, memref<8xf32, 2>, memref<1xi32>
// CHECK-NEXT:     memref.dma_wait %arg2[%arg3], %arg3 {k} : memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

memref.global "private" constant @c : memref<2xi32> = dense<[1, 4]> {alignment = 64 : i64, foo = 1}
memref.global @d : memref<3xf16> = uninitialized
memref.global @e : memref<3xf16>
memref.global "nested" @z : memref<2x0xi8> = dense<>
func.func @f(%m: memref<4x?xf32>, %i: index, %u: memref<*xf32>, %v: f32, %b: memref<128xi8>, %sh: memref<2xindex>, %sh1: memref<?xi32>, %a1 : memref<8xf32>, %t: memref<4x8x?xf32, strided<[?, ?, ?], offset: ?>>) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %x = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return %v : f32
  } {foo}
  memref.alloca_scope {
    %x = memref.alloca() : memref<4xf32>
  }
  %as = memref.assume_alignment %m, 16 {a} : memref<4x?xf32>
  %rmw = memref.atomic_rmw addf %v, %m[%i, %i] {a} : (f32, memref<4x?xf32>) -> f32
  %g = memref.generic_atomic_rmw %m[%i, %i] : memref<4x?xf32> {
  ^bb0(%cur: f32):
    memref.atomic_yield %cur {a} : f32
  } {b}
  memref.copy %m, %m {c} : memref<4x?xf32> to memref<4x?xf32>
  %dd:2 = memref.distinct_objects %m, %a1 {x} : memref<4x?xf32>, memref<8xf32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index {z}
  %bs, %of, %s:2, %st:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index {z}
  %gg = memref.get_global @c : memref<2xi32> {q}
  %l = memref.load %m[%i, %i] {nontemporal = true, alignment = 8 : i64} : memref<4x?xf32>
  %l2 = memref.load %m[%i, %i] {nontemporal = false} : memref<4x?xf32>
  memref.store %v, %m[%i, %i] {nontemporal = true, alignment = 8 : i64} : memref<4x?xf32>
  %ms = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 3>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x?xf32>
  %rk = memref.rank %u : memref<*xf32>
  %re = memref.realloc %a1 {alignment = 8 : i64} : memref<8xf32> to memref<16xf32>
  %re2 = memref.realloc %a1(%i) : memref<8xf32> to memref<?xf32>
  %rc = memref.reinterpret_cast %u to offset: [0], sizes: [%i, 4], strides: [%i, 1] {k} : memref<*xf32> to memref<?x4xf32, strided<[?, 1]>>
  %rs = memref.reshape %m(%sh) {k} : (memref<4x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %rs2 = memref.reshape %m(%sh1) : (memref<4x?xf32>, memref<?xi32>) -> memref<*xf32>
  %sv = memref.subview %m[1, %i] [2, %i] [1, 1] {k} : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %tr = memref.transpose %m (i, j) -> (j, i) {k} : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  %vw = memref.view %b[%i][%i] {k} : memref<128xi8> to memref<?x4xf32>
  %es = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, %i] {k} : memref<4x?xf32> into memref<2x2x?xf32>
  %cs = memref.collapse_shape %es [[0], [1, 2]] {k} : memref<2x2x?xf32> into memref<2x?xf32>
  %e0 = memref.collapse_shape %a1 [[0]] : memref<8xf32> into memref<8xf32>
  return %l : f32
}
func.func @dma(%s: memref<4x4xf32>, %d: memref<8xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %s[%i, %i], %d[%i], %i, %t[%i] : memref<4x4xf32>, memref<8xf32, 2>, memref<1xi32>
  memref.dma_start %s[%i, %i], %d[%i], %i, %t[%i], %i, %i : memref<4x4xf32>, memref<8xf32, 2>, memref<1xi32>
  memref.dma_wait %t[%i], %i {k} : memref<1xi32>
  return
}
