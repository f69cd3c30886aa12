// RUN: mlopt -allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mlopt -allow-unregistered-dialect %s -mlir-print-op-generic | mlopt -allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace

// All of it as mlir-opt 22 prints it, the blanks at the ends of lines too.
//      CHECK:module {
// CHECK-NEXT:  func.func @f(%arg0: i1, %arg1: index, %arg2: index, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i8) -> i32 {
// CHECK-NEXT:    scf.execute_region {
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = scf.execute_region -> i32 no_inline {
// CHECK-NEXT:      cf.br ^bb1(%arg4 : i32)
// CHECK-NEXT:    ^bb1(%11: i32):  // pred: ^bb0
// CHECK-NEXT:      scf.yield %11 : i32
// CHECK-NEXT:    } {a}
// CHECK-NEXT:    %1:2 = scf.execute_region -> (i32, f32) {
// CHECK-NEXT:      scf.yield {q} %arg4, %arg5 : i32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.for %arg7 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.for unsigned %arg7 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:    } {k = 3 : i64}
// CHECK-NEXT:    scf.for %arg7 = %arg6 to %arg6 step %arg6  : i8 {
// CHECK-NEXT:      "x.y"(%arg7) : (i8) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    %2:2 = scf.for %arg7 = %arg1 to %arg2 step %arg3 iter_args(%arg8 = %arg4, %arg9 = %arg5) -> (i32, f32) {
// CHECK-NEXT:      scf.yield %arg8, %arg9 : i32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %3 = scf.for %arg7 = %arg6 to %arg6 step %arg6 iter_args(%arg8 = %arg4) -> (i32)  : i8 {
// CHECK-NEXT:      scf.yield %arg8 : i32
// CHECK-NEXT:    } {z}
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:      "a.b"() : () -> ()
// CHECK-NEXT:    } else {
// CHECK-NEXT:    } {a = 1 : i64}
// CHECK-NEXT:    %4 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:      scf.yield %arg4 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %arg4 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %5:2 = scf.if %arg0 -> (i32, f32) {
// CHECK-NEXT:      scf.yield %arg4, %arg5 : i32, f32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %arg4, %arg5 : i32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %6 = scf.while (%arg7 = %arg4) : (i32) -> i32 {
// CHECK-NEXT:      scf.condition(%arg0) %arg7 : i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg7: i32):
// CHECK-NEXT:      scf.yield %arg7 : i32
// CHECK-NEXT:    } attributes {w}
// CHECK-NEXT:    scf.while : () -> () {
// CHECK-NEXT:      scf.condition(%arg0) {z}
// CHECK-NEXT:    } do {
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    %7:2 = scf.while (%arg7 = %arg4, %arg8 = %arg5) : (i32, f32) -> (f32, i32) {
// CHECK-NEXT:      scf.condition(%arg0) {h} %arg8, %arg7 : f32, i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg7: f32, %arg8: i32):
// CHECK-NEXT:      scf.yield %arg8, %arg7 : i32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.parallel (%arg7) = (%arg1) to (%arg2) step (%arg3) {
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.parallel (%arg7, %arg8) = (%arg1, %arg1) to (%arg2, %arg2) step (%arg3, %arg3) {
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    } {p}
// CHECK-NEXT:    %8 = scf.parallel (%arg7) = (%arg1) to (%arg2) step (%arg3) init (%arg4) -> i32 {
// CHECK-NEXT:      scf.reduce(%arg4 : i32) {
// CHECK-NEXT:      ^bb0(%arg8: i32, %arg9: i32):
// CHECK-NEXT:        scf.reduce.return %arg8 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %9:2 = scf.parallel (%arg7) = (%arg1) to (%arg2) step (%arg3) init (%arg4, %arg5) -> (i32, f32) {
// CHECK-NEXT:      scf.reduce(%arg4, %arg5 : i32, f32) {
// CHECK-NEXT:      ^bb0(%arg8: i32, %arg9: i32):
// CHECK-NEXT:        scf.reduce.return %arg8 {a} : i32
// CHECK-NEXT:      }, {
// CHECK-NEXT:      ^bb0(%arg8: f32, %arg9: f32):
// CHECK-NEXT:        scf.reduce.return %arg8 : f32
// CHECK-NEXT:      } {zz}
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.index_switch %arg1 
// CHECK-NEXT:    case 1 {
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    case -3 {
// CHECK-NEXT:      "q.q"() : () -> ()
// CHECK-NEXT:      scf.yield {a}
// CHECK-NEXT:    }
// CHECK-NEXT:    default {
// CHECK-NEXT:    }
// CHECK-NEXT:    %10 = scf.index_switch %arg1 {a} -> i32 
// CHECK-NEXT:    case 2 {
// CHECK-NEXT:      scf.yield %arg4 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    default {
// CHECK-NEXT:      scf.yield %arg4 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.index_switch %arg1 
// CHECK-NEXT:    default {
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @g(%arg0: tensor<4xf32>, %arg1: index, %arg2: index) -> tensor<4xf32> {
// CHECK-NEXT:    scf.forall (%arg3) in (%arg1) {
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.forall (%arg3, %arg4) in (4, %arg1) {
// CHECK-NEXT:      "a.b"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT:    scf.forall (%arg3, %arg4) = (0, %arg2) to (%arg1, 10) step (1, %arg2) {
// CHECK-NEXT:    } {foo}
// CHECK-NEXT:    %0 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg0) -> (tensor<4xf32>) {
// CHECK-NEXT:      scf.forall.in_parallel {
// CHECK-NEXT:      } {x}
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.forall () in () {
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : tensor<4xf32>
// CHECK-NEXT:  }
// CHECK-NEXT:}
func.func @f(%c: i1, %lb: index, %ub: index, %st: index, %a: i32, %t: f32, %i8a: i8) -> i32 {
  scf.execute_region { scf.yield }
  %e = scf.execute_region -> i32 no_inline {
    cf.br ^bb1(%a : i32)
  ^bb1(%x: i32):
    scf.yield %x : i32
  } {a}
  %e2:2 = scf.execute_region -> (i32, f32) { scf.yield {q} %a, %t : i32, f32 }
  scf.for %i = %lb to %ub step %st { }
  scf.for unsigned %i = %lb to %ub step %st { } {k = 3}
  scf.for %i = %i8a to %i8a step %i8a : i8 { "x.y"(%i) : (i8) -> () }
  %r:2 = scf.for %i = %lb to %ub step %st iter_args(%p = %a, %q = %t) -> (i32, f32) {
    scf.yield %p, %q : i32, f32
  }
  %r3 = scf.for %i = %i8a to %i8a step %i8a iter_args(%p = %a) -> i32 : i8 {
    scf.yield %p : i32
  } {z}
  scf.if %c { }
  scf.if %c { "a.b"() : () -> () } else { } {a = 1}
  %j = scf.if %c -> i32 { scf.yield %a : i32 } else { scf.yield %a : i32 }
  %j2:2 = scf.if %c -> (i32, f32) { scf.yield %a, %t : i32, f32 } else { scf.yield %a, %t : i32, f32 }
  %w = scf.while (%p = %a) : (i32) -> i32 {
    scf.condition(%c) %p : i32
  } do {
  ^bb0(%q: i32):
    scf.yield %q : i32
  } attributes {w}
  scf.while : () -> () {
    scf.condition(%c) {z}
  } do {
    scf.yield
  }
  %w2:2 = scf.while (%p = %a, %q = %t) : (i32, f32) -> (f32, i32) {
    scf.condition(%c) {h} %q, %p : f32, i32
  } do {
  ^bb0(%q: f32, %z: i32):
    scf.yield %z, %q : i32, f32
  }
  scf.parallel (%x) = (%lb) to (%ub) step (%st) { }
  scf.parallel (%x, %y) = (%lb, %lb) to (%ub, %ub) step (%st, %st) { scf.reduce } {p}
  %pr = scf.parallel (%x) = (%lb) to (%ub) step (%st) init (%a) -> i32 {
    scf.reduce(%a : i32) {
    ^bb0(%l: i32, %r5: i32):
      scf.reduce.return %l : i32
    }
  }
  %pr2:2 = scf.parallel (%x) = (%lb) to (%ub) step (%st) init (%a, %t) -> (i32, f32) {
    scf.reduce(%a, %t : i32, f32) {
    ^bb0(%l: i32, %r5: i32):
      scf.reduce.return %l {a} : i32
    }, {
    ^bb0(%l: f32, %r6: f32):
      scf.reduce.return %l : f32
    } {zz}
  }
  scf.index_switch %lb
  case 1 { scf.yield }
  case -3 { "q.q"() : () -> () scf.yield {a} }
  default { }
  %is = scf.index_switch %lb {a} -> i32
  case 2 { scf.yield %a : i32 }
  default { scf.yield %a : i32 }
  scf.index_switch %lb default { }
  return %e : i32
}
func.func @g(%t: tensor<4xf32>, %n: index, %m: index) -> tensor<4xf32> {
  scf.forall (%i) in (%n) { }
  scf.forall (%i, %j) in (4, %n) { "a.b"(%i, %j) : (index, index) -> () } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  scf.forall (%i, %j) = (0, %m) to (%n, 10) step (1, %m) { scf.forall.in_parallel {} } {foo}
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    } {x}
  }
  scf.forall () in () { }
  return %r : tensor<4xf32>
}
