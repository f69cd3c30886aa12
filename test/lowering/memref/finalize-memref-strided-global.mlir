// RUN: mlopt %s -finalize-memref-to-llvm | FileCheck %s

// A global is an array without gaps: one of another layout stays as it is, and
// what reads it too.

// CHECK: memref.global @strided : memref<2x3xf32, strided<[1, 2]>> = dense<1.000000e+00>
memref.global @strided : memref<2x3xf32, strided<[1, 2]>> = dense<1.0>
// CHECK: llvm.mlir.global external @plain() {{.*}} : !llvm.array<2 x f32>
memref.global @plain : memref<2xf32, affine_map<(i) -> (i)>>

// CHECK-LABEL: func.func @read
func.func @read() {
  // CHECK-NEXT: memref.get_global @strided : memref<2x3xf32, strided<[1, 2]>>
  %0 = memref.get_global @strided : memref<2x3xf32, strided<[1, 2]>>
  return
}
