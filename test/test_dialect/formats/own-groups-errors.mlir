// Operands, results and successors in syntax for which upstream has functions: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics 

func.func @f() {
// expected-error@+1 {{block with no terminator, has "test.dummy_op_with_successor_ref"()[^bb1] : () -> ()}}
  test.dummy_op_with_successor_ref ^a
^a:
  return
}

// -----
func.func @f() {
// expected-error@+1 {{block with no terminator, has "test.dummy_op_with_successor_ref"()[^bb1] {a} : () -> ()}}
  test.dummy_op_with_successor_ref ^a {a}
^a:
  return
}

// -----
func.func @f() {
// expected-error@+1 {{expected block name}}
  test.dummy_op_with_successor_ref
}

// -----
%a = "x.y"() : () -> i64
// expected-error@+1 {{custom op 'test.format_variadic_of_variadic_operand' number of operands and types do not match: got 1 operands and 2 types}}
test.format_variadic_of_variadic_operand (%a) : (i64, i64)

// -----
%a = "x.y"() : () -> i64
// expected-error@+1 {{custom op 'test.format_variadic_of_variadic_operand' number of operands and types do not match: got 1 operands and 2 types}}
test.format_variadic_of_variadic_operand (%a) : (i64), (i64)

// -----
%a = "x.y"() : () -> i64
// expected-error@+1 {{custom op 'test.format_variadic_of_variadic_operand' number of operands and types do not match: got 1 operands and 2 types}}
test.format_variadic_of_variadic_operand (%a), : (i64), (i64)

// -----
%a = "x.y"() : () -> i64
// expected-error@+1 {{expected ':'}}
test.format_variadic_of_variadic_operand (%a) (i64)

// -----
%a = "x.y"() : () -> i64
// expected-error@+1 {{'test.format_variadic_of_variadic_operand' op operand count (3) does not match with the total size (2) specified in attribute 'operand_segments'}}
"test.format_variadic_of_variadic_operand"(%a, %a, %a) {operand_segments = array<i32: 2, 0>} : (i64, i64, i64) -> ()

// -----
%a = "x.y"() : () -> i64
// expected-error@+1 {{'test.format_variadic_of_variadic_operand' op requires attribute 'operand_segments'}}
"test.format_variadic_of_variadic_operand"(%a, %a, %a) : (i64, i64, i64) -> ()

// -----
%a = "x.y"() : () -> i64
// expected-error@+1 {{'test.format_variadic_of_variadic_operand' op 'operand_segments' attribute cannot have negative elements}}
"test.format_variadic_of_variadic_operand"(%a, %a, %a) {operand_segments = array<i32: -2, 5>} : (i64, i64, i64) -> ()

// -----
%a = "x.y"() : () -> i32
// expected-error@+1 {{expected non-function type}}
test.oilist_custom private ( : ) {a}

// -----
%a = "x.y"() : () -> i32
// expected-error@+1 {{expected '('}}
test.oilist_custom private 5

// -----
%a = "x.y"() : () -> i32
// expected-error@+1 {{custom op 'test.oilist_custom' `nowait` clause can appear at most once in the expansion of the oilist directive}}
test.oilist_custom nowait nowait

// -----
%a = "x.y"() : () -> i32
// expected-error@+1 {{expected ')'}}
test.oilist_custom reduction (%a, %a)

// -----
// expected-note@+1 {{prior use here}}
%a = "x.y"() : () -> i64
// expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i32' vs 'i64'}}
test.oilist_custom reduction (%a)

// -----
// expected-error@+1 {{expected non-function type}}
%a1 = test.format_custom_directive_results_with_type_refs : i64 -> () type_refs_capture : i64 -> ()

// -----
// expected-error@+1 {{expected non-function type}}
%a1 = test.format_custom_directive_results_with_type_refs : i64 -> () type_refs_capture : i32 -> ()

// -----
// expected-error@+1 {{expected non-function type}}
%a1 = test.format_custom_directive_results_with_type_refs : i64 -> () type_refs_capture : i64, i64 -> ()

// -----
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{expected non-function type}}
  test.call_with_segments @f(%a : i32) (%a : i32) ( : )
  test.call_with_segments @f(:) (%a, %a : i32, i32) (%a : i32) {x}
  %1 = test.call_and_store @f(%a), %m : (i32, memref<i32>) -> i32
  %2 = test.call_and_store @f(%a), %m {store_before_call = true} : (i32, memref<i32>) -> i32
  %3 = test.call_on_device @f(%a), %a : (i32, i32) -> i32
  %4 = test.call_on_device @f(), %a {x} : (i32) -> i32
  return
}

// -----
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{'test.call_with_segments' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "test.call_with_segments"(%a) {callee = @f} : (i32) -> ()
  return
}

// -----
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{'test.call_and_store' op operand #0 must be memref of any type values, but got 'i32'}}
  "test.call_and_store"(%a, %m) {callee = @f, store_before_call = true} : (i32, memref<i32>) -> ()
  "test.call_and_store"(%a, %m) {callee = @f, store_before_call = true, arg_attrs = [{}]} : (i32, memref<i32>) -> ()
  return
}

// -----
func.func private @f(i32) -> i32
// expected-note@+1 {{prior use here}}
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{use of value '%m' expects different type than prior uses: 'i32' vs 'memref<i32>'}}
  %1 = test.call_and_store @f(%a), %m : (i32, i32) -> i32
  return
}

// -----
// expected-note@+1 {{prior use here}}
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{use of value '%m' expects different type than prior uses: 'i32' vs 'memref<i32>'}}
  %1 = test.call_and_store @x(%a), %m {store_before_call = true} : (i32, memref<i32>) -> i32
  return
}

// -----
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{expected ':'}}
  test.call_with_segments @f() (%a, %a : i32, i32) (%a : i32) {x}
  return
}

// -----
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{'test.call_and_store' op requires attribute 'store_before_call'}}
  %1 = test.call_and_store @f(%a), %m : (memref<i32>, i32) -> i32
  return
}

// -----
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{expected ','}}
  test.call_on_device @f(%a) : (i32, i32) -> i32
  return
}

// -----
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{expected attribute value}}
  test.call_on_device f(%a) : (i32, i32) -> i32
  return
}

// -----
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{'test.call_on_device' op attribute 'callee' failed to satisfy constraint: symbol reference attribute}}
  "test.call_on_device"(%a) {callee = "a"} : (i32) -> ()
  return
}

// -----
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
// expected-error@+1 {{'test.call_on_device' op expected 1 or more operands, but found 0}}
  "test.call_on_device"() {callee = @f} : () -> ()
  return
}

// -----
// expected-error@+1 {{'test.format_custom_directive_attrdict' op requires attribute 'attr'}}
"test.format_custom_directive_attrdict"() : () -> ()

// -----
func.func @f() {
// expected-error@+1 {{expected block name}}
  test.format_custom_directive_successors
}

// -----
func.func @f() {
// expected-error@+1 {{expected block name}}
  test.format_custom_directive_successors ^a,
}
