// SPDX-License-Identifier: Apache-2.0
// llvm.mlir.cast goes where its types have become one; else it is an error.
// RUN: mlopt -convert-std-to-llvm -split-input-file -verify-diagnostics %s | FileCheck %s

// CHECK-LABEL: llvm.func @there_and_back(%arg0: !llvm.i32, %arg1: !llvm<"<4 x float>">)
// CHECK-NEXT:    %[[SUM:.*]] = llvm.add %arg0, %arg0 : !llvm.i32
// CHECK-NEXT:    llvm.mul %[[SUM]], %arg0 : !llvm.i32
// CHECK-NEXT:    llvm.return %arg1 : !llvm<"<4 x float>">
func @there_and_back(%a: i32, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = llvm.mlir.cast %a : i32 to !llvm.i32
  %1 = llvm.add %0, %0 : !llvm.i32
  %2 = llvm.mlir.cast %1 : !llvm.i32 to i32
  %3 = muli %2, %a : i32
  %4 = llvm.mlir.cast %v : vector<4xf32> to !llvm<"<4 x float>">
  %5 = llvm.mlir.cast %4 : !llvm<"<4 x float>"> to vector<4xf32>
  return %5 : vector<4xf32>
}

// -----

func @other_type(%a: i32) {
  // expected-error@+1 {{failed to legalize operation 'llvm.mlir.cast' that was explicitly marked illegal}}
  %0 = llvm.mlir.cast %a : i32 to !llvm.i64
  return
}
