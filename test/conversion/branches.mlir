// Branches of cf with blocks whose arguments are converted.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-type-conversion | FileCheck %s

// CHECK-LABEL: func.func @br
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: f64) {
// CHECK-NEXT: cf.br ^bb1(%[[ARG0]] : f64)
// CHECK-NEXT: ^bb1(%[[V0:[^ :,)]+]]: f64):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%[[V0]] : f64)
// CHECK-NEXT: ^bb2(%[[V1:[^ :,)]+]]: f64):  // pred: ^bb1
// CHECK-NEXT: "test.legal_op_d"(%[[V1]]) : (f64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @cond
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: f64, %[[ARG2:[^ :,)]+]]: f64) {
// CHECK-NEXT: cf.cond_br %[[ARG0]] weights([1, 2]), ^bb1(%[[ARG1]] : f64), ^bb2(%[[ARG2]], %[[ARG1]] : f64, f64)
// CHECK-NEXT: ^bb1(%[[V0:[^ :,)]+]]: f64):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb1(%[[V0]] : f64), ^bb1(%[[ARG1]] : f64)
// CHECK-NEXT: ^bb2(%[[V1:[^ :,)]+]]: f64, %[[V2:[^ :,)]+]]: f64):  // pred: ^bb0
// CHECK-NEXT: "test.legal_op_d"(%[[V2]]) : (f64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @switch
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: f64) {
// CHECK-NEXT: cf.switch %[[ARG0]] : i1, [
// CHECK-NEXT: default: ^bb1(%[[ARG1]] : f64),
// CHECK-NEXT: 0: ^bb2,
// CHECK-NEXT: 1: ^bb1(%[[ARG1]] : f64)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[V0:[^ :,)]+]]: f64):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: "test.legal_op_d"(%[[V0]]) : (f64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "test.legal_op_d"(%[[ARG1]]) : (f64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @br(%a: f32, %b: i8) {
  cf.br ^bb1(%a, %b : f32, i8)
^bb1(%x: f32, %y: i8):
  cf.br ^bb2(%x : f32)
^bb2(%z: f32):
  "test.replace_with_legal_op"(%z) : (f32) -> ()
  return
}
func.func @cond(%c: i1, %a: f32, %b: bf16) {
  cf.cond_br %c weights([1, 2]), ^bb1(%a : f32), ^bb2(%b, %a : bf16, f32)
^bb1(%x: f32):
  cf.cond_br %c, ^bb1(%x : f32), ^bb1(%a : f32)
^bb2(%y: bf16, %z: f32):
  "test.replace_with_legal_op"(%z) : (f32) -> ()
  return
}
func.func @switch(%c: i1, %a: f32) {
  cf.switch %c : i1, [
    default: ^bb1(%a : f32),
    0: ^bb2,
    1: ^bb1(%a : f32)
  ]
^bb1(%x: f32):
  "test.replace_with_legal_op"(%x) : (f32) -> ()
  return
^bb2:
  "test.replace_with_legal_op"(%a) : (f32) -> ()
  return
}
