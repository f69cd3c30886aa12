// RUN: mlopt -allow-unregistered-dialect %s -canonicalize | FileCheck %s --match-full-lines
// Loops that do not run, run once, or compute nothing.

//      CHECK: module {
// CHECK-NEXT: func.func @for0(%arg0: i32, %arg1: index) -> i32 {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %0 = "t.g"(%arg0, %c5) : (i32, index) -> i32
// CHECK-NEXT: %1 = "t.i"(%arg0, %arg1) : (i32, index) -> i32
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @for1(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index, %arg4: index) -> (i32, i32, i32) {
// CHECK-NEXT: %0:2 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg1, %arg7 = %arg0) -> (i32, i32) {
// CHECK-NEXT: %1 = "t.f"(%arg6, %arg5, %arg0, %arg7) : (i32, index, i32, i32) -> i32
// CHECK-NEXT: scf.yield %1, %1 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %arg0, %0#0, %0#1 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @for2(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: scf.for %arg5 = %arg2 to %arg3 step %arg4 {
// CHECK-NEXT: %0 = "t.f"(%arg5) : (index) -> i32
// CHECK-NEXT: } {some.attr}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @fors8() {
// CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT: "t.b"(%c127_i8) : (i8) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @for0(%x: i32, %ub: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c5 to %c0 step %c1 iter_args(%a = %x) -> i32 {
    %y = "t.f"(%a, %i) : (i32, index) -> i32
    scf.yield %y : i32
  }
  %s = scf.for %i = %c5 to %c6 step %c1 iter_args(%a = %r) -> i32 {
    %y = "t.g"(%a, %i) : (i32, index) -> i32
    scf.yield %y : i32
  }
  %t = scf.for %i = %c0 to %c6 step %c1 iter_args(%a = %s) -> i32 {
    scf.yield %x : i32
  }
  %u = scf.for %i = %ub to %ub step %c1 iter_args(%a = %t) -> i32 {
    %y = "t.h"(%a, %i) : (i32, index) -> i32
    scf.yield %y : i32
  }
  %ub2 = arith.addi %ub, %c1 overflow<nsw> : index
  %v = scf.for %i = %ub to %ub2 step %c1 iter_args(%a = %u) -> i32 {
    %y = "t.i"(%a, %i) : (i32, index) -> i32
    scf.yield %y : i32
  }
  return %v : i32
}
func.func @for1(%x: i32, %z: i32, %lb: index, %ub: index, %st: index) -> (i32, i32, i32) {
  %r:4 = scf.for %i = %lb to %ub step %st iter_args(%a = %x, %b = %z, %c = %x, %d = %x) -> (i32, i32, i32, i32) {
    %y = "t.f"(%b, %i, %a, %d) : (i32, index, i32, i32) -> i32
    scf.yield %a, %y, %y, %y : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#3 : i32, i32, i32
}
func.func @for2(%x: i32, %z: i32, %lb: index, %ub: index, %st: index) {
  %r:2 = scf.for %i = %lb to %ub step %st iter_args(%a = %x, %b = %z) -> (i32, i32) {
    %y = "t.f"(%i) : (index) -> i32
    scf.yield %a, %y : i32, i32
  } {some.attr}
  scf.for %i = %lb to %ub step %st { }
  scf.for unsigned %i = %lb to %ub step %st { }
  return
}
func.func @fors8() {
  %c0 = arith.constant -128 : i8
  %c5 = arith.constant 127 : i8
  %c1 = arith.constant 100 : i8
  %cm = arith.constant -1 : i8
  %cz = arith.constant 0 : i8
  scf.for %i = %c0 to %c5 step %c1 : i8 { "t.a"(%i) : (i8) -> () }
  scf.for unsigned %i = %c5 to %c0 step %c1 : i8 { "t.b"(%i) : (i8) -> () }
  scf.for unsigned %i = %c0 to %c5 step %c1 : i8 { "t.c"(%i) : (i8) -> () }
  scf.for unsigned %i = %c5 to %c0 step %cm : i8 { "t.d"(%i) : (i8) -> () }
  scf.for unsigned %i = %c5 to %c0 step %cz : i8 { "t.d"(%i) : (i8) -> () }
  return
}
