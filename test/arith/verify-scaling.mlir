// RUN: not mlopt %s -split-input-file 2>&1 | FileCheck %s

// The input and the result are looked at first, then the scale.

// CHECK: error: 'arith.scaling_extf' op all non-scalar operands/results must have the same shape and base type
func.func @length(%a: vector<4xf32>, %b: vector<5xf32>) {
  %r = "arith.scaling_extf"(%a, %b) : (vector<4xf32>, vector<5xf32>) -> vector<4xf128>
  return
}

// -----

// CHECK: error: 'arith.scaling_truncf' op all non-scalar operands/results must have the same shape and base type
func.func @scalable(%a: vector<[4]xf32>, %b: vector<4xf32>) {
  %r = "arith.scaling_truncf"(%a, %b) : (vector<[4]xf32>, vector<4xf32>) -> vector<[4]xf16>
  return
}

// -----

// CHECK: error: 'arith.scaling_extf' op if an operand is non-scalar, then there must be at least one non-scalar result
func.func @scale(%a: f32, %b: vector<4xf32>) {
  %r = "arith.scaling_extf"(%a, %b) : (f32, vector<4xf32>) -> f128
  return
}

// -----

// CHECK: error: 'arith.scaling_extf' op operand types 'f32', 'vector<4xf32>' and result type 'vector<4xf128>' are cast incompatible
func.func @result(%a: f32, %b: vector<4xf32>) {
  %r = "arith.scaling_extf"(%a, %b) : (f32, vector<4xf32>) -> vector<4xf128>
  return
}

// -----

// A scalar scale is for all.
// CHECK: arith.scaling_extf %arg0, %arg1 : vector<4xf32>, f32 to vector<4xf128>
func.func @scalar(%a: vector<4xf32>, %b: f32) {
  %r = "arith.scaling_extf"(%a, %b) : (vector<4xf32>, f32) -> vector<4xf128>
  return
}
