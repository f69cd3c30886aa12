// RUN: mlopt %s | FileCheck %s --strict-whitespace --match-full-lines

//      CHECK:module @name attributes {t.x = 1 : i32} {
module @name attributes {t.x = 1 : i32} {
// CHECK-NEXT:  func.func private @declared(i32 {t.a}, f32) -> (i32 {t.r = 1 : i32}) attributes {t.f}
  func.func private @declared(i32 {t.a}, f32) -> (i32 {t.r = 1 : i32}) attributes {t.f}
// CHECK-NEXT:  func.func private @function_result() -> (() -> i32)
  func.func private @function_result() -> (() -> i32)
// CHECK-NEXT:  func.func private @two_results() -> (i32, f32)
  func.func private @two_results() -> (i32, f32)
// CHECK-NEXT:  func.func @"odd name"(%arg0: i32 {t.a = "x"}, %arg1: f32) attributes {t.f} {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
  func.func @"odd name"(%a: i32 {t.a = "x"}, %b: f32) attributes {t.f} {
    return
  }
// CHECK-NEXT:  func.func nested @calls(%arg0: (i32) -> i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0:2 = call @two_results() {t.c} : () -> (i32, f32)
// CHECK-NEXT:    %1 = call_indirect %arg0(%arg1) : (i32) -> i32
// CHECK-NEXT:    return {t.r} %1 : i32
// CHECK-NEXT:  }
  func.func nested @calls(%f: (i32) -> i32, %a: i32) -> i32 {
    %x:2 = func.call @two_results() {t.c} : () -> (i32, f32)
    %y = func.call_indirect %f(%a) : (i32) -> i32
    return {t.r} %y : i32
  }
// CHECK-NEXT:}
}
