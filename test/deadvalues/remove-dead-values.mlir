// RUN: mlopt %s -remove-dead-values -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt %s -remove-dead-values=canonicalize=false -allow-unregistered-dialect -split-input-file | FileCheck %s --check-prefix=POISON

// Arguments and results of a private function go, with their attributes, and
// what calls pass for them.
// CHECK-LABEL: func.func private @half
// CHECK-SAME:    (%[[A:.*]]: i32, %[[C:.*]]: i32 {foo.x}) -> (i32 {foo.y})
// CHECK-NEXT:    "foo.use"(%[[A]])
// CHECK-NEXT:    return %[[C]] : i32
func.func private @half(%a: i32, %b: i32, %c: i32 {foo.x}) -> (i32, i32 {foo.y}) {
  "foo.use"(%a) : (i32) -> ()
  %d = arith.addi %b, %b : i32
  return %d, %c : i32, i32
}
// CHECK-LABEL: func.func @call
// CHECK-NEXT:    %[[R:.*]] = call @half(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:    return %[[R]] : i32
func.func @call(%a: i32, %c: i32) -> i32 {
  %0:2 = call @half(%a, %a, %c) : (i32, i32, i32) -> (i32, i32)
  return %0#1 : i32
}

// -----

// Not of a public function, nor of one that is named elsewhere.
// CHECK-LABEL: func.func @public(%arg0: i32) {
func.func @public(%a: i32) {
  return
}
// CHECK-LABEL: func.func private @named(%arg0: i32) {
func.func private @named(%a: i32) {
  return
}
func.func @use(%a: i32) {
  %f = func.constant @named : (i32) -> ()
  "foo.use"(%f) : ((i32) -> ()) -> ()
  call @named(%a) : (i32) -> ()
  return
}

// -----

// A cycle through an argument is dead, whatever it computes; effects are not,
// and reading is one.
// CHECK-LABEL: func.func @cycle
// CHECK-NEXT:    memref.load
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    cf.br ^[[HEAD:.*]]{{$}}
// CHECK-NEXT:  ^[[HEAD]]:
// CHECK-NEXT:    cf.cond_br %arg0, ^[[HEAD]], ^{{.*}}
func.func @cycle(%p: i1, %m: memref<i32>, %c: i32) {
  %a = memref.load %m[] : memref<i32>
  %b = arith.addi %a, %a : i32
  memref.store %c, %m[] : memref<i32>
  cf.br ^bb1(%b : i32)
^bb1(%x: i32):
  %n = arith.addi %x, %x : i32
  cf.cond_br %p, ^bb1(%n : i32), ^bb2
^bb2:
  return
}

// -----

// A loop that carries something in vain.
// CHECK-LABEL: func.func @loop
// CHECK:         scf.for {{.*}} iter_args(%[[U:.*]] = %arg0) -> (i32) {
// CHECK-NEXT:      %[[X:.*]] = arith.addi %[[U]], %[[U]] : i32
// CHECK:           scf.yield %[[X]] : i32
// POISON-LABEL: func.func @loop
// POISON-NEXT:    %[[P:.*]] = ub.poison : i32
// POISON-NEXT:    scf.for {{.*}} iter_args(%{{.*}} = %arg0, %{{.*}} = %[[P]]) -> (i32, i32) {
// POISON-NEXT:      arith.addi
// POISON-NEXT:      %[[Q:.*]] = ub.poison : i32
// POISON-NEXT:      scf.yield %{{.*}}, %[[Q]] : i32, i32
func.func @loop(%a: i32, %n: index, %m: index) -> i32 {
  %l:2 = scf.for %i = %n to %m step %n iter_args(%u = %a, %v = %a) -> (i32, i32) {
    %x = arith.addi %u, %u : i32
    %y = arith.addi %v, %v : i32
    scf.yield %x, %y : i32, i32
  }
  return %l#0 : i32
}

// -----

// An operation with regions that does nothing goes whole.
// CHECK-LABEL: func.func @whole
// CHECK-NEXT:    return
func.func @whole(%p: i1, %a: i32) {
  %0 = scf.if %p -> i32 {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return
}

// -----

// What reads or allocates makes nothing live, and goes with its operands.
// CHECK-LABEL: func.func @dead_operands
// CHECK-NEXT:    memref.alloc() : memref<4xi32>
// CHECK-NEXT:    return
func.func @dead_operands(%n: index, %m: memref<4xi32>) {
  %a = memref.alloc(%n) : memref<?xi32>
  %b = memref.alloc() : memref<4xi32>
  %c = memref.load %m[%n] : memref<4xi32>
  return
}

// -----

// What is never reached makes nothing live either.
// CHECK-LABEL: func.func @unreachable
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    "t.use"() : () -> ()
// CHECK-NEXT:    "t.make"() : () -> i32
// CHECK-NEXT:    %[[C:.*]] = "t.make"() : () -> i1
// CHECK-NEXT:    scf.if %[[C]] {
// CHECK-NEXT:      "t.use"() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    cf.br ^bb1
func.func @unreachable(%v: i32, %m: memref<4xi32>, %i: index) {
  return
^bb1:
  "t.use"(%v) : (i32) -> ()
  "t.use"() : () -> ()
  %q = "t.make"() : () -> i32
  memref.store %q, %m[%i] : memref<4xi32>
  %c = "t.make"() : () -> i1
  scf.if %c {
    "t.use"(%q) : (i32) -> ()
    "t.use"() : () -> ()
  }
  cf.br ^bb1
}

// -----

// A branch whose condition goes is never reached.
// CHECK-LABEL: func.func @unreachable_condition
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    ub.unreachable
func.func @unreachable_condition(%v: i32, %w: i32) {
  return
^bb1:
  %p = arith.cmpi slt, %v, %w : i32
  cf.cond_br %p, ^bb1, ^bb1
}

// -----

// What stays where control never gets to is given poison; mlir-opt leaves it
// without an operand.
// CHECK-LABEL: func.func private @uncalled() {
// CHECK-NEXT:    %[[P:.*]] = ub.poison : i32
// CHECK-NEXT:    call @ext(%[[P]]) : (i32) -> ()
func.func private @ext(i32)
func.func private @uncalled(%x: i32) {
  func.call @ext(%x) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @unreachable_call() {
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    call @f() : () -> ()
// CHECK-NEXT:    %[[P:.*]] = ub.poison : i32
// CHECK-NEXT:    call @ext(%[[P]]) : (i32) -> ()
func.func private @f() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
func.func private @ext(i32)
func.func @unreachable_call() {
  return
^bb1:
  %s = func.call @f() : () -> i32
  func.call @ext(%s) : (i32) -> ()
  return
}

// -----

// What a public function does with its argument is known, though the argument
// stays.
// CHECK-LABEL: func.func @calls_public
// CHECK:         %[[R:.*]] = scf.if
// CHECK-NEXT:      "t.use"()
// CHECK-NEXT:      %[[P:.*]] = ub.poison : i32
// CHECK-NEXT:      scf.yield %[[P]] : i32
// CHECK:         call @ignores(%[[R]]) : (i32) -> ()
func.func @ignores(%x: i32) {
  return
}
func.func @calls_public(%c: i1, %v: i32, %w: i32) {
  %r = scf.if %c -> i32 {
    "t.use"() : () -> ()
    scf.yield %v : i32
  } else {
    scf.yield %w : i32
  }
  func.call @ignores(%r) : (i32) -> ()
  return
}

// -----

// Only public functions may have calls that are not seen.
// CHECK-LABEL: func.func nested @nested() {
func.func nested @nested(%v: i32) {
  return
}

// -----

// The variable of a loop that does something counts as live, and so does not
// make an argument go that it is passed for.
// POISON-LABEL: func.func @passes_induction_variable
// POISON:         scf.for %[[I:.*]] = %arg0
// POISON:           cf.br ^bb1(%[[I]] : index)
// POISON-NEXT:    ^bb1(%{{.*}}: index):
func.func @passes_induction_variable(%n: index) {
  scf.for %i = %n to %n step %n {
    scf.execute_region no_inline {
      cf.br ^bb1(%i : index)
    ^bb1(%a: index):
      "t.use"() : () -> ()
      scf.yield
    }
  }
  return
}

// -----

// A result that the condition says is replaced, and the scf.if that gave it and
// the one that uses it are not looked at again.
// CHECK-LABEL: func.func @said_by_condition
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    %{{.*}} = scf.if %arg0 -> (i1) {
// CHECK-NEXT:      %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:      "foo.use"() : () -> ()
// CHECK-NEXT:      scf.yield %[[TRUE]] : i1
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %[[FALSE]] : i1
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:      "foo.use"() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @said_by_condition(%c: i1) {
  %0 = scf.if %c -> i1 {
    %true = arith.constant true
    "foo.use"() : () -> ()
    scf.yield %true : i1
  } else {
    scf.yield %c : i1
  }
  scf.if %0 {
    "foo.use"() : () -> ()
  }
  return
}
