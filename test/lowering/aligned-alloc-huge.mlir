// A power of two that is more than 2^64 is not looked for.
// RUN: mlopt %s -finalize-memref-to-llvm=use-aligned-alloc=true | FileCheck %s

// CHECK-LABEL: func.func @huge
// CHECK:         llvm.call @aligned_alloc(%{{.*}}, %{{.*}}) : (i64, i64) -> !llvm.ptr
func.func @huge() -> memref<4xvector<3x4611686018427387904xi8>> {
  %0 = memref.alloc() : memref<4xvector<3x4611686018427387904xi8>>
  return %0 : memref<4xvector<3x4611686018427387904xi8>>
}
