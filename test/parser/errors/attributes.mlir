// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{integer constant out of range for attribute}}
"a.b"() {a = 300 : i8} : () -> ()

// -----

// expected-error@+1 {{negative integer literal not valid for unsigned integer type}}
"a.b"() {a = -1 : ui8} : () -> ()

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
"a.b"() {a = 1.0 : i32} : () -> ()

// -----

// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
"a.b"() {a = dense<[1, 2]> : tensor<3xi32>} : () -> ()

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a.b"() {a = dense<[[1, 2], [1]]> : tensor<2x2xi32>} : () -> ()

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<2xf32>'}}
"a.b"() {a = dense<"0x12"> : tensor<2xf32>} : () -> ()

// -----

// expected-error@+1 {{use of undeclared identifier}}
"a.b"() {a = affine_map<(d0) -> (d1)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
"a.b"() {a = affine_map<(d0) -> (d0 mod d0)>} : () -> ()

// -----

// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
"a.b"() {a = i16777216} : () -> ()

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
"a.b"() {a = vector<0xi32>} : () -> ()

// -----

// expected-error@+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
"a.b"() {a = memref<4xf32, affine_map<(d0, d1) -> (d0)>>} : () -> ()
