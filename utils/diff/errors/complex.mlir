func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.abs"(%c) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.abs"(%f) : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.abs"(%c) : (complex<f32>) -> i32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.abs"(%ci) : (complex<i32>) -> i32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.abs %ci : complex<i32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.abs %f : f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.re"(%c) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.im"(%c) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.angle"(%c) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.add"(%c, %cd) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.add"(%ci, %ci) : (complex<i32>, complex<i32>) -> complex<i32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.add %ci, %ci : complex<i32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.exp"(%c) : (complex<f32>) -> complex<f64>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.exp"(%c) : (complex<f32>) -> f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.exp %f : f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.eq"(%c, %cd) : (complex<f32>, complex<f64>) -> i1
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.eq"(%c, %c) : (complex<f32>, complex<f32>) -> i32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.eq %ci, %ci : complex<i32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.create"(%f, %d) : (f32, f64) -> complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.create"(%d, %d) : (f64, f64) -> complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.create"(%i, %i) : (i32, i32) -> complex<i32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.create"(%f, %f) : (f32, f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.create %f, %f : f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.create %i, %i : complex<i32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.powi"(%c, %d) : (complex<f32>, f64) -> complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.powi"(%c, %x) : (complex<f32>, index) -> complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.powi"(%c, %i) : (complex<f32>, i32) -> complex<f64>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.powi"(%c, %iv) : (complex<f32>, vector<2x3xi32>) -> complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.powi"(%c, %s) : (complex<f32>, si32) -> complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.powi %c, %i : complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.powi %f, %i : f32, i32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.powi %c, %f : complex<f32>, f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.bitcast %c : complex<f32> to complex<f64>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.bitcast %f : f32 to i32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.bitcast %v : vector<2x3xf32> to complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.bitcast %c : complex<f32> to vector<2xf32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.bitcast %c : complex<f32> to i32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1.0 : f64, 1.0 : f32] : complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant ["a", 1.0 : f32] : complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1.0 : f32, 1.0 : f32] : f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.constant"() {value = 1 : i32} : () -> complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "complex.constant"() : () -> complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1 : i32, 1 : i32] : complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [] : complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.constant [1.0, 1.0]
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.add %c, %c : f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.eq %c, %c : f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.add %tc, %tc : tensor<2xcomplex<f32>>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.add %c, %cd : complex<f32>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = complex.number
  return
}
