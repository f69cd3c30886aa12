// SPDX-License-Identifier: Apache-2.0
// Values of today's llvm dialect in functions that are lowered to the spelling of
// 2020. The text of a wrapped type has no words for them: a function that takes
// one has a type of the modern spelling, which holds both.
// RUN: mlopt -convert-std-to-llvm %s -split-input-file -verify-diagnostics -o %t
// RUN: FileCheck %s < %t
// RUN: mlopt -convert-std-to-llvm %s -split-input-file -verify-diagnostics -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlopt -convert-std-to-llvm %s -split-input-file -verify-diagnostics -mlir-print-op-generic | mlopt -split-input-file - | FileCheck %s

// CHECK-LABEL: llvm.func @one(%arg0: !llvm.ptr<3>, %arg1: !llvm.i64) -> !llvm.struct<(i32, ptr)>
// GENERIC: function_type = !llvm.func<struct<(i32, ptr)> (ptr<3>, !llvm.i64)>
func.func @one(%p: !llvm.ptr<3>, %i: index) -> !llvm.struct<(i32, ptr)> {
  %0 = llvm.load %p : !llvm.ptr<3> -> !llvm.struct<(i32, ptr)>
  return %0 : !llvm.struct<(i32, ptr)>
}
// A function of such types as a value: its pointer does not say to what.
// CHECK: llvm.func @declared(!llvm.ptr) -> !llvm.i64
func.func private @declared(!llvm.ptr) -> index
// CHECK-LABEL: llvm.func @calls(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> !llvm.i64
// CHECK-NEXT:    %[[A:.*]] = llvm.call %arg1(%arg0) : !llvm.ptr, (!llvm.ptr) -> !llvm.i64
// CHECK-NEXT:    %[[F:.*]] = llvm.mlir.addressof @declared : !llvm.ptr
// CHECK-NEXT:    %[[B:.*]] = llvm.call %[[F]](%arg0) : !llvm.ptr, (!llvm.ptr) -> !llvm.i64
// CHECK-NEXT:    llvm.add %[[A]], %[[B]] : !llvm.i64
func.func @calls(%p: !llvm.ptr, %f: (!llvm.ptr) -> index) -> index {
  %0 = call_indirect %f(%p) : (!llvm.ptr) -> index
  %1 = constant @declared : (!llvm.ptr) -> index
  %2 = call_indirect %1(%p) : (!llvm.ptr) -> index
  %3 = arith.addi %0, %2 : index
  return %3 : index
}

// -----

// Several results are a struct, which is of one spelling.
// expected-error@+2 {{result #1 has type '!llvm.ptr', which has no LLVM type}}
// expected-note@+1 {{'!llvm.ptr': a wrapped struct has no parts of the modern spelling}}
func.func @two(%p: !llvm.ptr, %i: index) -> (index, !llvm.ptr) {
  return %i, %p : index, !llvm.ptr
}

// -----

// A word for each type that both spellings have.
// CHECK: llvm.func @amx(!llvm.x86_amx) -> !llvm<"{ x86_amx, i64 }">
func.func private @amx(!llvm.x86_amx) -> (!llvm.x86_amx, index)
