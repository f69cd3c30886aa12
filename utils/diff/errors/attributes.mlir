// expected-error@+2 {{integer constant out of range for attribute}}
// allow-unregistered
"x"() {a = 256 : i8} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"x"() {a = -129 : i8} : () -> ()
// -----
// expected-error@+1 {{negative integer literal not valid for unsigned integer type}}
"x"() {a = -1 : ui8} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
"x"() {a = 99999999999999999999} : () -> ()
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
"x"() {a = 1.0 : i32} : () -> ()
// -----
// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"x"() {a = 1 : f32} : () -> ()
// -----
"x"() {a = 0x1 : f32} : () -> ()
// -----
// expected-error@+1 {{hexadecimal float constant out of range for type}}
"x"() {a = 0x1FFFFFFFFF : f32} : () -> ()
// -----
// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
"x"() {a = -0x3F800000 : f32} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"x"() {a = true : i32} : () -> ()
// -----
// expected-error@+1 {{integer literal not valid for specified type}}
"x"() {a = 1 : tensor<2xi32>} : () -> ()
// -----
// expected-error@+1 {{expected ':'}}
"x"() {a = dense<1>} : () -> ()
// -----
// expected-error@+1 {{elements literal must be a shaped type}}
"x"() {a = dense<1> : i32} : () -> ()
// -----
// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
"x"() {a = dense<[1, 2]> : tensor<3xi32>} : () -> ()
// -----
// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"x"() {a = dense<[[1], [2, 3]]> : tensor<2x1xi32>} : () -> ()
// -----
// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"x"() {a = dense<[1, [2]]> : tensor<2xi32>} : () -> ()
// -----
// expected-error@+1 {{expected integer elements, but parsed floating-point}}
"x"() {a = dense<1.0> : tensor<2xi32>} : () -> ()
// -----
// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"x"() {a = dense<"a"> : tensor<2xi32>} : () -> ()
// -----
// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<2xi32>'}}
"x"() {a = dense<"0xAB"> : tensor<2xi32>} : () -> ()
// -----
// expected-error@+1 {{elements literal type must have static shape}}
"x"() {a = dense<1> : tensor<?xi32>} : () -> ()
// -----
// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
"x"() {a = dense<true> : tensor<2xi32>} : () -> ()
// -----
// expected-error@+1 {{expected unsigned integer elements, but parsed negative value}}
"x"() {a = dense<-1> : tensor<2xui32>} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range for type}}
"x"() {a = dense<300> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = dense<(1, 2)> : tensor<2xi32>} : () -> ()
// -----
// expected-error@+1 {{parsed 1 elements, but type ('complex<i32>') expected 2 elements}}
"x"() {a = dense<1> : tensor<2xcomplex<i32>>} : () -> ()
// -----
// expected-error@+1 {{expected shape ([2, 2]); inferred shape of indices literal ([1, 1]); inferred shape of values literal ([1])}}
"x"() {a = sparse<[[0]], 1> : tensor<2x2xi32>} : () -> ()
// -----
// expected-error@+1 {{sparse index #0 is not contained within the value shape, with index=[5], and type='tensor<2xi32>'}}
"x"() {a = sparse<[5], [1]> : tensor<2xi32>} : () -> ()
// -----
// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
"x"() {a = array<i7: 1>} : () -> ()
// -----
// expected-error@+1 {{expected ':' after dense array type}}
"x"() {a = array<i32 1>} : () -> ()
// -----
// expected-error@+1 {{expected integer or float type, got: 'index'}}
"x"() {a = array<index: 1>} : () -> ()
// -----
// expected-error@+1 {{integer constant out of range}}
"x"() {a = array<i8: 300>} : () -> ()
// -----
// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"x"() {a = strided<[1, x]>} : () -> ()
// -----
// expected-error@+1 {{expected '<' after distinct ID}}
"x"() {a = distinct[0]} : () -> ()
// -----
// expected-error@+1 {{referenced attribute does not match previous definition: 1 : i32}}
"x"() {a = distinct[0]<1 : i32>, b = distinct[0]<2 : i32>} : () -> ()
// -----
// expected-error@+1 {{undefined symbol alias id 'nope'}}
"x"() {a = #nope} : () -> ()
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"x"() {a = #foo.bar<} : () -> ()
// -----
// expected-error@+1 {{expected nested symbol reference identifier}}
"x"() {a = @f::} : () -> ()
// -----
// expected-error@+1 {{expected ':'}}
"x"() {a = dense_resource<x>} : () -> ()
// -----
// expected-error@+1 {{`dense_resource` expected a shaped type}}
"x"() {a = dense_resource<x> : i32} : () -> ()
// -----
// expected-error@+1 {{use of undeclared identifier}}
"x"() {a = affine_map<(d0) -> (d1)>} : () -> ()
// -----
// expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"x"() {a = affine_map<(d0) -> (d0 * d0)>} : () -> ()
// -----
// expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
"x"() {a = affine_map<(d0) -> (4 mod d0)>} : () -> ()
// -----
// expected-error@+1 {{redefinition of identifier 'd0'}}
"x"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()
// -----
// expected-error@+1 {{expected '(' in affine map range}}
"x"() {a = affine_map<(d0) -> d0>} : () -> ()
// -----
// expected-error@+1 {{missing right operand of binary operator}}
"x"() {a = affine_map<(d0) -> (d0 +)>} : () -> ()
// -----
// expected-error@+1 {{expected ']' in symbol list}}
"x"() {a = affine_map<(d0)[s0 -> (d0)>} : () -> ()
// -----
"x"() {a = affine_map<(d0) -> (d0 floordiv 0)>} : () -> ()
// -----
// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
// -----
"x"() {a = affine_set<(d0) : (d0 >= 1)>} : () -> ()
// -----
// expected-error@+1 {{expected IntegerSet, but got AffineMap}}
"x"() {a = affine_set<(d0) -> (d0)>} : () -> ()
// -----
// expected-error@+2 {{redefinition of attribute alias id 'a'}}
#a = 1
#a = 2
// -----
// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 1
// -----
// expected-error@+1 {{expected '=' in attribute alias definition}}
#a
// -----
// expected-error@+1 {{expected integer column number in FileLineColRange}}
"x"() {a = loc("f":1:)} : () -> ()
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
"x"() {a = unit : i32} : () -> ()
