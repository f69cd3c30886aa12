// RUN: mlopt %s -cse -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @same
// CHECK-NEXT:    %[[S:.*]] = addi %arg0, %arg1 : i32
// CHECK-NEXT:    return %[[S]], %[[S]] : i32, i32
func @same(%a: i32, %b: i32) -> (i32, i32) {
  %0 = addi %a, %b : i32
  %1 = addi %b, %a : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func @other_attributes
// CHECK-COUNT-2: cmpi
func @other_attributes(%a: i32, %b: i32) -> (i1, i1) {
  %0 = cmpi "eq", %a, %b : i32
  %1 = cmpi "ne", %a, %b : i32
  return %0, %1 : i1, i1
}

// What dominates counts, what stands beside does not.
// CHECK-LABEL: func @dominance
// CHECK-NEXT:    %[[S:.*]] = subi
// CHECK:       ^bb1:
// CHECK-NEXT:    %[[M:.*]] = muli
// CHECK-NEXT:    br ^bb3(%[[S]], %[[M]] : i32, i32)
// CHECK:       ^bb2:
// CHECK-NEXT:    %[[N:.*]] = muli
// CHECK-NEXT:    br ^bb3(%[[S]], %[[N]] : i32, i32)
func @dominance(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0 = subi %a, %b : i32
  "x.use"(%0) : (i32) -> ()
  cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = subi %a, %b : i32
  %2 = muli %a, %b : i32
  br ^bb3(%1, %2 : i32, i32)
^bb2:
  %3 = subi %a, %b : i32
  %4 = muli %a, %b : i32
  br ^bb3(%3, %4 : i32, i32)
^bb3(%x: i32, %y: i32):
  return %x, %y : i32, i32
}

// CHECK-LABEL: func @reads
// CHECK:         %[[A:.*]] = load
// CHECK-NEXT:    "x.use"(%[[A]], %[[A]])
// CHECK-NEXT:    store
// CHECK-NEXT:    %[[B:.*]] = load
// CHECK-NEXT:    return %[[B]]
func @reads(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %0 = load %m[%i] : memref<4xi32>
  %1 = load %m[%i] : memref<4xi32>
  "x.use"(%0, %1) : (i32, i32) -> ()
  store %x, %m[%i] : memref<4xi32>
  %2 = load %m[%i] : memref<4xi32>
  return %2 : i32
}

// Erased at the end: what only a dead operation uses stays, as in mlir.
// CHECK-LABEL: func @dead
// CHECK-NEXT:    muli
// CHECK-NEXT:    return
func @dead(%a: i32) {
  %0 = muli %a, %a : i32
  %1 = addi %0, %a : i32
  return
}

// CHECK-LABEL: func @isolated
// CHECK-NEXT:    %[[C:.*]] = constant 1 : i32
// CHECK-NEXT:    return %[[C]]
func @isolated() -> i32 {
  %0 = constant 1 : i32
  return %0 : i32
}

// Operations that are not registered may be isolated: nothing is taken into
// their regions, what is there is one's own.
// CHECK-LABEL: func @unregistered_region
// CHECK-NEXT:    %[[C:.*]] = constant 1 : index
// CHECK-NEXT:    "region"() ({
// CHECK-NEXT:      %[[D:.*]] = constant 1 : index
// CHECK-NEXT:      "use"(%[[D]], %[[D]]) : (index, index) -> ()
// CHECK-NEXT:    })
// CHECK-NEXT:    return %[[C]] : index
func @unregistered_region() -> index {
  %0 = constant 1 : index
  "region"() ({
    %1 = constant 1 : index
    %2 = constant 1 : index
    "use"(%1, %2) : (index, index) -> ()
  }) : () -> ()
  return %0 : index
}

// Regions are compared in order, commutative operations within them too.
// CHECK-LABEL: func.func @regions
// CHECK:         %[[IF:.*]] = scf.if
// CHECK:           arith.muli
// CHECK:         %[[SWAPPED:.*]] = scf.if
// CHECK:           arith.muli
// CHECK:         %[[OTHER:.*]] = scf.if
// CHECK:           arith.subi
// CHECK:         %[[LONGER:.*]] = scf.if
// CHECK-NOT:     scf.if
// CHECK:         return %[[IF]], %[[IF]], %[[SWAPPED]], %[[OTHER]], %[[LONGER]]
func.func @regions(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %0 = scf.if %c -> i32 {
    %a = arith.addi %x, %y : i32
    %b = arith.muli %a, %y : i32
    scf.yield %b : i32
  } else {
    scf.yield %x : i32
  }
  %1 = scf.if %c -> i32 {
    %a = arith.addi %x, %y : i32
    %b = arith.muli %a, %y : i32
    scf.yield %b : i32
  } else {
    scf.yield %x : i32
  }
  %2 = scf.if %c -> i32 {
    %a = arith.addi %x, %y : i32
    %b = arith.muli %y, %a : i32
    scf.yield %b : i32
  } else {
    scf.yield %x : i32
  }
  %3 = scf.if %c -> i32 {
    %a = arith.addi %x, %y : i32
    %b = arith.subi %a, %y : i32
    scf.yield %b : i32
  } else {
    scf.yield %x : i32
  }
  %4 = scf.if %c -> i32 {
    %a = arith.addi %x, %y : i32
    %b = arith.muli %a, %y : i32
    %d = arith.muli %b, %y : i32
    scf.yield %d : i32
  } else {
    scf.yield %x : i32
  }
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @loops
// CHECK:         %[[FOR:.*]] = scf.for
// CHECK:         %[[OTHER:.*]] = scf.for
// CHECK-NOT:     scf.for
// CHECK:         return %[[FOR]], %[[FOR]], %[[OTHER]]
func.func @loops(%l: index, %u: index, %s: index) -> (index, index, index) {
  %0 = scf.for %i = %l to %u step %s iter_args(%v = %l) -> index {
    %a = arith.addi %v, %i : index
    scf.yield %a : index
  }
  %1 = scf.for %j = %l to %u step %s iter_args(%w = %l) -> index {
    %a = arith.addi %w, %j : index
    scf.yield %a : index
  }
  %2 = scf.for %j = %l to %u step %s iter_args(%w = %l) -> index {
    %a = arith.addi %w, %w : index
    scf.yield %a : index
  }
  return %0, %1, %2 : index, index, index
}
