// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

// The address of a global is looked up in the module, also through operations
// that might be symbol tables.

llvm.mlir.global private @g(1 : i32) : i32
// CHECK: "test.op"
"test.op"() ({
  // CHECK: llvm.mlir.addressof @g : !llvm.ptr
  %0 = llvm.mlir.addressof @g : !llvm.ptr
}) : () -> ()
