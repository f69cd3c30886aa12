// -test-matchers: trees of operations, values and constants.
// RUN: mlopt-test %s '-pass-pipeline=builtin.module(func.func(test-matchers))' | FileCheck %s

// CHECK: test1
// CHECK-NEXT: Pattern add(*) matched 3 times
// CHECK-NEXT: Pattern mul(*) matched 4 times
// CHECK-NEXT: Pattern add(add(*), *) matched 0 times
// CHECK-NEXT: Pattern add(*, add(*)) matched 0 times
// CHECK-NEXT: Pattern mul(add(*), *) matched 0 times
// CHECK-NEXT: Pattern mul(*, add(*)) matched 2 times
// CHECK-NEXT: Pattern mul(mul(*), *) matched 3 times
// CHECK-NEXT: Pattern mul(mul(*), mul(*)) matched 2 times
// CHECK-NEXT: Pattern mul(mul(mul(*), mul(*)), mul(mul(*), mul(*))) matched 1 times
// CHECK-NEXT: Pattern mul(mul(mul(mul(*), add(*)), mul(*)), mul(mul(*, add(*)), mul(*, add(*)))) matched 1 times
// CHECK-NEXT: Pattern add(a, b) matched 1 times
// CHECK-NEXT: Pattern add(a, c) matched 1 times
// CHECK-NEXT: Pattern add(b, a) matched 0 times
// CHECK-NEXT: Pattern add(c, a) matched 0 times
// CHECK-NEXT: Pattern mul(a, add(c, b)) matched 1 times
// CHECK-NEXT: Pattern mul(a, add(b, c)) matched 0 times
// CHECK-NEXT: Pattern mul(mul(a, *), add(a, c)) matched 1 times
// CHECK-NEXT: Pattern mul(mul(a, *), add(c, b)) matched 0 times
// CHECK-NEXT: test2
// CHECK-NEXT: Pattern add(add(a, constant), a) matched and bound constant to: 1.000000e+00
// CHECK-NEXT: Pattern add(add(a, constant), a) matched
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @test1(%arg0: f32, %arg1: f32, %arg2: f32) {
// CHECK-NEXT: %0 = arith.addf %arg0, %arg1 : f32
// CHECK-NEXT: %1 = arith.addf %arg0, %arg2 : f32
// CHECK-NEXT: %2 = arith.addf %arg2, %arg1 : f32
// CHECK-NEXT: %3 = arith.mulf %arg0, %2 : f32
// CHECK-NEXT: %4 = arith.mulf %3, %1 : f32
// CHECK-NEXT: %5 = arith.mulf %4, %4 : f32
// CHECK-NEXT: %6 = arith.mulf %5, %5 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @test2(%arg0: f32) -> f32 {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = arith.addf %arg0, %cst : f32
// CHECK-NEXT: %1 = arith.mulf %arg0, %0 : f32
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @test1(%a: f32, %b: f32, %c: f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.addf %a, %c : f32
  %2 = arith.addf %c, %b : f32
  %3 = arith.mulf %a, %2 : f32
  %4 = arith.mulf %3, %1 : f32
  %5 = arith.mulf %4, %4 : f32
  %6 = arith.mulf %5, %5 : f32
  return
}
func.func @test2(%a: f32) -> f32 {
  %0 = arith.constant 1.0 : f32
  %1 = arith.addf %a, %0 : f32
  %2 = arith.mulf %a, %1 : f32
  return %2 : f32
}
