// RUN: mlopt %s -split-input-file -verify-diagnostics | FileCheck %s

// A memory space is a number, a text, a dictionary or of a dialect; the last
// layout counts.
// CHECK: memref<4xf32, true>, memref<4xf32, {a = 1 : i64}>, memref<4xf32, #arith.fastmath<fast>>, memref<*xf32, "a">
// CHECK-SAME: memref<4xf32, strided<[3]>, 3>
func.func private @spaces(memref<4xf32, true>, memref<4xf32, {a = 1}>, memref<4xf32, #arith.fastmath<fast>>, memref<*xf32, "a">, memref<4xf32, strided<[2]>, strided<[3]>, 3>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @list(memref<4xf32, [1]>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @symbol(memref<*xf32, @a>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @number(memref<4xf32, 1.0 : f32>)

// -----

// expected-error@+1 {{expected memory space to be last in memref type}}
func.func private @order(memref<4xf32, 3, strided<[2]>>)
