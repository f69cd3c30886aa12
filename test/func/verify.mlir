// RUN: mlopt %s -split-input-file -verify-diagnostics

// What mlir-opt refuses in func and builtin, in its words.

// expected-error@+1 {{'func.return' op has 1 operands, but enclosing function (@a) returns 0}}
func.func @a(%a: i32) { return %a : i32 }

// -----

// expected-error@+1 {{type of return operand 0 ('i32') doesn't match function result type ('f32') in function @a}}
func.func @a(%a: i32) -> f32 { return %a : i32 }

// -----

// expected-error@+1 {{'func.call' op 'b' does not reference a valid function}}
func.func @a(%a: i32) { call @b(%a) : (i32) -> ()
return }

// -----

// expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
func.func @a(%a: i32) { call @a() : () -> ()
return }

// -----

// expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'f32', but provided 'i32' for operand number 1}}
func.func @a(%a: i32, %b: f32) { call @a(%a, %a) : (i32,i32) -> ()
return }

// -----

// expected-error@+1 {{'func.call' op incorrect number of results for callee}}
func.func @a(%a: i32) { %0 = call @a(%a) : (i32) -> i32
return }

// -----

// expected-error@+1 {{'func.call_indirect' op operand #0 must be function type, but got 'i32'}}
func.func @a(%a: i32)  { %0 = "func.call_indirect"(%a) : (i32) -> i32
return }

// -----

// expected-error@+1 {{'func.call_indirect' op failed to verify that callee result types match result types}}
func.func @a(%a: (i32)->f32, %b: i32)  { %0 = "func.call_indirect"(%a, %b) : ((i32)->f32, i32) -> i32
return }

// -----

// expected-error@+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
func.func @a(%a: (i32)->f32, %b: i32)  { %0 = "func.call_indirect"(%a) : ((i32)->f32) -> f32
return }

// -----

// expected-error@+1 {{'func.call_indirect' op failed to verify that callee result types match result types}}
func.func @a(%a: (i32)->f32, %b: i32)  { "func.call_indirect"(%a, %b) : ((i32)->f32, i32) -> ()
return }

// -----

// expected-error@+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
func.func @a(%a: (i32)->f32, %b: i32)  { %0 ="func.call_indirect"(%a, %a) : ((i32)->f32, (i32)->f32) -> (f32)
return }

// -----

// expected-error@+1 {{'func.constant' op reference to undefined function 'b'}}
func.func @a() { %f = constant @b : () -> ()
return }

// -----

// expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
func.func @a() { %f = constant @a : () -> i32
return }

// -----

// expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
func.func @a() { %f = "func.constant"() <{value = @a}> : () -> i32
return }

// -----

// expected-error@+1 {{invalid properties {value = @x::@a} for op func.constant: Invalid attribute `value` in property conversion: @x::@a}}
func.func @a() { %f = "func.constant"() <{value = @x::@a}> : () -> (() -> ())
return }

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{function_type = (i32) -> (), sym_name = "x"}> ({
^bb0:
 func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32) -> (), sym_name = "x"}> ({
^bb0(%a: f32):
 func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"func.func"() <{function_type = (i32) -> (), sym_name = "x", arg_attrs = [{}, {}]}> ({
}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'}}
module attributes {foo} {}

// -----

// expected-error@+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"() : () -> ()

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @a()

// -----

// expected-error@+1 {{'func.return' op requires zero results}}
func.func @a() { "func.return"() : () -> (i32) }

// -----

// expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
func.return
