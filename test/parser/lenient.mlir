// What mlir's parser takes, odd as it is.
// RUN: mlopt -allow-unregistered-dialect %s | FileCheck %s

// CHECK: "a"() {t = tensor<4xf32>, u = tensor<*xf32>}
"a"() {t = tensor<4xf32, >, u = tensor<*xf32,>} : () -> ()

// CHECK: {a = array<ui32: 4294967295>, b = array<ui8: 128>}
"a"() {a = array<ui32: -1>, b = array<ui8: -128>} : () -> ()

// CHECK: {a = dense<[0, 0]> : tensor<2xi0>}
"a"() {a = dense<"0x"> : tensor<2xi0>} : () -> ()

// CHECK: {a = #distinct}
"a"() {a = distinct[18446744073709551615]<1>} : () -> ()
