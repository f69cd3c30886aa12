// RUN: mlopt %s | FileCheck %s --match-full-lines
// RUN: mlopt %s | mlopt | FileCheck %s --match-full-lines
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s --match-full-lines

// Branches, calls and returns of std.

// CHECK: module {
// CHECK-NEXT: func @branches(%arg0: i32, %arg1: i1, %arg2: index) {
// CHECK-NEXT: cond_br %arg1, ^bb1(%arg0 : i32), ^bb2
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT: br ^bb3(%0, %arg2 : i32, index) {tag}
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cond_br %arg1, ^bb3(%arg0, %arg2 : i32, index), ^bb3(%arg0, %arg2 : i32, index) {tag}
// CHECK-NEXT: ^bb3(%1: i32, %2: index):  // 4 preds: ^bb1, ^bb2, ^bb2, ^bb3
// CHECK-NEXT: switch %1 : i32, [
// CHECK-NEXT: default: ^bb4,
// CHECK-NEXT: 1: ^bb3(%arg0, %arg2 : i32, index),
// CHECK-NEXT: 2: ^bb4
// CHECK-NEXT: ] {tag}
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb3, ^bb3
// CHECK-NEXT: switch %arg1 : i1, [
// CHECK-NEXT: default: ^bb5,
// CHECK-NEXT: 1: ^bb5
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb4, ^bb4
// CHECK-NEXT: switch %1 : i32, [
// CHECK-NEXT: default: ^bb6]
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: assert %arg1, "it \22failed\22"
// CHECK-NEXT: assert %arg1, "m" {tag}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @two() -> (i32, f32)
// CHECK-NEXT: func @calls(%arg0: i32, %arg1: (i32) -> (i32, f32)) -> (i32, f32) {
// CHECK-NEXT: call @none() : () -> ()
// CHECK-NEXT: %0:2 = call @two() {tag} : () -> (i32, f32)
// CHECK-NEXT: %1:2 = call_indirect %arg1(%arg0) : (i32) -> (i32, f32)
// CHECK-NEXT: return {tag} %0#0, %1#1 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: func @none() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @forward_use(%arg0: i32) -> i32 {
// CHECK-NEXT: br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = addi %arg0, %arg0 : i32
// CHECK-NEXT: br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }

func @branches(%a: i32, %c: i1, %i: index) {
  cond_br %c, ^one(%a : i32), ^two
^one(%q: i32):
  br ^three(%q, %i : i32, index) {tag}
^two:
  cond_br %c, ^three(%a, %i : i32, index), ^three(%a, %i : i32, index) {tag}
^three(%t: i32, %u: index):
  switch %t : i32, [default: ^four, 1: ^three(%a, %i : i32, index), 2: ^four] {tag}
^four:
  switch %c : i1, [default: ^five, 1: ^five]
^five:
  switch %t : i32, [default: ^six]
^six:
  assert %c, "it \"failed\""
  assert %c, "m" {tag}
  return
}

func @two() -> (i32, f32)

func @calls(%a: i32, %f: (i32) -> (i32, f32)) -> (i32, f32) {
  call @none() : () -> ()
  %0:2 = call @two() {tag} : () -> (i32, f32)
  %1:2 = call_indirect %f(%a) : (i32) -> (i32, f32)
  return {tag} %0#0, %1#1 : i32, f32
}

func @none() {
  return
}

func @forward_use(%a: i32) -> i32 {
  br ^second
^first:
  return %x : i32
^second:
  %x = addi %a, %a : i32
  br ^first
}
