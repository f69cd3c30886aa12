// Operations without uses; E12.
// RUN: mlopt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// R203: a chain of operations without uses and effects goes.
// CHECK-LABEL: func @dead_chain
// CHECK-NEXT:    "x.effect"(%arg0) : (i32) -> i32
// CHECK-NEXT:    return
func @dead_chain(%x: i32) {
  %0 = muli %x, %x : i32
  %1 = addi %0, %x : i32
  %2 = "x.effect"(%x) : (i32) -> i32
  return
}

// R204: it is the effects that count, not the name.
// CHECK-LABEL: func @by_effect
// CHECK-NEXT:    store
// CHECK-NEXT:    call @callee
// CHECK-NEXT:    return
func @by_effect(%m: memref<4xi32>, %i: index, %x: i32) {
  %0 = load %m[%i] : memref<4xi32>
  %1 = alloc() : memref<4xi32>
  store %x, %m[%i] : memref<4xi32>
  %2 = call @callee(%x) : (i32) -> i32
  return
}
func private @callee(i32) -> i32

// A cycle through block arguments is of no use.
// CHECK-LABEL: func @dead_cycle
// CHECK-NEXT:    br ^bb1
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    %[[C:.*]] = "x.c"() : () -> i1
// CHECK-NEXT:    cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT:  ^bb2:
// CHECK-NEXT:    return
func @dead_cycle(%x: i32) {
  br ^bb1(%x : i32)
^bb1(%i: i32):
  %0 = addi %i, %x : i32
  %c = "x.c"() : () -> i1
  cond_br %c, ^bb1(%0 : i32), ^bb2
^bb2:
  return
}
