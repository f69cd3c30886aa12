// RUN: mlopt %s -split-input-file -verify-diagnostics | FileCheck %s

// Its type is what its parts are of, whatever is written behind it.
// CHECK: a = #complex.number<:f32 1.000000e+00, -2.500000e+10> : complex<f32>
// CHECK-SAME: b = #complex.number<:f64 0x7FF0000000000000, 1.000000e+00> : complex<f64>
// CHECK-SAME: c = [#complex.number<:bf16 1.101560e+00, 2.296880e+00> : complex<bf16>]
func.func private @numbers() attributes {
  a = #complex.number<:f32 1.0, -2.5e10> : complex<f64>,
  b = #complex<number<:f64 0x7FF0000000000000, 1.0>>,
  c = [#complex.number<: bf16 1.1, 2.3>]}

// -----

// expected-error@+1 {{expected ':'}}
func.func private @no_type() attributes {a = #complex.number<1.0, 2.0>}

// -----

// expected-error@+1 {{expected ','}}
func.func private @one_part() attributes {a = #complex.number<:f32 1.0>}

// -----

// expected-error@+1 {{expected floating point literal}}
func.func private @no_number() attributes {a = #complex.number<:f32 "a", 2.0>}

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
func.func private @integer() attributes {a = #complex.number<:f32 1, 2>}

// -----

// expected-error@+1 {{expected a floating-point type, but found 'i32'}}
func.func private @of_integers() attributes {a = #complex.number<:i32 1.0, 2.0>}

// -----

func.func @array() -> complex<f32> {
  // expected-error@+1 {{op attribute 'value' failed to satisfy constraint: array attribute}}
  %0 = "complex.constant"() {value = #complex.number<:f32 1.0, 2.0>} : () -> complex<f32>
  return %0 : complex<f32>
}
