// SPDX-License-Identifier: Apache-2.0
// Scalable vectors in the text of wrapped types.
// RUN: mlopt -split-input-file -verify-diagnostics %s | FileCheck %s
// RUN: mlopt -split-input-file -verify-diagnostics %s | mlopt -split-input-file -verify-diagnostics | FileCheck %s

// CHECK-LABEL: llvm.func @types(
// CHECK-SAME:    %arg0: !llvm<"<vscale x 4 x float>">, %arg1: !llvm<"[2 x <vscale x 4 x float>]*">, %arg2: !llvm<"{ <vscale x 2 x i8*>, i32 }">)
llvm.func @types(%a: !llvm<"< vscale  x 4 x float >">, %b: !llvm<"[2 x <vscale x 4 x float>]*">, %c: !llvm<"{<vscale x 2 x i8*>, i32}">) {
  llvm.return
}

// CHECK-LABEL: llvm.func @operations(
// CHECK:         llvm.fcmp "olt" %arg0, %arg0 : !llvm<"<vscale x 4 x float>">
// CHECK-NEXT:    llvm.select %{{.*}}, %arg0, %arg0 : !llvm<"<vscale x 4 x i1>">, !llvm<"<vscale x 4 x float>">
// CHECK-NEXT:    llvm.insertelement %arg1, %arg0[%arg2 : !llvm.i32] : !llvm<"<vscale x 4 x float>">
// CHECK-NEXT:    llvm.shufflevector %{{.*}}, %arg0 [0 : i32, 0 : i32, 0 : i32, 0 : i32] : !llvm<"<vscale x 4 x float>">, !llvm<"<vscale x 4 x float>">
// CHECK-NEXT:    llvm.fadd %{{.*}}, %arg0 : !llvm<"<vscale x 4 x float>">
llvm.func @operations(%v: !llvm<"<vscale x 4 x float>">, %x: !llvm.float, %i: !llvm.i32) {
  %0 = llvm.fcmp "olt" %v, %v : !llvm<"<vscale x 4 x float>">
  %1 = llvm.select %0, %v, %v : !llvm<"<vscale x 4 x i1>">, !llvm<"<vscale x 4 x float>">
  %2 = llvm.insertelement %x, %v[%i : !llvm.i32] : !llvm<"<vscale x 4 x float>">
  %3 = llvm.shufflevector %2, %v [0 : i32, 0 : i32, 0 : i32, 0 : i32] : !llvm<"<vscale x 4 x float>">, !llvm<"<vscale x 4 x float>">
  %4 = llvm.fadd %3, %v : !llvm<"<vscale x 4 x float>">
  llvm.return
}

// -----

// A scalable vector is another type than the one that is not.
llvm.func @other(%v: !llvm<"<vscale x 4 x float>">, %w: !llvm<"<4 x float>">) { // expected-note {{prior use here}}
  // expected-error@+1 {{use of value '%w' expects different type than prior uses: '!llvm<"<vscale x 4 x float>">' vs '!llvm<"<4 x float>">'}}
  %0 = llvm.fadd %v, %w : !llvm<"<vscale x 4 x float>">
  llvm.return
}

// -----

// expected-error@+1 {{expected 'x' after vscale}}
llvm.func @f(!llvm<"<vscale 4 x float>">)

// -----

// expected-error@+1 {{expected number in array or vector}}
llvm.func @f(!llvm<"<vscale x float>">)

// -----

// expected-error@+1 {{expected 'x' after element count}}
llvm.func @f(!llvm<"<vscale x 4 float>">)

// -----

// expected-error@+1 {{zero element vector is illegal}}
llvm.func @f(!llvm<"<vscale x 0 x float>">)

// -----

// expected-error@+1 {{expected type}}
llvm.func @f(!llvm.vscale)
