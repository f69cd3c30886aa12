// RUN: mlopt -allow-unregistered-dialect %s -canonicalize | FileCheck %s --match-full-lines
// Dimensions of one iteration and loops in loops.

//      CHECK: module {
// CHECK-NEXT: func.func @par(%arg0: f32, %arg1: index, %arg2: index) -> (f32, f32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %0:2 = scf.parallel (%arg3) = (%arg1) to (%arg2) step (%c1) init (%arg0, %arg0) -> (f32, f32) {
// CHECK-NEXT: %2 = "t.e"(%arg3, %c0, %c0) : (index, index, index) -> f32
// CHECK-NEXT: scf.reduce(%2, %2 : f32, f32) {
// CHECK-NEXT: ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT: %3 = arith.addf %arg4, %arg5 : f32
// CHECK-NEXT: scf.reduce.return %3 : f32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT: %3 = arith.mulf %arg4, %arg5 : f32
// CHECK-NEXT: scf.reduce.return %3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %1 = "t.e"(%c0, %c0) : (index, index) -> f32
// CHECK-NEXT: "t.k"(%arg0) : (f32) -> ()
// CHECK-NEXT: scf.parallel (%arg3, %arg4, %arg5, %arg6) = (%c0, %c0, %arg1, %arg2) to (%arg1, %arg2, %c7, %c7) step (%c1, %c7, %c1, %c7) {
// CHECK-NEXT: "t.kk"(%arg3, %arg4, %arg5, %arg6) : (index, index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%arg1, %arg2) step (%c1, %c7) {
// CHECK-NEXT: scf.parallel (%arg5, %arg6) = (%arg1, %arg3) to (%c7, %c7) step (%c1, %c7) {
// CHECK-NEXT: "t.kk"(%arg3, %arg4, %arg5, %arg6) : (index, index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: } {some.attr}
// CHECK-NEXT: return %0#0, %1 : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @fa(%arg0: index, %arg1: index, %arg2: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.forall (%arg3, %arg4) in (7, %arg0) {
// CHECK-NEXT: "t.a"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg3) = (%arg0) to (%arg1) step (1) {
// CHECK-NEXT: "t.b"(%c0, %arg3) : (index, index) -> ()
// CHECK-NEXT: } {some.attr}
// CHECK-NEXT: "t.c"(%c0, %c1) : (index, index) -> ()
// CHECK-NEXT: scf.forall (%arg3, %arg4) in (1, 1) {
// CHECK-NEXT: "t.d"(%c0, %c0) : (index, index) -> ()
// CHECK-NEXT: } {mapping = [#gpu.block<x>, #gpu.block<y>]}
// CHECK-NEXT: scf.forall (%arg3, %arg4) = (0, 3) to (2, 4) step (2, 3) {
// CHECK-NEXT: "t.d"(%c0, %c3) : (index, index) -> ()
// CHECK-NEXT: } {mapping = [#gpu.block<x>, #gpu.block<y>]}
// CHECK-NEXT: scf.forall (%arg3, %arg4) in (3, 8) {
// CHECK-NEXT: "t.f"(%arg2, %arg4) : (tensor<4xf32>, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "t.f"(%arg2, %c0) : (tensor<4xf32>, index) -> ()
// CHECK-NEXT: scf.forall (%arg3) = (0) to (%arg0) step (0) {
// CHECK-NEXT: "t.x"(%arg3, %c0) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %arg2 : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @par(%x: f32, %a: index, %b: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %r:2 = scf.parallel (%i, %j, %k) = (%a, %c0, %c0) to (%b, %c1, %c7) step (%c1, %c1, %c7) init (%x, %x) -> (f32, f32) {
    %e = "t.e"(%i, %j, %k) : (index, index, index) -> f32
    scf.reduce(%e, %e : f32, f32) {
    ^bb0(%l: f32, %rr: f32):
      %s = arith.addf %l, %rr : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %rr: f32):
      %s = arith.mulf %l, %rr : f32
      scf.reduce.return %s : f32
    }
  } {some.attr}
  %s:2 = scf.parallel (%j, %k) = (%c0, %c0) to (%c1, %c7) step (%c1, %c7) init (%x, %x) -> (f32, f32) {
    %e = "t.e"(%j, %k) : (index, index) -> f32
    scf.reduce(%e, %e : f32, f32) {
    ^bb0(%l: f32, %rr: f32):
      %s = arith.addf %l, %rr : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %rr: f32):
      scf.reduce.return %rr : f32
    }
  } {some.attr}
  %t = scf.parallel (%j, %k) = (%c0, %c0) to (%a, %c0) step (%c1, %c7) init (%x) -> (f32) {
    %e = "t.e"(%j, %k) : (index, index) -> f32
    scf.reduce(%e: f32) {
    ^bb0(%l: f32, %rr: f32):
      %s9 = arith.addf %l, %rr : f32
      scf.reduce.return %s9 : f32
    }
  }
  "t.k"(%t) : (f32) -> ()
  scf.parallel (%j, %k) = (%c0, %c0) to (%a, %b) step (%c1, %c7) {
    scf.parallel (%l, %m) = (%a, %b) to (%c7, %c7) step (%c1, %c7) {
      "t.kk"(%j, %k, %l, %m) : (index, index, index, index) -> ()
    }
  } {some.attr}
  scf.parallel (%j, %k) = (%c0, %c0) to (%a, %b) step (%c1, %c7) {
    scf.parallel (%l, %m) = (%a, %j) to (%c7, %c7) step (%c1, %c7) {
      "t.kk"(%j, %k, %l, %m) : (index, index, index, index) -> ()
    }
  } {some.attr}
  return %r#0, %s#1 : f32, f32
}
func.func @fa(%a: index, %b: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.forall (%i, %j) in (%c7, %a) { "t.a"(%i, %j) : (index, index) -> () }
  scf.forall (%i, %j) = (%c0, %a) to (%c1, %b) step (%c7, %c1) { "t.b"(%i, %j) : (index, index) -> () } {some.attr}
  scf.forall (%i, %j) = (%c0, %c1) to (%c1, 5) step (%c7, %c7) { "t.c"(%i, %j) : (index, index) -> () } {some.attr}
  scf.forall (%i, %j) in (1, 1) { "t.d"(%i, %j) : (index, index) -> () } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  scf.forall (%i, %j) in (0, 1) { "t.e"(%i, %j) : (index, index) -> () }
  scf.forall (%i, %j) = (0, 3) to (2, 4) step (2, 3) { "t.d"(%i, %j) : (index, index) -> () } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  %r:2 = scf.forall (%i, %j) in (3, 8) shared_outs(%o = %t, %p = %t) -> (tensor<4xf32>, tensor<4xf32>) { "t.f"(%o, %j) : (tensor<4xf32>, index) -> () }
  %s:2 = scf.forall (%i, %j) in (1, 1) shared_outs(%o = %t, %p = %t) -> (tensor<4xf32>, tensor<4xf32>) { "t.f"(%o, %j) : (tensor<4xf32>, index) -> () } {some.attr}
  scf.forall (%i, %j) = (0, 0) to (%a, 4) step (0, 5) { "t.x"(%i, %j) : (index, index) -> () }
  return %r#1: tensor<4xf32>
}
