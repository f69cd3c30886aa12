// Arguments that a branch makes itself, in front of what it passes: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

func.func @f(%a: i32, %b: i32) -> i32 {
// expected-error@+1 {{branch has 2 operands for successor #0, but target block has 1}}
  "test.internal_br"(%a, %b)[^x, ^x] {operandSegmentSizes = array<i32: 2, 0>} : (i32, i32) -> ()
^x(%p: i32):
  return %p : i32
}

// -----

func.func @f(%a: i32, %b: i32) -> i32 {
// expected-error@+1 {{type mismatch for bb argument #1 of successor #1}}
  "test.internal_br"(%a, %b)[^x, ^y] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^x(%p: i32):
  return %p : i32
^y(%q: i32, %r: i64):
  return %a : i32
}

// -----

func.func @f(%a: i32, %b: i32) -> i32 {
// expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  "test.internal_br"(%a, %b)[^x, ^y] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^x(%p: i64):
  return %a : i32
^y(%q: i32, %r: i64):
  return %a : i32
}

// -----

func.func @f(%a: i32, %b: i32) -> i32 {
// expected-error@+1 {{'test.internal_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "test.internal_br"(%a)[^x, ^y] {operandSegmentSizes = array<i32: 1, 1>} : (i32) -> ()
^x(%p: i32):
  return %a : i32
^y(%q: i32, %r: i64):
  return %a : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
// expected-error@+1 {{expected 2 operand types but had 3}}
  "test.internal_br"(%c, %c)[^y, ^y] {operandSegmentSizes = array<i32: 2, 1>} : (i32, i32, i32) -> ()
^y(%q: i32, %r: i32):
  return %r : i32
}
