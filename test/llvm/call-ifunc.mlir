// What an ifunc stands for may be called, with its type.
// RUN: mlopt %s -split-input-file -verify-diagnostics | FileCheck %s

llvm.func @resolve() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @chosen : !llvm.func<void (i32)>, !llvm.ptr @resolve

// CHECK: llvm.call @chosen(%{{.*}}) : (i32) -> ()
llvm.func @caller(%a: i32) {
  llvm.call @chosen(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @resolve() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @chosen : !llvm.func<void (i32)>, !llvm.ptr @resolve
llvm.func @caller(%a: i64) {
  // expected-error@+1 {{operand type mismatch for operand 0: 'i64' != 'i32'}}
  llvm.call @chosen(%a) : (i64) -> ()
  llvm.return
}
