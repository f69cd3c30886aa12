// SPDX-License-Identifier: Apache-2.0
// llvm-types=modern. Scalars and vectors.
// RUN: mlopt -convert-std-to-llvm=llvm-types=modern %s | FileCheck %s --match-full-lines
// RUN: mlopt -convert-std-to-llvm=llvm-types=modern %s | mlopt | FileCheck %s --match-full-lines

func @ints(%a: i32, %b: i32) -> i1 {
  %0 = addi %a, %b : i32
  %1 = divi_signed %0, %b : i32
  %2 = shift_right_unsigned %1, %b : i32
  %3 = cmpi "slt", %2, %a : i32
  return %3 : i1
}
func @floats(%a: f32, %b: f32) -> f32 {
  %0 = mulf %a, %b : f32
  %1 = exp %0 : f32
  %2 = cmpf "ogt", %1, %b : f32
  %3 = select %2, %0, %1 : f32
  return %3 : f32
}
func @rows(%a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = addf %a, %a : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
func @constants() -> index {
  %0 = constant 42 : i32
  %1 = constant 7 : index
  %2 = constant dense<1.0> : vector<4xf32>
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @ints(%arg0: i32, %arg1: i32) -> i1 {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT: %1 = llvm.sdiv %0, %arg1 : i32
// CHECK-NEXT: %2 = llvm.lshr %1, %arg1 : i32
// CHECK-NEXT: %3 = llvm.icmp "slt" %2, %arg0 : i32
// CHECK-NEXT: llvm.return %3 : i1
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @floats(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %0 = llvm.fmul %arg0, %arg1 : f32
// CHECK-NEXT: %1 = llvm.intr.exp(%0) : (f32) -> f32
// CHECK-NEXT: %2 = llvm.fcmp "ogt" %1, %arg1 : f32
// CHECK-NEXT: %3 = llvm.select %2, %0, %1 : i1, f32
// CHECK-NEXT: llvm.return %3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @rows(%arg0: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %1 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %3 = llvm.fadd %1, %2 : vector<4xf32>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %5 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %7 = llvm.fadd %5, %6 : vector<4xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %4[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: llvm.return %8 : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @constants() -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(42 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT: llvm.return %1 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
