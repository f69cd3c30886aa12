// RUN: not mlopt %s -split-input-file 2>&1 | FileCheck %s

// What properties may hold at all: told before anything else of the operation.

// CHECK: error: invalid properties {} for op func.return: this operation does not support properties
func.func @no_properties() {
  "func.return"() <{}> : () -> ()
}

// -----

// CHECK: error: invalid properties 5 : i32 for op func.return: this operation does not support properties
func.func @number_without_properties() {
  "func.return"() <5 : i32> : () -> ()
}

// -----

// CHECK: error: invalid properties {operandSegmentSizes = array<i64: 0, 0>} for op memref.alloca: expected DenseI32ArrayAttr for key `value`
func.func @segments_of_i64() {
  %r = "memref.alloca"() <{operandSegmentSizes = array<i64: 0, 0>}> : () -> memref<4xf32>
  return
}

// -----

// CHECK: error: invalid properties {operandSegmentSizes = array<i32: 0>} for op memref.alloca: size mismatch in attribute conversion: 1 vs 2
func.func @too_few_segments() {
  %r = "memref.alloca"() <{operandSegmentSizes = array<i32: 0>}> : () -> memref<4xf32>
  return
}

// -----

// CHECK: error: invalid properties {overflowFlags = #ub.poison} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: #ub.poison
func.func @other_flags(%a: i32) {
  %x = "arith.addi"(%a, %a) <{overflowFlags = #ub.poison}> : (i32, i32) -> i32
  return
}

// -----

// CHECK: error: invalid properties {nontemporal = 1 : i32} for op memref.load: Invalid attribute `nontemporal` in property conversion: 1 : i32
func.func @number_for_bool(%m: memref<f32>) {
  %x = "memref.load"(%m) <{nontemporal = 1 : i32}> : (memref<f32>) -> f32
  return
}

// -----

// CHECK: error: 'index.constant' op attribute 'value' failed to satisfy constraint: index attribute
func.func @number_of_other_type() {
  %x = "index.constant"() <{value = 1 : i32}> : () -> index
  return
}

// -----

// CHECK: error: invalid properties {roundingmode = 0 : index} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: 0 : index
func.func @case_of_other_type(%a: f64) {
  %x = "arith.truncf"(%a) <{roundingmode = 0 : index}> : (f64) -> f32
  return
}

// -----

// CHECK: error: 'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute
"memref.global"() <{sym_name = "g", type = i32}> : () -> ()

// -----

// The parent is looked at before the types of operands.
// CHECK: error: 'scf.condition' op expects parent op 'scf.while'
func.func @no_parent(%a: f32) {
  "scf.condition"(%a) : (f32) -> ()
}

// -----

// What is no tensor has the dimensions of a tensor of rank 0.
// CHECK: error: 'arith.fptosi' op requires the same shape for all operands and results
func.func @scalar_of_tensor(%a: tensor<f32>) {
  %r = "arith.fptosi"(%a) : (tensor<f32>) -> i32
  return
}

// -----

// CHECK: error: 'func.constant' op reference to undefined function 'f5'
func.func @undefined() {
  %r = "func.constant"() <{value = @f5}> : () -> i32
  return
}

// -----

// CHECK: error: expected ':' followed by operation type
func.func @no_type(%a: i32) {
  %x = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> return
}

// -----

// Inherent attributes without `<{}>` are checked where they are read, before
// what is wrong further down.
// CHECK: :[[@LINE+2]]:8: error: 'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases
func.func @mixed(%a: i32) {
  %x = "arith.cmpi"(%a, %a) {predicate = 77 : i64} : (i32, i32) -> i1
  %y = "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> : (i32, i32) -> i1
  return
}

// -----

// CHECK: :[[@LINE+2]]:21: error: successors in non-terminator
func.func @successors() {
  "arith.constant"()[^bb1] <{value = 1000 : i1}> : () -> i32
^bb1:
  return
}
