// The same without rollback, with users that are not converted.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-type-conversion=allow-pattern-rollback=0 | FileCheck %s

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: f64, %arg2: index) {
// CHECK-NEXT: %0 = scf.if %arg0 -> (f64) {
// CHECK-NEXT: scf.yield %arg1 : f64
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = "test.type_producer"() : () -> f64
// CHECK-NEXT: %5 = "test.type_producer"() : () -> f64
// CHECK-NEXT: scf.yield %5 : f64
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %0) -> (f64) {
// CHECK-NEXT: %4 = "test.cast"(%arg4) : (f64) -> f32
// CHECK-NEXT: "foo.x"(%4) : (f32) -> ()
// CHECK-NEXT: scf.yield %arg4 : f64
// CHECK-NEXT: } {my.attr = 1 : i64}
// CHECK-NEXT: %2:2 = scf.while (%arg3 = %1, %arg4 = %arg2) : (f64, index) -> (f64, index) {
// CHECK-NEXT: scf.condition(%arg0) %arg3, %arg4 : f64, index
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: f64, %arg4: index):
// CHECK-NEXT: scf.yield %arg3, %arg4 : f64, index
// CHECK-NEXT: }
// CHECK-NEXT: %3 = "test.cast"(%2#0) : (f64) -> f32
// CHECK-NEXT: scf.for %arg3 = %arg2 to %arg2 step %arg2 {
// CHECK-NEXT: "foo.x"(%3) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "foo.x"(%3) : (f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @g(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: %1 = scf.execute_region -> f32 {
// CHECK-NEXT: %2 = "test.type_producer"() : () -> f64
// CHECK-NEXT: %3 = "test.cast"(%2) : (f64) -> f32
// CHECK-NEXT: scf.yield %3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %0 = scf.while (%arg1 = %arg0) : (i1) -> i1 {
// CHECK-NEXT: scf.condition(%arg1) %arg1 : i1
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: i1):
// CHECK-NEXT: %1 = "test.type_producer"() : () -> i32
// CHECK-NEXT: "foo.x"(%1) : (i32) -> ()
// CHECK-NEXT: scf.yield %arg1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @f(%c: i1, %a: f32, %i: i16, %n: index) {
  %0 = scf.if %c -> f32 {
    scf.yield %a : f32
  } else {
    %p = "test.type_producer"() : () -> f16
    %q = "test.type_producer"() : () -> f32
    scf.yield %q : f32
  }
  %1:2 = scf.for %k = %n to %n step %n iter_args(%x = %0, %y = %i) -> (f32, i16) {
    "foo.x"(%x) : (f32) -> ()
    scf.yield %x, %y : f32, i16
  } {my.attr = 1}
  %2:2 = scf.while (%x = %1#0, %z = %n) : (f32, index) -> (f32, index) {
    scf.condition(%c) %x, %z : f32, index
  } do {
  ^bb0(%w: f32, %z2: index):
    scf.yield %w, %z2 : f32, index
  } attributes {my.x}
  scf.for %k = %n to %n step %n {
    "foo.x"(%2#0) : (f32) -> ()
  }
  "foo.x"(%2#0) : (f32) -> ()
  return
}
func.func @g(%c: i1, %a: i32) {
  scf.if %c {
    scf.execute_region {
      %x = scf.execute_region -> f32 {
      %q = "test.type_producer"() : () -> f32
       scf.yield %q : f32
      }
      scf.yield
    }
  }
  %2:2 = scf.while (%x = %a, %y = %c) : (i32, i1) -> (i1, i32) {
    scf.condition(%y) %y, %x : i1, i32
  } do {
  ^bb0(%w: i1, %z2: i32):
    "foo.x"(%z2) : (i32) -> ()
    scf.yield %z2, %w : i32, i1
  }
  return
}
