// RUN: mlopt %s | FileCheck %s --match-full-lines
// RUN: mlopt %s | mlopt | FileCheck %s --match-full-lines
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s --match-full-lines

// Constants of std: all kinds of values, and dictionaries before them.

// CHECK: module {
// CHECK-NEXT: func @callee(i32) -> f32
// CHECK-NEXT: func @constants() {
// CHECK-NEXT: %c4_i32 = constant 4 : i32
// CHECK-NEXT: %c-3_i8 = constant -3 : i8
// CHECK-NEXT: %c7 = constant 7 : index
// CHECK-NEXT: %true = constant true
// CHECK-NEXT: %true_0 = constant true
// CHECK-NEXT: %cst = constant 1.500000e+00 : f64
// CHECK-NEXT: %cst_1 = constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT: %cst_2 = constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %f = constant @callee : (i32) -> f32
// CHECK-NEXT: %cst_3 = constant unit
// CHECK-NEXT: %c3_i32 = constant  {bar = [1, 2], foo} 3 : i32
// CHECK-NEXT: %c5_i64 = constant 5 : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func @callee(i32) -> f32

func @constants() {
  %0 = constant 4 : i32
  %1 = constant -3 : i8
  %2 = constant 7 : index
  %3 = constant true
  %4 = constant 1 : i1
  %5 = constant 1.5 : f64
  %6 = constant dense<[1, 2]> : vector<2xi32>
  %7 = constant dense<0.0> : tensor<4xf32>
  %8 = constant @callee : (i32) -> f32
  %9 = constant unit
  %10 = constant {foo, bar = [1, 2]} 3 : i32
  %11 = std.constant 5
  return
}
