// Numbers and words in array<…>: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
"a.b"() {x = array<i1: -1>} : () -> ()

// -----

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
"a.b"() {x = array<i1: 1, 0>} : () -> ()

// -----

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
"a.b"() {x = array<i1: 2>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i1: x>} : () -> ()

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
"a.b"() {x = array<i8: true>} : () -> ()

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
"a.b"() {x = array<i8: -true>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {x = array<f32: true>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {x = array<f32: -x>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'tensor<2xi32>'}}
"a.b"() {x = array<tensor<2xi32>: 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'none'}}
"a.b"() {x = array<none: 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'vector<2xi32>'}}
"a.b"() {x = array<vector<2xi32>>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: '!test.smpla'}}
"a.b"() {x = array<!test.smpla: 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'complex<i32>'}}
"a.b"() {x = array<complex<i32>: (1,2)>} : () -> ()

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
"a.b"() {x = array<i7: 1>} : () -> ()

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
"a.b"() {x = array<i7>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i32: >} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i32: 1,>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i32: "x">} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i32: 1.5>} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"a.b"() {x = array<f32: 1>} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
"a.b"() {x = array<f32: -0x7f800000>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i1: "true">} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i1: 1.5>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: '!test.smpla'}}
"a.b"() {x = array<!test.smpla: 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'none'}}
"a.b"() {x = array<none: x>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'complex<i32>'}}
"a.b"() {x = array<complex<i32>: 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'complex<i32>'}}
"a.b"() {x = array<complex<i32>: true>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'none'}}
"a.b"() {x = array<none: true>} : () -> ()

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
"a.b"() {x = array<i7: x>} : () -> ()

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
"a.b"() {x = array<i7: true>} : () -> ()

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
"a.b"() {x = array<i7: 1, x>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {x = array<f32: x>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {x = array<f32: >} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {x = array<f32: -true>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {x = array<f32: 1.0, >} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i32: 1, x>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i32: -x>} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close an array attribute}}
"a.b"() {x = array<i32: 1 x>} : () -> ()

// -----

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
"a.b"() {x = array<i1: -1>} : () -> ()

// -----

// expected-error@+1 {{expected ':' after dense array type}}
"a.b"() {x = array<i32 1>} : () -> ()

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
"a.b"() {x = array<i8: 1, true>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range}}
"a.b"() {x = array<i8: 300>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range}}
"a.b"() {x = array<i8: -129>} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"a.b"() {x = array<f32: 1>} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"a.b"() {x = array<f32: -1>} : () -> ()

// -----

"a.b"() {x = array<i1:
// expected-error@+1 {{expected integer literal}}
x>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i8: -"x">} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {x = array<f32: "x">} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i8: [1]>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() {x = array<i8: (1, 2)>} : () -> ()

// -----

// The type is looked at first, whatever numbers there are.
// expected-error@+1 {{expected integer or float type, got: 'index'}}
"a.b"() {x = array<index: true>} : () -> ()
