// RUN: mlopt %s -convert-func-to-llvm -allow-unregistered-dialect | FileCheck %s

// The address of a function keeps the attributes of the constant.

func.func private @d(i32) -> i32

// CHECK-LABEL: llvm.func @f
func.func @f() {
  // CHECK: llvm.mlir.addressof @d {t.a = 1 : i32} : !llvm.ptr
  %0 = func.constant {t.a = 1 : i32} @d : (i32) -> i32
  "t.use"(%0) : ((i32) -> i32) -> ()
  return
}
