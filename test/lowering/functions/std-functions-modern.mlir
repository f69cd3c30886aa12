// SPDX-License-Identifier: Apache-2.0
// What functions of std say of themselves, in the modern spelling.
// RUN: mlopt -convert-std-to-llvm=llvm-types=modern -allow-unregistered-dialect -split-input-file -verify-diagnostics %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect -split-input-file -verify-diagnostics %s

// R320
// CHECK: llvm.func @variadic(i32, ...)
// CHECK: llvm.func internal @linked() {
func @variadic(i32) attributes {std.varargs = true}
func @linked() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}

// -----

// expected-error@+1 {{Contains llvm.linkage attribute not of type LLVM::LinkageAttr}}
func @number() attributes {llvm.linkage = 3} {
  return
}

// -----

func @block(%a: tensor<4xf32>) -> i32 // expected-error {{argument #0 has type 'tensor<4xf32>', which has no LLVM type}}

// -----

// expected-error@+1 {{'std.func' op argument #0 of a block has type 'tensor<4xf32>', which has no LLVM type}}
func @block() {
  %0 = "x.y"() : () -> tensor<4xf32>
  br ^bb1(%0 : tensor<4xf32>)
^bb1(%1: tensor<4xf32>):
  return
}
