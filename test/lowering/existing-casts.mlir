// SPDX-License-Identifier: Apache-2.0
// RUN: mlopt %s -allow-unregistered-dialect -finalize-memref-to-llvm | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect -convert-cf-to-llvm | FileCheck %s --check-prefix=CF

// A cast that another pass has left leads on to what was cast; it stays.
// CHECK-LABEL: func.func @lowered_before(
// CHECK-SAME:      %[[I:.*]]: i64, %{{.*}}: memref<?xf32>)
// CHECK:         %[[MEMREF:.*]] = builtin.unrealized_conversion_cast %{{.*}} : memref<?xf32> to !llvm.struct
// CHECK:         %[[BASE:.*]] = llvm.extractvalue %[[MEMREF]][1]
// CHECK:         llvm.getelementptr inbounds|nuw %[[BASE]][%[[I]]]
// CF-LABEL:    func.func @lowered_before(
// CF-NEXT:       %[[INDEX:.*]] = builtin.unrealized_conversion_cast %{{.*}} : i64 to index
// CF-NEXT:       memref.load %{{.*}}[%[[INDEX]]]
func.func @lowered_before(%i: i64, %m: memref<?xf32>) -> f32 {
  %0 = builtin.unrealized_conversion_cast %i : i64 to index
  %1 = memref.load %m[%0] : memref<?xf32>
  return %1 : f32
}

// Only branches are lowered, and nothing of others is folded.
// CF-LABEL:    func.func @branches(
// CF-NEXT:       %[[ZERO:.*]] = arith.constant 0 : i32
// CF-NEXT:       %[[SUM:.*]] = arith.addi %{{.*}}, %[[ZERO]] : i32
// CF-NEXT:       llvm.br ^bb1(%[[SUM]] : i32)
func.func @branches(%x: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %x, %0 : i32
  cf.br ^next(%1 : i32)
^next(%y: i32):
  return %y : i32
}
