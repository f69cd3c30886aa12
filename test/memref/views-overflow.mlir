// RUN: mlopt %s -split-input-file -verify-diagnostics -expand-strided-metadata

// Of views too, sizes, strides and offsets do not wrap around.

func.func @collapse(%m: memref<4x4611686018427387905xf64>) {
  // expected-error@+1 {{the size of reassociation group (0) does not fit in 64 bits in 'memref<4x4611686018427387905xf64>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4611686018427387905xf64> into memref<4xf64>
  return
}

// -----

func.func @bounds(%m: memref<9xf64>) {
  // expected-error@+1 {{slice along dimension 0 runs out-of-bounds: 9223372036854775807 >= 9}}
  %0 = memref.subview %m[1] [5] [4611686018427387904] : memref<9xf64> to memref<5xf64, strided<[4611686018427387904], offset: 1>>
  return
}

// -----

func.func @stride(%m: memref<?xf64, strided<[4611686018427387904]>>) -> memref<4xf64, strided<[?]>> {
  // expected-error@+1 {{'memref.subview' op the sizes or strides of 'memref<4xf64, strided<[?]>>' do not fit in 64 bits}}
  %0 = memref.subview %m[0] [4] [2] : memref<?xf64, strided<[4611686018427387904]>> to memref<4xf64, strided<[?]>>
  return %0 : memref<4xf64, strided<[?]>>
}

// -----

func.func @expand(%m: memref<?xf64, strided<[4611686018427387904]>>, %n: index) {
  // expected-error@+1 {{the sizes or strides of 'memref<?x4xf64, strided<[?, 4611686018427387904]>>' do not fit in 64 bits}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf64, strided<[4611686018427387904]>> into memref<?x4xf64, strided<[?, 4611686018427387904]>>
  return
}
