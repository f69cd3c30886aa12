// Operands whose types follow from the only type that is written: that of a
// result, or of a memref.
// RUN: mlopt %s -split-input-file -verify-diagnostics

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = tensor.from_elements %f, %f : tensor<3xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64) {
  // expected-error@+1 {{use of value '%d' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = tensor.from_elements %f, %d : tensor<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 0 operands and 2 types}}
  %0 = tensor.from_elements : tensor<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'vector<1xf32>'}}
  %0 = tensor.from_elements %f : vector<1xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = tensor.splat %f[%n] : tensor<?xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%d: f64) {
  // expected-error@+1 {{use of value '%d' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = tensor.splat %d : tensor<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = vector.from_elements %f, %f : vector<3xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.from_elements' invalid kind of type specified: expected builtin.vector, but found 'tensor<1xf32>'}}
  %0 = vector.from_elements %f : tensor<1xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64) {
  // expected-error@+1 {{use of value '%d' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = complex.create %f, %d : complex<f32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'complex.create' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.create %f, %f : f32
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'complex.create' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.create %n, %n : complex<i32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'std.splat' 'aggregate' must be vector of any type values or statically shaped tensor of any type values, but got 'f32'}}
  %0 = splat %f : f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%d: f64) {
  // expected-error@+1 {{use of value '%d' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = splat %d : vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'std.create_complex' 'cplx' must be complex type with floating-point elements, but got 'f32'}}
  %0 = create_complex %f, %f : f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64) {
  // expected-error@+1 {{use of value '%d' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = create_complex %f, %d : complex<f32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'std.tensor_from_elements' expected result type to be a ranked tensor}}
  %0 = tensor_from_elements(%f, %f) : f32
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error@+1 {{custom op 'std.tensor_store' 'memref' must be ranked or unranked memref of any type values, but got 'tensor<4xf32>'}}
  tensor_store %t, %m : tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error@+1 {{custom op 'std.tensor_store' 'memref' must be ranked or unranked memref of any type values, but got 'f32'}}
  tensor_store %t, %m : f32
  return
}
