// RUN: mlopt %s -split-input-file -verify-diagnostics -finalize-memref-to-llvm=index-bitwidth=32
// RUN: mlopt %s -split-input-file -verify-diagnostics -convert-func-to-llvm='index-bitwidth=32 use-bare-ptr-memref-call-conv=true'

// What does not fit in an index is no constant of its type.

// expected-error@+1 {{the sizes or strides of 'memref<65536x65536xf32>' do not fit in 32 bits}}
func.func @argument(%m: memref<65536x65536xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<65536x65536xf32>
  return %0 : f32
}

// -----

// expected-error@+1 {{the sizes or strides of 'memref<4xf32, strided<[4294967296]>>' do not fit in 32 bits}}
func.func @stride(%m: memref<4xf32, strided<[4294967296]>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[4294967296]>>
  return %0 : f32
}
