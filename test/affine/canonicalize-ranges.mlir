// RUN: mlopt %s -split-input-file -canonicalize -allow-unregistered-dialect | FileCheck %s --match-full-lines
// Which sizes are symbols, and divisions of expressions whose ranges are known.

//      CHECK: #map = affine_map<()[s0, s1] -> (s0 * 2 + s1 * 2 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @sizes(%arg0: index, %arg1: index, %arg2: memref<?xi8>, %arg3: i1, %arg4: index) {
// CHECK-NEXT: scf.if %arg3 {
// CHECK-NEXT: %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT: "test.use"(%0) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @sizes(%n: index, %m: index, %b: memref<?xi8>, %c: i1, %i: index) {
  scf.if %c {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%n) : memref<4x?xf32>
    %view = memref.view %b[%c0][%m] : memref<?xi8> to memref<?xf32>
    %sub = memref.subview %alloc[0, 0] [2, %m] [1, 1] : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1]>>
    %d0 = memref.dim %alloc, %c1 : memref<4x?xf32>
    %d1 = memref.dim %view, %c0 : memref<?xf32>
    %d2 = memref.dim %sub, %c1 : memref<2x?xf32, strided<[?, 1]>>
    %d3 = memref.dim %alloc, %c0 : memref<4x?xf32>
    %0 = affine.apply affine_map<()[s0, s1, s2, s3] -> (s0 * 2 + s1 + s2 + s3)>()[%d0, %d1, %d2, %d3]
    "test.use"(%0) : (index) -> ()
  }
  return
}

// -----

//      CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @inner(%arg0: i1, %arg1: memref<?xf32>) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %0 = "test.n"() : () -> index
// CHECK-NEXT: %1 = affine.apply #map()[%0]
// CHECK-NEXT: "test.use"(%1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @inner(%c: i1, %x: memref<?xf32>) {
  scf.if %c {
    %c0 = arith.constant 0 : index
    %n = "test.n"() : () -> index
    %alloc = memref.alloc(%n) : memref<?xf32>
    %d0 = memref.dim %alloc, %c0 : memref<?xf32>
    %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%d0]
    "test.use"(%0) : (index) -> ()
  }
  return
}

// -----

//      CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @beyond(%arg0: i1, %arg1: memref<?xf32>, %arg2: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: %dim = memref.dim %alloc, %c1 : memref<?xf32>
// CHECK-NEXT: %0 = affine.apply #map()[%dim]
// CHECK-NEXT: "test.use"(%0) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @beyond(%c: i1, %x: memref<?xf32>, %n: index) {
  scf.if %c {
    %c0 = arith.constant 1 : index
    %alloc = memref.alloc(%n) : memref<?xf32>
    %d0 = memref.dim %alloc, %c0 : memref<?xf32>
    %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%d0]
    "test.use"(%0) : (index) -> ()
  }
  return
}

// -----

//      CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @unknown(%arg0: i1, %arg1: memref<?xf32>, %arg2: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %0 = "test.n"() : () -> memref<?xf32>
// CHECK-NEXT: %dim = memref.dim %0, %c0 : memref<?xf32>
// CHECK-NEXT: %1 = affine.apply #map()[%dim]
// CHECK-NEXT: "test.use"(%1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @unknown(%c: i1, %x: memref<?xf32>, %n: index) {
  scf.if %c {
    %m = "test.n"() : () -> memref<?xf32>
    %c0 = arith.constant 0 : index
    %d0 = memref.dim %m, %c0 : memref<?xf32>
    %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%d0]
    "test.use"(%0) : (index) -> ()
  }
  return
}

// -----

//      CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @which(%arg0: i1, %arg1: memref<?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: %dim = memref.dim %alloc, %arg3 : memref<?xf32>
// CHECK-NEXT: %0 = affine.apply #map()[%dim]
// CHECK-NEXT: "test.use"(%0) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @which(%c: i1, %x: memref<?xf32>, %n: index, %k: index) {
  scf.if %c {
    %m = memref.alloc(%n) : memref<?xf32>
    %d0 = memref.dim %m, %k : memref<?xf32>
    %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%d0]
    "test.use"(%0) : (index) -> ()
  }
  return
}

// -----

//      CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @cast(%arg0: i1, %arg1: memref<?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %0 = affine.apply #map()[%arg2]
// CHECK-NEXT: "test.use"(%0) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @cast(%c: i1, %x: memref<?xf32>, %n: index, %k: index) {
  scf.if %c {
    %m = memref.alloc(%n) : memref<?xf32>
    %q = memref.cast %m : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %c0 = arith.constant 0 : index
    %d0 = memref.dim %q, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%d0]
    "test.use"(%0) : (index) -> ()
  }
  return
}

// -----

//      CHECK: #map = affine_map<()[s0] -> ((s0 mod 8) ceildiv 16)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 mod 8 - ((s0 mod 8 + 8) floordiv 16) * 16 + 8)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> ((s0 mod 8 - 16) ceildiv 8)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1] -> ((s0 + s1 - (s0 floordiv 4) * 4 - (s1 floordiv 4) * 4) mod 8)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0 mod 8 - ((s0 mod 8 - 20) floordiv 32) * 32 - 20)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> ((s0 * 8 + 3) ceildiv 8)>
// CHECK-NEXT: #map7 = affine_map<()[s0] -> (s0 - 1)>
// CHECK-NEXT: #map8 = affine_map<()[s0] -> (s0 * 2 + 2)>
// CHECK-NEXT: #map9 = affine_map<()[s0] -> (s0 mod 8, 7, s0)>
// CHECK-NEXT: #map10 = affine_map<()[s0] -> (s0 mod 8, 7)>
// CHECK-NEXT: #map11 = affine_map<()[s0] -> (s0 + 7)>
// CHECK-NEXT: #map12 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map13 = affine_map<()[s0] -> (s0 mod 8)>
// CHECK-NEXT: #map14 = affine_map<()[s0, s1] -> ((s0 + s1) mod 8)>
// CHECK-NEXT: #map15 = affine_map<()[s0, s1] -> ((s0 * s1) * 4)>
// CHECK-NEXT: #map16 = affine_map<()[s0] -> (-s0 + 1)>
// CHECK-NEXT: #map17 = affine_map<()[s0, s1] -> (s1 mod s0 + (s1 ceildiv s0) * s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @ranges(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index, index) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = affine.apply #map()[%arg0]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg0]
// CHECK-NEXT: %2 = affine.apply #map2()[%arg0]
// CHECK-NEXT: %3 = affine.apply #map3()[%arg0]
// CHECK-NEXT: %4 = affine.apply #map4()[%arg0, %arg1]
// CHECK-NEXT: return %c0, %0, %c1, %1, %2, %3, %c3, %4 : index, index, index, index, index, index, index, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @ranges2(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %0 = affine.apply #map5()[%arg0]
// CHECK-NEXT: %1 = affine.apply #map6()[%arg0]
// CHECK-NEXT: %2 = affine.apply #map7()[%arg0]
// CHECK-NEXT: %3 = affine.apply #map8()[%arg0]
// CHECK-NEXT: return %c0, %c-1, %0, %1, %2, %3, %c0 : index, index, index, index, index, index, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @min(%arg0: index, %arg1: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = ub.poison : index
// CHECK-NEXT: %1 = affine.min #map9()[%arg0]
// CHECK-NEXT: %2 = affine.max #map10()[%arg0]
// CHECK-NEXT: %3 = affine.apply #map11()[%arg0]
// CHECK-NEXT: %4 = affine.apply #map12()[%0, %arg0]
// CHECK-NEXT: return %1, %2, %c3, %3, %4 : index, index, index, index, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @simp(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index) {
// CHECK-NEXT: %0 = affine.apply #map13()[%arg0]
// CHECK-NEXT: %1 = affine.apply #map13()[%arg0]
// CHECK-NEXT: %2 = affine.apply #map14()[%arg0, %arg1]
// CHECK-NEXT: %3 = affine.apply #map15()[%arg1, %arg0]
// CHECK-NEXT: %4 = affine.apply #map15()[%arg1, %arg0]
// CHECK-NEXT: %5 = affine.apply #map16()[%arg0]
// CHECK-NEXT: %6 = affine.apply #map17()[%arg1, %arg0]
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @ranges(%x: index, %y: index) -> (index, index, index, index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0) -> ((d0 mod 8) floordiv 8)>(%x)
  %1 = affine.apply affine_map<(d0) -> ((d0 mod 8) ceildiv 16)>(%x)
  %2 = affine.apply affine_map<(d0) -> ((d0 mod 8 + 8) floordiv 8)>(%x)
  %3 = affine.apply affine_map<(d0) -> ((d0 mod 8 + 8) mod 16)>(%x)
  %4 = affine.apply affine_map<(d0) -> ((d0 mod 8 - 16) ceildiv 8)>(%x)
  %5 = affine.apply affine_map<(d0) -> ((d0 * 8 + 3) floordiv 16)>(%x)
  %6 = affine.apply affine_map<(d0) -> ((d0 * 8 + 3) mod 4)>(%x)
  %7 = affine.apply affine_map<(d0, d1) -> ((d0 mod 4 + d1 mod 4) mod 8)>(%x, %y)
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
}
func.func @ranges2(%x: index, %y: index) -> (index, index, index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0) -> (-((d0 mod 8) floordiv 8))>(%x)
  %1 = affine.apply affine_map<(d0) -> ((d0 mod 3 - 3) floordiv 3)>(%x)
  %2 = affine.apply affine_map<(d0) -> ((d0 mod 8 - 20) mod 32)>(%x)
  %3 = affine.apply affine_map<(d0) -> ((d0 * 8 + 3) ceildiv 8)>(%x)
  %4 = affine.apply affine_map<(d0) -> ((d0 * 8 - 1) floordiv 8)>(%x)
  %5 = affine.apply affine_map<(d0) -> ((d0 * 8 + 9) floordiv 4)>(%x)
  %6 = affine.apply affine_map<(d0, d1) -> ((d0 * 6 + d1 * 4) mod 2)>(%x, %y)
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
func.func @min(%x: index, %y: index) -> (index, index, index, index, index) {
  %c7 = arith.constant 7 : index
  %p = ub.poison : index
  %0 = affine.min affine_map<(d0) -> (d0 mod 8, 7, d0)>(%x)
  %1 = affine.max affine_map<(d0) -> (d0 mod 8, 7, d0 mod 8)>(%x)
  %2 = affine.min affine_map<(d0) -> (d0, 3)>(%c7)
  %3 = affine.max affine_map<(d0)[s0] -> (d0 + s0)>(%x)[%c7]
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%x)[%p]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
func.func @simp(%x: index, %y: index) -> (index, index, index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 - (d0 floordiv 8) * 8)>(%x)
  %1 = affine.apply affine_map<(d0) -> ((d0 floordiv 8) * -8 + d0)>(%x)
  %2 = affine.apply affine_map<(d0, d1) -> (d0 - ((d0 + d1) floordiv 8) * 8 + d1)>(%x, %y)
  %3 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0) * 4)>(%x)[%y]
  %4 = affine.apply affine_map<(d0)[s0] -> ((d0 * 4) * s0)>(%x)[%y]
  %5 = affine.apply affine_map<(d0) -> ((d0 * 12 + 6) floordiv 6 + (d0 * -12) ceildiv 4)>(%x)
  %6 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0 + (d0 ceildiv s0) * s0)>(%x)[%y]
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
