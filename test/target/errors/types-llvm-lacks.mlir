// A type that LLVM does not have is told where it is met, however deep it is.
// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

// expected-error@+1 {{LLVM has no type 'memref<4xf32>'}}
llvm.mlir.global external @g() : !llvm.struct<(i32, memref<4xf32>)>

// -----

// expected-error@+1 {{LLVM has no type 'index'}}
llvm.mlir.global external @g() : !llvm.array<3 x struct<"s", (i32, array<2 x index>)>>

// -----

llvm.func @alloca() {
  %c = llvm.mlir.constant(1 : i32) : i32
  // expected-error@+1 {{LLVM has no type 'tuple<i32>'}}
  %a = llvm.alloca %c x !llvm.struct<(tuple<i32>)> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @gep(%p: !llvm.ptr) {
  // expected-error@+1 {{LLVM has no type 'index'}}
  %a = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, index
  llvm.return
}

// -----

llvm.func @load(%p: !llvm.ptr) {
  // expected-error@+1 {{LLVM has no type 'si32'}}
  %a = llvm.load %p : !llvm.ptr -> !llvm.struct<(si32)>
  llvm.return
}

// -----

llvm.func @constant() {
  // expected-error@+1 {{LLVM has no type 'f8E4M3FN'}}
  %a = llvm.mlir.undef : !llvm.struct<(f8E4M3FN)>
  llvm.return
}

// -----

llvm.func @call(%p: !llvm.ptr) {
  // expected-error@+1 {{LLVM has no type 'none'}}
  llvm.call %p(%p) : !llvm.ptr, (!llvm.ptr) -> (!llvm.struct<(none)>)
  llvm.return
}

// -----

// expected-error@+1 {{LLVM has no type 'vector<2x2xf32>'}}
llvm.func @attribute(%p: !llvm.ptr {llvm.byval = !llvm.array<2 x vector<2x2xf32>>})

// -----

// expected-error@+1 {{LLVM has no type 'i0'}}
llvm.func @no_bits(!llvm.array<2 x i0>)

// -----

// expected-error@+1 {{LLVM has no type 'index'}}
llvm.mlir.ifunc external @a : !llvm.func<void (index)>, !llvm.ptr @g
llvm.func @g() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
