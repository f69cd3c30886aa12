// RUN: mlopt %s -split-input-file -verify-diagnostics

// In generic form a call says how many of its operands are arguments.

llvm.func @f(%a: i32) {
  "llvm.call"(%a) <{callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  // expected-error@+1 {{'llvm.call' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "llvm.call"(%a) <{callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "llvm.call"(%a) <{callee = @f, op_bundle_sizes = array<i32>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call_intrinsic' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "llvm.call_intrinsic"(%a) <{intrin = "llvm.foo", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected list element}}
  "llvm.indirectbr"(%p)[] : (!llvm.ptr) -> ()
}

// -----

// The flag of older copies is a fourth operand, if it is one.
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  // expected-error@+1 {{'llvm.intr.memcpy' op expected 3 operands, but found 4}}
  "llvm.intr.memcpy"(%p, %p, %n, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64, i64) -> ()
  llvm.return
}
