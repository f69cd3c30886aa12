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

// Out of several loops at once, in the order of the text; not out of an if.
// CHECK-LABEL: func.func @out_of_nest
// CHECK:      arith.constant 7
// CHECK-NEXT: arith.constant 8
// CHECK-NEXT: arith.constant 9
// CHECK-NEXT: scf.for %[[I:.*]] = %arg0
// CHECK-NEXT:   %[[SUM:.*]] = arith.addi %[[I]], %arg0
// CHECK-NEXT:   arith.muli %[[SUM]], %[[I]]
// CHECK-NEXT:   scf.for
// CHECK-NEXT:     "use"
// CHECK:        scf.if
// CHECK-NEXT:     arith.constant 10
// CHECK-NEXT:     scf.for
func.func @out_of_nest(%n: index, %c: i1) {
  scf.for %i = %n to %n step %n {
    %c7 = arith.constant 7 : index
    scf.for %j = %n to %n step %n {
      %c8 = arith.constant 8 : index
      %sum = arith.addi %i, %n : index
      "use"(%j) : (index) -> ()
      %product = arith.muli %sum, %i : index
    }
    %c9 = arith.constant 9 : index
    scf.if %c {
      scf.for %j = %n to %n step %n {
        %c10 = arith.constant 10 : index
        "use"(%c10) : (index) -> ()
      }
    }
  }
  return
}

// What leaves the inner loop no longer keeps it where it is.
// CHECK-LABEL: func.func @loop_without_what_left_it
// CHECK:      %[[LOOP:.*]] = scf.for %{{.*}} = %arg0 to %arg0 step %c1 iter_args
// CHECK-NEXT:   scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %[[I:.*]] = %arg0 to %arg0 step %arg0
// CHECK-NEXT:   arith.addi %[[I]], %[[I]]
// CHECK-NEXT:   "use"(%[[LOOP]])
func.func @loop_without_what_left_it(%n: index, %a: i32) {
  %c1 = arith.constant 1 : index
  scf.for %i = %n to %n step %n {
    %loop = scf.for %j = %n to %n step %c1 iter_args(%x = %a) -> i32 {
      %dead = arith.addi %i, %i : index
      scf.yield %a : i32
    }
    "use"(%loop) : (i32) -> ()
  }
  return
}

// A loop stops at what something in it uses, however deep; the loop in it goes on.
// CHECK-LABEL: func.func @loops_of_loops
// CHECK:      scf.for %[[OUTER:.*]] = %arg0 to %arg0 step %c1
// CHECK-NEXT:   %[[ADD:.*]] = arith.addi %[[OUTER]], %arg0
// CHECK-NEXT:   %[[INNER:.*]] = scf.for %{{.*}} = %[[OUTER]] to %arg0 step %c1 iter_args
// CHECK-NEXT:     scf.yield %[[ADD]]
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[MIDDLE:.*]] = %arg0 to %arg0 step %c1
// CHECK-NEXT:     "use"(%[[MIDDLE]])
// CHECK-NEXT:     arith.addi %[[INNER]], %[[MIDDLE]]
// CHECK-NEXT:     scf.for
func.func @loops_of_loops(%n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %n to %n step %c1 {
    scf.for %j = %n to %n step %c1 {
      "use"(%j) : (index) -> ()
      scf.for %k = %n to %n step %c1 {
        scf.for %l = %k to %n step %c1 {
          %inner = scf.for %m = %i to %n step %c1 iter_args(%x = %n) -> index {
            %add = arith.addi %i, %n : index
            scf.yield %add : index
          }
          %0 = arith.addi %inner, %j : index
          %1 = arith.addi %0, %l : index
        }
      }
    }
  }
  return
}

// Divisions by several numbers: none of them 0, and for the signed one the range
// of them must hold neither 0 nor -1. Those of index never leave.
// CHECK-LABEL: func.func @divisors
// CHECK:         %[[A:.*]] = arith.divsi %arg0, %{{.*}} : vector<2xi8>
// CHECK-NEXT:    %[[B:.*]] = arith.divui %arg0, %{{.*}} : vector<2xi8>
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      %[[C:.*]] = arith.divsi %arg0, %{{.*}} : vector<2xi8>
// CHECK-NEXT:      %[[D:.*]] = arith.divui %arg0, %{{.*}} : vector<2xi8>
// CHECK-NEXT:      %[[E:.*]] = index.divs %arg1, %{{.*}}
// CHECK-NEXT:      "foo.use"(%[[A]], %[[B]], %[[C]], %[[D]], %[[E]])
func.func @divisors(%a: vector<2xi8>, %n: index) {
  %same = arith.constant dense<[-3, -2]> : vector<2xi8>
  %mixed = arith.constant dense<[-3, 5]> : vector<2xi8>
  %zero = arith.constant dense<[0, 5]> : vector<2xi8>
  %three = index.constant 3
  scf.for %i = %n to %n step %n {
    %0 = arith.divsi %a, %same : vector<2xi8>
    %1 = arith.divui %a, %mixed : vector<2xi8>
    %2 = arith.divsi %a, %mixed : vector<2xi8>
    %3 = arith.divui %a, %zero : vector<2xi8>
    %4 = index.divs %n, %three
    "foo.use"(%0, %1, %2, %3, %4) : (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, index) -> ()
  }
  return
}
