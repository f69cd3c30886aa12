// RUN: mlopt -allow-unregistered-dialect %s -canonicalize | FileCheck %s --match-full-lines
// What mlir-opt 22 gets wrong: values that the moved scf.if yields are used by the second region, twice or from the first region.

//      CHECK: module {
// CHECK-NEXT: func.func @outer_value(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg1) : (i32) -> (i32, i32) {
// CHECK-NEXT: %1 = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT: %2 = "t.y"(%arg2) : (i32) -> i32
// CHECK-NEXT: scf.condition(%1) %arg2, %2 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT: "t.in"(%arg3) : (i32) -> ()
// CHECK-NEXT: %1 = "t.z"(%arg3) : (i32) -> i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @twice(%arg0: i1, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = scf.while (%arg2 = %arg1) : (i32) -> i32 {
// CHECK-NEXT: %1 = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT: scf.condition(%1) %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %1 = "t.y"(%arg2) : (i32) -> i32
// CHECK-NEXT: %2 = "t.z"(%1, %1) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %0 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @outer_value(%c: i1, %x: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %cond = "t.c"(%a) : (i32) -> i1
    %y = "t.y"(%a) : (i32) -> i32
    %i = scf.if %cond -> i32 { 
      "t.in"(%y) : (i32) -> ()
      scf.yield %y : i32 } else { scf.yield %a : i32 }
    scf.condition(%cond) %i : i32
  } do {
  ^bb0(%b: i32):
    %z = "t.z"(%b) : (i32) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @twice(%c: i1, %x: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %cond = "t.c"(%a) : (i32) -> i1
    %i = scf.if %cond -> i32 { 
      %y = "t.y"(%a) : (i32) -> i32
      scf.yield %y : i32 } else { scf.yield %a : i32 }
    scf.condition(%cond) %i, %i : i32, i32
  } do {
  ^bb0(%b: i32, %d: i32):
    %z = "t.z"(%b, %d) : (i32, i32) -> i32
    scf.yield %z : i32
  }
  return %r#0, %r#1 : i32, i32
}
