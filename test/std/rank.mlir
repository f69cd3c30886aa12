// SPDX-License-Identifier: Apache-2.0
// rank takes memrefs as well as tensors; that of a memref is lowered.
// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s -canonicalize | FileCheck %s --check-prefix=CANON
// RUN: mlopt %s -upgrade-std | FileCheck %s --check-prefix=TODAY
// RUN: mlopt %s -convert-std-to-llvm | FileCheck %s --check-prefix=LLVM
// RUN: mlopt %s -convert-std-to-llvm=index-bitwidth=32 | FileCheck %s --check-prefix=NARROW

// CHECK-LABEL: func @ranks(
// CHECK-NEXT:    rank %arg0 : memref<?x4xf32>
// CHECK-NEXT:    rank %arg1 : memref<*xf32>
// CANON-LABEL: func @ranks(
// CANON:         %[[TWO:.*]] = constant 2 : index
// CANON:         %[[RANK:.*]] = rank %arg1 : memref<*xf32>
// CANON:         return %[[TWO]], %[[RANK]]
// TODAY-LABEL: func.func @ranks(
// TODAY-NEXT:    memref.rank %arg0 : memref<?x4xf32>
// TODAY-NEXT:    memref.rank %arg1 : memref<*xf32>
// LLVM-LABEL:  llvm.func @ranks(
// LLVM:          %[[TWO:.*]] = llvm.mlir.constant(2 : index) : !llvm.i64
// LLVM-NEXT:     %[[RANK:.*]] = llvm.extractvalue %{{.*}}[0] : !llvm<"{ i64, i8* }">
// LLVM:          llvm.insertvalue %[[TWO]], %{{.*}}[0]
// LLVM-NEXT:     llvm.insertvalue %[[RANK]], %{{.*}}[1]
// NARROW:        %[[WIDE:.*]] = llvm.extractvalue %{{.*}}[0] : !llvm<"{ i64, i8* }">
// NARROW-NEXT:   llvm.trunc %[[WIDE]] : !llvm.i64 to !llvm.i32
func @ranks(%m: memref<?x4xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = rank %m : memref<?x4xf32>
  %1 = rank %u : memref<*xf32>
  return %0, %1 : index, index
}
