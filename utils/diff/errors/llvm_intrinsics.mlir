func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %d foo ignore : f64 to f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %d upward foo : f64 to f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) : (f64) -> f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) {fpExceptionBehavior = 0 : i64} : (f64) -> f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) {fpExceptionBehavior = 0 : i64, roundingmode = 9 : i64} : (f64) -> f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) {fpExceptionBehavior = 0 : i64, roundingmode = 0 : i32} : (f64) -> f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%d) {fpExceptionBehavior = 3 : i64, roundingmode = 0 : i64} : (f64) -> f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.is.fpclass"(%f) {bit = 3 : i64} : (f32) -> i1
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.is.fpclass"(%f) : (f32) -> i1
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.is.fpclass"(%i) {bit = 3 : i32} : (i32) -> i1
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.sincos"(%f) : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.sincos"(%f) : (f32) -> !llvm.struct<(f32, f64)>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.sincos"(%i) : (i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %x upward ignore : index to f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %d upward ignore : f64 to index
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.powi"(%f, %f) : (f32, f32) -> f32
  return
}
// -----
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "llvm.intr.powi"(%f, %v) : (f32, vector<2x3xf32>) -> f32
  return
}
