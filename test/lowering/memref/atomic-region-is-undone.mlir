// SPDX-License-Identifier: Apache-2.0
// The body of an atomic update is copied into a loop. Where an operation of it
// cannot be lowered, the copy goes again with all that is in it.
// RUN: mlopt -convert-std-to-llvm %s | FileCheck %s
// RUN: mlopt -finalize-memref-to-llvm %s | FileCheck %s

// CHECK-LABEL: func @region(
// CHECK:         memref.generic_atomic_rmw %{{.*}}[%{{.*}}] : memref<?xf32> {
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f32):
// CHECK:           %[[R:.*]]:2 = scf.if %{{.*}} -> (f32, i2) {
// CHECK:             scf.yield %[[OLD]], %{{.*}} : f32, i2
// CHECK-NEXT:      } else {
// CHECK:             scf.yield %{{.*}}, %{{.*}} : f32, i2
// CHECK-NEXT:      }
// CHECK-NEXT:      memref.atomic_yield %[[R]]#0 : f32
func.func @region(%i: index, %m: memref<?xf32>, %c: i1) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    %one = arith.constant 1 : i2
    %1:2 = scf.if %c -> (f32, i2) {
      scf.yield %old, %one : f32, i2
    } else {
      %zero = arith.constant 0.0 : f32
      scf.yield %zero, %one : f32, i2
    }
    memref.atomic_yield %1#0 : f32
  }
  return
}
