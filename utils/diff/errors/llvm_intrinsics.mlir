// expected-error@+2 {{custom op 'llvm.intr.experimental.constrained.fptrunc' expected string or keyword containing one of the following enum values for attribute 'roundingmode' [towardzero, tonearest, upward, downward, tonearestaway, dynamic, invalid]}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %d foo ignore : f64 to f32
  return
}
// -----
// expected-error@+2 {{custom op 'llvm.intr.experimental.constrained.fptrunc' expected string or keyword containing one of the following enum values for attribute 'fpExceptionBehavior' [ignore, maytrap, strict]}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %d upward foo : f64 to f32
  return
}
// -----
// expected-error@+2 {{'llvm.intr.experimental.constrained.fptrunc' op requires attribute 'fpExceptionBehavior'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) : (f64) -> f32
  return
}
// -----
// expected-error@+2 {{'llvm.intr.experimental.constrained.fptrunc' op requires attribute 'roundingmode'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) {fpExceptionBehavior = 0 : i64} : (f64) -> f32
  return
}
// -----
// expected-error@+2 {{'llvm.intr.experimental.constrained.fptrunc' op attribute 'roundingmode' failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) {fpExceptionBehavior = 0 : i64, roundingmode = 9 : i64} : (f64) -> f32
  return
}
// -----
// expected-error@+2 {{'llvm.intr.experimental.constrained.fptrunc' op attribute 'roundingmode' failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) {fpExceptionBehavior = 0 : i64, roundingmode = 0 : i32} : (f64) -> f32
  return
}
// -----
// expected-error@+2 {{'llvm.intr.experimental.constrained.fptrunc' op attribute 'fpExceptionBehavior' failed to satisfy constraint: LLVM Exception Behavior}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) {fpExceptionBehavior = 3 : i64, roundingmode = 0 : i64} : (f64) -> f32
  return
}
// -----
// expected-error@+2 {{'llvm.intr.is.fpclass' op attribute 'bit' failed to satisfy constraint: 32-bit signless integer attribute}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.is.fpclass"(%f) {bit = 3 : i64} : (f32) -> i1
  return
}
// -----
// expected-error@+2 {{'llvm.intr.is.fpclass' op requires attribute 'bit'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.is.fpclass"(%f) : (f32) -> i1
  return
}
// -----
// expected-error@+2 {{'llvm.intr.is.fpclass' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.is.fpclass"(%i) {bit = 3 : i32} : (i32) -> i1
  return
}
// -----
// expected-error@+2 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.sincos"(%f) : (f32) -> f32
  return
}
// -----
// expected-error@+2 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f64)>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.sincos"(%f) : (f32) -> !llvm.struct<(f32, f64)>
  return
}
// -----
// expected-error@+2 {{'llvm.intr.sincos' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.sincos"(%i) : (i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
// expected-error@+2 {{'llvm.intr.experimental.constrained.fptrunc' op operand #0 must be LLVM dialect-compatible type, but got 'index'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %x upward ignore : index to f32
  return
}
// -----
// expected-error@+2 {{'llvm.intr.experimental.constrained.fptrunc' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %d upward ignore : f64 to index
  return
}
// -----
// expected-error@+2 {{'llvm.intr.powi' op operand #1 must be signless integer, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.powi"(%f, %f) : (f32, f32) -> f32
  return
}
// -----
// expected-error@+2 {{'llvm.intr.powi' op operand #1 must be signless integer, but got 'vector<2x3xf32>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.powi"(%f, %v) : (f32, vector<2x3xf32>) -> f32
  return
}
