// SPDX-License-Identifier: Apache-2.0
// An atomic update whose body gives what was in memory, in both modes.
// RUN: mlopt -convert-std-to-llvm %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm=allow-pattern-rollback=0 %s | FileCheck %s

// CHECK-LABEL: llvm.func @atomic_region_reads(
// CHECK:         llvm.br ^bb1(%{{.*}} : !llvm.i32)
// CHECK-NEXT:  ^bb1(%[[OLD:.*]]: !llvm.i32):
// CHECK-NEXT:    llvm.cmpxchg %{{.*}}, %[[OLD]], %[[OLD]] acq_rel monotonic : !llvm.i32
func @atomic_region_reads(%m: memref<?xi32>, %i: index) -> i32 {
  %0 = generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    atomic_yield %old : i32
  }
  return %0 : i32
}
