// RUN: mlopt %s -allow-unregistered-dialect -canonicalize | FileCheck %s
// Folds and canonicalization patterns.

// CHECK-LABEL: @c1(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<8xf32>) -> ()
// CHECK-NEXT: return
func.func @c1(%v: vector<4xf32>) {
 %0 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
  "k.k"(%1) : (vector<8xf32>) -> ()
  return
}
// CHECK-LABEL: @c2(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x2x4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<1x2x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c2(%v: vector<4xf32>) {
 %0 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<1x2x4xf32>
  "k.k"(%1) : (vector<1x2x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c3(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @c3(%v: vector<4xf32>) {
 %0 = vector.broadcast %v : vector<4xf32> to vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<2x2xf32>
  "k.k"(%1) : (vector<2x2xf32>) -> ()
  return
}
// CHECK-LABEL: @c4(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x1xf32> to vector<4x2xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<4x2xf32>) -> ()
// CHECK-NEXT: return
func.func @c4(%u: vector<1x1xf32>) {
 %0 = vector.broadcast %u : vector<1x1xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<4x2xf32>
  "k.k"(%1) : (vector<4x2xf32>) -> ()
  return
}
// CHECK-LABEL: @c5(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x1xf32> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<8xf32>) -> ()
// CHECK-NEXT: return
func.func @c5(%u: vector<1x1xf32>) {
 %0 = vector.broadcast %u : vector<1x1xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
  "k.k"(%1) : (vector<8xf32>) -> ()
  return
}
// CHECK-LABEL: @c6(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<8xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<8xf32>) -> ()
// CHECK-NEXT: return
func.func @c6(%f: f32) {
 %0 = vector.broadcast %f : f32 to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
  "k.k"(%1) : (vector<8xf32>) -> ()
  return
}
// CHECK-LABEL: @c7(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<f32> to vector<8xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<8xf32>) -> ()
// CHECK-NEXT: return
func.func @c7(%z: vector<f32>) {
 %0 = vector.broadcast %z : vector<f32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
  "k.k"(%1) : (vector<8xf32>) -> ()
  return
}
// CHECK-LABEL: @c8(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<2x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c8(%v: vector<4xf32>) {
 %0 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %1 = vector.broadcast %0 : vector<1x4xf32> to vector<2x4xf32>
  "k.k"(%1) : (vector<2x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c9(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT: %1 = vector.broadcast %0 : vector<4x1xf32> to vector<4x4xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<4x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c9(%v: vector<4xf32>) {
 %0 = vector.shape_cast %v : vector<4xf32> to vector<4x1xf32>
  %1 = vector.broadcast %0 : vector<4x1xf32> to vector<4x4xf32>
  "k.k"(%1) : (vector<4x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c10(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x1xf32> to vector<4x4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<4x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c10(%u: vector<1x1xf32>) {
 %0 = vector.shape_cast %u : vector<1x1xf32> to vector<1xf32>
  %1 = vector.broadcast %0 : vector<1xf32> to vector<4x4xf32>
  "k.k"(%1) : (vector<4x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c11(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<1x1xf32> to vector<f32>
// CHECK-NEXT: %1 = vector.broadcast %0 : vector<f32> to vector<4xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c11(%u: vector<1x1xf32>) {
 %0 = vector.shape_cast %u : vector<1x1xf32> to vector<f32>
  %1 = vector.broadcast %0 : vector<f32> to vector<4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c12(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<f32> to vector<4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c12(%z: vector<f32>) {
 %0 = vector.shape_cast %z : vector<f32> to vector<1xf32>
  %1 = vector.broadcast %0 : vector<1xf32> to vector<4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c13(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @c13(%v: vector<4xf32>) {
 %0 = vector.extract %v[0] : f32 from vector<4xf32>
  %1 = vector.extract %v[1] : f32 from vector<4xf32>
  %2 = vector.extract %v[2] : f32 from vector<4xf32>
  %3 = vector.extract %v[3] : f32 from vector<4xf32>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<2x2xf32>
  "k.k"(%4) : (vector<2x2xf32>) -> ()
  return
}
// CHECK-LABEL: @c14(
// CHECK-NEXT: %0 = vector.extract %arg0[0] : f32 from vector<4xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1] : f32 from vector<4xf32>
// CHECK-NEXT: %2 = vector.from_elements %0, %1 : vector<2xf32>
// CHECK-NEXT: "k.k"(%2) : (vector<2xf32>) -> ()
// CHECK-NEXT: return
func.func @c14(%v: vector<4xf32>) {
 %0 = vector.extract %v[0] : f32 from vector<4xf32>
  %1 = vector.extract %v[1] : f32 from vector<4xf32>
  %4 = vector.from_elements %0, %1 : vector<2xf32>
  "k.k"(%4) : (vector<2xf32>) -> ()
  return
}
// CHECK-LABEL: @c15(
// CHECK-NEXT: %0 = vector.extract %arg0[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: %1 = vector.shape_cast %0 : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @c15(%w: vector<2x4xf32>) {
 %0 = vector.extract %w[1, 0] : f32 from vector<2x4xf32>
  %1 = vector.extract %w[1, 1] : f32 from vector<2x4xf32>
  %2 = vector.extract %w[1, 2] : f32 from vector<2x4xf32>
  %3 = vector.extract %w[1, 3] : f32 from vector<2x4xf32>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<2x2xf32>
  "k.k"(%4) : (vector<2x2xf32>) -> ()
  return
}
// CHECK-LABEL: @c16(
// CHECK-NEXT: %0 = vector.extract %arg0[0] : f32 from vector<4xf32>
// CHECK-NEXT: %1 = vector.broadcast %0 : f32 to vector<1xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<1xf32>) -> ()
// CHECK-NEXT: return
func.func @c16(%v: vector<4xf32>) {
 %0 = vector.extract %v[0] : f32 from vector<4xf32>
  %4 = vector.from_elements %0 : vector<1xf32>
  "k.k"(%4) : (vector<1xf32>) -> ()
  return
}
// CHECK-LABEL: @c17(
// CHECK-NEXT: %0 = vector.from_elements %arg0, %arg1 : vector<2xf32>
// CHECK-NEXT: %1 = vector.shape_cast %0 : vector<2xf32> to vector<2x1xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<2x1xf32>) -> ()
// CHECK-NEXT: return
func.func @c17(%f: f32, %f2: f32) {
 %0 = vector.from_elements %f, %f2 : vector<2xf32>
  %1 = vector.shape_cast %0 : vector<2xf32> to vector<2x1xf32>
  "k.k"(%1) : (vector<2x1xf32>) -> ()
  return
}
// CHECK-LABEL: @c18(
// CHECK-NEXT: %0 = vector.from_elements %arg0, %arg1 : vector<1x2xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<1x2xf32>) -> ()
// CHECK-NEXT: return
func.func @c18(%f: f32, %f2: f32) {
 %0 = vector.from_elements %f, %f2 : vector<2x1xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x1xf32> to vector<1x2xf32>
  "k.k"(%1) : (vector<1x2xf32>) -> ()
  return
}
// CHECK-LABEL: @c19(
// CHECK-NEXT: %0 = vector.broadcast %arg1 : f32 to vector<1xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<1xf32>) -> ()
// CHECK-NEXT: return
func.func @c19(%f: f32, %f2: f32) {
 %0 = vector.from_elements %f, %f2 : vector<2x1xf32>
  %1 = vector.extract %0[1] : vector<1xf32> from vector<2x1xf32>
  "k.k"(%1) : (vector<1xf32>) -> ()
  return
}
// CHECK-LABEL: @c20(
// CHECK-NEXT: %0 = vector.to_elements %arg0 : vector<1x1xf32>
// CHECK-NEXT: "k.k"(%0) : (f32) -> ()
// CHECK-NEXT: return
func.func @c20(%u: vector<1x1xf32>) {
 %0 = vector.to_elements %u : vector<1x1xf32>
  "k.k"(%0) : (f32) -> ()
  return
}
// CHECK-LABEL: @c21(
// CHECK-NEXT: %0 = vector.to_elements %arg0 : vector<1x1xf32>
// CHECK-NEXT: "k.k"(%0, %0) : (f32, f32) -> ()
// CHECK-NEXT: return
func.func @c21(%u: vector<1x1xf32>) {
 %0 = vector.broadcast %u : vector<1x1xf32> to vector<2x1xf32> %1:2 = vector.to_elements %0 : vector<2x1xf32>
  "k.k"(%1#0, %1#1) : (f32, f32) -> ()
  return
}
// CHECK-LABEL: @c22(
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT: %0:2 = vector.to_elements %cst : vector<2xf32>
// CHECK-NEXT: "k.k"(%0#0, %0#1) : (f32, f32) -> ()
// CHECK-NEXT: return
func.func @c22() {
 %0 = arith.constant dense<[1.0, 2.0]> : vector<2xf32> %1:2 = vector.to_elements %0 : vector<2xf32>
  "k.k"(%1#0, %1#1) : (f32, f32) -> ()
  return
}
// CHECK-LABEL: @c23(
// CHECK-NEXT: %0 = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT: "k.k"(%0) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @c23() {
 %c = arith.constant 3 : index
  %0 = vector.create_mask %c : vector<4xi1>
  "k.k"(%0) : (vector<4xi1>) -> ()
  return
}
// CHECK-LABEL: @c24(
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: "k.k"(%cst) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @c24() {
 %c = arith.constant 9 : index
  %0 = vector.create_mask %c : vector<4xi1>
  "k.k"(%0) : (vector<4xi1>) -> ()
  return
}
// CHECK-LABEL: @c25(
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: "k.k"(%cst) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @c25() {
 %c = arith.constant -9 : index
  %0 = vector.create_mask %c : vector<4xi1>
  "k.k"(%0) : (vector<4xi1>) -> ()
  return
}
// CHECK-LABEL: @c26(
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = vector.create_mask %c2 : vector<[4]xi1>
// CHECK-NEXT: "k.k"(%0) : (vector<[4]xi1>) -> ()
// CHECK-NEXT: return
func.func @c26() {
 %c = arith.constant 2 : index
  %0 = vector.create_mask %c : vector<[4]xi1>
  "k.k"(%0) : (vector<[4]xi1>) -> ()
  return
}
// CHECK-LABEL: @c27(
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = vector.create_mask %c4 : vector<[4]xi1>
// CHECK-NEXT: "k.k"(%0) : (vector<[4]xi1>) -> ()
// CHECK-NEXT: return
func.func @c27() {
 %c = arith.constant 4 : index
  %0 = vector.create_mask %c : vector<[4]xi1>
  "k.k"(%0) : (vector<[4]xi1>) -> ()
  return
}
// CHECK-LABEL: @c28(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.create_mask %c0 : vector<[4]xi1>
// CHECK-NEXT: "k.k"(%0) : (vector<[4]xi1>) -> ()
// CHECK-NEXT: return
func.func @c28() {
 %c = arith.constant 0 : index
  %0 = vector.create_mask %c : vector<[4]xi1>
  "k.k"(%0) : (vector<[4]xi1>) -> ()
  return
}
// CHECK-LABEL: @c29(
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT: "k.k"(%cst) : (vector<[4]xi1>) -> ()
// CHECK-NEXT: return
func.func @c29() {
 %c = arith.constant 4 : index
  %vs = vector.vscale
  %x2 = arith.muli %vs, %c : index
  %0 = vector.create_mask %x2 : vector<[4]xi1>
  "k.k"(%0) : (vector<[4]xi1>) -> ()
  return
}
// CHECK-LABEL: @c30(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.create_mask %c0, %arg0 : vector<2x4xi1>
// CHECK-NEXT: "k.k"(%0) : (vector<2x4xi1>) -> ()
// CHECK-NEXT: return
func.func @c30(%i: index) {
 %c = arith.constant 0 : index
  %0 = vector.create_mask %c, %i : vector<2x4xi1>
  "k.k"(%0) : (vector<2x4xi1>) -> ()
  return
}
// CHECK-LABEL: @c31(
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<i1>
// CHECK-NEXT: "k.k"(%cst) : (vector<i1>) -> ()
// CHECK-NEXT: return
func.func @c31() {
 %c = arith.constant 1 : index
  %0 = vector.create_mask %c : vector<i1>
  "k.k"(%0) : (vector<i1>) -> ()
  return
}
// CHECK-LABEL: @c32(
// CHECK-NEXT: %0 = vector.constant_mask [1] : vector<2xi1>
// CHECK-NEXT: "k.k"(%0) : (vector<2xi1>) -> ()
// CHECK-NEXT: return
func.func @c32() {
 %0 = vector.constant_mask [2] : vector<4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xi1> to vector<2xi1>
  "k.k"(%1) : (vector<2xi1>) -> ()
  return
}
// CHECK-LABEL: @c33(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = arith.subi %arg0, %c1 : index
// CHECK-NEXT: %1 = vector.create_mask %0 : vector<2xi1>
// CHECK-NEXT: "k.k"(%1) : (vector<2xi1>) -> ()
// CHECK-NEXT: return
func.func @c33(%i: index) {
 %0 = vector.create_mask %i : vector<4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xi1> to vector<2xi1>
  "k.k"(%1) : (vector<2xi1>) -> ()
  return
}
// CHECK-LABEL: @c34(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = arith.subi %arg0, %c1 : index
// CHECK-NEXT: %1 = vector.create_mask %0, %arg0 : vector<1x4xi1>
// CHECK-NEXT: "k.k"(%1) : (vector<1x4xi1>) -> ()
// CHECK-NEXT: return
func.func @c34(%i: index) {
 %0 = vector.create_mask %i, %i : vector<2x4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xi1> to vector<1x4xi1>
  "k.k"(%1) : (vector<1x4xi1>) -> ()
  return
}
// CHECK-LABEL: @c35(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<2xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<2xf32>) -> ()
// CHECK-NEXT: return
func.func @c35(%f: f32) {
 %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  "k.k"(%1) : (vector<2xf32>) -> ()
  return
}
// CHECK-LABEL: @c36(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<2x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c36(%v: vector<4xf32>) {
 %0 = vector.broadcast %v : vector<4xf32> to vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  "k.k"(%1) : (vector<2x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c37(
// CHECK-NEXT: %0 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT: %1 = vector.broadcast %0 : vector<2xf32> to vector<2x2xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @c37(%v: vector<4xf32>) {
 %0 = vector.broadcast %v : vector<4xf32> to vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  "k.k"(%1) : (vector<2x2xf32>) -> ()
  return
}
// CHECK-LABEL: @c38(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x1xf32> to vector<2x2xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @c38(%u: vector<1x1xf32>) {
 %0 = vector.broadcast %u : vector<1x1xf32> to vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  "k.k"(%1) : (vector<2x2xf32>) -> ()
  return
}
// CHECK-LABEL: @c39(
// CHECK-NEXT: %0 = vector.extract %arg0[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: %1 = vector.shape_cast %0 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<1x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c39(%w: vector<2x4xf32>) {
 %1 = vector.extract_strided_slice %w {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  "k.k"(%1) : (vector<1x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c40(
// CHECK-NEXT: %0 = vector.extract_strided_slice %arg0 {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<1x2xf32>) -> ()
// CHECK-NEXT: return
func.func @c40(%w: vector<2x4xf32>) {
 %1 = vector.extract_strided_slice %w {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
  "k.k"(%1) : (vector<1x2xf32>) -> ()
  return
}
// CHECK-LABEL: @c41(
// CHECK-NEXT: %0 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<1xf32>) -> ()
// CHECK-NEXT: return
func.func @c41(%v: vector<4xf32>) {
 %1 = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
  "k.k"(%1) : (vector<1xf32>) -> ()
  return
}
// CHECK-LABEL: @c42(
// CHECK-NEXT: %0 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x3x4xf32> to vector<1x2x4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<1x2x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c42(%g3: vector<1x3x4xf32>) {
 %1 = vector.extract_strided_slice %g3 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x3x4xf32> to vector<1x2x4xf32>
  "k.k"(%1) : (vector<1x2x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c43(
// CHECK-NEXT: %0 = vector.extract %arg0[0, 1] : vector<4xf32> from vector<1x3x4xf32>
// CHECK-NEXT: %1 = vector.shape_cast %0 : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<1x1x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c43(%g3: vector<1x3x4xf32>) {
 %1 = vector.extract_strided_slice %g3 {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x3x4xf32> to vector<1x1x4xf32>
  "k.k"(%1) : (vector<1x1x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c44(
// CHECK-NEXT: %0 = vector.create_mask %arg0, %arg1 : vector<2x4xi1>
// CHECK-NEXT: %1 = vector.extract %0[1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: "k.k"(%1) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @c44(%i: index, %j2: index) {
 %0 = vector.create_mask %i, %j2 : vector<2x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<2x4xi1>
  "k.k"(%1) : (vector<4xi1>) -> ()
  return
}
// CHECK-LABEL: @c45(
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: "k.k"(%cst) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @c45(%i: index) {
 %c = arith.constant 1 : index
  %0 = vector.create_mask %c, %i : vector<2x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<2x4xi1>
  "k.k"(%1) : (vector<4xi1>) -> ()
  return
}
// CHECK-LABEL: @c46(
// CHECK-NEXT: %0 = vector.create_mask %arg0 : vector<4xi1>
// CHECK-NEXT: "k.k"(%0) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @c46(%i: index) {
 %c = arith.constant 2 : index
  %0 = vector.create_mask %c, %i : vector<2x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<2x4xi1>
  "k.k"(%1) : (vector<4xi1>) -> ()
  return
}
// CHECK-LABEL: @c47(
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = vector.create_mask %c2, %arg0 : vector<2x4xi1>
// CHECK-NEXT: %1 = vector.extract %0[1, 0] : i1 from vector<2x4xi1>
// CHECK-NEXT: "k.k"(%1) : (i1) -> ()
// CHECK-NEXT: return
func.func @c47(%i: index) {
 %c = arith.constant 2 : index
  %0 = vector.create_mask %c, %i : vector<2x4xi1>
  %1 = vector.extract %0[1, 0] : i1 from vector<2x4xi1>
  "k.k"(%1) : (i1) -> ()
  return
}
// CHECK-LABEL: @c48(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.create_mask %c1, %arg0 : vector<2x4xi1>
// CHECK-NEXT: %1 = vector.extract %0[1, 0] : i1 from vector<2x4xi1>
// CHECK-NEXT: "k.k"(%1) : (i1) -> ()
// CHECK-NEXT: return
func.func @c48(%i: index) {
 %c = arith.constant 1 : index
  %0 = vector.create_mask %c, %i : vector<2x4xi1>
  %1 = vector.extract %0[1, 0] : i1 from vector<2x4xi1>
  "k.k"(%1) : (i1) -> ()
  return
}
// CHECK-LABEL: @c49(
// CHECK-NEXT: %0 = vector.constant_mask [1, 2] : vector<2x4xi1>
// CHECK-NEXT: %1 = vector.extract %0[1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: "k.k"(%1) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @c49() {
 %0 = vector.constant_mask [1, 2] : vector<2x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<2x4xi1>
  "k.k"(%1) : (vector<4xi1>) -> ()
  return
}
// CHECK-LABEL: @c50(
// CHECK-NEXT: %0 = vector.constant_mask [1, 2] : vector<2x4xi1>
// CHECK-NEXT: %1 = vector.extract %0[0] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: "k.k"(%1) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @c50() {
 %0 = vector.constant_mask [1, 2] : vector<2x4xi1>
  %1 = vector.extract %0[0] : vector<4xi1> from vector<2x4xi1>
  "k.k"(%1) : (vector<4xi1>) -> ()
  return
}
// CHECK-LABEL: @c51(
// CHECK-NEXT: %0 = vector.constant_mask [1, 2] : vector<2x4xi1>
// CHECK-NEXT: %1 = vector.extract %0[0, 1] : i1 from vector<2x4xi1>
// CHECK-NEXT: "k.k"(%1) : (i1) -> ()
// CHECK-NEXT: return
func.func @c51() {
 %0 = vector.constant_mask [1, 2] : vector<2x4xi1>
  %1 = vector.extract %0[0, 1] : i1 from vector<2x4xi1>
  "k.k"(%1) : (i1) -> ()
  return
}
// CHECK-LABEL: @c52(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c52(%f: f32) {
 %0 = vector.broadcast %f : f32 to vector<2x4xf32>
  %1 = vector.extract %0[0] : vector<4xf32> from vector<2x4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c53(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x1xf32> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.extract %0[0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c53(%u: vector<1x1xf32>) {
 %0 = vector.broadcast %u : vector<1x1xf32> to vector<2x4xf32>
  %1 = vector.extract %0[0] : vector<4xf32> from vector<2x4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c54(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<f32> to vector<4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c54(%z: vector<f32>) {
 %0 = vector.broadcast %z : vector<f32> to vector<2x4xf32>
  %1 = vector.extract %0[0] : vector<4xf32> from vector<2x4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c55(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: return
func.func @c55(%v: vector<4xf32>) {
 %0 = vector.shape_cast %v : vector<4xf32> to vector<1x2x2xf32>
  %1 = vector.extract %0[0] : vector<2x2xf32> from vector<1x2x2xf32>
  "k.k"(%1) : (vector<2x2xf32>) -> ()
  return
}
// CHECK-LABEL: @c56(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT: %1 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<2xf32>) -> ()
// CHECK-NEXT: return
func.func @c56(%v: vector<4xf32>) {
 %0 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  %1 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
  "k.k"(%1) : (vector<2xf32>) -> ()
  return
}
// CHECK-LABEL: @c57(
// CHECK-NEXT: %0 = vector.shuffle %arg0, %arg0 [0, 1, 0] : vector<f32>, vector<f32>
// CHECK-NEXT: "k.k"(%0) : (vector<3xf32>) -> ()
// CHECK-NEXT: return
func.func @c57(%z: vector<f32>) {
 %0 = vector.shuffle %z, %z [0, 1, 0] : vector<f32>, vector<f32>
  "k.k"(%0) : (vector<3xf32>) -> ()
  return
}
// CHECK-LABEL: @c58(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<1xf32>) -> ()
// CHECK-NEXT: return
func.func @c58(%z: vector<f32>) {
 %0 = vector.shuffle %z, %z [0] : vector<f32>, vector<f32>
  "k.k"(%0) : (vector<1xf32>) -> ()
  return
}
// CHECK-LABEL: @c59(
// CHECK-NEXT: %0 = vector.broadcast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<1xf32>) -> ()
// CHECK-NEXT: return
func.func @c59(%z: vector<f32>, %z2: vector<f32>) {
 %0 = vector.shuffle %z, %z2 [1] : vector<f32>, vector<f32>
  "k.k"(%0) : (vector<1xf32>) -> ()
  return
}
// CHECK-LABEL: @c60(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<3xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<3xf32>) -> ()
// CHECK-NEXT: return
func.func @c60(%f: f32) {
 %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.shuffle %0, %0 [0, 1, 0] : vector<4xf32>, vector<4xf32>
  "k.k"(%1) : (vector<3xf32>) -> ()
  return
}
// CHECK-LABEL: @c61(
// CHECK-NEXT: %0 = vector.interleave %arg0, %arg0 : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<8xf32>) -> ()
// CHECK-NEXT: return
func.func @c61(%v: vector<4xf32>) {
 %1 = vector.shuffle %v, %v [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  "k.k"(%1) : (vector<8xf32>) -> ()
  return
}
// CHECK-LABEL: @c62(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<1xf32>) -> ()
// CHECK-NEXT: return
func.func @c62(%f: f32, %o1: vector<1xf32>) {
 %0 = vector.insert %f, %o1 [0] : f32 into vector<1xf32>
  "k.k"(%0) : (vector<1xf32>) -> ()
  return
}
// CHECK-LABEL: @c63(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<1x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c63(%v: vector<4xf32>, %w1: vector<1x4xf32>) {
 %0 = vector.insert %v, %w1 [0] : vector<4xf32> into vector<1x4xf32>
  "k.k"(%0) : (vector<1x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c64(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT: %1 = vector.insert %arg0, %0 [2] : f32 into vector<4xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c64(%f: f32) {
 %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.insert %f, %0[2] : f32 into vector<4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c65(
// CHECK-NEXT: %0 = vector.from_elements %arg0, %arg1 : vector<2xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<2xf32>) -> ()
// CHECK-NEXT: return
func.func @c65(%f: f32, %f2: f32, %o2: vector<2xf32>) {
 %0 = vector.insert %f, %o2 [0] : f32 into vector<2xf32>
  %1 = vector.insert %f2, %0 [1] : f32 into vector<2xf32>
  "k.k"(%1) : (vector<2xf32>) -> ()
  return
}
// CHECK-LABEL: @c66(
// CHECK-NEXT: %0 = vector.insert %arg0, %arg2 [0] : f32 into vector<2xf32>
// CHECK-NEXT: %1 = vector.insert %arg1, %0 [1] : f32 into vector<2xf32>
// CHECK-NEXT: "k.k"(%1, %0) : (vector<2xf32>, vector<2xf32>) -> ()
// CHECK-NEXT: return
func.func @c66(%f: f32, %f2: f32, %o2: vector<2xf32>) {
 %0 = vector.insert %f, %o2 [0] : f32 into vector<2xf32>
  %1 = vector.insert %f2, %0 [1] : f32 into vector<2xf32>
  "k.k"(%1, %0) : (vector<2xf32>, vector<2xf32>) -> ()
  return
}
// CHECK-LABEL: @c67(
// CHECK-NEXT: %0:4 = vector.to_elements %arg0 : vector<4xf32>
// CHECK-NEXT: %1:4 = vector.to_elements %arg0 : vector<4xf32>
// CHECK-NEXT: %2 = vector.from_elements %0#0, %0#1, %0#2, %0#3, %1#0, %1#1, %1#2, %1#3 : vector<2x4xf32>
// CHECK-NEXT: "k.k"(%2) : (vector<2x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c67(%v: vector<4xf32>, %w: vector<2x4xf32>) {
 %0 = vector.insert %v, %w [0] : vector<4xf32> into vector<2x4xf32>
  %1 = vector.insert %v, %0 [1] : vector<4xf32> into vector<2x4xf32>
  "k.k"(%1) : (vector<2x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c68(
// CHECK-NEXT: %0 = vector.shape_cast %arg1 : vector<1x4xf32> to vector<4xf32>
// CHECK-NEXT: %1 = arith.addf %arg0, %0 : vector<4xf32>
// CHECK-NEXT: "k.k"(%1) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c68(%v: vector<4xf32>, %w1: vector<1x4xf32>) {
 %1 = vector.multi_reduction <add>, %w1, %v [0] : vector<1x4xf32> to vector<4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c69(
// CHECK-NEXT: %0 = vector.extract %arg1[0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT: %1 = arith.addf %arg0, %0 : f32
// CHECK-NEXT: "k.k"(%1) : (f32) -> ()
// CHECK-NEXT: return
func.func @c69(%f: f32, %u: vector<1x1xf32>) {
 %1 = vector.multi_reduction <add>, %u, %f [0, 1] : vector<1x1xf32> to f32
  "k.k"(%1) : (f32) -> ()
  return
}
// CHECK-LABEL: @c70(
// CHECK-NEXT: %0 = arith.addf %arg0, %arg0 : vector<2x4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<2x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c70(%w: vector<2x4xf32>) {
 %1 = vector.multi_reduction <add>, %w, %w [] : vector<2x4xf32> to vector<2x4xf32>
  "k.k"(%1) : (vector<2x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c71(
// CHECK-NEXT: %0 = vector.extract %arg1[0] : f32 from vector<1xf32>
// CHECK-NEXT: %1 = arith.maxnumf %0, %arg0 fastmath<nnan> : f32
// CHECK-NEXT: "k.k"(%1) : (f32) -> ()
// CHECK-NEXT: return
func.func @c71(%f: f32, %o1: vector<1xf32>) {
 %1 = vector.reduction <maxnumf>, %o1, %f fastmath<nnan> : vector<1xf32> into f32
  "k.k"(%1) : (f32) -> ()
  return
}
// CHECK-LABEL: @c72(
// CHECK-NEXT: %0 = vector.extract %arg0[0] : i32 from vector<1xi32>
// CHECK-NEXT: "k.k"(%0) : (i32) -> ()
// CHECK-NEXT: return
func.func @c72(%oi: vector<1xi32>) {
 %1 = vector.reduction <minui>, %oi : vector<1xi32> into i32
  "k.k"(%1) : (i32) -> ()
  return
}
// CHECK-LABEL: @c73(
// CHECK-NEXT: %0 = vector.extract %arg1[] : f32 from vector<f32>
// CHECK-NEXT: %1 = arith.addf %0, %arg0 : f32
// CHECK-NEXT: "k.k"(%1) : (f32) -> ()
// CHECK-NEXT: return
func.func @c73(%f: f32, %z: vector<f32>) {
 %1 = vector.reduction <add>, %z, %f : vector<f32> into f32
  "k.k"(%1) : (f32) -> ()
  return
}
// CHECK-LABEL: @c74(
// CHECK-NEXT: "k.k"(%arg0) : (vector<2x4xf32>) -> ()
// CHECK-NEXT: return
func.func @c74(%w: vector<2x4xf32>) {
 %0 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  "k.k"(%1) : (vector<2x4xf32>) -> ()
  return
}
// CHECK-LABEL: @c75(
// CHECK-NEXT: %0 = vector.create_mask %arg1, %arg0 : vector<4x2xi1>
// CHECK-NEXT: "k.k"(%0) : (vector<4x2xi1>) -> ()
// CHECK-NEXT: return
func.func @c75(%i: index, %j2: index) {
 %0 = vector.create_mask %i, %j2 : vector<2x4xi1>
  %1 = vector.transpose %0, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
  "k.k"(%1) : (vector<4x2xi1>) -> ()
  return
}
// CHECK-LABEL: @c76(
// CHECK-NEXT: %0 = vector.create_mask %arg0 : vector<4xi1>
// CHECK-NEXT: %1 = vector.shape_cast %0 : vector<4xi1> to vector<4x1xi1>
// CHECK-NEXT: "k.k"(%1) : (vector<4x1xi1>) -> ()
// CHECK-NEXT: return
func.func @c76(%i: index) {
 %0 = vector.create_mask %i : vector<4xi1>
  %1 = vector.shape_cast %0 : vector<4xi1> to vector<4x1xi1>
  "k.k"(%1) : (vector<4x1xi1>) -> ()
  return
}
// CHECK-LABEL: @c77(
// CHECK-NEXT: %0 = vector.create_mask %arg0 : vector<4xi1>
// CHECK-NEXT: "k.k"(%0) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @c77(%i: index) {
 %c = arith.constant 1 : index
  %0 = vector.create_mask %i, %c : vector<4x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  "k.k"(%1) : (vector<4xi1>) -> ()
  return
}
// CHECK-LABEL: @c78(
// CHECK-NEXT: %0 = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT: "k.k"(%0) : (vector<4xi1>) -> ()
// CHECK-NEXT: return
func.func @c78() {
 %0 = vector.constant_mask [2, 1] : vector<4x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  "k.k"(%1) : (vector<4xi1>) -> ()
  return
}
// CHECK-LABEL: @c79(
// CHECK-NEXT: "k.k"(%arg0) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c79(%v: vector<4xf32>) {
 %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.insert_strided_slice %0, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c80(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c80(%f: f32) {
 %0 = vector.broadcast %f : f32 to vector<4xf32>
  %2 = vector.broadcast %f : f32 to vector<2xf32>
  %1 = vector.insert_strided_slice %2, %0 {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c81(
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %0 = vector.gather %arg2[%arg0] [%arg3], %cst, %arg1 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c81(%i: index, %v: vector<4xf32>, %r: memref<?xf32>, %k: vector<4xi32>) {
 %m1 = arith.constant dense<true> : vector<4xi1>
  %1 = vector.gather %r[%i][%k], %m1, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c82(
// CHECK-NEXT: %0 = vector.maskedload %arg3[%arg0], %arg2, %arg1 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c82(%i: index, %v: vector<4xf32>, %m: vector<4xi1>, %r: memref<?xf32>) {
 %m1 = vector.step : vector<4xindex>
  %1 = vector.gather %r[%i][%m1], %m, %v : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  "k.k"(%1) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c83(
// CHECK-NEXT: vector.maskedstore %arg3[%arg0], %arg2, %arg1 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return
func.func @c83(%i: index, %v: vector<4xf32>, %m: vector<4xi1>, %r: memref<?xf32>) {
 %m1 = arith.constant dense<[0,1,2,3]> : vector<4xindex>
  vector.scatter %r[%i][%m1], %m, %v : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}
// CHECK-LABEL: @c84(
// CHECK-NEXT: vector.store %arg1, %arg2[%arg0] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: return
func.func @c84(%i: index, %v: vector<4xf32>, %r: memref<?xf32>) {
 %m1 = vector.constant_mask [4] : vector<4xi1> 
  vector.maskedstore %r[%i], %m1, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// CHECK-LABEL: @c85(
// CHECK-NEXT: return
func.func @c85(%i: index, %v: vector<4xf32>, %r: memref<?xf32>) {
 %m1 = vector.constant_mask [0] : vector<4xi1> 
  vector.maskedstore %r[%i], %m1, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// CHECK-LABEL: @c86(
// CHECK-NEXT: vector.store %arg1, %arg2[%arg0] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: return
func.func @c86(%i: index, %v: vector<4xf32>, %r: memref<?xf32>) {
 %m1 = arith.constant dense<true> : vector<4xi1> 
  vector.maskedstore %r[%i], %m1, %v {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// CHECK-LABEL: @c87(
// CHECK-NEXT: %0 = vector.load %arg2[%arg0] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c87(%i: index, %v: vector<4xf32>, %r: memref<?xf32>) {
 %m1 = arith.constant dense<true> : vector<4xi1>
  %0 = vector.maskedload %r[%i], %m1, %v {alignment = 8, tag} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  "k.k"(%0) : (vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @c88(
// CHECK-NEXT: return
func.func @c88(%i: index, %r: memref<?xf32>) {
 %0 = vector.load %r[%i] : memref<?xf32>, vector<4xf32>
  return
}
// CHECK-LABEL: @c89(
// CHECK-NEXT: %0 = vector.load %arg1[%arg0] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: %1 = vector.load %arg1[%arg0] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: "k.k"(%0, %1) : (vector<4xf32>, vector<4xf32>) -> ()
// CHECK-NEXT: return
func.func @c89(%i: index, %r: memref<?xf32>) {
 %0 = vector.load %r[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.load %r[%i] : memref<?xf32>, vector<4xf32>
  "k.k"(%0, %1) : (vector<4xf32>, vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: @splat_into_splat(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<4x2xf32>
// CHECK-NEXT: "k.k"(%0) : (vector<4x2xf32>) -> ()
// CHECK-NEXT: return
func.func @splat_into_splat(%f: f32, %i: index) {
  %0 = vector.broadcast %f : f32 to vector<4x2xf32>
  %1 = vector.broadcast %f : f32 to vector<2xf32>
  %2 = vector.insert %1, %0 [%i] : vector<2xf32> into vector<4x2xf32>
  "k.k"(%2) : (vector<4x2xf32>) -> ()
  return
}
// A splat of a vector is not one of a scalar.
// CHECK-LABEL: @vector_into_splat_of_vectors(
// CHECK: vector.insert
func.func @vector_into_splat_of_vectors(%v: vector<2xf32>) {
  %0 = vector.broadcast %v : vector<2xf32> to vector<2x2xf32>
  %1 = vector.insert %v, %0 [1] : vector<2xf32> into vector<2x2xf32>
  "k.k"(%1) : (vector<2x2xf32>) -> ()
  return
}
// CHECK-LABEL: @all_at_a_dynamic_position(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<2xf32> to vector<1x2xf32>
func.func @all_at_a_dynamic_position(%v: vector<2xf32>, %w: vector<1x2xf32>, %i: index) {
  %0 = vector.insert %v, %w [%i] : vector<2xf32> into vector<1x2xf32>
  "k.k"(%0) : (vector<1x2xf32>) -> ()
  return
}
// CHECK-LABEL: @all_scalable(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<[2]xf32> to vector<1x[2]xf32>
func.func @all_scalable(%v: vector<[2]xf32>, %w: vector<1x[2]xf32>) {
  %0 = vector.insert %v, %w [0] : vector<[2]xf32> into vector<1x[2]xf32>
  "k.k"(%0) : (vector<1x[2]xf32>) -> ()
  return
}
// An insert that others insert into is left for these.
// CHECK-LABEL: @one_that_is_inserted_into(
// CHECK-NEXT: %0 = vector.insert %arg0, %arg2 [0] : f32 into vector<1xf32>
// CHECK-NEXT: %1 = vector.insert %arg1, %0 [%arg3] : f32 into vector<1xf32>
func.func @one_that_is_inserted_into(%f: f32, %g: f32, %v: vector<1xf32>, %i: index) {
  %0 = vector.insert %f, %v [0] : f32 into vector<1xf32>
  %1 = vector.insert %g, %0 [%i] : f32 into vector<1xf32>
  "k.k"(%0, %1) : (vector<1xf32>, vector<1xf32>) -> ()
  return
}

// All numbers of a step compare alike with one beyond them.
// CHECK-LABEL: @compare_of_step(
// CHECK-DAG: %[[YES:.*]] = arith.constant dense<true> : vector<4xi1>
// CHECK-DAG: %[[NO:.*]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NOT: vector.step
// CHECK: "k.k"(%[[YES]], %[[NO]], %[[YES]], %[[NO]])
func.func @compare_of_step() {
  %step = vector.step : vector<4xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %0 = arith.cmpi ult, %step, %c4 : vector<4xindex>
  %1 = arith.cmpi ugt, %step, %c3 : vector<4xindex>
  %2 = arith.cmpi ne, %c4, %step : vector<4xindex>
  %3 = arith.cmpi uge, %step, %c4 : vector<4xindex>
  "k.k"(%0, %1, %2, %3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) -> ()
  return
}

// Some of them, signed ones, and a step whose last number is not known.
// CHECK-LABEL: @compare_of_step_unknown(
// CHECK: arith.cmpi ult
// CHECK: arith.cmpi slt
// CHECK: arith.cmpi ult
func.func @compare_of_step_unknown() {
  %step = vector.step : vector<4xindex>
  %scalable = vector.step : vector<[4]xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %s4 = arith.constant dense<4> : vector<[4]xindex>
  %0 = arith.cmpi ult, %step, %c3 : vector<4xindex>
  %1 = arith.cmpi slt, %step, %c4 : vector<4xindex>
  %2 = arith.cmpi ult, %scalable, %s4 : vector<[4]xindex>
  "k.k"(%0, %1, %2) : (vector<4xi1>, vector<4xi1>, vector<[4]xi1>) -> ()
  return
}

// A position that is not known anywhere keeps all extracts above it.
// CHECK-LABEL: @extract_of_unknown_extract(
// CHECK-NEXT: %0 = vector.extract %arg0[%arg1] : vector<3x4xf32> from vector<2x3x4xf32>
// CHECK-NEXT: %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT: %2 = vector.extract %1[3] : f32 from vector<4xf32>
func.func @extract_of_unknown_extract(%v: vector<2x3x4xf32>, %i: index) -> f32 {
  %0 = vector.extract %v[%i] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.extract %1[3] : f32 from vector<4xf32>
  return %2 : f32
}

// Where both would do, a shape_cast takes the place of a broadcast and a
// shape_cast.
// CHECK-LABEL: @shape_cast_of_broadcast_to_ones(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: return %0
func.func @shape_cast_of_broadcast_to_ones(%v: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.broadcast %v : vector<4xf32> to vector<1x1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x1x4xf32> to vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
// A position that is known to be none is not looked at in a splat.
// CHECK-LABEL: @nowhere_in_splat(
// CHECK-NEXT: %cst = arith.constant dense<5> : vector<2xi32>
// CHECK-NEXT: return %cst
func.func @nowhere_in_splat() -> vector<2xi32> {
  %c = arith.constant dense<5> : vector<2x2xi32>
  %m = arith.constant -1 : index
  %0 = vector.extract %c[%m] : vector<2xi32> from vector<2x2xi32>
  return %0 : vector<2xi32>
}
