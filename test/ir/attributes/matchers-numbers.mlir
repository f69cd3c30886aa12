// -test-matchers prints constants with six digits, whatever their last ones are.
// RUN: mlopt-test %s -split-input-file '-pass-pipeline=builtin.module(func.func(test-matchers))' | FileCheck %s

// CHECK: bound constant to: 3.333333e-01
func.func @test2(%a: f64) -> f64 {
  %0 = arith.constant 0.33333333333333331 : f64
  %1 = arith.addf %a, %0 : f64
  %2 = arith.mulf %a, %1 : f64
  return %2 : f64
}

// -----

// CHECK: bound constant to: -inf
func.func @test2(%a: f32) -> f32 {
  %0 = arith.constant 0xFF800000 : f32
  %1 = arith.addf %a, %0 : f32
  %2 = arith.mulf %a, %1 : f32
  return %2 : f32
}

// -----

// CHECK: bound constant to: nan
func.func @test2(%a: f32) -> f32 {
  %0 = arith.constant 0x7FC00000 : f32
  %1 = arith.addf %a, %0 : f32
  %2 = arith.mulf %a, %1 : f32
  return %2 : f32
}
