// -test-matchers: an operation's name, an attribute.
// RUN: mlopt-test %s -allow-unregistered-dialect '-pass-pipeline=builtin.module(func.func(test-matchers))' | FileCheck %s

// CHECK: test3
// CHECK-NEXT: Pattern mul(*, add(*, m_Op("test.name"))) matched
// CHECK-NEXT: Pattern m_Attr("fastmath") matched and bound value to: none
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @test3(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %0 = "test.name"() : () -> f32
// CHECK-NEXT: %1 = arith.addf %arg0, %0 : f32
// CHECK-NEXT: %2 = arith.mulf %arg1, %1 : f32
// CHECK-NEXT: return %2 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @test3(%a: f32, %b: f32) -> f32 {
  %0 = "test.name"() : () -> f32
  %1 = arith.addf %a, %0 : f32
  %2 = arith.mulf %b, %1 : f32
  return %2 : f32
}
// RUN: not mlopt-test %s -test-matchers 2>&1 | FileCheck %s --check-prefix=MODULE
// MODULE: unable to schedule pass 'test-matchers' on a PassManager intended to run on 'builtin.module'!
