// RUN: mlopt %s -canonicalize=region-simplify=aggressive -split-input-file -allow-unregistered-dialect | FileCheck %s
// Places that are the same in each block share an argument; what leads to merged blocks merges, too.

// CHECK-LABEL: @shared_arguments
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i1, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32, %[[ARG4:[^ :,)]+]]: i32) {
// CHECK-NEXT:  cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:    default: ^bb1(%[[ARG2]], %[[ARG3]], %[[ARG2]] : i32, i32, i32),
// CHECK-NEXT:    1: ^bb1(%[[ARG3]], %[[ARG2]], %[[ARG3]] : i32, i32, i32),
// CHECK-NEXT:    2: ^bb1(%[[ARG2]], %[[ARG4]], %[[ARG4]] : i32, i32, i32),
// CHECK-NEXT:    3: ^bb2(%[[ARG2]], %[[ARG4]] : i32, i32),
// CHECK-NEXT:    4: ^bb2(%[[ARG3]], %[[ARG2]] : i32, i32)
// CHECK-NEXT:  ]
// CHECK-NEXT:  ^bb1(%[[V0:[^ :,)]+]]: i32, %[[V1:[^ :,)]+]]: i32, %[[V2:[^ :,)]+]]: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT:  "x.y"(%[[V0]], %[[V1]], %[[V0]], %[[V1]], %[[V2]]) : (i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT:  cf.cond_br %[[ARG1]], ^bb3, ^bb4
// CHECK-NEXT:  ^bb2(%[[V3:[^ :,)]+]]: i32, %[[V4:[^ :,)]+]]: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:  "x.z"(%[[V3]], %[[V4]]) : (i32, i32) -> ()
// CHECK-NEXT:  cf.br ^bb4
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:  "x.6"() : () -> ()
// CHECK-NEXT:  return
// CHECK-NEXT:  ^bb4:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:  "x.7"() : () -> ()
// CHECK-NEXT:  return
// CHECK-LABEL: @more_operands
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32, %[[ARG4:[^ :,)]+]]: i32, %[[ARG5:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT:  cf.switch %[[ARG1]] : i32, [
// CHECK-NEXT:    default: ^bb3(%[[ARG2]] : i32),
// CHECK-NEXT:    1: ^bb3(%[[ARG3]] : i32),
// CHECK-NEXT:    2: ^bb1(%[[ARG2]], %[[ARG2]] : i32, i32),
// CHECK-NEXT:    3: ^bb1(%[[ARG3]], %[[ARG3]] : i32, i32)
// CHECK-NEXT:  ]
// CHECK-NEXT:  ^bb1(%[[V0:[^ :,)]+]]: i32, %[[V1:[^ :,)]+]]: i32):  // 3 preds: ^bb0, ^bb0, ^bb3
// CHECK-NEXT:  "x.y"(%[[V0]], %[[V1]]) : (i32, i32) -> ()
// CHECK-NEXT:  return %[[V1]] : i32
// CHECK-NEXT:  ^bb2:  // pred: ^bb3
// CHECK-NEXT:  "x.z"(%[[V2:[^ :,)]+]]) : (i32) -> ()
// CHECK-NEXT:  return %[[V2]] : i32
// CHECK-NEXT:  ^bb3(%[[V2]]: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:  "x.w"() : () -> ()
// CHECK-NEXT:  cf.cond_br %[[ARG0]], ^bb1(%[[ARG4]], %[[ARG2]] : i32, i32), ^bb2
// CHECK-LABEL: @chain
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32, %[[ARG4:[^ :,)]+]]: i32, %[[ARG5:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT:  cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:  "x.1"(%[[ARG2]]) : (i32) -> ()
// CHECK-NEXT:  "x.2"(%[[ARG2]]) : (i32) -> ()
// CHECK-NEXT:  cf.cond_br %[[ARG0]], ^bb3(%[[ARG2]], %[[ARG4]] : i32, i32), ^bb1
// CHECK-NEXT:  ^bb2:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:  "x.1"(%[[ARG3]]) : (i32) -> ()
// CHECK-NEXT:  "x.2"(%[[ARG3]]) : (i32) -> ()
// CHECK-NEXT:  cf.cond_br %[[ARG0]], ^bb3(%[[ARG4]], %[[ARG5]] : i32, i32), ^bb2
// CHECK-NEXT:  ^bb3(%[[V0:[^ :,)]+]]: i32, %[[V1:[^ :,)]+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:  "x.3"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:  return %[[V1]] : i32
// CHECK-LABEL: @empty_region
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: i32) {
// CHECK-NEXT:  %[[V0:[^ :,)]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:  "x.1"(%[[V0]]) ({
// CHECK-NEXT:  }) : (i32) -> ()
// CHECK-NEXT:  return
// CHECK-LABEL: @same_arguments_later
// CHECK-SAME:  (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i1, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32, %[[ARG4:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT:  cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:    default: ^bb1(%[[ARG4]] : i32),
// CHECK-NEXT:    1: ^bb1(%[[ARG3]] : i32)
// CHECK-NEXT:  ]
// CHECK-NEXT:  ^bb1(%[[V0:[^ :,)]+]]: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:  "x.3"(%[[ARG2]]) : (i32) -> ()
// CHECK-NEXT:  return %[[V0]] : i32

func.func @shared_arguments(%s: i32, %c: i1, %a: i32, %b: i32, %d: i32) {
  cf.switch %s : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb3,
    3: ^bb4,
    4: ^bb5
  ]
^bb1:
  "x.y"(%a, %b, %a, %b, %a) : (i32, i32,i32,i32,i32) -> ()
  cf.cond_br %c, ^bb6, ^bb7
^bb2:
  "x.y"(%b, %a, %b, %a, %b) : (i32, i32,i32,i32,i32) -> ()
  cf.cond_br %c, ^bb6, ^bb7
^bb3:
  "x.y"(%a, %d, %a, %d, %d) : (i32, i32, i32, i32, i32) -> ()
  cf.cond_br %c, ^bb6, ^bb7
^bb4:
  "x.z"(%a, %d) : (i32, i32) -> ()
  cf.br ^bb7
^bb5:
  "x.z"(%b, %a) : (i32, i32) -> ()
  cf.br ^bb7
^bb6:
  "x.6"() : () -> ()
  return
^bb7:
  "x.7"() : () -> ()
  return
}
// -----
func.func @more_operands(%c: i1, %s: i32, %a: i32, %b: i32, %d: i32, %e: i32) -> i32 {
  cf.switch %s : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb3(%a : i32),
    3: ^bb4(%b : i32)
  ]
^bb3(%x: i32):
  "x.y"(%x, %a) : (i32, i32) -> ()
  return %a : i32
^bb4(%y: i32):
  "x.y"(%y, %b) : (i32, i32) -> ()
  return %b : i32
^bb5(%z: i32):
  "x.z"(%z) : (i32) -> ()
  return %z : i32
^bb1:
  "x.w"() : () -> ()
  cf.cond_br %c, ^bb3(%d : i32), ^bb5(%a : i32)
^bb2:
  "x.w"() : () -> ()
  cf.cond_br %c, ^bb3(%d : i32), ^bb5(%b : i32)
}
// -----
func.func @chain(%c: i1, %s: i32, %a: i32, %b: i32, %d: i32, %e: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "x.1"(%a) : (i32) -> ()
  cf.br ^bb3
^bb2:
  "x.1"(%b) : (i32) -> ()
  cf.br ^bb4
^bb3:
  "x.2"(%a) : (i32) -> ()
  cf.cond_br %c, ^bb5, ^bb1
^bb4:
  "x.2"(%b) : (i32) -> ()
  cf.cond_br %c, ^bb6, ^bb2
^bb5:
  "x.3"(%a) : (i32) -> ()
  return %d : i32
^bb6:
  "x.3"(%d) : (i32) -> ()
  return %e : i32
}
// -----
func.func @empty_region(%c: i1, %a: i32, %b: i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "x.1"(%a) ({}) : (i32) -> ()
  return
^bb2:
  "x.1"(%b) ({}) : (i32) -> ()
  return
}
// -----
func.func @same_arguments_later(%s: i32, %c: i1, %a: i32, %b: i32, %d: i32) -> i32 {
  cf.switch %s : i32, [
    default: ^bb5,
    0: ^bb3(%d, %a : i32, i32),
    1: ^bb4(%d : i32)
  ]
^bb1(%x0_0: i32, %x0_1: i32):
  "x.2"(%x0_0, %a, %a) : (i32, i32, i32) -> ()
  return %a : i32
^bb2(%x1_0: i32):
  "x.0"(%x1_0) : (i32) -> ()
  "x.0"(%d) : (i32) -> ()
  cf.br ^bb6(%x1_0, %d : i32, i32)
^bb3(%x2_0: i32, %x2_1: i32):
  "x.3"(%a) : (i32) -> ()
  return %x2_0 : i32
^bb4(%x3_0: i32):
  "x.3"(%a) : (i32) -> ()
  return %b : i32
^bb5:
  "x.3"(%a) : (i32) -> ()
  return %d : i32
^bb6(%x5_0: i32, %x5_1: i32):
  "x.3"(%x5_0) : (i32) -> ()
  return %d : i32
^bb7:
  "x.2"(%b, %d, %b) : (i32, i32, i32) -> ()
  return %b : i32
}
