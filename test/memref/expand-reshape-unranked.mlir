// RUN: not mlopt %s -memref-expand 2>&1 | FileCheck %s
// A result without a rank is of unknown sizes.

// CHECK: error: failed to legalize operation 'memref.reshape' that was explicitly marked illegal
func.func @reshape(%u: memref<*xf32>, %sizes: memref<2xindex>) -> memref<*xf32> {
  %0 = memref.reshape %u(%sizes) : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
