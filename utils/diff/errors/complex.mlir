// expected-error@+2 {{'complex.abs' op failed to verify that complex element type matches result type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.abs"(%c) : (complex<f32>) -> f64
  return
}
// -----
// expected-error@+2 {{'complex.abs' op operand #0 must be complex type with floating-point elements, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.abs"(%f) : (f32) -> f32
  return
}
// -----
// expected-error@+2 {{'complex.abs' op result #0 must be floating-point, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.abs"(%c) : (complex<f32>) -> i32
  return
}
// -----
// expected-error@+2 {{'complex.abs' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.abs"(%ci) : (complex<i32>) -> i32
  return
}
// -----
// expected-error@+2 {{custom op 'complex.abs' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.abs %ci : complex<i32>
  return
}
// -----
// expected-error@+2 {{custom op 'complex.abs' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.abs %f : f32
  return
}
// -----
// expected-error@+2 {{'complex.re' op failed to verify that complex element type matches result type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.re"(%c) : (complex<f32>) -> f64
  return
}
// -----
// expected-error@+2 {{'complex.im' op failed to verify that complex element type matches result type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.im"(%c) : (complex<f32>) -> f64
  return
}
// -----
// expected-error@+2 {{'complex.angle' op failed to verify that complex element type matches result type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.angle"(%c) : (complex<f32>) -> f64
  return
}
// -----
// expected-error@+2 {{'complex.add' op requires the same type for all operands and results}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.add"(%c, %cd) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.add' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.add"(%ci, %ci) : (complex<i32>, complex<i32>) -> complex<i32>
  return
}
// -----
// expected-error@+2 {{'complex.add' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.add %ci, %ci : complex<i32>
  return
}
// -----
// expected-error@+2 {{'complex.exp' op requires the same type for all operands and results}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.exp"(%c) : (complex<f32>) -> complex<f64>
  return
}
// -----
// expected-error@+2 {{'complex.exp' op result #0 must be complex type with floating-point elements, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.exp"(%c) : (complex<f32>) -> f32
  return
}
// -----
// expected-error@+2 {{custom op 'complex.exp' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.exp %f : f32
  return
}
// -----
// expected-error@+2 {{'complex.eq' op failed to verify that all of {lhs, rhs} have same type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.eq"(%c, %cd) : (complex<f32>, complex<f64>) -> i1
  return
}
// -----
// expected-error@+2 {{'complex.eq' op result #0 must be 1-bit signless integer, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.eq"(%c, %c) : (complex<f32>, complex<f32>) -> i32
  return
}
// -----
// expected-error@+2 {{'complex.eq' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.eq %ci, %ci : complex<i32>
  return
}
// -----
// expected-error@+2 {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.create"(%f, %d) : (f32, f64) -> complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.create' op failed to verify that complex element type matches real operand type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.create"(%d, %d) : (f64, f64) -> complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.create' op operand #0 must be floating-point, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.create"(%i, %i) : (i32, i32) -> complex<i32>
  return
}
// -----
// expected-error@+2 {{'complex.create' op result #0 must be complex type with floating-point elements, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.create"(%f, %f) : (f32, f32) -> f32
  return
}
// -----
// expected-error@+2 {{custom op 'complex.create' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.create %f, %f : f32
  return
}
// -----
// expected-error@+2 {{custom op 'complex.create' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.create %i, %i : complex<i32>
  return
}
// -----
// expected-error@+2 {{'complex.powi' op operand #1 must be signless integer, but got 'f64'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.powi"(%c, %d) : (complex<f32>, f64) -> complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.powi' op operand #1 must be signless integer, but got 'index'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.powi"(%c, %x) : (complex<f32>, index) -> complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.powi' op failed to verify that all of {lhs, result} have same type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.powi"(%c, %i) : (complex<f32>, i32) -> complex<f64>
  return
}
// -----
// expected-error@+2 {{'complex.powi' op operand #1 must be signless integer, but got 'vector<2x3xi32>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.powi"(%c, %iv) : (complex<f32>, vector<2x3xi32>) -> complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.powi' op operand #1 must be signless integer, but got 'si32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.powi"(%c, %s) : (complex<f32>, si32) -> complex<f32>
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.powi %c, %i : complex<f32>
  return
}
// -----
// expected-error@+2 {{custom op 'complex.powi' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.powi %f, %i : f32, i32
  return
}
// -----
// expected-error@+2 {{custom op 'complex.powi' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.powi %c, %f : complex<f32>, f32
  return
}
// -----
// expected-error@+2 {{'complex.bitcast' op requires that either input or output has a complex type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.bitcast %c : complex<f32> to complex<f64>
  return
}
// -----
// expected-error@+2 {{'complex.bitcast' op requires that either input or output has a complex type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.bitcast %f : f32 to i32
  return
}
// -----
// expected-error@+2 {{'complex.bitcast' op operand must be int/float/complex}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.bitcast %v : vector<2x3xf32> to complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.bitcast' op result must be int/float/complex}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.bitcast %c : complex<f32> to vector<2xf32>
  return
}
// -----
// expected-error@+2 {{'complex.bitcast' op casting bitwidths do not match}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.bitcast %c : complex<f32> to i32
  return
}
// -----
// expected-error@+2 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.constant' op requires attribute's element types ('f64', 'f32') to match the element type of the op's return type ('f32')}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1.0 : f64, 1.0 : f32] : complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant ["a", 1.0 : f32] : complex<f32>
  return
}
// -----
// expected-error@+2 {{custom op 'complex.constant' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1.0 : f32, 1.0 : f32] : f32
  return
}
// -----
// expected-error@+2 {{'complex.constant' op attribute 'value' failed to satisfy constraint: array attribute}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.constant"() {value = 1 : i32} : () -> complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.constant' op requires attribute 'value'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.constant"() : () -> complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.constant' op requires attribute's element types ('i32', 'i32') to match the element type of the op's return type ('f32')}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1 : i32, 1 : i32] : complex<f32>
  return
}
// -----
// expected-error@+2 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [] : complex<f32>
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1.0, 1.0]
  return
}
// -----
// expected-error@+2 {{custom op 'complex.add' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.add %c, %c : f32
  return
}
// -----
// expected-error@+2 {{custom op 'complex.eq' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.eq %c, %c : f32
  return
}
// -----
// expected-error@+2 {{custom op 'complex.add' invalid kind of type specified: expected builtin.complex, but found 'tensor<2xcomplex<f32>>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.add %tc, %tc : tensor<2xcomplex<f32>>
  return
}
// -----
// expected-error@+3 {{use of value '%cd' expects different type than prior uses: 'complex<f32>' vs 'complex<f64>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.add %c, %cd : complex<f32>
  return
}
// -----
// expected-error@+2 {{custom op 'complex.number' is unknown}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.number
  return
}
