// RUN: mlopt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: not mlopt %s -split-input-file -allow-unregistered-dialect 2>&1 | FileCheck %s

// CHECK: :[[@LINE+2]]:20: error:
// expected-error@+1 {{expected 'x' in dimension list}}
"x"() {a = vector<4f32>} : () -> ()

// -----

// CHECK: :[[@LINE+2]]:25: error:
// expected-error@+1 {{expected 'x' in dimension list}}
"x"() : () -> tensor<4x4>

// -----

// CHECK: :[[@LINE+2]]:23: error:
// expected-error@+1 {{expected 'x' in dimension list}}
"x"() : () -> memref<? f32>

// -----

// CHECK: :[[@LINE+2]]:23: error:
// expected-error@+1 {{expected 'x' in dimension list}}
"x"() : () -> memref<*f32>

// -----

// CHECK: :[[@LINE+2]]:24: error:
// expected-error@+1 {{missing ']' closing scalable dimension}}
"x"() : () -> vector<[4xf32>

// -----

// CHECK: :[[@LINE+2]]:23: error:
// expected-error@+1 {{invalid dimension}}
"x"() : () -> vector<[?]xf32>

// -----

// CHECK: :[[@LINE+2]]:22: error:
// expected-error@+1 {{expected non-function type}}
"x"() : () -> tensor<[4]xf32>

// -----

// What comes behind the element type is no dimension.
// CHECK: :[[@LINE+2]]:27: error:
// expected-error@+1 {{expected '>' in vector type}}
"x"() : () -> vector<4xf32 4>

// -----

// CHECK: :[[@LINE+2]]:21: error:
// expected-error@+1 {{unknown LLVM type: nope}}
"x"() : () -> !llvm.nope

// -----

// CHECK: :[[@LINE+2]]:35: error:
// expected-error@+1 {{unknown LLVM type: nope}}
"x"() : () -> !llvm.struct<(!llvm.nope)>

// -----

// CHECK: :[[@LINE+2]]:29: error:
// expected-error@+1 {{unknown LLVM type: nope}}
"x"() : () -> !llvm.struct<(nope)>

// -----

// CHECK: :[[@LINE+2]]:22: error:
// expected-error@+1 {{dialect 'arith' provides no type parsing hook}}
"x"() : () -> !arith.nope

// -----

// CHECK: :[[@LINE+2]]:33: error:
// expected-error@+1 {{invalid dimension}}
func.func @too_scalable(vector<[9223372036854775808]xbf16>)

// -----

// CHECK: :[[@LINE+2]]:35: error:
// expected-error@+1 {{expected ',' or '>' in memref type}}
func.func @no_comma(memref<4x8xi32 3>)
