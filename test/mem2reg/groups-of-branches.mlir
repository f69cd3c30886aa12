// Values are passed on in the group of operands that goes to the merge
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mem2reg | FileCheck %s

// CHECK: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:   %0 = "test.producing_br"()[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%arg0 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%arg0 : i32)
// CHECK-NEXT: ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %m: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  %x = "test.producing_br"()[^a, ^b] {operandSegmentSizes = array<i32: 0, 0>} : () -> i32
^a:
  memref.store %a, %0[] : memref<i32>
  cf.br ^c
^b:
  cf.br ^c
^c:
  %r = memref.load %0[] : memref<i32>
  return %r : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:   %0 = "test.producing_br"(%c5_i32, %c5_i32)[^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
// CHECK-NEXT: ^bb2(%1: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %m: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  cf.cond_br %m, ^x, ^c
^x:
  %c = arith.constant 5 : i32
  memref.store %c, %0[] : memref<i32>
  %x = "test.producing_br"()[^c, ^c] {operandSegmentSizes = array<i32: 0, 0>} : () -> i32
^c:
  %r = memref.load %0[] : memref<i32>
  return %r : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1, ^bb2(%arg0, %arg0, %arg0 : i32, i32, i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:   %0 = "test.producing_br"(%arg0, %c5_i32, %c5_i32, %c5_i32, %arg0, %c5_i32)[^bb2, ^bb2] <{operandSegmentSizes = array<i32: 3, 3>}> : (i32, i32, i32, i32, i32, i32) -> i32
// CHECK-NEXT: ^bb2(%1: i32, %2: i32, %3: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT:   "a.use"(%1, %2) : (i32, i32) -> ()
// CHECK-NEXT:   return %3 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %m: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  cf.cond_br %m, ^x, ^c(%a, %a : i32, i32)
^x:
  %c = arith.constant 5 : i32
  memref.store %c, %0[] : memref<i32>
  %x = "test.producing_br"(%a, %c, %c, %a)[^c, ^c] {operandSegmentSizes = array<i32: 2, 2>} : (i32, i32, i32, i32) -> i32
^c(%u: i32, %v: i32):
  %r = memref.load %0[] : memref<i32>
  "a.use"(%u, %v) : (i32, i32) -> ()
  return %r : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1, ^bb2(%arg0, %arg0 : i32, i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:   "test.internal_br"(%arg0, %c5_i32, %c5_i32)[^bb2, ^bb2] <{operandSegmentSizes = array<i32: 2, 1>}> : (i32, i32, i32) -> ()
// CHECK-NEXT: ^bb2(%0: i32, %1: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT:   "a.use"(%0) : (i32) -> ()
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %m: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  cf.cond_br %m, ^x, ^c(%a : i32)
^x:
  %c = arith.constant 5 : i32
  memref.store %c, %0[] : memref<i32>
  "test.internal_br"(%a)[^c, ^c] {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
^c(%u: i32):
  %r = memref.load %0[] : memref<i32>
  "a.use"(%u) : (i32) -> ()
  return %r : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1, ^bb3(%arg0 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:   "test.internal_br"(%c5_i32, %arg0, %c5_i32)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, i32, i32) -> ()
// CHECK-NEXT: ^bb2(%0: i32, %1: i32, %2: i32):  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb3(%c5_i32 : i32)
// CHECK-NEXT: ^bb3(%3: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:   return %3 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %m: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  cf.cond_br %m, ^x, ^c
^x:
  %c = arith.constant 5 : i32
  memref.store %c, %0[] : memref<i32>
  "test.internal_br"(%a, %c)[^c, ^d] {operandSegmentSizes = array<i32: 0, 2>} : (i32, i32) -> ()
^d(%u: i32, %v: i32, %w: i32):
  cf.br ^c
^c:
  %r = memref.load %0[] : memref<i32>
  return %r : i32
}
