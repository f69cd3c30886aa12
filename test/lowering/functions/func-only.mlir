// SPDX-License-Identifier: Apache-2.0
// RUN: mlopt %s -allow-unregistered-dialect -convert-func-to-llvm | FileCheck %s

// Descriptors are put together for those who use the argument, casts stand where
// the values are made, and blocks but the first keep their arguments.
// CHECK-LABEL: llvm.func @f(
// CHECK-SAME:      %[[P:[^:]*]]: !llvm.ptr, %[[Q:[^:]*]]: !llvm.ptr, %[[OFFSET:[^:]*]]: i64, %{{[^:]*}}: i64, %{{[^:]*}}: i64,
// CHECK-SAME:      %[[I:[^:]*]]: i64)
// CHECK-NEXT:    %[[INDEX:.*]] = builtin.unrealized_conversion_cast %[[I]] : i64 to index
// CHECK-NEXT:    llvm.mlir.poison
// CHECK-NEXT:    llvm.insertvalue %[[P]],
// CHECK-NEXT:    llvm.insertvalue %[[Q]],
// CHECK-NEXT:    llvm.insertvalue %[[OFFSET]],
// CHECK-NEXT:    llvm.insertvalue
// CHECK-NEXT:    %[[DESCRIPTOR:.*]] = llvm.insertvalue
// CHECK-NEXT:    %[[MEMREF:.*]] = builtin.unrealized_conversion_cast %[[DESCRIPTOR]] : !llvm.struct<{{.*}}> to memref<?xf32>
// CHECK-NEXT:    "use"(%[[MEMREF]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:    cf.br ^bb1(%[[INDEX]] : index)
// CHECK-NEXT:  ^bb1(%{{.*}}: index):
func.func @f(%m: memref<?xf32>, %i: index) {
  "use"(%m) : (memref<?xf32>) -> ()
  cf.br ^next(%i : index)
^next(%j: index):
  return
}
