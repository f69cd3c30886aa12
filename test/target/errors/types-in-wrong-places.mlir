// Types that LLVM has, where it does not take them.
// RUN: mlopt %s -mlir-to-llvmir -split-input-file -verify-diagnostics

llvm.func @amx_in_memory(%n: i32) {
  // expected-error@+1 {{'llvm.alloca' op cannot be converted to LLVM IR: invalid type for alloca}}
  %0 = llvm.alloca %n x !llvm.x86_amx : (i32) -> !llvm.ptr
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid type for global variable}}
llvm.mlir.global external @function() : !llvm.func<void (i32)>

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: void type only allowed for function results}}
llvm.func @void_result(%p: !llvm.ptr {llvm.sret = !llvm.void}) {
  llvm.return
}

// -----

llvm.func @zero() {
  // expected-error@+1 {{'llvm.mlir.zero' op cannot be converted to LLVM IR: Cannot create a null constant of that type!}}
  %0 = llvm.mlir.zero : !llvm.x86_amx
  llvm.return
}

// -----

llvm.func @zero() {
  // expected-error@+1 {{'llvm.mlir.zero' op cannot be converted to LLVM IR: Cannot create a null constant of that type!}}
  %0 = llvm.mlir.zero : !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func @va_arg(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.va_arg' op cannot be converted to LLVM IR: void type only allowed for function results}}
  %0 = llvm.va_arg %p : (!llvm.ptr) -> !llvm.void
  llvm.return
}

// -----

llvm.func @va_arg(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.va_arg' op cannot be converted to LLVM IR: Invalid use of metadata!}}
  %0 = llvm.va_arg %p : (!llvm.ptr) -> !llvm.metadata
  llvm.return
}

// -----

llvm.func @va_arg(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.va_arg' op cannot be converted to LLVM IR: va_arg requires operand with first class type}}
  %0 = llvm.va_arg %p : (!llvm.ptr) -> !llvm.func<void (i32)>
  llvm.return
}
