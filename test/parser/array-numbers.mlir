// Numbers and words in array<…>
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: "a.b"() {x = array<i1: true>} : () -> ()
"a.b"() {x = array<i1: -true>} : () -> ()

// -----

// CHECK: "a.b"() {x = array<i1: true, false>} : () -> ()
"a.b"() {x = array<i1: true, -false>} : () -> ()

// -----

// CHECK: "a.b"() {x = array<i24: 1, -1>} : () -> ()
"a.b"() {x = array<i24: 1, -1>} : () -> ()

// -----

// CHECK: "a.b"() {x = array<si32: 1>} : () -> ()
"a.b"() {x = array<si32: 1>} : () -> ()

// -----

// CHECK: "a.b"() {x = array<f32: 1.779650e-43>} : () -> ()
"a.b"() {x = array<f32: 0x7f>} : () -> ()

// -----

// CHECK: "a.b"() {x = array<i1: true>} : () -> ()
"a.b"() {x = array<i1: - true>} : () -> ()

// -----

// CHECK: "a.b"() {x = array<i8: -1, -128>} : () -> ()
"a.b"() {x = array<i8: 255, -128>} : () -> ()
