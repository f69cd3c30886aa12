// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-local-scope | FileCheck %s

#alias = [1 : i8]

// CHECK: a = 1 : i64, b = -128 : i8, c = 123456789012345678901234567890 : i128, d = true, e = 16 : index
"a.int"() {a = 1, b = -128 : i8, c = 123456789012345678901234567890 : i128, d = true, e = 0x10 : index} : () -> ()
// CHECK: a = 1.000000e+00 : f64, b = -1.500000e+00 : f16, c = 0x7FC00000 : f32, d = 0x7FF0000000000000 : f64
"a.float"() {a = 1., b = -1.5 : f16, c = 0x7FC00000 : f32, d = 1.0e400} : () -> ()
// CHECK: a = "\22\\\0A\09\FF", b = "typed" : i32, "c d" = @a::@"b c", e, f = [], g = {h}
"a.text"() {a = "\"\\\n\t\FF", b = "typed" : i32, "c d" = @a::@"b c", e, f = [], g = {h = unit}} : () -> ()
// CHECK: a = [1 : i8], b = #d.x, c = #d<"y"> : i32, d = i32, loc = loc("n")
"a.other"() {a = #alias, b = #d.x, c = #d<"y"> : i32, d = i32, loc = loc("n")} : () -> ()
// CHECK: a = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi8>, b = dense<1.000000e+00> : vector<4xf32>
// CHECK-SAME: c = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-SAME: d = dense<["a", "b"]> : tensor<2x!d.s>, e = dense<(1,2)> : tensor<3xcomplex<i8>>
// CHECK-SAME: f = dense<[true, false, true]> : tensor<3xi1>, g = dense<> : tensor<0x2xi32>
"a.dense"() {a = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>, b = dense<1.0> : vector<4xf32>,
             c = dense<"0x0000803F00000040"> : tensor<2xf32>, d = dense<["a", "b"]> : tensor<2x!d.s>,
             e = dense<(1, 2)> : tensor<3xcomplex<i8>>, f = dense<[true, false, true]> : tensor<3xi1>,
             g = dense<> : tensor<0x2xi32>} : () -> ()
// CHECK: a = array<i32: 1, -2>, b = array<i1: true>, c = array<f32>, d = strided<[1, ?], offset: -3>
"a.array"() {a = array<i32: 1, -2>, b = array<i1: true>, c = array<f32>, d = strided<[1, ?], offset: -3>} : () -> ()
// CHECK: a = sparse<{{\[\[}}0, 1], [1, 0]], [1, 2]> : tensor<2x2xi32>
"a.sparse"() {a = sparse<[[0, 1], [1, 0]], [1, 2]> : tensor<2x2xi32>} : () -> ()
