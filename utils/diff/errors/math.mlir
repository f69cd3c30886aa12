// expected-error@+2 {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.isnan"(%v) : (vector<2x3xf32>) -> vector<2xi1>
  return
}
// -----
// expected-error@+2 {{'math.isnan' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.isnan"(%f) {fastmath = 3 : i32} : (f32) -> i1
  return
}
// -----
// expected-error@+2 {{'math.absf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.absf"(%f) {fastmath = 3 : i32} : (f32) -> f32
  return
}
// -----
// expected-error@+2 {{'math.absf' op requires the same type for all operands and results}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.absf"(%f) : (f32) -> f64
  return
}
// -----
// expected-error@+2 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0:2 = "math.sincos"(%f) : (f32) -> (f32, f64)
  return
}
// -----
// expected-error@+2 {{'math.sincos' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0:2 = "math.sincos"(%i) : (i32) -> (i32, i32)
  return
}
// -----
// expected-error@+2 {{'math.sincos' op result #0 must be floating-point-like, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0:2 = "math.sincos"(%f) : (f32) -> (i32, f32)
  return
}
// -----
// expected-error@+2 {{'math.sincos' op expected 2 results}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.sincos"(%f) : (f32) -> f32
  return
}
// -----
// expected-error@+2 {{'math.fpowi' op requires the same shape for all operands and results}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.fpowi"(%f, %iv) : (f32, vector<2x3xi32>) -> f32
  return
}
// -----
// expected-error@+2 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.fpowi"(%f, %iv) : (f32, vector<2x3xi32>) -> f64
  return
}
// -----
// expected-error@+2 {{'math.fpowi' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.fpowi"(%i, %f) : (i32, f32) -> i32
  return
}
// -----
// expected-error@+2 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.fpowi"(%f, %i) : (f32, i32) -> f64
  return
}
// -----
// expected-error@+2 {{'math.clampf' op requires the same type for all operands and results}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.clampf"(%f, %f, %d) : (f32, f32, f64) -> f32
  return
}
// -----
// expected-error@+2 {{'math.clampf' op operand #2 must be floating-point-like, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.clampf"(%f, %f, %i) : (f32, f32, i32) -> f32
  return
}
// -----
// expected-error@+2 {{'math.atan2' op operand #1 must be floating-point-like, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.atan2"(%f, %i) : (f32, i32) -> f32
  return
}
// -----
// expected-error@+2 {{'math.ipowi' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.ipowi"(%f, %i) : (f32, i32) -> f32
  return
}
// -----
// expected-error@+2 {{'math.fma' op operand #2 must be floating-point-like, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.fma"(%f, %f, %i) : (f32, f32, i32) -> f32
  return
}
// -----
// expected-error@+2 {{'math.powf' op expected 2 operands, but found 1}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "math.powf"(%f) : (f32) -> f32
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.fma %f, %f : f32
  return
}
// -----
// expected-error@+3 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.fma %f, %f, %f : i32
  return
}
// -----
// expected-error@+3 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.absf %f : i32
  return
}
// -----
// expected-error@+2 {{'math.absf' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.absf %i : i32
  return
}
// -----
// expected-error@+2 {{custom op 'math.isnan' 'operand' must be floating-point-like, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.isnan %i : i32
  return
}
// -----
// expected-error@+2 {{operation defines 2 results but was provided 1 to bind}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.sincos %i : i32
  return
}
// -----
// expected-error@+2 {{custom op 'math.isnan' 'operand' must be floating-point-like, but got 'vector<2xi32>'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.isnan %f : vector<2xi32>
  return
}
// -----
// expected-error@+2 {{custom op 'math.isnan' 'operand' must be floating-point-like, but got 'none'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.isnan %f : none
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.isnan %f fastmath<fast> : f32
  return
}
// -----
// expected-error@+2 {{expected '['}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.clampf %f to %f : f32
  return
}
// -----
// expected-error@+2 {{custom op 'math.clampf' expected 'to'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.clampf %f, [%f, %f] : f32
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.clampf %f to [%f] : f32
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.fpowi %f, %i : f32
  return
}
// -----
// expected-error@+2 {{'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.fpowi %f, %f : f32, f32
  return
}
// -----
// expected-error@+2 {{operation defines 2 results but was provided 1 to bind}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.sincos %v : vector<2x3xf32>
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.ctlz %i fastmath<fast> : i32
  return
}
// -----
// expected-error@+3 {{use of value '%d' expects different type than prior uses: 'f32' vs 'f64'}}
// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.copysign %f, %d : f32
  return
}
// -----
// expected-error@+3 {{custom op 'math.absf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+2 {{custom op 'math.absf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.absf %f fastmath<bad> : f32
  return
}
// -----
// expected-error@+3 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.clampf %f to [%f, %f] : i32
  return
}
// -----
// expected-error@+2 {{'math.ctlz' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.ctlz %f : f32
  return
}
// -----
// expected-error@+2 {{'math.ipowi' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.ipowi %f, %f : f32
  return
}
// -----
// expected-error@+2 {{custom op 'math.unknown' is unknown}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.unknown %f : f32
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = math.absf %f
  return
}
