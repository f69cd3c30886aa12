// SPDX-License-Identifier: Apache-2.0
// What the pass leaves between casts can be lowered after it: the casts go.
// RUN: mlopt -convert-std-to-llvm -convert-scf-to-cf -convert-std-to-llvm -reconcile-unrealized-casts %s | FileCheck %s

// R343
// CHECK-LABEL: llvm.func @sum(
// CHECK-NOT:     cast
// CHECK:         llvm.br ^bb1(%{{.*}}, %arg1 : !llvm.i64, !llvm.i32)
// CHECK:       ^bb1(%[[I:.*]]: !llvm.i64, %[[SUM:.*]]: !llvm.i32):
// CHECK-NEXT:    llvm.icmp "slt" %[[I]], %arg0 : !llvm.i64
// CHECK:         %[[X:.*]] = llvm.load
// CHECK-NEXT:    llvm.add %[[SUM]], %[[X]] : !llvm.i32
// CHECK:         llvm.return %[[SUM]] : !llvm.i32
// CHECK-NOT:     cast
func @sum(%n: index, %x: i32, %m: memref<?xi32>) -> i32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %x) -> (i32) {
    %1 = load %m[%i] : memref<?xi32>
    %2 = addi %sum, %1 : i32
    scf.yield %2 : i32
  }
  return %0 : i32
}
