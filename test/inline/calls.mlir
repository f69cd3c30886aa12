// RUN: mlopt %s -inline -split-input-file -allow-unregistered-dialect | FileCheck %s

// A private function goes with its last call; its return gives the result.
// CHECK-NOT:     @private
// CHECK-LABEL: func.func @one_block
// CHECK-NEXT:    %[[A:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:    %[[B:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:    return %[[B]] : i32
func.func private @private(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @one_block(%x: i32) -> i32 {
  %0 = call @private(%x) : (i32) -> i32
  %1 = call @private(%0) : (i32) -> i32
  return %1 : i32
}

// -----

// Several blocks: what is behind the call gets the results as arguments.
// CHECK-LABEL: func.func @several_blocks
// CHECK-NEXT:    "foo.before"
// CHECK-NEXT:    cf.cond_br %arg1, ^[[THEN:.*]], ^[[REST:.*]](%arg0 : i32)
// CHECK-NEXT:  ^[[THEN]]:
// CHECK-NEXT:    %[[A:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:    cf.br ^[[REST]](%[[A]] : i32)
// CHECK-NEXT:  ^[[REST]](%[[X:.*]]: i32):
// CHECK-NEXT:    "foo.after"(%[[X]])
func.func private @choose(%x: i32, %p: i1) -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %x, %x : i32
  return %0 : i32
^bb2:
  return %x : i32
}
func.func @several_blocks(%x: i32, %p: i1) {
  "foo.before"() : () -> ()
  %0 = call @choose(%x, %p) : (i32, i1) -> i32
  "foo.after"(%0) : (i32) -> ()
  return
}

// -----

// Neither what calls itself, nor what calls its caller.
// CHECK-LABEL: func.func @self
// CHECK:         call @self
// CHECK-LABEL: func.func @ping
// CHECK:         call @pong
// CHECK-LABEL: func.func @pong
// CHECK:         call @ping
func.func @self() {
  call @self() : () -> ()
  return
}
func.func @ping() {
  call @pong() : () -> ()
  return
}
func.func @pong() {
  call @ping() : () -> ()
  return
}

// -----

// Operations that the dialect does not allow to be inlined, no_inline on either
// side, declarations, and a function that an attribute names: they stay.
// CHECK:       func.func private @small
// CHECK-LABEL: func.func @stays
// CHECK-NEXT:    call @module
// CHECK-NEXT:    call @small() {no_inline}
// CHECK-NEXT:    call @no_inline
// CHECK-NEXT:    call @declared
// CHECK-NEXT:    call @unknown
// CHECK-NEXT:    return
func.func private @module() {
  builtin.module {
  }
  return
}
func.func private @small() {
  return
}
func.func private @unknown() {
  "foo.unknown"() : () -> ()
  return
}
func.func private @no_inline() attributes {no_inline} {
  return
}
func.func private @declared()
"foo.use"() {callee = @small} : () -> ()
func.func @stays() {
  call @module() : () -> ()
  call @small() {no_inline} : () -> ()
  call @no_inline() : () -> ()
  call @declared() : () -> ()
  call @small() : () -> ()
  call @unknown() : () -> ()
  return
}

// -----

// An indirect call of a constant becomes a call, and that is inlined.
// CHECK-LABEL: func.func @indirect
// CHECK-NEXT:    %[[C:.*]] = arith.constant 7 : i32
// CHECK-NEXT:    return %[[C]] : i32
func.func private @seven() -> i32 {
  %0 = arith.constant 7 : i32
  return %0 : i32
}
func.func @indirect() -> i32 {
  %f = func.constant @seven : () -> i32
  %0 = call_indirect %f() : () -> i32
  return %0 : i32
}
