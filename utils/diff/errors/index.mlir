// expected-error@+2 {{'index.add' op operand #0 must be index, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.add"(%i, %x) : (i32, index) -> index
  return
}
// -----
// expected-error@+2 {{'index.add' op result #0 must be index, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.add"(%x, %x) : (index, index) -> i32
  return
}
// -----
// expected-error@+2 {{'index.cmp' op requires attribute 'pred'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.cmp"(%x, %x) : (index, index) -> i1
  return
}
// -----
// expected-error@+2 {{'index.cmp' op attribute 'pred' failed to satisfy constraint: index comparison predicate kind}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.cmp"(%x, %x) {pred = 3 : i32} : (index, index) -> i1
  return
}
// -----
// expected-error@+3 {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error@+2 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.cmp"(%x, %x) {pred = #index<cmp_predicate foo>} : (index, index) -> i1
  return
}
// -----
// expected-error@+3 {{expected valid keyword or string}}
// expected-error@+2 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.cmp"(%x, %x) {pred = #index.cmp_predicate<slt>} : (index, index) -> i1
  return
}
// -----
// expected-error@+2 {{unknown attribute `predicate` in dialect `index`}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.cmp"(%x, %x) {pred = #index<predicate slt>} : (index, index) -> i1
  return
}
// -----
// expected-error@+3 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error@+2 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.cmp foo(%x, %x)
  return
}
// -----
// expected-error@+2 {{expected '('}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.cmp slt %x, %x
  return
}
// -----
// expected-error@+2 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.constant"() {value = 3 : i32} : () -> index
  return
}
// -----
// expected-error@+2 {{'index.constant' op result #0 must be index, but got 'i32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.constant"() {value = 3 : index} : () -> i32
  return
}
// -----
// expected-error@+2 {{expected operation name in quotes}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.constant 3 : index
  return
}
// -----
// expected-error@+2 {{custom op 'index.constant' invalid kind of attribute specified}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.constant "a"
  return
}
// -----
// expected-error@+2 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.constant true
  return
}
// -----
// expected-error@+2 {{custom op 'index.bool.constant' invalid kind of attribute specified}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.bool.constant "q"
  return
}
// -----
// expected-error@+2 {{'index.bool.constant' op attribute 'value' failed to satisfy constraint: bool attribute}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.bool.constant"() {value = 1 : i32} : () -> i1
  return
}
// -----
// expected-error@+2 {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.casts %x : index to index
  return
}
// -----
// expected-error@+2 {{'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.casts %i : i32 to i64
  return
}
// -----
// expected-error@+2 {{'index.casts' op operand #0 must be integer or index, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.casts %f : f32 to index
  return
}
// -----
// expected-error@+2 {{'index.casts' op result #0 must be integer or index, but got 'f32'}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.casts %x : index to f32
  return
}
// -----
// expected-error@+3 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.add %x, %i
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.add %x
  return
}
// -----
// expected-error@+2 {{expected operation name in quotes}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.sizeof : index
  return
}
// -----
// expected-error@+2 {{integer constant out of range for attribute}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.constant -9223372036854775809
  return
}
// -----
// expected-error@+2 {{integer constant out of range for attribute}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.constant 18446744073709551616
  return
}
// -----
// expected-error@+3 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.cmp slt(%x, %i)
  return
}
// -----
// expected-error@+2 {{expected attribute value}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.constant
  return
}
// -----
// expected-error@+3 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error@+2 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.cmp "foo"(%x, %x)
  return
}
// -----
// expected-error@+3 {{custom op 'index.cmp' expected valid keyword or string}}
// expected-error@+2 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = index.cmp 3(%x, %x)
  return
}
// -----
// expected-error@+2 {{'index.add' op expected 2 operands, but found 1}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.add"(%x) : (index) -> index
  return
}
// -----
// expected-error@+2 {{'index.sizeof' op requires zero operands}}
func.func @f(%f: f32, %d: f64, %i: i32, %x: index, %v: vector<2x3xf32>, %iv: vector<2x3xi32>, %c: complex<f32>, %cd: complex<f64>, %ci: complex<i32>, %b: i1, %s: si32, %t: i64, %tc: tensor<2xcomplex<f32>>) {
  %0 = "index.sizeof"(%x) : (index) -> index
  return
}
