// Arguments that a branch makes itself, in front of what it passes
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -remove-dead-values | FileCheck %s

// CHECK: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:   "test.internal_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: ^bb2(%1: i32, %2: i32):  // pred: ^bb0
// CHECK-NEXT:   return %2 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i32) -> i32 {
  "test.internal_br"(%a, %b)[^x, ^y] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^x(%p: i32):
  return %p : i32
^y(%q: i32, %r: i32):
  return %r : i32
}

// -----

// CHECK: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:   %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:   "test.internal_br"(%c3_i32, %c3_i32)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:   %1 = arith.addi %0, %c3_i32 : i32
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: ^bb2(%2: i32, %3: i32):  // pred: ^bb0
// CHECK-NEXT:   %4 = arith.addi %3, %2 : i32
// CHECK-NEXT:   %5 = arith.addi %3, %c3_i32 : i32
// CHECK-NEXT:   "a.use"(%4, %5) : (i32, i32) -> ()
// CHECK-NEXT:   return %5 : i32
// CHECK-NEXT: }
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  "test.internal_br"(%c, %c)[^x, ^y] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^x(%p: i32):
  %0 = arith.addi %p, %c : i32
  return %0 : i32
^y(%q: i32, %r: i32):
  %1 = arith.addi %r, %q : i32
  %2 = arith.addi %r, %c : i32
  "a.use"(%1, %2) : (i32, i32) -> ()
  return %2 : i32
}

// -----

// CHECK: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:   %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:   "test.internal_br"(%c3_i32, %c3_i32, %c3_i32)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 2, 1>}> : (i32, i32, i32) -> ()
// CHECK-NEXT: ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   "a.use"(%0) : (i32) -> ()
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  "test.internal_br"(%c, %c, %c)[^y, ^y] {operandSegmentSizes = array<i32: 2, 1>} : (i32, i32, i32) -> ()
^y(%q: i32, %r: i32):
  "a.use"(%q) : (i32) -> ()
  return %r : i32
}

// -----

// CHECK: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:   %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:   %0 = "a.b"() : () -> i32
// CHECK-NEXT:   "test.internal_br"(%c3_i32, %c3_i32)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
// CHECK-NEXT: ^bb1(%1: i32):  // pred: ^bb0
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: ^bb2(%2: i32, %3: i32):  // pred: ^bb0
// CHECK-NEXT:   return %3 : i32
// CHECK-NEXT: }
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %d = "a.b"() : () -> i32
  "test.internal_br"(%c, %d, %c, %d)[^x, ^y] {operandSegmentSizes = array<i32: 2, 2>} : (i32, i32, i32, i32) -> ()
^x(%k: i32, %l: i32):
  return %k: i32
^y(%q: i32, %r: i32, %s: i32):
  return %r : i32
}

// -----

// CHECK: func.func private @f(%arg0: i32) -> i32 {
// CHECK-NEXT:   %0 = "a.b"() : () -> i32
// CHECK-NEXT:   %1 = "a.b"() : () -> i32
// CHECK-NEXT:   "test.internal_br"(%arg0, %0, %0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 2, 1>}> : (i32, i32, i32) -> ()
// CHECK-NEXT: ^bb1(%2: i32, %3: i32):  // pred: ^bb0
// CHECK-NEXT:   return %2 : i32
// CHECK-NEXT: ^bb2(%4: i32, %5: i32):  // pred: ^bb0
// CHECK-NEXT:   return %5 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @g(%arg0: i32) -> i32 {
// CHECK-NEXT:   %0 = call @f(%arg0) : (i32) -> i32
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func private @f(%a: i32) -> i32 {
  %d = "a.b"() : () -> i32
  %e = "a.b"() : () -> i32
  "test.internal_br"(%a, %d, %e, %d)[^x, ^y] {operandSegmentSizes = array<i32: 2, 2>} : (i32, i32, i32, i32) -> ()
^x(%k: i32, %l: i32):
  return %k: i32
^y(%q: i32, %r: i32, %s: i32):
  return %s : i32
}
func.func @g(%a: i32) -> i32 {
  %0 = call @f(%a) : (i32) -> i32
  return %0 : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:   %0 = "a.b"() : () -> i32
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.internal_br"(%0, %arg0)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb4(%arg0, %arg0 : i32, i32)
// CHECK-NEXT: ^bb3(%1: i32):  // pred: ^bb1
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: ^bb4(%2: i32, %3: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   "a.use"(%2) : (i32) -> ()
// CHECK-NEXT:   return %3 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %m: i1) -> i32 {
  %d = "a.b"() : () -> i32
  cf.cond_br %m, ^u, ^v
^u:
  "test.internal_br"(%d, %a)[^x, ^y] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^v:
  cf.br ^y(%a, %a : i32, i32)
^x(%k: i32):
  return %k: i32
^y(%q: i32, %r: i32):
  "a.use"(%q) : (i32) -> ()
  return %r : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.internal_br"(%arg0, %arg0)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb4(%arg0, %arg0 : i32, i32)
// CHECK-NEXT: ^bb3(%0: i32):  // pred: ^bb1
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: ^bb4(%1: i32, %2: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %2 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %m: i1) -> i32 {
  cf.cond_br %m, ^u, ^v
^u:
  "test.internal_br"(%a, %a)[^x, ^y] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^v:
  cf.br ^y(%a, %a : i32, i32)
^x(%k: i32):
  return %k: i32
^y(%q: i32, %r: i32):
  return %r : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:   %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:   %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:   "test.internal_br"(%arg0, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:   "a.u"(%c1_i32) : (i32) -> ()
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: ^bb2(%1: i32, %2: i32):  // pred: ^bb0
// CHECK-NEXT:   "a.u"(%c2_i32) : (i32) -> ()
// CHECK-NEXT:   return %2 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %m: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  "test.internal_br"(%a, %a)[^x, ^y] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^x(%k: i32):
  "a.u"(%c1) : (i32) -> ()
  return %k: i32
^y(%q: i32, %r: i32):
  "a.u"(%c2) : (i32) -> ()
  return %r : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:   %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:   %0 = "test.producing_br"(%c1_i32, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
// CHECK-NEXT: ^bb1(%1: i32):  // pred: ^bb0
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: ^bb2(%2: i32):  // pred: ^bb0
// CHECK-NEXT:   return %2 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %x = "test.producing_br"(%c1, %a)[^x, ^y] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> i32
^x(%k: i32):
  return %k: i32
^y(%q: i32):
  return %q : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:   %0 = "test.producing_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> i32
// CHECK-NEXT: ^bb1(%1: i32):  // pred: ^bb0
// CHECK-NEXT:   "a.b"(%arg1) : (i32) -> ()
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "a.b"(%arg0) : (i32) -> ()
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %x = "test.producing_br"(%c1, %a)[^x, ^y] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> i32
^x(%k: i32):
  "a.b"(%b) : (i32) -> ()
  return %a: i32
^y(%q: i32):
  "a.b"(%a) : (i32) -> ()
  return %a : i32
}
