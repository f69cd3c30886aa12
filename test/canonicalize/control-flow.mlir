// Control flow with each level of region simplification.
// RUN: mlopt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt %s -canonicalize=region-simplify=aggressive -allow-unregistered-dialect | FileCheck %s --check-prefix=MERGE

// R215: a branch on a constant becomes one without a condition. R218: the block
// that it alone leads to is merged.
// CHECK-LABEL: func @constant_condition
// CHECK-NEXT:    "x.a"()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func @constant_condition() {
  %true = constant true
  cond_br %true, ^bb1, ^bb2
^bb1:
  "x.a"() : () -> ()
  return
^bb2:
  "x.b"() : () -> ()
  return
}

// CHECK-LABEL: func @equal_successors
// CHECK-NEXT:    %[[S:.*]] = select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT:    return %[[S]] : i32
func @equal_successors(%c: i1, %x: i32, %y: i32) -> i32 {
  cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%z: i32):
  return %z : i32
}

// CHECK-LABEL: func @pass_through
// CHECK:         cond_br %arg0, ^[[B:bb[0-9]+]](%arg1 : i32), ^[[B]](%arg2 : i32)
// CHECK-NEXT:  ^[[B]]
func @pass_through(%c: i1, %x: i32, %y: i32) -> i32 {
  %d = "x.d"() : () -> i1
  cond_br %d, ^bb0, ^bb3(%x : i32)
^bb0:
  cond_br %c, ^bb1, ^bb2
^bb1:
  br ^bb3(%x : i32)
^bb2:
  br ^bb3(%y : i32)
^bb3(%z: i32):
  return %z : i32
}

// R218: a block that nothing reaches goes.
// CHECK-LABEL: func @unreachable
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func @unreachable() {
  return
^bb1(%x: i32):
  %0 = addi %x, %x : i32
  br ^bb1(%0 : i32)
}

// CHECK-LABEL: func @identical_blocks
// CHECK:       ^bb2
// MERGE-LABEL: func @identical_blocks
// MERGE-NEXT:    %[[Z:.*]] = select %arg0, %arg1, %arg2 : i32
// MERGE-NEXT:    "x.use"(%[[Z]]) : (i32) -> ()
// MERGE-NEXT:    return
func @identical_blocks(%c: i1, %x: i32, %y: i32) {
  cond_br %c, ^bb1, ^bb2
^bb1:
  "x.use"(%x) : (i32) -> ()
  return
^bb2:
  "x.use"(%y) : (i32) -> ()
  return
}

// CHECK-LABEL: func @call_of_constant
// CHECK-NEXT:    call @unreachable() : () -> ()
func @call_of_constant() {
  %f = constant @unreachable : () -> ()
  call_indirect %f() : () -> ()
  return
}

// Blocks that branch to each other, where nothing gets to.
// CHECK-LABEL: func @self_defined
// CHECK-NEXT:    "x.a"
// CHECK-NEXT:    return
func @self_defined(%x: i32) {
  %false = constant false
  cond_br %false, ^bb1(%x : i32), ^bb3
^bb1(%i: i32):
  %one = constant 1 : i32
  %j = addi %i, %one : i32
  br ^bb2(%j : i32)
^bb2(%k: i32):
  br ^bb1(%k : i32)
^bb3:
  "x.a"() : () -> ()
  return
}
