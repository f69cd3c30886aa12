// RUN: mlopt -allow-unregistered-dialect %s -canonicalize | FileCheck %s --match-full-lines
// What a condition says, and values that are passed around.

//      CHECK: module {
// CHECK-NEXT: func.func @w0(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %1 = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT: scf.condition(%1) %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %1 = "t.z"(%arg1, %arg2) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %arg1, %0 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @w1(%arg0: i32, %arg1: i32) -> (i1, i32) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i1, i32) {
// CHECK-NEXT: %1 = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT: scf.condition(%1) %1, %arg2 : i1, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i1, %arg3: i32):
// CHECK-NEXT: %1 = "t.z"(%true, %arg3) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : i1, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @w2(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT: scf.condition(%1) %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %1 = arith.cmpi sle, %arg2, %arg1 : i32
// CHECK-NEXT: %2 = "t.z"(%true, %arg2, %false, %1) : (i1, i32, i1, i1) -> i32
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @w3(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32) {
// CHECK-NEXT: %1:2 = "t.c"(%arg2) : (i32) -> (i1, i32)
// CHECK-NEXT: scf.condition(%1#0) %arg2, %1#1 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT: "t.in"(%arg2, %arg3, %arg1) : (i32, i32, i32) -> ()
// CHECK-NEXT: %1 = "t.z"(%arg2) : (i32) -> i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @w4(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32) {
// CHECK-NEXT: %1:2 = "t.c"(%arg2, %arg1) : (i32, i32) -> (i1, i32)
// CHECK-NEXT: scf.condition(%1#0) %1#1, %arg2 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT: %1 = "t.in"(%arg3, %arg2, %arg1) : (i32, i32, i32) -> i32
// CHECK-NEXT: %2 = "t.z"(%1, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @w5(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %1 = "t.c"() : () -> i1
// CHECK-NEXT: scf.condition(%1) %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: "t.k"(%arg2, %arg2) : (i32, i32) -> ()
// CHECK-NEXT: %1 = "t.e"() : () -> i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @w0(%x: i32, %y: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %b, %a : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %z = "t.z"(%p, %q) : (i32, i32) -> i32
    scf.yield %z, %p : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @w1(%x: i32, %y: i32) -> (i1, i32) {
  %r:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i1, i32) {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %c, %a : i1, i32
  } do {
  ^bb0(%p: i1, %q: i32):
    %z = "t.z"(%p, %q) : (i1, i32) -> i32
    scf.yield %z, %q : i32, i32
  }
  return %r#0, %r#1 : i1, i32
}
func.func @w2(%x: i32, %y: i32) -> (i32) {
  %r = scf.while (%a = %x) : (i32) -> (i32) {
    %c = arith.cmpi slt, %a, %y : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%q: i32):
    %s = arith.cmpi slt, %q, %y : i32
    %t = arith.cmpi sge, %q, %y : i32
    %u = arith.cmpi sle, %q, %y : i32
    %z = "t.z"(%s, %q, %t, %u) : (i1, i32, i1, i1) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @w3(%x: i32, %y: i32) -> (i32) {
  %r = scf.while (%a = %x) : (i32) -> (i32) {
    %c, %e = "t.c"(%a) : (i32) -> (i1, i32)
    scf.if %c { "t.in"(%a, %e, %y) : (i32, i32, i32) -> () }
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%q: i32):
    %z = "t.z"(%q) : (i32) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @w4(%x: i32, %y: i32) -> (i32) {
  %r, %s = scf.while (%a = %x, %b = %y, %n = %y) : (i32, i32, i32) -> (i32, i32) {
    %c, %e = "t.c"(%a, %b) : (i32, i32) -> (i1, i32)
    %f = scf.if %c -> i32 { %l = "t.in"(%a, %e, %y) : (i32, i32, i32) -> i32 
      scf.yield %l : i32 } else { scf.yield %e : i32}
    scf.condition(%c) %f, %y : i32, i32
  } do {
  ^bb0(%q: i32, %w: i32):
    %z = "t.z"(%q, %w) : (i32, i32) -> i32
    scf.yield %z, %w, %z : i32, i32, i32
  }
  return %r : i32
}
func.func @w5(%x: i32, %y: i32) {
  scf.while (%a = %x, %b = %x, %n = %y) : (i32, i32, i32) -> (i32, i32) {
    %c = "t.c"() : () -> (i1)
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%q: i32, %w: i32):
    "t.k"(%q, %w) : (i32, i32) -> ()
    %e = "t.e"() : () -> i32
    scf.yield %e, %e, %q : i32, i32, i32
  }
  return
}
