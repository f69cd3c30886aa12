// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

!alias = tuple<i32, tuple<>>

// CHECK: a = i1, b = si8, c = ui16777215, d = index, e = none, f = bf16, g = tf32
"t.scalar"() {a = i1, b = si8, c = ui16777215, d = index, e = none, f = bf16, g = tf32} : () -> ()
// Widths of which only the last digit differs, one after the other.
// CHECK: [i1000, i1001, si100, si101, i10001, i10002, i100000, i100001, i1000000, i1000001]
"t.digits"() {a = [i1000, i1001, si100, si101, i10001, i10002, i100000, i100001, i1000000, i1000001]} : () -> ()
// CHECK: a = f4E2M1FN, b = f8E4M3B11FNUZ, c = f8E8M0FNU, d = f128
"t.float"() {a = f4E2M1FN, b = f8E4M3B11FNUZ, c = f8E8M0FNU, d = f128} : () -> ()
// CHECK: a = () -> (), b = (i32) -> f32, c = (i32, i1) -> ((i8) -> ()), d = () -> (i1, i2)
"t.function"() {a = () -> (), b = (i32) -> f32, c = (i32, i1) -> ((i8) -> ()), d = () -> (i1, i2)} : () -> ()
// CHECK: a = vector<f32>, b = vector<4x[8]x2xi1>, c = vector<2xindex>
"t.vector"() {a = vector<f32>, b = vector<4 x [8]x2xi1>, c = vector<2xindex>} : () -> ()
// CHECK: a = tensor<f32>, b = tensor<0x10x?xi8>, c = tensor<*xcomplex<f64>>, d = tensor<4x!d.t<x>, "e">
"t.tensor"() {a = tensor<f32>, b = tensor<0x10x?xi8>, c = tensor<*xcomplex<f64>>, d = tensor<4x!d.t<x>, "e">} : () -> ()
// CHECK: a = memref<4xf32>, b = memref<?x4xf32, 3>, c = memref<*xi8, "space">, d = memref<2xmemref<3xf32>>
"t.memref"() {a = memref<4xf32, affine_map<(i) -> (i)>>, b = memref<?x4xf32, 3>, c = memref<*xi8, "space">, d = memref<2xmemref<3xf32>>} : () -> ()
// CHECK: a = memref<?x?xf32, strided<[?, 1], offset: ?>>, b = memref<2x2xf32, strided<[4, 1]>, 1>
"t.strided"() {a = memref<?x?xf32, strided<[?, 1], offset: ?>>, b = memref<2x2xf32, strided<[4, 1]>, 1>} : () -> ()
// CHECK: a = !d.t, b = !d<"x \\22">, c = !d.t<[(a -> b), "]"]>, d = tuple<i32, tuple<>>
"t.opaque"() {a = !d.t, b = !d<"x \\22">, c = !d.t<[(a -> b), "]"]>, d = !alias} : () -> ()
