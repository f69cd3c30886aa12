// RUN: mlopt %s -upgrade-std -split-input-file | FileCheck %s
// Functions, calls and branches.

// CHECK: func.func private @declared(f32, f32, f32) -> f32
func @declared(f32 {llvm.noalias = true}, f32 {llvm.noalias = false}, f32 {llvm.align = 4 : i64}) -> f32

// CHECK: func.func private @memory(memref<f32> {llvm.noalias}, memref<f32>, memref<f32> {llvm.align = 4 : i64})
func @memory(memref<f32> {llvm.noalias = true}, memref<f32> {llvm.noalias = false}, memref<f32> {llvm.align = 4 : i64})

// CHECK: func.func nested @nested(f32)
func nested @nested(f32)

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: f32) -> (f32 {x.y}, i1) attributes {emit} {
func @main(%c: i1, %a: f32) -> (f32 {x.y}, i1) attributes {emit} {
  // CHECK-NEXT: %[[R:.*]] = call @declared(%[[A]], %[[A]], %[[A]]) : (f32, f32, f32) -> f32
  // CHECK-NEXT: %[[F:.*]] = constant @declared : (f32, f32, f32) -> f32
  // CHECK-NEXT: call_indirect %[[F]](%[[R]], %[[R]], %[[R]]) : (f32, f32, f32) -> f32
  // CHECK-NEXT: cf.assert %[[C]], "text"
  // CHECK-NEXT: cf.cond_br %[[C]], ^[[B1:.*]](%[[R]] : f32), ^[[B2:.*]]
  %0 = call @declared(%a, %a, %a) : (f32, f32, f32) -> f32
  %f = constant @declared : (f32, f32, f32) -> f32
  %1 = call_indirect %f(%0, %0, %0) : (f32, f32, f32) -> f32
  assert %c, "text"
  cond_br %c, ^bb1(%0 : f32), ^bb2
  // CHECK-NEXT: ^[[B1]](%[[X:.*]]: f32):
  // CHECK-NEXT: return %[[X]], %[[C]] : f32, i1
^bb1(%x: f32):
  return %x, %c : f32, i1
  // CHECK-NEXT: ^[[B2]]:
  // CHECK-NEXT: cf.br ^[[B1]](%[[A]] : f32)
^bb2:
  br ^bb1(%a : f32)
}

// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[I:.*]]: i32)
func @switch(%i: i32) {
  // CHECK-NEXT: cf.switch %[[I]] : i32, [
  // CHECK-NEXT:   default: ^[[B1:.*]](%[[I]] : i32),
  // CHECK-NEXT:   7: ^[[B1]](%[[I]] : i32)
  // CHECK-NEXT: ]
  switch %i : i32, [
    default: ^bb1(%i : i32),
    7: ^bb1(%i : i32)
  ]
^bb1(%x: i32):
  return
}

// -----

// What is of today already stays, also in the middle of what is not.
// CHECK-LABEL: func.func @mixed(
func.func @mixed(%a: i32) -> i32 {
  // CHECK-NEXT: arith.addi %{{.*}}, %{{.*}} overflow<nsw> : i32
  // CHECK-NEXT: arith.muli %{{.*}}, %{{.*}} : i32
  %0 = arith.addi %a, %a overflow<nsw> : i32
  %1 = "std.muli"(%0, %0) : (i32, i32) -> i32
  func.return %1 : i32
}

// -----

// A module in a module, named.
// CHECK: module @outer {
// CHECK-NEXT: module @inner {
// CHECK-NEXT: func.func @f() {
module @outer {
  module @inner {
    func @f() {
      return
    }
  }
}
