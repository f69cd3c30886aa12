// Types that functions do not take, and one that is spelled out within others.
// RUN: mlopt %s -split-input-file -verify-diagnostics | FileCheck %s

// CHECK: llvm.func @floats(!llvm.struct<(!llvm.ppc_fp128)>, vector<2x!llvm.ppc_fp128>)
llvm.func @floats(!llvm.struct<(ppc_fp128)>, vector<2x!llvm.ppc_fp128>)
// CHECK: llvm.func @space(!llvm.ptr<4294967295>)
llvm.func @space(!llvm.ptr<-1>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @two_dimensions(vector<2x3xf32>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @small_float(f8E4M3FN)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @indices(vector<2xindex>)

// -----

// expected-error@+1 {{target features can not contain ','}}
module attributes {llvm.x = #llvm.target_features<["+a,"]>} {}

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
module attributes {llvm.x = #llvm.target_features<["a"]>} {}
