// RUN: mlopt %s -mem2reg -allow-unregistered-dialect | FileCheck %s

// What is read is what was stored last; the value that may be read before any
// store is poison, and the place where stores meet gets an argument.
// CHECK-LABEL: func.func @diamond
// CHECK-NEXT:    %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT:    cf.cond_br %arg1, ^[[THEN:.*]], ^[[JOIN:.*]](%[[POISON]] : i32)
// CHECK-NEXT:  ^[[THEN]]:
// CHECK-NEXT:    cf.br ^[[JOIN]](%arg0 : i32)
// CHECK-NEXT:  ^[[JOIN]](%[[X:.*]]: i32):
// CHECK-NEXT:    return %[[X]] : i32
func.func @diamond(%a: i32, %p: i1) -> i32 {
  %slot = memref.alloca() : memref<i32>
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  memref.store %a, %slot[] : memref<i32>
  cf.br ^bb2
^bb2:
  %x = memref.load %slot[] : memref<i32>
  return %x : i32
}

// CHECK-LABEL: func.func @loop
// CHECK:         cf.br ^[[HEAD:.*]](%arg0 : i32)
// CHECK-NEXT:  ^[[HEAD]](%[[I:.*]]: i32):
// CHECK-NEXT:    %[[NEXT:.*]] = arith.addi %[[I]], %arg0 : i32
// CHECK-NEXT:    cf.cond_br %arg1, ^[[HEAD]](%[[NEXT]] : i32), ^[[END:.*]]
// CHECK-NEXT:  ^[[END]]:
// CHECK-NEXT:    return %[[NEXT]] : i32
func.func @loop(%a: i32, %p: i1) -> i32 {
  %slot = memref.alloca() : memref<1xi32>
  %zero = arith.constant 0 : index
  memref.store %a, %slot[%zero] : memref<1xi32>
  cf.br ^head
^head:
  %i = memref.load %slot[%zero] : memref<1xi32>
  %next = arith.addi %i, %a : i32
  memref.store %next, %slot[%zero] : memref<1xi32>
  cf.cond_br %p, ^head, ^end
^end:
  %x = memref.load %slot[%zero] : memref<1xi32>
  return %x : i32
}

// A store that nobody reads behind needs no argument; what cannot be reached
// reads poison.
// CHECK-LABEL: func.func @unread
// CHECK-NEXT:    %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT:    cf.br ^[[NEXT:.*]]
// CHECK-NEXT:  ^[[NEXT]]:
// CHECK-NEXT:    return
// CHECK-NEXT:  ^{{.*}}:
// CHECK-NEXT:    "foo.use"(%[[POISON]])
func.func @unread(%a: i32) {
  %slot = memref.alloca() : memref<i32>
  memref.store %a, %slot[] : memref<i32>
  cf.br ^bb1
^bb1:
  return
^bb2:
  %x = memref.load %slot[] : memref<i32>
  "foo.use"(%x) : (i32) -> ()
  cf.br ^bb2
}

// One slot in another: both go, in two rounds.
// CHECK-LABEL: func.func @slot_in_slot
// CHECK-NEXT:    return %arg0 : i32
func.func @slot_in_slot(%a: i32) -> i32 {
  %outer = memref.alloca() : memref<memref<i32>>
  %inner = memref.alloca() : memref<i32>
  memref.store %inner, %outer[] : memref<memref<i32>>
  %again = memref.load %outer[] : memref<memref<i32>>
  memref.store %a, %again[] : memref<i32>
  %x = memref.load %inner[] : memref<i32>
  return %x : i32
}

// Several elements, a pointer that escapes or is stored itself, an access from
// another region, and a predecessor that is no branch: nothing is promoted.
// CHECK-LABEL: func.func @stays
// CHECK-COUNT-5: memref.alloca()
func.func @stays(%a: i32, %p: i1, %z: index) -> i32 {
  %two = memref.alloca() : memref<2xi32>
  %escapes = memref.alloca() : memref<i32>
  %stored = memref.alloca() : memref<i32>
  %region = memref.alloca() : memref<i32>
  %strange = memref.alloca() : memref<i32>
  memref.store %a, %two[%z] : memref<2xi32>
  memref.store %a, %escapes[] : memref<i32>
  "foo.use"(%escapes, %stored) : (memref<i32>, memref<i32>) -> ()
  scf.if %p {
    memref.store %a, %region[] : memref<i32>
  }
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  memref.store %a, %strange[] : memref<i32>
  "foo.br"()[^bb2] : () -> ()
^bb2:
  %x = memref.load %strange[] : memref<i32>
  return %x : i32
}
