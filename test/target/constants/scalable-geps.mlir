// SPDX-License-Identifier: Apache-2.0
// How far a step over a scalable vector goes is not known: nothing is folded.
// RUN: mlopt -mlir-to-llvmir %s | FileCheck %s

llvm.mlir.global @g(1 : i32) : i32

// CHECK-LABEL: define i64 @size()
// CHECK-NEXT:    %[[P:.*]] = getelementptr <vscale x 4 x float>, ptr null, i32 1
// CHECK-NEXT:    %[[I:.*]] = ptrtoint ptr %[[P]] to i64
// CHECK-NEXT:    %[[N:.*]] = mul i64 4, %[[I]]
// CHECK-NEXT:    ret i64 %[[N]]
llvm.func @size() -> i64 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xf32>
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %3 = llvm.mlir.constant(4 : i64) : i64
  %4 = llvm.mul %3, %2 : i64
  llvm.return %4 : i64
}

// CHECK-LABEL: define ptr @in_array()
// CHECK-NEXT:    %[[P:.*]] = getelementptr [2 x <vscale x 4 x float>], ptr @g, i32 0, i32 1
// CHECK-NEXT:    ret ptr %[[P]]
llvm.func @in_array() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x vector<[4]xf32>>
  llvm.return %1 : !llvm.ptr
}

// CHECK-LABEL: define ptr @poison()
// CHECK-NEXT:    getelementptr <vscale x 4 x float>, ptr poison, i32 0
llvm.func @poison() -> !llvm.ptr {
  %0 = llvm.mlir.poison : !llvm.ptr
  %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xf32>
  llvm.return %1 : !llvm.ptr
}
