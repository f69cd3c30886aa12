// RUN: mlopt %s | FileCheck %s --match-full-lines
// RUN: mlopt %s -mlir-print-op-generic | mlopt - | FileCheck %s --match-full-lines
// RUN: mlopt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK:      func.func @branches(%arg0: i1, %arg1: i32, %arg2: f32) -> i32 {
// CHECK-NEXT:   cf.assert %arg0, "hello \22x\22" {a}
// CHECK-NEXT:   cf.cond_br %arg0 weights([1, -2]), ^bb1(%arg1 : i32), ^bb2 {x = 3 : i64}
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   cf.br ^bb3(%0, %arg2 : i32, f32) {y}
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   cf.switch %arg1 : i32, [
// CHECK-NEXT:     default: ^bb3(%arg1, %arg2 : i32, f32),
// CHECK-NEXT:     42: ^bb1(%arg1 : i32),
// CHECK-NEXT:     4294967293: ^bb2
// CHECK-NEXT:   ] {q = 1 : i64}
// CHECK-NEXT: ^bb3(%1: i32, %2: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   cf.switch %arg1 : i32, [
// CHECK-NEXT:     default: ^bb4]
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   cf.cond_br %arg0 weights([]), ^bb5, ^bb5
// GENERIC: "cf.assert"(%arg{{.}}) <{msg = "hello \22x\22"}> {a} : (i1) -> ()
// GENERIC: "cf.cond_br"(%arg{{.}}, %arg{{.}})[^bb1, ^bb2] <{branch_weights = array<i32: 1, -2>, operandSegmentSizes = array<i32: 1, 1, 0>}> {x = 3 : i64} : (i1, i32) -> ()
// GENERIC: "cf.switch"(%arg{{.}}, %arg{{.}}, %arg{{.}}, %arg{{.}})[^bb3, ^bb1, ^bb2] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[42, -3]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 1>}> {q = 1 : i64}
// GENERIC: "cf.switch"(%arg{{.}})[^bb4] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
func.func @branches(%c: i1, %a: i32, %b: f32) -> i32 {
  cf.assert %c, "hello \"x\"" {a}
  cf.cond_br %c weights([1, -2]), ^bb1(%a : i32), ^bb2 {x = 3}
^bb1(%x : i32):
  cf.br ^bb3(%x, %b : i32, f32) {y}
^bb2:
  cf.switch %a : i32, [
    default: ^bb3(%a, %b : i32, f32),
    42: ^bb1(%a : i32),
    -3: ^bb2
  ] {q = 1}
^bb3(%y: i32, %z : f32):
  cf.switch %a : i32, [default: ^bb4]
^bb4:
  cf.cond_br %c weights([]), ^bb5, ^bb5
^bb5:
  return %y : i32
}
