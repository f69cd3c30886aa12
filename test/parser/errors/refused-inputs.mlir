// Inputs that break off, or go on as they should not, and what mlir-opt says of each, too.
// RUN: mlopt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// expected-error@+2 {{expected location instance}}
// expected-note@+1 {{'(' opened here}}
"x.y"() : () -> () loc(

// -----

// expected-error@+1 {{expected location instance}}
"x.y"() : () -> () loc()

// -----

// expected-error@+1 {{expected location instance}}
"x.y"() : () -> () loc(fused["a",])

// -----

// expected-error@+1 {{expected ']' in fused location}}
"x.y"() : () -> () loc(fused<1>["a")

// -----

// expected-error@+1 {{expected location instance}}
"x.y"() : () -> () loc(callsite("a" at))

// -----

// expected-error@+1 {{expected 'at' in callsite location}}
"x.y"() : () -> () loc(callsite("a" "b"))

// -----

// expected-error@+1 {{expected location instance}}
"x.y"() : () -> () loc(callsite(at "b"))

// -----

// expected-error@+1 {{expected integer column number in FileLineColRange}}
"x.y"() : () -> () loc("a":1:)

// -----

// expected-error@+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"x.y"() : () -> () loc("a":1:2 to)

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
"x.y"() : () -> () loc("a":x:2)

// -----

// expected-error@+1 {{expected location instance}}
"x.y"() : () -> () loc("a"(1))

// -----

// expected-error@+2 {{expected ')' in location}}
// expected-note@+1 {{'(' opened here}}
"x.y"() : () -> () loc("a"("b")

// -----

// expected-error@+2 {{expected ')' in location}}
// expected-note@+1 {{'(' opened here}}
"x.y"() : () -> () loc(unknown

// -----

// expected-error@+1 {{expected location instance}}
"x.y"() : () -> () loc(nothing)

// -----

// expected-error@+1 {{operation location alias was never defined}}
"x.y"() : () -> () loc(#a)

// -----

// expected-error@+1 {{expected ']'}}
"x.y"() {a = dense<[1, 2> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected integer or floating point literal}}
"x.y"() {a = dense<[-x]> : tensor<1xi32>} : () -> ()

// -----

// expected-error@+1 {{expected ')' after complex elements}}
"x.y"() {a = dense<(1, 2> : tensor<1xcomplex<i32>>} : () -> ()

// -----

// expected-error@+1 {{expected ',' between complex elements}}
"x.y"() {a = dense<(1 2)> : tensor<1xcomplex<i32>>} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"x.y"() {a = dense<(x, 2)> : tensor<1xcomplex<i32>>} : () -> ()

// -----

// expected-error@+1 {{inferred shape of elements literal ([0]) does not match type ([1])}}
"x.y"() {a = dense<[]> : tensor<1xi32>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"x.y"() {a = dense<1> tensor<1xi32>} : () -> ()

// -----

// expected-error@+1 {{elements literal must be a shaped type}}
"x.y"() {a = dense<1> : i32} : () -> ()

// -----

// expected-error@+1 {{elements literal type must have static shape}}
"x.y"() {a = dense<1> : tensor<?xi32>} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'dense'}}
"x.y"() {a = dense 1 : tensor<1xi32>} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"x.y"() {a = dense<x> : tensor<1xi32>} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"x.y"() {a = sparse<0, > : tensor<1xi32>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.y"() {a = sparse<[[0]] [1]> : tensor<1xi32>} : () -> ()

// -----

// expected-error@+1 {{expected ':' after dense array type}}
"x.y"() {a = array<i32 1>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {a = array<x: 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"x.y"() {a = array<i32: 1, >} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"x.y"() {a = array<i32: x>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"x.y"() {a = array<i32: 1.0>} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"x.y"() {a = array<f32: 1>} : () -> ()

// -----

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
"x.y"() {a = array<i1: 2>} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'array'}}
"x.y"() {a = array} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"x.y"() {a = strided<[x]>} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"x.y"() {a = strided<[1, ]>} : () -> ()

// -----

// expected-error@+1 {{expected ':' after 'offset'}}
"x.y"() {a = strided<[1], offset 1>} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"x.y"() {a = strided<[1], offset: x>} : () -> ()

// -----

// expected-error@+1 {{expected 'offset' after comma}}
"x.y"() {a = strided<[1], x: 1>} : () -> ()

// -----

// expected-error@+1 {{expected '['}}
"x.y"() {a = strided<1>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.y"() {a = strided<[1]} : () -> ()

// -----

// expected-error@+1 {{expected ')' in dimensional identifier list}}
"x.y"() {a = affine_map<(d0 -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '->' or ':'}}
"x.y"() {a = affine_map<(d0) (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '(' in affine map range}}
"x.y"() {a = affine_map<(d0) -> d0>} : () -> ()

// -----

// expected-error@+1 {{use of undeclared identifier}}
"x.y"() {a = affine_map<(d0) -> (d1)>} : () -> ()

// -----

// expected-error@+1 {{redefinition of identifier 'd0'}}
"x.y"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected ']' in symbol list}}
"x.y"() {a = affine_map<(d0)[s0 -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{missing right operand of binary operator}}
"x.y"() {a = affine_map<(d0)[] -> (d0 +)>} : () -> ()

// -----

// expected-error@+1 {{missing right operand of binary operator}}
"x.y"() {a = affine_map<(d0)[] -> (d0 mod)>} : () -> ()

// -----

// expected-error@+1 {{expected ')' in affine map range}}
"x.y"() {a = affine_map<(d0)[] -> ((d0)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"x.y"() {a = affine_map<(d0) -> (d0 * d0)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
"x.y"() {a = affine_map<(d0) -> (d0 floordiv d0)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
"x.y"() {a = affine_map<(d0) -> (1 mod d0)>} : () -> ()

// -----

// expected-error@+1 {{expected bare identifier}}
"x.y"() {a = affine_map<(1) -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '>' in affine map}}
"x.y"() {a = affine_map<(d0) -> (d0)} : () -> ()

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.y"() {a = affine_set<(d0) : (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.y"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()

// -----

// expected-error@+1 {{expected '->' or ':'}}
"x.y"() {a = affine_set<(d0) (d0 == 0)>} : () -> ()

// -----

// expected-error@+1 {{expected '(' in integer set constraint list}}
"x.y"() {a = affine_set<(d0) : d0 == 0>} : () -> ()

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
"x.y"() {a = @} : () -> ()

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
"x.y"() {a = @b::c} : () -> ()

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
"x.y"() {a = @b::} : () -> ()

// -----

// expected-error@+1 {{expected distinct ID}}
"x.y"() {a = distinct[x]<unit>} : () -> ()

// -----

// expected-error@+1 {{expected '<' after distinct ID}}
"x.y"() {a = distinct[0]} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close distinct attribute}}
"x.y"() {a = distinct[0]<unit} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"x.y"() {a = 1 : f32} : () -> ()

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
"x.y"() {a = 1.0 : i32} : () -> ()

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
"x.y"() {a = 1 : !x.y} : () -> ()

// -----

// expected-error@+1 {{expected constant integer or floating point value}}
"x.y"() {a = -x} : () -> ()

// -----

// expected-error@+1 {{negative integer literal not valid for unsigned integer type}}
"x.y"() {a = -1 : ui8} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {a = 0x1 : f33} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
"x.y"() {a = 0xFFFFF : f16} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {a = "b" : } : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"x.y"() {a = true : i1} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"x.y"() {a = [1, } : () -> ()

// -----

// expected-error@+1 {{expected ',' or ']'}}
"x.y"() {a = [1 2]} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"x.y"() {a = {b 1}} : () -> ()

// -----

// expected-error@+1 {{expected attribute name}}
"x.y"() {a = {1 = 1}} : () -> ()

// -----

// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
"x.y"() {a = 1, a = 2} : () -> ()

// -----

// expected-error@+1 {{expected attribute name}}
"x.y"() {a = 1,} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"x.y"() {a = 1 b = 2} : () -> ()

// -----

// expected-error@+1 {{expected attribute name}}
"x.y"() {1} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close properties}}
"x.y"() <{a = 1} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"x.y"() <a = 1> : () -> ()

// -----

// expected-error@+1 {{reference to an undefined block}}
"x.y"() [^a] : () -> ()

// -----

// expected-error@+1 {{expected ',' or ']'}}
"x.y"()[^a : () -> ()

// -----

// expected-error@+1 {{expected ',' or ']'}}
"x.y"()[^a ^b] : () -> ()

// -----

// expected-error@+1 {{expected operation name in quotes}}
"x.y"() ({) : () -> ()

// -----

// expected-error@+1 {{expected ')' to end region list}}
"x.y"() ({} : () -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
"x.y"() ({}, ) : () -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
"x.y"() (x) : () -> ()

// -----

// expected-error@+1 {{expected '(' to start operand list}}
"x.y" : () -> ()

// -----

// expected-error@+1 {{expected ')' to end operand list}}
"x.y"( : () -> ()

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
"x.y"(%a) : (i32) -> ()

// -----

// expected-error@+1 {{expected SSA operand}}
"x.y"(%a, ) : (i32) -> ()

// -----

// expected-error@+1 {{expected ')' to end operand list}}
"x.y"(1) : (i32) -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
"x.y"() () -> ()

// -----

// expected-error@+1 {{expected function type}}
"x.y"() : i32

// -----

// expected-error@+2 {{expected non-function type}}
// expected-note@+1 {{'(' opened here}}
"x.y"() : () ->

// -----

// expected-error@+2 {{expected ')'}}
// expected-note@+1 {{'(' opened here}}
"x.y"() : () -> (i32

// -----

// expected-error@+1 {{expected ')'}}
"x.y"() : (i32 -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() : (i32,) -> ()

// -----

// expected-error@+1 {{cannot name an operation with no results}}
%a = "x.y"() : () -> ()

// -----

// expected-error@+2 {{redefinition of SSA value '%a'}}
// expected-note@+1 {{previously defined here}}
%a, %a = "x.y"() : () -> (i32, i32)

// -----

// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
%a:2 = "x.y"() : () -> i32

// -----

// expected-error@+1 {{expected named operation to have at least 1 result}}
%a:0 = "x.y"() : () -> ()

// -----

// expected-error@+1 {{expected integer number of results}}
%a:x = "x.y"() : () -> i32

// -----

// expected-error@+1 {{expected integer number of results}}
%a: = "x.y"() : () -> i32

// -----

// expected-error@+1 {{expected '=' after SSA name}}
%a %b = "x.y"() : () -> i32

// -----

// expected-error@+1 {{expected valid ssa identifier}}
%a, = "x.y"() : () -> i32

// -----

// expected-error@+1 {{expected '=' after SSA name}}
%a "x.y"() : () -> i32

// -----

// expected-error@+1 {{expected '>' in tuple type}}
"x.y"() {t = tuple<i32} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {t = tuple<i32, >} : () -> ()

// -----

// expected-error@+1 {{expected '<' in tuple type}}
"x.y"() {t = tuple i32} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {t = complex<>} : () -> ()

// -----

// expected-error@+1 {{expected '>' in complex type}}
"x.y"() {t = complex<i32} : () -> ()

// -----

// expected-error@+1 {{invalid element type for complex}}
"x.y"() {t = complex<tuple<>>} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"x.y"() {t = vector<4i32>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {t = vector<4x>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {t = vector<?xi32>} : () -> ()

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
"x.y"() {t = vector<0xi32>} : () -> ()

// -----

// expected-error@+1 {{missing ']' closing scalable dimension}}
"x.y"() {t = vector<[4xi32>} : () -> ()

// -----

// expected-error@+1 {{invalid dimension}}
"x.y"() {t = vector<[]xi32>} : () -> ()

// -----

// expected-error@+1 {{expected '>' in vector type}}
"x.y"() {t = vector<4xi32} : () -> ()

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"x.y"() {t = vector<4xtuple<>>} : () -> ()

// -----

// expected-error@+1 {{expected '<' in vector type}}
"x.y"() {t = vector 4} : () -> ()

// -----

// expected-error@+1 {{expected '>' in tensor type}}
"x.y"() {t = tensor<4xi32} : () -> ()

// -----

// expected-error@+1 {{expected '>' in tensor type}}
"x.y"() {t = tensor<4xi32, 1, 2>} : () -> ()

// -----

// expected-error@+1 {{cannot apply encoding to unranked tensor}}
"x.y"() {t = tensor<*xi32, 1>} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"x.y"() {t = tensor<*i32>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {t = tensor<-1xi32>} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"x.y"() {t = tensor<4x4>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {t = tensor<>} : () -> ()

// -----

// expected-error@+1 {{expected list element}}
"x.y"() {t = memref<4xi32, >} : () -> ()

// -----

// expected-error@+1 {{multiple memory spaces specified in memref type}}
"x.y"() {t = memref<4xi32, 1, 2, 3>} : () -> ()

// -----

// expected-error@+1 {{cannot have affine map for unranked memref type}}
"x.y"() {t = memref<*xi32, affine_map<(d0) -> (d0)>>} : () -> ()

// -----

// expected-error@+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
"x.y"() {t = memref<4xi32, affine_map<(d0, d1) -> (d0)>>} : () -> ()

// -----

// expected-error@+1 {{expected the number of strides to match the rank}}
"x.y"() {t = memref<4xi32, strided<[1, 1]>>} : () -> ()

// -----

// expected-error@+1 {{expected ',' or '>' in memref type}}
"x.y"() {t = memref<4xi32} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id 'x'}}
"x.y"() {t = memref<4x!x>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {t = memref<[4]xi32>} : () -> ()

// -----

// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
"x.y"() {t = i99999999} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id 'x'}}
"x.y"() {t = !x} : () -> ()

// -----

// expected-error@+1 {{invalid type identifier}}
"x.y"() {t = !} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x.y"() {t = !a.b<} : () -> ()

// -----

// expected-error@+1 {{unbalanced '[' character in pretty dialect name}}
"x.y"() {t = #a.b<[} : () -> ()

// -----

// expected-error@+1 {{invalid attribute name}}
"x.y"() {t = #} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"x.y"() {t = none x} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {t = () -> } : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {t = (i32, ) -> ()} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.y"() {t = (i32) -> (i32, )} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"x.y"() {t = opaque<"a">} : () -> ()

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
"x.y"() {t = dense_resource<>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"x.y"() {t = dense_resource<a : tensor<1xi32>} : () -> ()

// -----

// expected-error@+1 {{`dense_resource` expected a shaped type}}
"x.y"() {t = dense_resource<a> : i32} : () -> ()

// -----

// expected-error@+1 {{expected '"' in string literal}}
"x.y

// -----

// expected-error@+1 {{unknown escape in string literal}}
"x.y\q"() : () -> ()

// -----

// expected-error@+1 {{unexpected character}}
"x.y"() ~ () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
!a = 

// -----

// expected-error@+1 {{expected '=' in type alias definition}}
!a i32

// -----

// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!a.b = i32

// -----

// expected-error@+1 {{expected attribute value}}
#a = 

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#a 1

// -----

// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 1

// -----

// expected-error@+1 {{redefinition of type alias id 'a'}}
!a = i32 !a = i64

// -----

// expected-error@+1 {{redefinition of attribute alias id 'a'}}
#a = 1 #a = 2

// -----

// expected-error@+1 {{expected ':'}}
{-# x #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: 1 } } #-}

// -----

// expected-error@+1 {{expected ':'}}
{-# dialect_resources: { builtin { } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { a: "0x" } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { a: "0x00" } } #-}

// -----

// expected-error@+1 {{dialect 'none' is unknown}}
{-# dialect_resources: { none: { a: "0x04000000" } } #-}

// -----

// expected-error@+1 {{unknown key 'unknown' in file metadata dictionary}}
{-# unknown: { } #-}

// -----

// expected-error@+1 {{expected string value for key 'b'}}
{-# external_resources: { a: { b: x } } #-}

// -----

// expected-error@+2 {{expected ',' or '}'}}
// expected-note@+1 {{'{' opened here}}
{-# external_resources: { a: { b: true

// -----

// expected-error@+1 {{expected '('}}
func.func @f

// -----

// expected-error@+2 {{expected non-function type}}
// expected-note@+1 {{'(' opened here}}
func.func @f(

// -----

// expected-error@+1 {{expected ':'}}
func.func @f(%a)

// -----

// expected-error@+1 {{expected ':'}}
func.func @f(%a i32)

// -----

// expected-error@+1 {{expected attribute name}}
func.func @f(%a: i32 {)

// -----

// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func @f(%a: i32, i32)

// -----

// expected-error@+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func @f(i32, %a: i32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f() -> 

// -----

// expected-error@+2 {{expected ')'}}
// expected-note@+1 {{'(' opened here}}
func.func @f() -> (i32

// -----

// expected-error@+1 {{custom op 'a' is unknown (tried 'func.a' as well)}}
func.func @f() -> i32 {a = 1}

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f(...)

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
func.func @f() attributes

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_name = "g"}

// -----

// expected-error@+2 {{expected operation name in quotes}}
// expected-note@+1 {{'{' opened here}}
func.func @f() {

// -----

// expected-error@+1 {{expected ':' after block name}}
func.func @f() { ^a }

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
func.func @f() { ^a: }

// -----

// expected-error@+1 {{expected SSA operand}}
func.func @f() { ^a(: return }

// -----

// expected-error@+1 {{expected ':' and type for SSA operand}}
func.func @f() { ^a(%x): return }

// -----

// expected-error@+1 {{expected ')'}}
func.func @f() { ^a(%x: i32: return }

// -----

// expected-error@+1 {{redefinition of block '^a'}}
func.func @f() { return ^a: return ^a: return }

// -----

// expected-error@+1 {{reference to an undefined block}}
func.func @f() { cf.br ^b }

// -----

// expected-error@+1 {{custom op 'cf.br' number of operands and types do not match: got 0 operands and 1 types}}
func.func @f() { cf.br ^b(: i32) ^b(%x: i32): return }

// -----

// expected-error@+1 {{expected block name}}
func.func @f() { cf.br }

// -----

// expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
func.func @f() { cf.br ^b ^b(%x: i32): return }

// -----

// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func public private @f()

// -----

// expected-error@+1 {{custom op 'private' is unknown (tried 'builtin.private' as well)}}
func.func @f() private

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module @a @b {}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module attributes {}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module @m attributes {a = 1}

// -----

// expected-error@+2 {{expected operation name in quotes}}
// expected-note@+1 {{'{' opened here}}
module {

// -----

// expected-error@+1 {{expected operation name in quotes}}
}

// -----

// expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
func.return

// -----

// expected-error@+1 {{expected attribute value}}
arith.constant

// -----

// expected-error@+1 {{expected non-function type}}
arith.constant 1 :

// -----

// expected-error@+1 {{expected attribute value}}
%0 = arith.constant

// -----

// expected-error@+1 {{expected attribute value}}
%0 = arith.constant x : i32

// -----

// expected-error@+1 {{expected SSA operand}}
%0 = arith.addi

// -----

// expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
%0 = arith.cmpi foo, %a, %b : i32

// -----

// expected-error@+1 {{custom op 'arith.extsi' expected 'to'}}
%0 = arith.extsi %a : i32 i64

// -----

// expected-error@+1 {{expected non-function type}}
%0 = arith.extsi %a : i32 to

// -----

// expected-error@+1 {{expected SSA operand}}
scf.if

// -----

// expected-error@+1 {{expected SSA operand}}
scf.for

// -----

// expected-error@+1 {{expected '='}}
scf.for %i

// -----

// expected-error@+1 {{expected '->'}}
scf.for %i = %a to %b step %c iter_args(%x = %y)

// -----

// expected-error@+1 {{expected non-function type}}
scf.for %i = %a to %b step %c iter_args(%x = %y) ->

// -----

// expected-error@+1 {{expected ':'}}
scf.while

// -----

// expected-error@+1 {{expected ':'}}
scf.while (%a = %b)

// -----

// expected-error@+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
scf.while (%a = %b) : i32

// -----

// expected-error@+1 {{expected '(' in argument list}}
scf.parallel

// -----

// expected-error@+1 {{expected '='}}
scf.parallel (%i)

// -----

// expected-error@+1 {{expected '(' in operand list}}
scf.parallel (%i) = (%a) to

// -----

// expected-error@+1 {{expected ')'}}
memref.alloc( : memref<4xi32>

// -----

// expected-error@+1 {{expected ':'}}
%0 = memref.alloc() memref<4xi32>

// -----

// expected-error@+1 {{expected '['}}
%0 = memref.load %a

// -----

// expected-error@+2 {{expected ']'}}
// expected-note@+1 {{'[' opened here}}
%0 = memref.load %a[

// -----

// expected-error@+1 {{expected ']'}}
%0 = memref.load %a[%b : memref<4xi32>

// -----

// expected-error@+1 {{expected ','}}
memref.store %a

// -----

// expected-error@+1 {{expected '['}}
memref.store %a, %b

// -----

// expected-error@+1 {{expected ','}}
cf.cond_br %a

// -----

// expected-error@+1 {{expected ','}}
cf.cond_br %a, ^b

// -----

// expected-error@+1 {{expected ':'}}
cf.switch %a

// -----

// expected-error@+2 {{expected '->' in function type}}
// expected-note@+1 {{'(' opened here}}
func.call @f() : ()

// -----

// expected-error@+1 {{expected attribute value}}
%0 = func.constant

// -----

// expected-error@+2 {{expected non-function type}}
// expected-note@+1 {{'(' opened here}}
llvm.func @f(

// -----

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func foo @f()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-note@+1 {{'(' opened here}}
llvm.mlir.global external @g(

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global external @g()

// -----

// expected-error@+1 {{expected non-function type}}
llvm.mlir.global external @g() : 

// -----

// expected-error@+1 {{expected '(' in operand list}}
llvm.call @f

// -----

// expected-error@+1 {{expected SSA operand}}
llvm.load

// -----

// expected-error@+1 {{expected ':'}}
llvm.load %a

// -----

// expected-error@+1 {{expected '->'}}
llvm.load %a : i32

// -----

// expected-error@+1 {{expected '->'}}
llvm.load %a : !llvm.ptr

// -----

// expected-error@+1 {{expected non-function type}}
llvm.load %a : !llvm.ptr ->

// -----

// expected-error@+1 {{expected ','}}
llvm.store %a

// -----

// expected-error@+1 {{expected ':'}}
llvm.store %a, %b

// -----

// expected-error@+1 {{expected SSA operand}}
llvm.getelementptr

// -----

// expected-error@+1 {{expected '['}}
llvm.getelementptr %a

// -----

// expected-error@+2 {{expected SSA operand}}
// expected-note@+1 {{'[' opened here}}
llvm.getelementptr %a[

// -----

// expected-error@+2 {{expected ']'}}
// expected-note@+1 {{'[' opened here}}
llvm.getelementptr %a[0

// -----

// expected-error@+2 {{expected non-function type}}
// expected-note@+1 {{'[' opened here}}
llvm.getelementptr %a[0] :

// -----

// expected-error@+2 {{expected '->' in function type}}
// expected-note@+1 {{'[' opened here}}
llvm.getelementptr %a[0] : (!llvm.ptr)

// -----

// expected-error@+2 {{expected block name}}
// expected-note@+1 {{'[' opened here}}
llvm.switch %a : i32, ^b [1:

// -----

// expected-error@+1 {{expected block name}}
llvm.br

// -----

// expected-error@+1 {{expected ','}}
llvm.cond_br %a

// -----

// expected-error@+1 {{expected '('}}
llvm.cond_br %a weights

// -----

// expected-error@+1 {{expected ','}}
llvm.cond_br %a weights([1])

// -----

// expected-error@+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
llvm.icmp "foo" %a, %b : i32

// -----

// expected-error@+1 {{expected attribute value}}
llvm.icmp foo %a, %b : i32

// -----

// expected-error@+1 {{expected SSA operand}}
llvm.alloca

// -----

// expected-error@+1 {{expected ':'}}
llvm.alloca %a x i32

// -----

// expected-error@+1 {{expected ','}}
llvm.insertvalue %a

// -----

// expected-error@+1 {{expected '['}}
llvm.insertvalue %a, %b

// -----

// expected-error@+1 {{expected ':'}}
llvm.landingpad

// -----

// expected-error@+1 {{expected ','}}
llvm.atomicrmw add %a

// -----

// expected-error@+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
llvm.atomicrmw foo %a, %b monotonic : !llvm.ptr, i32

// -----

// expected-error@+1 {{expected ','}}
llvm.cmpxchg %a

// -----

// expected-error@+1 {{custom op 'llvm.cmpxchg' expected string or keyword containing one of the following enum values for attribute 'success_ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
llvm.cmpxchg %a, %b, %c foo foo : !llvm.ptr, i32

// -----

// expected-error@+1 {{custom op 'llvm.fence' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
llvm.fence foo

// -----

// expected-error@+1 {{expected '('}}
llvm.mlir.constant

// -----

// expected-error@+2 {{expected attribute value}}
// expected-note@+1 {{'(' opened here}}
llvm.mlir.constant(

// -----

// expected-error@+2 {{expected ')'}}
// expected-note@+1 {{'(' opened here}}
llvm.mlir.constant(1 : i32

// -----

// expected-error@+2 {{expected ':'}}
// expected-note@+1 {{'(' opened here}}
llvm.mlir.constant(1 : i32)

// -----

// expected-error@+1 {{expected attribute value}}
llvm.mlir.addressof

// -----

// expected-error@+1 {{expected ':'}}
llvm.mlir.addressof @x

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x.y"() {t = !llvm.struct<} : () -> ()

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"x.y"() {t = !llvm.struct<(i32>} : () -> ()

// -----

// expected-error@+1 {{expected '('}}
"x.y"() {t = !llvm.struct<"a", >} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"x.y"() {t = !llvm.struct<"a", (i32), x>} : () -> ()

// -----

// expected-error@+1 {{expected 'x'}}
"x.y"() {t = !llvm.array<4 i32>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"x.y"() {t = !llvm.array<4 x>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"x.y"() {t = !llvm.array<x x i32>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"x.y"() {t = !llvm.ptr<x>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x.y"() {t = !llvm.ptr<1} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"x.y"() {t = !llvm.func<>} : () -> ()

// -----

// expected-error@+1 {{expected '('}}
"x.y"() {t = !llvm.func<i32>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"x.y"() {t = !llvm.func<i32 (i32>} : () -> ()

// -----

// expected-error@+1 {{expected ')'}}
"x.y"() {t = !llvm.func<i32 (..., i32)>} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
"x.y"() {t = !llvm.target<>} : () -> ()

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
"x.y"() {t = !llvm.foo} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `llvm`}}
"x.y"() {t = #llvm.foo} : () -> ()

// -----

// expected-error@+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x.y"() {t = #llvm.linkage<foo>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"x.y"() {t = #llvm.di_file<>} : () -> ()

// -----

// expected-error@+1 {{expected 'in'}}
"x.y"() {t = #llvm.di_file<"a">} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info tag name: x}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"x.y"() {t = #llvm.di_basic_type<tag = x>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
"x.y"() {t = #llvm.di_basic_type<foo = 1>} : () -> ()

// -----

// expected-error@+3 {{invalid debug info debug info operation encoding name: x}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"x.y"() {t = #llvm.di_expression<[x]>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"x.y"() {t = #llvm.alias_scope_domain<>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: x}}
"x.y"() {t = #llvm.loop_annotation<x = 1>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"x.y"() {t = #arith.fastmath<foo>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"x.y"() {t = #arith.fastmath<fast, >} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
// expected-error@+1 {{failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
"x.y"() {t = #vector.kind<foo>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"x.y"() {t = #dlti.dl_spec<1>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.y"() {t = #dlti.dl_entry<i32>} : () -> ()
