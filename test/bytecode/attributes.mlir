// Attributes and types of builtin survive bytecode, in each version, and are
// written again as they were read.
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-debuginfo > %t.mlir
// RUN: mlopt %s -allow-unregistered-dialect -emit-bytecode > %t.bc
// RUN: mlopt %t.bc -allow-unregistered-dialect -mlir-print-debuginfo | diff %t.mlir -
// RUN: mlopt %t.bc -allow-unregistered-dialect -emit-bytecode | cmp %t.bc -
// RUN: mlopt %s -allow-unregistered-dialect -emit-bytecode -emit-bytecode-version=5 | mlopt -allow-unregistered-dialect -mlir-print-debuginfo | diff %t.mlir -
// RUN: mlopt %s -allow-unregistered-dialect -emit-bytecode -emit-bytecode-version=4 | mlopt -allow-unregistered-dialect -mlir-print-debuginfo | diff %t.mlir -
// RUN: mlopt %s -allow-unregistered-dialect -emit-bytecode -emit-bytecode-version=3 | mlopt -allow-unregistered-dialect -mlir-print-debuginfo | diff %t.mlir -
// RUN: mlopt %s -allow-unregistered-dialect -emit-bytecode -emit-bytecode-version=2 | mlopt -allow-unregistered-dialect -mlir-print-debuginfo | diff %t.mlir -
// RUN: mlopt %s -allow-unregistered-dialect -emit-bytecode -emit-bytecode-version=1 | mlopt -allow-unregistered-dialect -mlir-print-debuginfo | diff %t.mlir -
// RUN: mlopt %s -allow-unregistered-dialect -emit-bytecode -emit-bytecode-version=0 | mlopt -allow-unregistered-dialect -mlir-print-debuginfo | diff %t.mlir -

"t.numbers"() {a = 1 : i1, b = -1 : i3, c = 127 : i8, d = -1 : i32, e = -9223372036854775808 : i64,
  f = 18446744073709551616 : i65, g = -1 : i200, h = 0 : i128, i = 7 : index, j = -3 : si7, k = 3 : ui9,
  l = 1.5 : f32, m = -0.0 : f64, n = 1.0e-3 : bf16, o = 2.0 : f16, p = 1.0 : f80, q = 3.0 : f128, r = 1.0 : f8E5M2,
  s = 1.0 : tf32} : () -> ()
"t.texts"() {a = "", b = "a\00\FFb", c = "typed" : i32, "d e" = unit, f, g = @a, h = @a::@b::@c,
  i = [], j = [1 : i2, "x", [unit]], k = {}, l = {m = {n = 1.0 : f32}}, o = i32, p = affine_map<(d0)[s0] -> (d0 floordiv s0)>,
  q = affine_set<(d0) : (d0 - 1 >= 0)>, r = strided<[1, ?], offset: 3>, s = #other.attr<"a" b>, t = loc("x":1:2),
  u = distinct[3]<"y">, v = [distinct[3]<"y">, distinct[4]<"y">]} : () -> ()
"t.dense"() {a = dense<1> : tensor<4xi32>, b = dense<[1, 2, -3]> : vector<3xi16>, c = dense<true> : tensor<9xi1>,
  d = dense<[true, false, true]> : tensor<3xi1>, e = dense<> : tensor<0xi8>, f = dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>,
  g = dense<["a", "b"]> : tensor<2x!other.string>, h = dense<"c"> : tensor<2x!other.string>,
  i = dense<[1, 2]> : tensor<2xindex>, j = dense<1.5> : tensor<f64>, k = array<i32>, l = array<i1: true, false>,
  m = array<f64: 1.0, -1.0>, n = array<i8: -1>, o = sparse<[[0, 1], [2, 2]], [4, 5]> : tensor<3x3xi8>,
  p = dense_resource<big> : tensor<1xi32>, q = dense_resource<none> : tensor<1xi32>,
  r = dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>} : () -> ()
"t.types"() : () -> (none, index, i1, si5, ui6, i16777215, f16, bf16, f32, f64, f80, f128, f4E2M1FN, complex<i3>, tuple<>,
  tuple<i1, tuple<f32>>, () -> (), (i32, () -> f32) -> (i1, i2), vector<f32>, vector<2x3xi1>, vector<[4]x2x[1]xindex>,
  tensor<f32>, tensor<?x0x3xf32>, tensor<2xi8, "encoding">, tensor<*xf32>, memref<i8>, memref<?x4xf32>,
  memref<2xf32, 3>, memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>, memref<4xf32, strided<[2], offset: ?>, "space">,
  memref<*xi8>, memref<*xi8, 1 : i8>, !other.type, !other<"type text">) loc("a.c":1:2 to 1:9)
"t.a"() : () -> () loc(unknown)
"t.a"() : () -> () loc("f.c":1:2)
"t.a"() : () -> () loc("f.c":1:2 to 3:4)
"t.a"() : () -> () loc("name")
"t.a"() : () -> () loc("name"("f.c":1:2))
"t.a"() : () -> () loc(callsite("a" at callsite("b" at "f.c":9:9)))
"t.a"() : () -> () loc(fused["a", "b"])
"t.a"() : () -> () loc(fused<"m">["a", unknown])
"dotless"() {q} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      big: "0x0400000001000000"
    }
  },
  external_resources: {
    tool: {
      flag: true,
      text: "a string",
      blob: "0x08000000FF"
    }
  }
#-}
