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
  %1 = llvm.freeze %0 : !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func @token(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op cannot be converted to LLVM IR: Return type cannot be token for indirect call!}}
  %0 = llvm.call %p() : !llvm.ptr, () -> !llvm.token
  llvm.return
}

// -----

llvm.func @pointers(%a: vector<4xi64>, %m: vector<4xi1>, %n: i32) {
  // expected-error@+1 {{llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type must be pointer}}
  %0 = "llvm.intr.vp.inttoptr"(%a, %m, %n) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @elements(%a: vector<8xf32>) {
  // expected-error@+1 {{vector_extract result must have the same element type as the input vector.}}
  %0 = llvm.intr.vector.extract %a[4] : vector<1xf128> from vector<8xf32>
  llvm.return
}

// -----

llvm.func @elements(%a: vector<8xf32>, %b: vector<4xi32>) {
  // expected-error@+1 {{vector_insert parameters must have the same element type.}}
  %0 = llvm.intr.vector.insert %b, %a[4] : vector<4xi32> into vector<8xf32>
  llvm.return
}

// -----

llvm.func @matrix(%p: !llvm.ptr<3>, %n: i64) {
  // expected-error@+1 {{Call parameter type does not match function signature!}}
  %0 = llvm.intr.matrix.column.major.load %p, <stride = %n> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr<3> stride i64
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: its personality is no symbol of the module}}
llvm.func @personality() attributes {personality = @nope} {
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
