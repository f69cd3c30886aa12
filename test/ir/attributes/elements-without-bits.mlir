// Integers without bits are no splat in print.
// RUN: mlopt %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -mlir-elide-elementsattrs-if-larger=1 | FileCheck %s --check-prefix=ELIDE

// CHECK: "x.a"() {a = dense<[0, 0]> : vector<2xi0>, b = dense<[{{\[}}0, 0], [0, 0]]> : tensor<2x2xi0>, c = dense<[0]> : tensor<1xi0>, d = dense<> : tensor<3x0xi0>}
// ELIDE: "x.a"() {a = dense_resource<__elided__> : vector<2xi0>, b = dense_resource<__elided__> : tensor<2x2xi0>, c = dense<[0]>
"x.a"() {a = dense<0> : vector<2xi0>, b = dense<0> : tensor<2x2xi0>, c = dense<0> : tensor<1xi0>, d = dense<0> : tensor<3x0xi0>} : () -> ()

// -----

// mlir-opt ends on one without a dimension.
// CHECK: "x.b"() {a = dense<0> : tensor<i0>, b = sparse<0, [0]> : vector<3xi0>, c = sparse<{{\[}}[0], [1]], [0, 0]> : tensor<4xi0>}
"x.b"() {a = dense<0> : tensor<i0>, b = sparse<[[0]], [0]> : vector<3xi0>, c = sparse<[[0], [1]], [0, 0]> : tensor<4xi0>} : () -> ()

// -----

// CHECK: "x.c"() {a = dense<"0x"> : tensor<101xi0>, b = dense<"0x"> : tensor<1000000000000xi0>}
"x.c"() {a = dense<0> : tensor<101xi0>, b = dense<0> : tensor<1000000000000xi0>} : () -> ()

// -----

// CHECK: "x.d"() {a = dense<[(0,0), (0,0)]> : tensor<2xcomplex<i0>>, b = dense<[0, 0]> : tensor<2xui0>}
"x.d"() {a = dense<(0, 0)> : tensor<2xcomplex<i0>>, b = dense<0> : tensor<2xui0>} : () -> ()
