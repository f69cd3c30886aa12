// RUN: mlopt %s | FileCheck %s --strict-whitespace

// CHECK-LABEL:   func @arithmetic(%arg0: i32, %arg1: i1, %arg2: f32) -> i32 {
// CHECK-NEXT:    %0 = addi %arg0, %arg0 : i32
// CHECK-NEXT:    %1 = cmpi "slt", %arg0, %0 : i32
// CHECK-NEXT:    %2 = select %1, %arg0, %0 : i32
// CHECK-NEXT:    %3 = negf %arg2 : f32
// CHECK-NEXT:    %4 = fptosi %3 {a} : f32 to i32
// CHECK-NEXT:    %c42_i32 = constant 42 : i32
// CHECK-NEXT:    %true = constant true
// CHECK-NEXT:    %cst = constant 1.500000e+00 : f32
// CHECK-NEXT:    %c3_i32 = constant  {a} 3 : i32
// CHECK-NEXT:    return %2 : i32
func @arithmetic(%a: i32, %c: i1, %f: f32) -> i32 {
  %0 = addi %a, %a : i32
  %1 = cmpi "slt", %a, %0 : i32
  %2 = select %1, %a, %0 : i32
  %3 = negf %f : f32
  %4 = fptosi %3 {a} : f32 to i32
  %5 = constant 42 : i32
  %6 = constant true
  %7 = constant 1.5 : f32
  %8 = constant {a} 3 : i32
  return %2 : i32
}

// CHECK-LABEL:   func @control(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// CHECK-NEXT:  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    br ^bb1(%arg1 : i32)
func @control(%c: i1, %a: i32) {
  cond_br %c, ^one(%a : i32), ^two
^one(%x: i32):
  return
^two:
  br ^one(%a : i32)
}

// CHECK-LABEL:   func @memory(%arg0: memref<4x?xf32>, %arg1: index, %arg2: memref<?xi8>) {
// CHECK-NEXT:    %0 = load %arg0[%arg1, %arg1] : memref<4x?xf32>
// CHECK-NEXT:    store %0, %arg0[%arg1, %arg1] : memref<4x?xf32>
// CHECK-NEXT:    %1 = alloc(%arg1) : memref<4x?xf32>
// CHECK-NEXT:    %2 = dim %arg0, %arg1 : memref<4x?xf32>
// CHECK-NEXT:    %3 = std.view %arg2[%arg1][%arg1] : memref<?xi8> to memref<?xf32>
// CHECK-NEXT:    std.prefetch %arg0[%arg1, %arg1], read, locality<3>, data : memref<4x?xf32>
// CHECK-NEXT:    %4 = atomic_rmw "addf" %0, %arg0[%arg1, %arg1] : (f32, memref<4x?xf32>) -> f32
// CHECK-NEXT:    %5 = std.generic_atomic_rmw %arg0[%arg1, %arg1] : memref<4x?xf32> {
// CHECK-NEXT:    ^bb0(%arg3: f32):
// CHECK-NEXT:      atomic_yield %arg3 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    dealloc %1 : memref<4x?xf32>
// CHECK-NEXT:    return
func @memory(%m: memref<4x?xf32>, %i: index, %b: memref<?xi8>) {
  %0 = load %m[%i, %i] : memref<4x?xf32>
  store %0, %m[%i, %i] : memref<4x?xf32>
  %1 = alloc(%i) : memref<4x?xf32>
  %2 = dim %m, %i : memref<4x?xf32>
  %3 = view %b[%i][%i] : memref<?xi8> to memref<?xf32>
  prefetch %m[%i, %i], read, locality<3>, data : memref<4x?xf32>
  %4 = atomic_rmw "addf" %0, %m[%i, %i] : (f32, memref<4x?xf32>) -> f32
  %5 = generic_atomic_rmw %m[%i, %i] : memref<4x?xf32> {
  ^bb0(%x: f32):
    atomic_yield %x : f32
  }
  dealloc %1 : memref<4x?xf32>
  return
}

// CHECK-LABEL:   func @declared(i32)
func @declared(i32)
