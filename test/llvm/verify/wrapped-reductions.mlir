// SPDX-License-Identifier: Apache-2.0
// RUN: mlopt %s -verify-diagnostics

llvm.func @f(%v: !llvm<"<4 x i64>">) {
  // expected-error@+1 {{requires the same element type for all operands and results}}
  %0 = "llvm.intr.vector.reduce.xor"(%v) : (!llvm<"<4 x i64>">) -> !llvm.i32
  llvm.return
}
