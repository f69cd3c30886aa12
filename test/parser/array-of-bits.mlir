// RUN: not mlopt %s -allow-unregistered-dialect -split-input-file 2>&1 | FileCheck %s

// Bits of an array are words, of any signedness, and floats are none; the error
// is behind the number.

// CHECK: :[[@LINE+1]]:26: error: expected 'true' or 'false' values for i1 type
"t.op"() {a = array<i1: 0, 0>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:28: error: expected 'true' or 'false' values for i1 type
"t.op"() {a = array<ui1: -1>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:32: error: expected 'true' or 'false' values for i1 type
"t.op"() {a = array<i1: true, 1>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:31: error: expected floating point literal
"t.op"() {a = array<f32: 1.0, false>} : () -> ()

// -----

// CHECK: "t.op"() {a = array<si1: true, false>} : () -> ()
"t.op"() {a = array<si1: true, false>} : () -> ()
