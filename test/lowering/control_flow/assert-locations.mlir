// RUN: mlopt %s -convert-cf-to-llvm -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// CHECK: llvm.func @abort() loc(unknown)
// CHECK: llvm.func @puts(!llvm.ptr) loc("module")
// CHECK: llvm.mlir.global {{.*}} loc("assert")
module {
  func.func @f(%a: i1) {
    cf.assert %a, "no" loc("assert")
    return
  }
} loc("module")
