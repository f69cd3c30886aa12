// SPDX-License-Identifier: Apache-2.0
// Types without a counterpart: the function is named, and why.
// RUN: mlopt -convert-std-to-llvm -split-input-file -verify-diagnostics %s

// R273
// expected-error@+1 {{bf16}}
func @bf16(%a: bf16) {
  return
}

// -----

// R274
// expected-error@+1 {{tensor<4xf32>}}
func @tensor(%a: tensor<4xf32>) {
  return
}

// -----

// R274
// expected-error@+1 {{tuple<i32>}}
func @tuple(%a: tuple<i32>) {
  return
}

// -----

// R281
// expected-error@+1 {{vector<4xbf16>}}
func @vector_of_bf16(%a: vector<4xbf16>) {
  return
}

// -----

// R292
// expected-error@+1 {{memref<4xbf16>}}
func @memref_of_bf16(%a: memref<4xbf16>) {
  return
}

// -----

// R303: a layout without strides.
// expected-error@+1 {{mod 2}}
func @layout(%a: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  return
}

// -----

// R359: the wrapper's name is taken.
// expected-error@+1 {{_mlir_ciface_foo}}
func @foo(%a: memref<?xf32>) attributes {llvm.emit_c_interface} {
  return
}
// expected-note@+1 {{existing symbol}}
func @_mlir_ciface_foo(i32)

// -----

// Of a scalable vector only the last dimension can be scalable.
// expected-error@+1 {{argument #0 has type 'vector<[2]x4xf32>', which has no LLVM type}}
func @scalable(%v: vector<[2]x4xf32>) {
  return
}
