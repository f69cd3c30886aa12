// SPDX-License-Identifier: Apache-2.0
// RUN: mlopt -convert-std-to-llvm %s | FileCheck %s

// R276: the module's own data layout.
// CHECK-LABEL: module attributes {llvm.data_layout = "p:32:32"}
// CHECK:         llvm.func @g(!llvm.i32)
module attributes {llvm.data_layout = "p:32:32"} {
  func @g(index)
}
