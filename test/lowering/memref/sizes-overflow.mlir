// RUN: mlopt %s -split-input-file -verify-diagnostics -finalize-memref-to-llvm
// RUN: mlopt %s -split-input-file -verify-diagnostics -convert-to-llvm
// RUN: mlopt %s -split-input-file -verify-diagnostics -finalize-memref-to-llvm=use-aligned-alloc=true

// Sizes, strides and counts do not wrap around: MLIR gets -4 elements here.

func.func @count() {
  // expected-error@+1 {{the sizes or strides of 'memref<9223372036854775807x4xf64>' do not fit in 64 bits}}
  %0 = memref.alloc() : memref<9223372036854775807x4xf64>
  return
}

// -----

// A stride does not fit, though there is no element.
func.func @stride() {
  // expected-error@+1 {{the sizes or strides of 'memref<0x4x4611686018427387904xi8>' do not fit in 64 bits}}
  %0 = memref.alloc() : memref<0x4x4611686018427387904xi8>
  return
}

// -----

// All fits: the strides are 0.
func.func @none() {
  %0 = memref.alloca() : memref<4x4611686018427387904x0xi8>
  return
}

// -----

// 2^62 elements fit, their bytes do not.
func.func @bytes() {
  // expected-error@+1 {{the sizes or strides of 'memref<4611686018427387904xf64>' do not fit in 64 bits}}
  %0 = memref.alloca() : memref<4611686018427387904xf64>
  return
}

// -----

// expected-error@+1 {{the sizes or strides of 'memref<4611686018427387904xf64>' do not fit in 64 bits}}
memref.global @bytes : memref<4611686018427387904xf64>

// -----

// What is after a dynamic size is computed as the program runs.
func.func @dynamic(%n: index) {
  %0 = memref.alloc(%n) : memref<4x?xf64>
  return
}

// -----

// expected-error@+1 {{the sizes or strides of 'memref<?x4x4611686018427387904xf64>' do not fit in 64 bits}}
func.func @argument(%m: memref<?x4x4611686018427387904xf64>, %i: index) -> f64 {
  %0 = memref.load %m[%i, %i, %i] : memref<?x4x4611686018427387904xf64>
  return %0 : f64
}
