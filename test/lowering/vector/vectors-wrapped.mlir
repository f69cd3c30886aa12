// RUN: mlopt %s -convert-std-to-llvm -split-input-file -verify-diagnostics | FileCheck %s

// LLVM counts the elements of a vector in 32 bits.

// CHECK: llvm.func @most(!llvm<"<4294967295 x i32>">)
func.func private @most(vector<4294967295xi32>)

// -----

// expected-error@+2 {{'func.func' op argument #0 has type 'vector<4294967296xi32>', which has no LLVM type}}
// expected-note@+1 {{'vector<4294967296xi32>': the LLVM of 2020 has no vector of so many elements}}
func.func private @too_many(vector<4294967296xi32>)

// -----

// expected-error@+2 {{'func.func' op argument #0 has type 'vector<4x!llvm.ptr>', which has no LLVM type}}
// expected-note@+1 {{'vector<4x!llvm.ptr>': a wrapped vector has no elements of the modern spelling}}
func.func private @modern(vector<4x!llvm.ptr>)
