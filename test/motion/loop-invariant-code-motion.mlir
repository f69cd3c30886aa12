// RUN: mlopt %s -loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s

// What does not depend on the loop leaves it, and from the inner loop what
// depends on the outer one only goes there. A division stays, as the divisor may
// be 0 and the loop may not run; memory is not looked at.
// CHECK-LABEL: func.func @nested
// CHECK-NEXT:    %[[SUM:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:    %[[FIVE:.*]] = arith.constant 5 : i32
// CHECK-NEXT:    %[[SAFE:.*]] = arith.divsi %[[SUM]], %[[FIVE]] : i32
// CHECK-NEXT:    scf.for %[[I:.*]] =
// CHECK-NEXT:      %[[DIV:.*]] = arith.divsi %[[SUM]], %arg0 : i32
// CHECK-NEXT:      memref.load
// CHECK-NEXT:      %[[CAST:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        "foo.use"(%[[DIV]], %[[SAFE]], %[[CAST]],
func.func @nested(%a: i32, %n: index, %m: memref<4xi32>) {
  scf.for %i = %n to %n step %n {
    %sum = arith.addi %a, %a : i32
    %c5 = arith.constant 5 : i32
    %div = arith.divsi %sum, %a : i32
    %safe = arith.divsi %sum, %c5 : i32
    %load = memref.load %m[%n] : memref<4xi32>
    scf.for %j = %n to %n step %n {
      %cast = arith.index_cast %i : index to i32
      "foo.use"(%div, %safe, %cast, %load) : (i32, i32, i32, i32) -> ()
    }
  }
  return
}

// An scf.if moves whole, if all in it may.
// CHECK-LABEL: func.func @conditional
// CHECK-NEXT:    scf.if
// CHECK:         scf.for
// CHECK-NEXT:      "foo.use"
func.func @conditional(%p: i1, %a: i32, %n: index) {
  scf.for %i = %n to %n step %n {
    %x = scf.if %p -> i32 {
      %0 = arith.addi %a, %a : i32
      scf.yield %0 : i32
    } else {
      scf.yield %a : i32
    }
    "foo.use"(%x) : (i32) -> ()
  }
  return
}

// CHECK-LABEL: func.func @while
// CHECK-NEXT:    %[[Q:.*]] = arith.cmpi eq
// CHECK-NEXT:    %[[V:.*]] = arith.addi %arg0, %arg1
// CHECK-NEXT:    scf.while
// CHECK-NEXT:      scf.condition(%[[Q]])
// CHECK:           scf.yield %[[V]] : i32
func.func @while(%a: i32, %b: i32) -> i32 {
  %w = scf.while (%x = %a) : (i32) -> i32 {
    %q = arith.cmpi eq, %a, %b : i32
    scf.condition(%q) %x : i32
  } do {
  ^bb0(%y: i32):
    %v = arith.addi %a, %b : i32
    scf.yield %v : i32
  }
  return %w : i32
}
