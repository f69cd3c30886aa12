// RUN: mlopt %s -canonicalize -allow-unregistered-dialect | FileCheck %s --match-full-lines
// RUN: mlopt %s -canonicalize -allow-unregistered-dialect | mlopt -allow-unregistered-dialect | FileCheck %s --match-full-lines
// Sizes of allocations and views that are constants, casts of what they are of,
// and allocations that are only freed. There is no mlir-opt of that time; today's
// does the same with memref's operations.

//      CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 * 16 + d1 + 4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func @alloc_sizes() -> memref<?x?xf32> {
// CHECK-NEXT: %c-1 = constant -1 : index
// CHECK-NEXT: %0 = alloc(%c-1) : memref<4x?xf32>
// CHECK-NEXT: %1 = memref_cast %0 : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT: return %1 : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func @alloc_symbols(%arg0: index) -> memref<?xf32, #map> {
// CHECK-NEXT: %0 = alloc()[%arg0] : memref<4xf32, #map>
// CHECK-NEXT: %1 = memref_cast %0 : memref<4xf32, #map> to memref<?xf32, #map>
// CHECK-NEXT: return %1 : memref<?xf32, #map>
// CHECK-NEXT: }
// CHECK-NEXT: func @dealloc_only(%arg0: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @dealloc_used(%arg0: index, %arg1: f32) {
// CHECK-NEXT: %c0 = constant 0 : index
// CHECK-NEXT: %0 = alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: store %arg1, %0[%c0] : memref<?xf32>
// CHECK-NEXT: dealloc %0 : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @dealloc_of_argument(%arg0: memref<4xf32>) {
// CHECK-NEXT: dealloc %arg0 : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @dealloc_cast() {
// CHECK-NEXT: %0 = alloc() : memref<4xf32>
// CHECK-NEXT: %1 = memref_cast %0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: "x.use"(%1) : (memref<?xf32>) -> ()
// CHECK-NEXT: dealloc %0 : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @view_sizes(%arg0: memref<2048xi8>, %arg1: index) -> memref<?x4xf32> {
// CHECK-NEXT: %0 = std.view %arg0[%arg1][] : memref<2048xi8> to memref<4x4xf32>
// CHECK-NEXT: %1 = memref_cast %0 : memref<4x4xf32> to memref<?x4xf32>
// CHECK-NEXT: return %1 : memref<?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func @view_of_alloc(%arg0: index, %arg1: index) -> memref<?x4xf32> {
// CHECK-NEXT: %0 = alloc() : memref<2048xi8>
// CHECK-NEXT: %1 = std.view %0[%arg0][%arg1] : memref<2048xi8> to memref<?x4xf32>
// CHECK-NEXT: return %1 : memref<?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func @view_of_argument(%arg0: memref<2048xi8>, %arg1: index, %arg2: index) -> memref<?x4xf32> {
// CHECK-NEXT: %0 = memref_cast %arg0 : memref<2048xi8> to memref<?xi8>
// CHECK-NEXT: %1 = std.view %0[%arg1][%arg2] : memref<?xi8> to memref<?x4xf32>
// CHECK-NEXT: return %1 : memref<?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func @subview_consts(%arg0: memref<8x16xf32>) -> memref<?x?xf32, #map1> {
// CHECK-NEXT: %0 = subview %arg0[0, 4] [4, 4] [1, 1]  : memref<8x16xf32> to memref<4x4xf32, #map2>
// CHECK-NEXT: %1 = memref_cast %0 : memref<4x4xf32, #map2> to memref<?x?xf32, #map1>
// CHECK-NEXT: return %1 : memref<?x?xf32, #map1>
// CHECK-NEXT: }
// CHECK-NEXT: func @subview_of_cast(%arg0: memref<8x16xf32>, %arg1: index) -> memref<4x4xf32, #map3> {
// CHECK-NEXT: %0 = subview %arg0[%arg1, %arg1] [4, 4] [1, 1]  : memref<8x16xf32> to memref<4x4xf32, #map4>
// CHECK-NEXT: %1 = memref_cast %0 : memref<4x4xf32, #map4> to memref<4x4xf32, #map3>
// CHECK-NEXT: return %1 : memref<4x4xf32, #map3>
// CHECK-NEXT: }
// CHECK-NEXT: func @subview_of_other_cast(%arg0: memref<?x?xf32>, %arg1: index) -> memref<4x4xf32, #map4> {
// CHECK-NEXT: %0 = memref_cast %arg0 : memref<?x?xf32> to memref<8x16xf32>
// CHECK-NEXT: %1 = subview %0[%arg1, %arg1] [4, 4] [1, 1]  : memref<8x16xf32> to memref<4x4xf32, #map4>
// CHECK-NEXT: return %1 : memref<4x4xf32, #map4>
// CHECK-NEXT: }
// CHECK-NEXT: }
func @alloc_sizes() -> memref<?x?xf32> {
  %c4 = constant 4 : index
  %n = constant -1 : index
  %0 = alloc(%c4, %n) : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
func @alloc_symbols(%s: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> {
  %c4 = constant 4 : index
  %0 = alloc(%c4)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
}
func @dealloc_only(%n: index) {
  %0 = alloc(%n) : memref<?xf32>
  dealloc %0 : memref<?xf32>
  return
}
func @dealloc_used(%n: index, %f: f32) {
  %c0 = constant 0 : index
  %0 = alloc(%n) : memref<?xf32>
  store %f, %0[%c0] : memref<?xf32>
  dealloc %0 : memref<?xf32>
  return
}
func @dealloc_of_argument(%m: memref<4xf32>) {
  dealloc %m : memref<4xf32>
  return
}
func @dealloc_cast() {
  %0 = alloc() : memref<4xf32>
  %1 = memref_cast %0 : memref<4xf32> to memref<?xf32>
  "x.use"(%1) : (memref<?xf32>) -> ()
  dealloc %1 : memref<?xf32>
  return
}
func @view_sizes(%m: memref<2048xi8>, %o: index) -> memref<?x4xf32> {
  %c4 = constant 4 : index
  %0 = view %m[%o][%c4] : memref<2048xi8> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
func @view_of_alloc(%o: index, %n: index) -> memref<?x4xf32> {
  %a = alloc() : memref<2048xi8>
  %c = memref_cast %a : memref<2048xi8> to memref<?xi8>
  %0 = view %c[%o][%n] : memref<?xi8> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
func @view_of_argument(%a: memref<2048xi8>, %o: index, %n: index) -> memref<?x4xf32> {
  %c = memref_cast %a : memref<2048xi8> to memref<?xi8>
  %0 = view %c[%o][%n] : memref<?xi8> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
func @subview_consts(%m: memref<8x16xf32>) -> memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %0 = subview %m[%c0, %c4][%c4, %c4][%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
  return %0 : memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
}
func @subview_of_cast(%m: memref<8x16xf32>, %i: index) -> memref<4x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>> {
  %c = memref_cast %m : memref<8x16xf32> to memref<?x16xf32>
  %d = memref_cast %m : memref<8x16xf32> to memref<?x?xf32>
  %0 = subview %d[%i, %i][4, 4][1, 1] : memref<?x?xf32> to memref<4x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
  return %0 : memref<4x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
}
func @subview_of_other_cast(%m: memref<?x?xf32>, %i: index) -> memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>> {
  %c = memref_cast %m : memref<?x?xf32> to memref<8x16xf32>
  %0 = subview %c[%i, %i][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
  return %0 : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
}
