// RUN: mlopt %s -split-input-file -convert-to-llvm=filter-dialects=ub | FileCheck %s

// These dialects load ub, as upstream's, so that asking for it is no error.

// CHECK: memref.load
func.func @of_memref(%m: memref<f32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}

// -----

// CHECK: affine.apply
func.func @of_affine(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  return %0 : index
}
