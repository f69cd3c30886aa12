// RUN: mlopt %s -split-input-file -convert-vector-to-llvm | FileCheck %s
// What is not lowered stays as it is. Upstream masks the first one by the size
// of the wrong dimension.

// CHECK-LABEL: func.func @across_rows(
// CHECK-NEXT:    vector.transfer_read %arg0[%arg1, %arg1], %arg2 {permutation_map =
func.func @across_rows(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @masked_from_outside(
// CHECK-NEXT:    vector.mask %arg3 { vector.transfer_write %arg0, %arg1[%arg2] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
func.func @masked_from_outside(%v: vector<4xf32>, %m: memref<?xf32>, %i: index, %k: vector<4xi1>) {
  vector.mask %k { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// -----

// CHECK-LABEL: func.func @too_many_rows(
// CHECK-NEXT:    vector.transpose
// CHECK-NEXT:    vector.create_mask
func.func @too_many_rows(%v: vector<65536x65536xf32>, %i: index) -> (vector<65536x65536xf32>, vector<4294967296xi1>) {
  %0 = vector.transpose %v, [1, 0] : vector<65536x65536xf32> to vector<65536x65536xf32>
  %1 = vector.create_mask %i : vector<4294967296xi1>
  return %0, %1 : vector<65536x65536xf32>, vector<4294967296xi1>
}

// -----

// A product of indices has no type in LLVM.
// CHECK-LABEL: func.func @indices(
// CHECK-NEXT:    vector.contract
func.func @indices(%a: vector<4xindex>, %c: index) -> index {
  %0 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]} %a, %a, %c : vector<4xindex>, vector<4xindex> into index
  return %0 : index
}

// -----

// A loop of unknown length cannot be written out.
// CHECK-LABEL: func.func @scalable(
// CHECK-NEXT:    vector.contract
func.func @scalable(%a: vector<[2]x4xf32>, %b: vector<4xf32>, %c: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<[2]x4xf32>, vector<4xf32> into vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

// -----

// CHECK-LABEL: func.func @maxima(
// CHECK-NEXT:    vector.contract
func.func @maxima(%a: vector<4xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return %0 : f32
}
