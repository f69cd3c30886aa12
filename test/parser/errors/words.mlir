// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{Expected '<' after 'sparse'}}
"x.a"() {a = sparse 1} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.a"() {a = sparse<1 2> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'dense_resource'}}
"x.a"() {a = dense_resource 1} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"x.a"() {a = dense_resource<x : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
"x.a"() {a = dense_resource<1> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'array'}}
"x.a"() {a = array 1} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'strided'}}
"x.a"() {a = strided 1} : () -> ()

// -----

// expected-error@+1 {{expected ':' after 'offset'}}
"x.a"() {a = strided<[1], offset 1>} : () -> ()

// -----

// expected-error@+1 {{expected ']'}}
"x.a"() {a = strided<[1}>} : () -> ()

// -----

// expected-error@+1 {{expected '<' in affine map}}
"x.a"() {a = affine_map 1} : () -> ()

// -----

// expected-error@+1 {{expected '<' in integer set}}
"x.a"() {a = affine_set 1} : () -> ()

// -----

// expected-error@+1 {{expected '>' in affine map}}
"x.a"() {a = affine_map<(d0) -> (d0)} : () -> ()

// -----

// expected-error@+1 {{expected '>' in integer set}}
"x.a"() {a = affine_set<(d0) : (d0 == 0)} : () -> ()

// -----

// expected-error@+1 {{expected ']' in symbol list}}
"x.a"() {a = affine_map<(d0)[s0 -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected bare identifier}}
"x.a"() {a = affine_map<(d0)[s0, ] -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected ')' in dimensional identifier list}}
"x.a"() {a = affine_map<(d0 d1) -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '->' or ':'}}
"x.a"() {a = affine_map<(d0) (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.a"() {a = affine_map<(d0) : (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected AffineMap, but got IntegerSet}}
"x.a"() {a = affine_map<(d0) : (d0 == 0)>} : () -> ()

// -----

// expected-error@+1 {{missing left operand of binary operator}}
"x.a"() {a = affine_map<(d0) -> (* d0)>} : () -> ()

// -----

// expected-error@+1 {{missing right operand of binary operator}}
"x.a"() {a = affine_map<(d0) -> (d0 + * d0)>} : () -> ()

// -----

// expected-error@+1 {{use of undeclared identifier}}
"x.a"() {a = affine_map<(d0) -> (mod d0)>} : () -> ()

// -----

// expected-error@+1 {{expected ')' in affine map range}}
"x.a"() {a = affine_map<(d0) -> ((d0)>} : () -> ()

// -----

// expected-error@+1 {{expected affine expression}}
"x.a"() {a = affine_map<(d0) -> (d0, )>} : () -> ()

// -----

// expected-error@+1 {{unexpected ssa identifier}}
"x.a"() {a = affine_map<(d0) -> (%d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '(' in integer set constraint list}}
"x.a"() {a = affine_set<(d0) : d0 == 0>} : () -> ()

// -----

// expected-error@+1 {{expected ')' in integer set constraint list}}
"x.a"() {a = affine_set<(d0) : (d0 == 0 1)>} : () -> ()

// -----

// expected-error@+1 {{expected '<' after distinct ID}}
"x.a"() {a = distinct[0] 1} : () -> ()

// -----

// expected-error@+1 {{expected ']' to close distinct ID}}
"x.a"() {a = distinct[0 1} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close distinct attribute}}
"x.a"() {a = distinct[0]<1} : () -> ()

// -----

// expected-error@+1 {{expected distinct ID}}
"x.a"() {a = distinct[x]<1>} : () -> ()

// -----

// expected-error@+1 {{expected ',' between complex elements}}
"x.a"() {a = dense<(1> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"x.a"() {a = dense<()> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected integer or floating point literal}}
"x.a"() {a = dense<-true> : tensor<2xi1>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"x.a"() {a = dense<1> tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.a"() {a = dense<1> : 5} : () -> ()

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
"x.a"() {a = dense<[1, 2.0]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for type}}
"x.a"() {a = dense<["a", 2]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"x.a"() {a = dense<["b"]> : tensor<1xf32>} : () -> ()

// -----

// expected-error@+1 {{parsed 1 elements, but type ('tensor<1xcomplex<f32>>') expected 2 elements}}
"x.a"() {a = dense<["b"]> : tensor<1xcomplex<f32>>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"x.a"() {a = dense<"b"> : tensor<1xcomplex<f32>>} : () -> ()

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"x.a"() {a = dense<[[1, 2], 3, 4]> : tensor<2x2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"x.a"() {a = array<i32: -1, ->} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range}}
"x.a"() {a = array<i8: 256>} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close an array attribute}}
"x.a"() {a = array<i32: 1 2>} : () -> ()

// -----

// expected-error@+1 {{expected ':' after dense array type}}
"x.a"() {a = array<i32, 1>} : () -> ()

// -----

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
"x.a"() {a = array<i1: 1>} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
"x.a"() {a = array<f64: 0x1FFFFFFFFFFFFFFFFF>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"x.a"() {a = {x = }} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"x.a"() {a = {x 1}} : () -> ()

// -----

// expected-error@+1 {{expected attribute name}}
"x.a"() {a = {x, }} : () -> ()

// -----

// expected-error@+1 {{expected ',' or ']'}}
"x.a"() {a = [1 1]} : () -> ()

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
"x.a"() {a = @a::} : () -> ()

// -----

// expected-error@+1 {{unexpected character}}
"x.a"() {a = $} : () -> ()

// -----

// expected-error@+1 {{invalid attribute name}}
"x.a"() {a = #} : () -> ()

// -----

// expected-error@+1 {{invalid type identifier}}
"x.a"() {a = !} : () -> ()

// -----

// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
"x.a"() {a = . } : () -> ()

// -----

// expected-error@+1 {{expected '->' in function type}}
"x.a"() {a = (i32) } : () -> ()

// -----

// expected-error@+1 {{expected '(' in inline location}}
"x.a"() {a = loc} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"x.a"() {a = loc(} : () -> ()

// -----

// expected-error@+1 {{expected '>' in vector type}}
"x.a"() : () -> vector<4xf32 5>

// -----

// expected-error@+1 {{expected '>' in tensor type}}
"x.a"() : () -> tensor<4xf32 5>

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"x.a"() : () -> tensor<4x5>

// -----

// expected-error@+1 {{expected '<' in memref type}}
"x.a"() : () -> memref

// -----

// expected-error@+1 {{expected '<' in tensor type}}
"x.a"() : () -> tensor

// -----

// expected-error@+1 {{missing ']' closing scalable dimension}}
"x.a"() : () -> vector<[4x5]xf32>

// -----

// expected-error@+1 {{invalid dimension}}
"x.a"() : () -> vector<[-4]xf32>

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
"x.a"() : () -> vector<[0]xf32>

// -----

// expected-error@+1 {{expected ',' or '>' in memref type}}
"x.a"() : () -> memref<4xf32 1>

// -----

// expected-error@+1 {{expected '<' in complex type}}
"x.a"() : () -> complex

// -----

// expected-error@+1 {{expected '>' in complex type}}
"x.a"() : () -> complex<f32, f32>

// -----

// expected-error@+1 {{expected '>' in tuple type}}
"x.a"() : () -> tuple<i32 i32>

// -----

// expected-error@+1 {{expected ')'}}
"x.a"() : () -> (i32 i32)

// -----

// expected-error@+1 {{expected operation name in quotes}}
"x.a"() : () -> ()()

// -----

// expected-error@+1 {{undefined symbol alias id 'x'}}
"x.a"() : () -> !x

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x.a"() : () -> !x.y<

// -----

// expected-error@+1 {{undefined symbol alias id '1'}}
"x.a"() : () -> !1

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
"x.a"() {a = 1 : () -> ()

// -----

// expected-error@+1 {{expected ':' followed by operation type}}
"x.a"() {a = 1}} : () -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
"x.a"() ({}, ) : () -> ()

// -----

// expected-error@+1 {{expected ')' to end region list}}
"x.a"() ({} {}) : () -> ()

// -----

// expected-error@+1 {{expected block name}}
"x.a"() [%a] : () -> ()

// -----

// expected-error@+1 {{expected ')' to end operand list}}
"x.a"(%a %b) : () -> ()

// -----

// expected-error@+1 {{invalid SSA value result number}}
"x.a"(%a#x) : () -> ()

// -----

// expected-error@+1 {{expected '=' after SSA name}}
%a %b = "x.a"() : () -> ()

// -----

// expected-error@+1 {{expected valid ssa identifier}}
%a, = "x.a"() : () -> i32

// -----

// expected-error@+1 {{expected integer number of results}}
%a: = "x.a"() : () -> i32

// -----

// expected-error@+1 {{invalid block name}}
"x.a"() ({^}) : () -> ()

// -----

// expected-error@+1 {{expected ':' after block name}}
"x.a"() ({^bb(%a : i32) "x.b"() : () -> ()}) : () -> ()

// -----

// expected-error@+1 {{expected SSA operand}}
"x.a"() ({^bb(%a : i32, ): "x.b"() : () -> ()}) : () -> ()

// -----

// expected-error@+1 {{expected ':' and type for SSA operand}}
"x.a"() ({^bb(%a i32): "x.b"() : () -> ()}) : () -> ()

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
"x.a"() ({^bb: ^bb1: }) : () -> ()

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#a

// -----

// expected-error@+1 {{undefined symbol alias id 'b'}}
#a = #b

// -----

// expected-error@+1 {{expected '=' in type alias definition}}
!t

// -----

// expected-error@+1 {{expected '{'}}
{-# dialect_resources: 5 #-}

// -----

// expected-error@+1 {{expected ',' or '}'}}
{-# dialect_resources: { builtin: { a: "0x08000000" "b" } } #-}

// -----

// expected-error@+1 {{expected identifier key in file metadata dictionary}}
{-# 5: { } #-}

// -----

// expected-error@+1 {{unexpected 'resource' section for dialect 'llvm'}}
{-# dialect_resources: { builtin: { }, llvm: { a: "0x08000000" } } #-}

// -----

// Only what is in a group may have a quoted name.
// expected-error@+1 {{expected identifier key in file metadata dictionary}}
{-# "dialect_resources": { } #-}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
{-# external_resources: { "m": { a: true } } #-}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { builtin: { 5: "0x08000000" } } #-}

// -----

// expected-error@+1 {{expected identifier key for 'external_resources' entry}}
{-# external_resources: { m: { "a": true, 5: true } } #-}

// -----

// expected-error@+1 {{expected ',' or '#-}'}}
{-# dialect_resources: { } external_resources: { } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: "" } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { a: "0x" } } #-}

// -----

// expected-error@+1 {{expected string value for key 'a'}}
{-# external_resources: { x: { a: 5 } } #-}

// -----

// expected-error@+1 {{parsed 1 elements, but type ('complex<i32>') expected 2 elements}}
"x.a"() {a = dense<1> : tensor<2xcomplex<i32>>} : () -> ()

// -----

// expected-error@+1 {{parsed 1 elements, but type ('tensor<1xcomplex<i32>>') expected 2 elements}}
"x.a"() {a = dense<[1]> : tensor<1xcomplex<i32>>} : () -> ()

// -----

// expected-error@+1 {{parsed 2 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
"x.a"() {a = dense<[1,2]> : tensor<2xcomplex<i32>>} : () -> ()

// -----

// expected-error@+1 {{parsed 3 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
"x.a"() {a = dense<[(1,2),3]> : tensor<2xcomplex<i32>>} : () -> ()

// -----

// expected-error@+1 {{inferred shape of elements literal ([1]) does not match type ([2])}}
"x.a"() {a = dense<["a"]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
"x.a"() {a = dense<[true, "a"]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected string token, got 1}}
"x.a"() {a = dense<[1, 1]> : tensor<2x!x.s>} : () -> ()

// -----

// expected-error@+1 {{expected string token, got 1.0}}
"x.a"() {a = dense<[1.0, 1]> : tensor<2x!x.s>} : () -> ()

// -----

// expected-error@+1 {{expected string token, got true}}
"x.a"() {a = dense<["a", true]> : tensor<2x!x.s>} : () -> ()

// -----

// expected-error@+1 {{elements literal type must have static shape}}
"x.a"() {a = dense<1> : memref<?xi32>} : () -> ()
