// RUN: mlopt -allow-unregistered-dialect %s -canonicalize | FileCheck %s --match-full-lines
// Conditionals, regions to inline and switches.

//      CHECK: module {
// CHECK-NEXT: func.func @if0(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT: %1 = arith.xori %arg0, %true : i1
// CHECK-NEXT: %2 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %3 = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %2, %arg0, %1 : i32, i32, i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: func.func @if1(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.a"(%true) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "t.b"(%arg0) : (i1) -> ()
// CHECK-NEXT: %0 = arith.select %arg0, %arg3, %arg2 : i32
// CHECK-NEXT: %1 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: "t.d"(%true) : (i1) -> ()
// CHECK-NEXT: %2 = scf.if %arg1 -> (i32) {
// CHECK-NEXT: "t.e"(%true, %true) : (i1, i1) -> ()
// CHECK-NEXT: %3 = "t.z"() : () -> i32
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.c"(%false) : (i1) -> ()
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %1, %0 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @if2(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %0:3 = scf.if %arg0 -> (i32, i32, i32) {
// CHECK-NEXT: %1 = "t.a"() : () -> i32
// CHECK-NEXT: %2 = "t.c"(%1) : (i32) -> i32
// CHECK-NEXT: scf.yield %1, %1, %2 : i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = "t.b"() : () -> i32
// CHECK-NEXT: %2 = "t.d"(%1, %arg2) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %1, %arg2, %2 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#2, %0#1 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @if3(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %0 = "t.a"() : () -> i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %0 = "t.b"() : () -> i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: %0 = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = "t.b"() : () -> i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%0, %true) : (i32, i1) -> ()
// CHECK-NEXT: scf.for %arg4 = %arg2 to %arg3 step %arg2  : i32 {
// CHECK-NEXT: "t.k"(%true) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "t.l"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.x"(%false) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @exec(%arg0: i32, %arg1: i1) -> (i32, i32) {
// CHECK-NEXT: %0 = "t.a"() : () -> i32
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = "t.a"() : () -> i32
// CHECK-NEXT: cf.br ^bb3(%1 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %2 = "t.b"() : () -> i32
// CHECK-NEXT: cf.br ^bb3(%2 : i32)
// CHECK-NEXT: ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: scf.execute_region no_inline {
// CHECK-NEXT: %4 = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg2 = %arg0 to %0 step %0  : i32 {
// CHECK-NEXT: %4 = scf.execute_region -> i32 {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %5 = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %5 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %6 = "t.b"() : () -> i32
// CHECK-NEXT: scf.yield %6 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.use"(%4, %4, %0) : (i32, i32, i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %3, %arg0 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sw(%arg0: index, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = "t.a"() : () -> i32
// CHECK-NEXT: %1 = "t.b"() : () -> i32
// CHECK-NEXT: %2 = scf.index_switch %arg0 -> i32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: %3 = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: case 4 {
// CHECK-NEXT: %3 = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %3 = "t.b"() : () -> i32
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%arg1) : (i32) -> ()
// CHECK-NEXT: return %0, %2 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @if0(%c: i1, %x: i32, %y: i32) -> (i32, i32, i1, i1) {
  %r:4 = scf.if %c -> (i32, i32, i1, i1) {
    %q = "t.a"() : () -> i32
    %t = arith.constant true
    %f = arith.constant false
    scf.yield %x, %q, %t, %f : i32, i32, i1, i1
  } else {
    %t = arith.constant true
    %f = arith.constant false
    scf.yield %y, %x, %f, %t : i32, i32, i1, i1
  }
  return %r#0, %r#1, %r#2, %r#3 : i32, i32, i1, i1
}
func.func @if1(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32, i32) {
  %t = arith.constant true
  scf.if %c { "t.a"(%c) : (i1) -> () } else { }
  scf.if %t { "t.b"(%c) : (i1) -> () } else { }
  %n = arith.xori %c, %t : i1
  scf.if %n { "t.c"(%c) : (i1) -> () } else { "t.d"(%c) : (i1) -> () }
  scf.if %c { scf.if %d { "t.e"(%c, %d) : (i1, i1) -> () } }
  %r:2 = scf.if %c -> (i32, i32) {
    %i = scf.if %d -> i32 { %z = "t.z"() : () -> i32
      scf.yield %z : i32 } else { scf.yield %x : i32 }
    scf.yield %i, %y : i32, i32
  } else { scf.yield %x, %x : i32, i32 }
  return %r#0, %r#1 : i32, i32
}
func.func @if2(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  %r, %r2 = scf.if %c -> (i32, i32) { %z = "t.a"() : () -> i32 
    scf.yield %z, %z : i32, i32 } else { %z = "t.b"() : () -> i32
    scf.yield %z, %x : i32, i32 }
  %s = scf.if %c -> (i32) { %z = "t.c"(%r) : (i32) -> i32 
    scf.yield %z : i32 } else { %z = "t.d"(%r, %r2) : (i32, i32) -> i32
    scf.yield %z : i32 }
  return %r, %s, %r2 : i32, i32, i32
}
func.func @if3(%c: i1, %d: i1, %x: i32, %y: i32) {
  %r = scf.if %c -> (i32) { %z = "t.a"() : () -> i32 
    scf.yield %z : i32 } else { %z = "t.b"() : () -> i32
    scf.yield %z : i32 }
  scf.if %d {
    %r5 = scf.if %c -> (i32) { 
    scf.yield %x : i32 } else { "t.b"() : () -> i32
    scf.yield %y : i32 }
    "t.u"(%r5, %d) : (i32, i1) -> ()
    scf.for %i = %x to %y step %x : i32 { "t.k"(%d) : (i1) -> () }
    scf.if %d { "t.l"() : () -> () }
  } else {
    "t.x"(%d) : (i1) -> ()
  }
  return
}
func.func @exec(%x: i32, %c: i1) -> (i32, i32) {
  %r = scf.execute_region -> i32 {
    %z = "t.a"() : () -> i32
    scf.yield %z : i32
  }
  %s = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    %z = "t.a"() : () -> i32
    scf.yield %z : i32
  ^b:
    %y = "t.b"() : () -> i32
    scf.yield %y : i32
  }
  %t = scf.execute_region -> i32 no_inline {
    %z = "t.a"() : () -> i32
    scf.yield %x : i32
  }
  scf.for %i = %x to %x step %r : i32 { 
   scf.execute_region {
    cf.cond_br %c, ^a, ^b
  ^a:
    %z = "t.a"() : () -> i32
    scf.yield
  ^b:
    %y = "t.b"() : () -> i32
    scf.yield
  }
  }
  scf.for %i = %x to %r step %r : i32 { 
   %u:3 = scf.execute_region -> (i32, i32, i32) {
    cf.cond_br %c, ^a, ^b
  ^a:
    %z = "t.a"() : () -> i32
    scf.yield %z, %z, %r : i32, i32, i32
  ^b:
    %y = "t.b"() : () -> i32
    scf.yield %y, %y, %r : i32, i32, i32
  }
  "t.use"(%u#0, %u#1, %u#2) : (i32, i32, i32) -> ()
  }
  return %s, %t : i32, i32
}
func.func @sw(%i: index, %x: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %r = scf.index_switch %c2 -> i32 case 2 { %z = "t.a"() : () -> i32
    scf.yield %z : i32 } default { scf.yield %x : i32 }
  %s = scf.index_switch %c9 -> i32 case 2 { %z = "t.a"() : () -> i32
    scf.yield %z : i32 } default { %z = "t.b"() : () -> i32
     scf.yield %z : i32 }
  %t, %t2, %t3 = scf.index_switch %i -> i32, i32, i32 case 2 { %z = "t.a"() : () -> i32
    scf.yield %z, %z, %x : i32, i32, i32 } case 4 { %z = "t.a"() : () -> i32
    scf.yield %z, %z, %x : i32, i32, i32 } default { %z = "t.b"() : () -> i32
     scf.yield %z, %x, %x : i32, i32, i32 }
  "t.u"(%t3) : (i32) -> ()
  return %r, %t : i32, i32
}
