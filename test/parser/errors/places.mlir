// RUN: not mlopt -allow-unregistered-dialect -split-input-file %s 2>&1 | FileCheck %s

// CHECK: [[@LINE+1]]:12: error: vector types must have positive constant sizes but got 1, 0
"a"() {t = vector<1x0xi32>} : () -> ()

// -----

// CHECK: [[@LINE+1]]:30: error: cannot apply encoding to unranked tensor
"a"() {t = tensor<*xf32, "a">} : () -> ()

// -----

// CHECK: [[@LINE+1]]:25: error: expected '>' in tensor type
"a"() {t = tensor<4xf32, )} : () -> ()

// -----

// CHECK: [[@LINE+1]]:25: error: expected list element
"a"() {t = memref<*xf32, >} : () -> ()

// -----

// CHECK: [[@LINE+1]]:37: error: cannot have affine map for unranked memref type
"a"() {t = memref<*xf32, strided<[]>>} : () -> ()

// -----

// CHECK: [[@LINE+1]]:35: error: expected a 64-bit signed integer or '?'
"a"() {t = memref<4xf32, strided<[-9223372036854775809]>>} : () -> ()

// -----

// CHECK: [[@LINE+1]]:47: error: expected a 64-bit signed integer or '?'
"a"() {t = memref<4xf32, strided<[1], offset: -a>>} : () -> ()

// -----

// The first bracket, or a string behind it.
// CHECK: [[@LINE+1]]:16: error: unbalanced '(' character in pretty dialect name
"a"() {t = !a.b<[(>]>} : () -> ()

// -----

// CHECK: [[@LINE+1]]:17: error: unbalanced '[' character in pretty dialect name
"a"() {t = !a.b<"a"[)>} : () -> ()

// -----

// CHECK: [[@LINE+1]]:21: error: dialect 'builtin' provides no attribute parsing hook
"a"() {t = #builtin.foo} : () -> ()

// -----

// CHECK: [[@LINE+1]]:19: error: expected valid keyword
"a"() {t = #arith<"foo">} : () -> ()

// -----

// CHECK: [[@LINE+1]]:41: error: expected an unsigned 64-bit integer
"a"() {t = distinct[18446744073709551616]<1>} : () -> ()

// -----

// CHECK: [[@LINE+1]]:27: error: expected ')' after child location of NameLoc
"a"() {t = loc("a"(unknown])} : () -> ()

// -----

// CHECK: [[@LINE+1]]:23: error: expected ')' in inline location
"a"() {t = loc(unknown]} : () -> ()

// -----

// CHECK: [[@LINE+1]]:32: error: expected 'at' in callsite location
"a"() {t = loc(callsite(unknown unknown))} : () -> ()

// -----

// CHECK: [[@LINE+1]]:30: error: use of undeclared identifier
#map = affine_map<(d0) -> (0,  d1)>

// -----

// Told at the operator that follows.
// CHECK: [[@LINE+1]]:39: error: non-affine expression: at least one of the multiply operands
#map = affine_map<(d0) -> (0, d0 * d0 * 2)>

// -----

// CHECK: [[@LINE+1]]:5: error: expected '=' after SSA name
%0:2 "a"() : () -> (i32, i32)

// -----

// CHECK: [[@LINE+1]]:1: error: operation defines 2 results but was provided 99999999999 to bind
%0:99999999999 = "a"() : () -> (i32, i32)

// -----

// Not an error of the operation before.
func.func @f(%a: index) {
  %0 = arith.cmpi slt, %a, %a : index
  // CHECK: [[@LINE+1]]:3: error: custom op 'tensor' is unknown (tried 'func.tensor' as well)
  tensor<42 x index
  return
}

// -----

// CHECK: error: elements hex data size is invalid for provided type: 'tensor<2xi0>'
"a"() {t = dense<"0x00"> : tensor<2xi0>} : () -> ()

// -----

// A list's length is told where the operation begins, if its operands were
// written apart.

func.func @two(%m: memref<4x8xf32>, %shape: memref<1xindex>) {
  // CHECK: [[@LINE+1]]:3: error: custom op 'memref.reshape' number of operands and types do not match: got 2 operands and 1 types
  memref.reshape %m(%shape) : (memref<4x8xf32>) -> memref<32xf32, 3>
  return
}

// -----

// CHECK: [[@LINE+1]]:42: error: expected SSA operand
func.func @call(%a: i32) { call @call(%a, ) : () -> () return }
