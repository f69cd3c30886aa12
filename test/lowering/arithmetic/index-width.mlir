// SPDX-License-Identifier: Apache-2.0
// R288, R293: sizes and strides are of the index type, the unranked rank is
// 64 bits wide.
// RUN: mlopt -convert-std-to-llvm=index-bitwidth=32 -allow-unregistered-dialect %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s --check-prefix=WIDE

// CHECK-LABEL: llvm.func @f()
// CHECK-NEXT:    "get"() : () -> !llvm<"{ float*, float*, i32, [1 x i32], [1 x i32] }">
// CHECK-NEXT:    "get"() : () -> !llvm<"{ i64, i8* }">
// WIDE-LABEL: llvm.func @f()
// WIDE-NEXT:    "get"() : () -> !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
func @f() {
  %0 = "get"() : () -> memref<?xf32>
  %1 = "get"() : () -> memref<*xf32>
  return
}
