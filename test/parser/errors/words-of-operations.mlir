// What is missing or wrong in the custom form of operations, in lists and in types
// is told where mlir-opt tells it, and in its words.
// RUN: not mlopt -allow-unregistered-dialect -split-input-file %s 2>&1 | FileCheck %s

// CHECK: :[[@LINE+2]]:15: error: custom op 'llvm.return' number of operands and types do not match: got 1 operands and 0 types
llvm.func @f(%a: vector<4xi8>) -> vector<4xi8> {
  llvm.return %a : nsw<4xi8>
}

// -----

// CHECK: :[[@LINE+2]]:17: error: expected ':'
llvm.func @f(%a: i8) -> i8 {
  llvm.return %a, %a : i8, i8
}

// -----

// CHECK: :[[@LINE+2]]:29: error: custom op 'math.cos' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a fastmath<nnan,i8> : f32
  return %0 : f32
}

// -----

// CHECK: :[[@LINE+2]]:29: error: custom op 'math.cos' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a fastmath<nnan,i8 : f32
  return %0 : f32
}

// -----

// CHECK: :[[@LINE+2]]:35: error: expected ',' or ']'
func.func @f(%a: complex<f32>) {
  %0 = complex.constant [1.0 : f32 2.0 : f32] : complex<f32>
}

// -----

// CHECK: :[[@LINE+2]]:3: error: Dialect `' not found for custom op 'foo'  (tried '.foo' as well)
llvm.func @f(%a: i1) {
  foo
}

// -----

// CHECK: :[[@LINE+2]]:15: error: Dialect `' not found for custom op 'foo'  (tried '.foo' as well)
func.func @f(%a: i1) {
  scf.if %a { foo }
  return
}

// -----

// CHECK: :[[@LINE+2]]:19: error: custom op 'foo' is unknown (tried 'func.foo' as well)
func.func @f(%a: i1) {
  "scf.if"(%a) ({ foo }) : (i1) -> ()
  return
}

// -----

// CHECK: :[[@LINE+2]]:36: error: custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.integer, but found 'memref<4xi8>'
func.func @f(%v: vector<4xi64>, %i: memref<4xi8>) {
  %0 = llvm.extractelement %v[%i : memref<4xi8>] : vector<4xi64>
}

// -----

// CHECK: :[[@LINE+2]]:8: error: custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'index'
func.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v seq_cst seq_cst : !llvm.ptr, index
}

// -----

// CHECK: :[[@LINE+2]]:32: error: custom op 'llvm.cmpxchg' expected string or keyword containing one of the following enum values for attribute 'success_ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]
func.func @f(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v foo("a") seq_cst : !llvm.ptr, i32
}

// -----

// CHECK: :[[@LINE+2]]:28: error: custom op 'tensor.dim' invalid kind of type specified
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.dim %t, %i : i8
}

// -----

// CHECK: :[[@LINE+1]]:30: error: expected '>' in tensor type
func.func @f(%a: tensor<*xf32]) {
}

// -----

// CHECK: :[[@LINE+1]]:27: error: invalid memref element type
func.func @f(%a: memref<4x!llvm.ptr, strided<[a]>>) {
}

// -----

// CHECK: :[[@LINE+1]]:1: error: operation defines 1 results but was provided 16 to bind
%r:0x10 = "a"() : () -> (i32)

// -----

// CHECK: :[[@LINE+1]]:35: error: expected either integer or `:` post `to` in FileLineColRange
"a"() : () -> (i32) loc("a":1:2 to -1:3)

// -----

// CHECK: :[[@LINE+1]]:27: error: expected attribute value
#a = #dlti.dl_spec<index = ? : i64>

// -----

// CHECK: :[[@LINE+2]]:39: error: expected ']' in operand list
func.func @f(%v: vector<4xf32>, %t: tensor<?xf32>, %i: index) {
  %0 = vector.transfer_write %v, %t[%i@x : vector<4xf32>, tensor<?xf32>
}

// -----

// CHECK: :[[@LINE+3]]:21: error: expected ':'
llvm.func @use(i32, ...)
llvm.func @f(%a: i32) {
  llvm.call @use(%a) foo(!llvm.func<void (i32, ...)>) : (i32) -> ()
}

// -----

// CHECK: :[[@LINE+1]]:32: error: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
#set = affine_set<(d0) : (d0 < 0)>

// -----

func.func @default_dialect_is_func() {
  // CHECK: :[[@LINE+1]]:3: error: custom op 'module' is unknown (tried 'func.module' as well)
  module {}
  return
}

// -----

llvm.func @no_default_dialect() {
  // CHECK: :[[@LINE+1]]:8: error: Dialect `' not found for custom op 'unrealized_conversion_cast'  (tried '.unrealized_conversion_cast' as well)
  %0 = unrealized_conversion_cast to i32
  llvm.return
}
