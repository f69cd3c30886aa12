// SPDX-License-Identifier: Apache-2.0
// How wrapped types are read and printed.
// RUN: mlopt -allow-unregistered-dialect %s | FileCheck %s
// RUN: mlopt -allow-unregistered-dialect %s | mlopt -allow-unregistered-dialect | FileCheck %s

// R267: blanks are free in the input, one way in the output.
// CHECK-LABEL: llvm.func @blanks(
// CHECK-SAME:    %arg0: !llvm<"{ i32, i64 }">, %arg1: !llvm<"{ i32, i64 }">, %arg2: !llvm<"float*">, %arg3: !llvm<"[4 x <2 x float>]">
llvm.func @blanks(%a: !llvm<"{i32, i64}">, %b: !llvm<"{  i32 ,i64  }">, %c: !llvm<"float *">, %d: !llvm<"[ 4 x <2 x float> ]">) {
  llvm.return
}

// R268: one type, whichever way it is written.
// CHECK-LABEL: llvm.func @equal(
// CHECK-SAME:    %arg0: !llvm.i32)
// CHECK-NEXT:    llvm.br ^bb1(%arg0 : !llvm.i32)
// CHECK-NEXT:  ^bb1(%[[A:.*]]: !llvm.i32):
// CHECK-NEXT:    llvm.add %[[A]], %arg0 : !llvm.i32
llvm.func @equal(%a: !llvm<"i32">) {
  llvm.br ^bb1(%a : !llvm.i32)
^bb1(%b: !llvm<"i32">):
  %0 = llvm.add %b, %a : !llvm<"i32">
  llvm.return
}
