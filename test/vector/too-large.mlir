// Splats of more elements than are spelled out: nothing that would do so is
// folded, and what can only be lowered so stays.
// RUN: mlopt %s -canonicalize -sccp | FileCheck %s
// RUN: not mlopt %s -convert-to-llvm -mlir-to-llvmir 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK-LABEL: func.func @insert
// CHECK: vector.insert
// CHECK-LABEL: func.func @insert_row
// CHECK: vector.broadcast
// CHECK-LABEL: func.func @shuffle
// CHECK: vector.shuffle
// CHECK-LABEL: func.func @add
// CHECK-NEXT: arith.constant dense<2> : vector<3000000000xi32>
// CHECK-LABEL: func.func @sparse
// CHECK: arith.addi
// CHECK-LABEL: func.func @broadcast
// CHECK: vector.broadcast

func.func @insert() -> vector<3000000000xi32> {
  %c = arith.constant dense<1> : vector<3000000000xi32>
  %k = arith.constant 2 : i32
  %0 = vector.insert %k, %c [1] : i32 into vector<3000000000xi32>
  return %0 : vector<3000000000xi32>
}

func.func @insert_row(%v: vector<3000000000xi32>) -> vector<1x3000000000xi32> {
  %c = arith.constant dense<1> : vector<1x3000000000xi32>
  %0 = vector.insert %v, %c [0] : vector<3000000000xi32> into vector<1x3000000000xi32>
  return %0 : vector<1x3000000000xi32>
}

func.func @shuffle() -> vector<2xi32> {
  %c = arith.constant dense<1> : vector<3000000000xi32>
  %d = arith.constant dense<2> : vector<3000000000xi32>
  %0 = vector.shuffle %c, %d [1, 3000000000] : vector<3000000000xi32>, vector<3000000000xi32>
  return %0 : vector<2xi32>
}

func.func @add() -> vector<3000000000xi32> {
  %c = arith.constant dense<1> : vector<3000000000xi32>
  %0 = arith.addi %c, %c : vector<3000000000xi32>
  return %0 : vector<3000000000xi32>
}

func.func @sparse() -> tensor<3000000000xi32> {
  %c = arith.constant sparse<[[0]], [1]> : tensor<3000000000xi32>
  %0 = arith.addi %c, %c : tensor<3000000000xi32>
  return %0 : tensor<3000000000xi32>
}

// ERROR: too-large.mlir:[[#@LINE+2]]:{{.*}} error: cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: vector.broadcast
func.func @broadcast(%i: i32) -> vector<1000000000000xi32> {
  %0 = vector.broadcast %i : i32 to vector<1000000000000xi32>
  return %0 : vector<1000000000000xi32>
}
