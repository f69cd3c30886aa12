// RUN: mlopt -allow-unregistered-dialect %s -canonicalize | FileCheck %s --match-full-lines
// Branches, switches and assertions.

//      CHECK: module {
// CHECK-NEXT: func.func @dead(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0 weights([3, 5]), ^bb2(%arg1 : i32), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "a.b"() : () -> ()
// CHECK-NEXT: cf.br ^bb2(%arg1 : i32)
// CHECK-NEXT: ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @unr(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: "a.b"() : () -> ()
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @unr2(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: "a.b"() : () -> ()
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @same(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT: "a.b"(%0) : (i32) -> ()
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @truth(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "a.b"(%true, %true) : (i1, i1) -> ()
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "a.c"(%false) : (i1) -> ()
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @as(%arg0: i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.assert %false, "y"
// CHECK-NEXT: cf.assert %arg0, "z"
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sw(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1(%arg1 : i32),
// CHECK-NEXT: 2: ^bb2,
// CHECK-NEXT: 3: ^bb1(%arg0 : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb2
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "a.c"() : () -> ()
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sw2(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb2,
// CHECK-NEXT: 1: ^bb1(%arg1 : i32),
// CHECK-NEXT: 3: ^bb1(%arg0 : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%0: i32):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb3
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1(%arg1 : i32),
// CHECK-NEXT: 2: ^bb3
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: "a.c"() : () -> ()
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sw3(%arg0: i32) -> i32 {
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: return %c5_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sw4(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @dead(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c weights([3, 5]), ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%x : i32)
^bb2:
  "a.b"() : () -> ()
  cf.br ^bb3(%x : i32)
^bb3(%y: i32):
  return %y : i32
}
func.func @unr(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  "a.b"() : () -> ()
  return %x : i32
}
func.func @unr2(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb2(%x : i32), ^bb1
^bb1:
  ub.unreachable
^bb2(%y: i32):
  "a.b"() : () -> ()
  return %y : i32
}
func.func @same(%c: i1, %x: i32, %z: i32) -> i32 {
  cf.cond_br %c weights([1,2]), ^bb2(%x : i32), ^bb2(%z : i32)
^bb2(%y: i32):
  "a.b"(%y) : (i32) -> ()
  return %y : i32
}
func.func @truth(%c: i1, %x: i32, %z: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "a.b"(%c, %c) : (i1, i1) -> ()
  cf.cond_br %c, ^bb1a, ^bb2a
^bb1a:
  return %x : i32
^bb2a:
  return %z : i32
^bb2:
  "a.c"(%c) : (i1) -> ()
  return %z : i32
}
func.func @as(%c: i1) {
  %t = arith.constant true
  %f = arith.constant false
  cf.assert %t, "x"
  cf.assert %f, "y"
  cf.assert %c, "z"
  return
}
func.func @sw(%a: i32, %x: i32) -> i32 {
  cf.switch %a : i32, [default: ^bb1(%x : i32), 1: ^bb1(%x: i32), 2: ^bb2, 3: ^bb3]
^bb1(%y: i32):
  return %y : i32
^bb2:
  cf.switch %a : i32, [default: ^bb1(%x : i32), 1: ^bb4, 2: ^bb5]
^bb3:
  cf.br ^bb1(%a : i32)
^bb4:
  "a.b"() : () -> ()
  cf.br ^bb1(%a : i32)
^bb5:
  "a.c"() : () -> ()
  cf.br ^bb1(%a : i32)
}
func.func @sw2(%a: i32, %x: i32) -> i32 {
  cf.switch %a : i32, [default: ^bb2, 1: ^bb1(%x: i32), 3: ^bb1(%a : i32)]
^bb1(%y: i32):
  return %y : i32
^bb2:
  cf.switch %a : i32, [default: ^bb1(%x : i32), 1: ^bb4, 2: ^bb5]
^bb4:
  "a.b"() : () -> ()
  cf.br ^bb1(%a : i32)
^bb5:
  "a.c"() : () -> ()
  cf.br ^bb1(%a : i32)
}
func.func @sw3(%x: i32) -> i32 {
  %a = arith.constant 5 : i32
  cf.switch %a : i32, [default: ^bb2, 1: ^bb1(%x: i32), 5: ^bb1(%a : i32)]
^bb1(%y: i32):
  return %y : i32
^bb2:
  return %x : i32
}
func.func @sw4(%x: i32) -> i32 {
  cf.switch %x : i32, [default: ^bb2]
^bb2:
  return %x : i32
}
