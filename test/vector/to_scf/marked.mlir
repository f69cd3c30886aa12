// RUN: mlopt %s -convert-vector-to-scf | FileCheck %s
// Transfers that bear the mark of prepared ones, but have no buffers, stay.

// CHECK-LABEL: func.func @write(
// CHECK-NEXT:    vector.transfer_write %{{.*}} {__vector_to_scf_lowering__}
// CHECK-NEXT:    return
func.func @write(%m: memref<4x4xf32>, %i: index, %v: vector<4x4xf32>) {
  vector.transfer_write %v, %m[%i, %i] {__vector_to_scf_lowering__} : vector<4x4xf32>, memref<4x4xf32>
  return
}

// CHECK-LABEL: func.func @read(
// CHECK-NEXT:    %[[READ:.*]] = vector.transfer_read %{{.*}} {__vector_to_scf_lowering__}
// CHECK-NEXT:    return %[[READ]]
func.func @read(%m: memref<4x4xf32>, %i: index, %p: f32) -> vector<4x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {__vector_to_scf_lowering__} : memref<4x4xf32>, vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// The mask is no load.
// CHECK-LABEL: func.func @masked(
// CHECK:         vector.transfer_write %{{.*}} {__vector_to_scf_lowering__}
func.func @masked(%m: memref<4x4xf32>, %i: index, %b: memref<vector<4x4xf32>>, %k: vector<4x4xi1>) {
  %v = memref.load %b[] : memref<vector<4x4xf32>>
  vector.transfer_write %v, %m[%i, %i], %k {__vector_to_scf_lowering__} : vector<4x4xf32>, memref<4x4xf32>
  return
}
