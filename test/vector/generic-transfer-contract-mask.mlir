// RUN: mlopt %s -split-input-file -mlir-print-op-generic | FileCheck %s
// Generic forms of transfers, contractions and masks.

// CHECK: #map = affine_map<(d0, d1) -> (d1)>
// CHECK: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK: #map2 = affine_map<(d0, d1) -> (0)>
// CHECK: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: "builtin.module"() ({
// CHECK: "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, index, f32, vector<4xi1>, vector<4xf32>, vector<2x3xf32>, vector<2x3xi1>, memref<?x?xvector<4xf32>>, vector<3x2xi1>) -> (), sym_name = "f"}> ({
// CHECK: ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xi1>, %arg5: vector<4xf32>, %arg6: vector<2x3xf32>, %arg7: vector<2x3xi1>, %arg8: memref<?x?xvector<4xf32>>, %arg9: vector<3x2xi1>):
// CHECK: %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
// CHECK: %1 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
// CHECK: %2 = "vector.transfer_read"(%arg1, %arg2, %arg2, %arg3, %arg4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> {foo = 1 : i64} : (tensor<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
// CHECK: %3 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<?x?xf32>, index, index, f32) -> vector<2x3xf32>
// CHECK: %4 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3, %arg9) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map1}> : (memref<?x?xf32>, index, index, f32, vector<3x2xi1>) -> vector<2x3xf32>
// CHECK: %5 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map2}> : (memref<?x?xf32>, index, index, f32) -> vector<3xf32>
// CHECK: %6 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (memref<?x?xf32>, index, index, f32) -> vector<3x4xf32>
// CHECK: "vector.transfer_write"(%arg5, %arg0, %arg2, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
// CHECK: "vector.transfer_write"(%arg5, %arg0, %arg2, %arg2, %arg4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi1>) -> ()
// CHECK: %7 = "vector.transfer_write"(%arg5, %arg1, %arg2, %arg2, %arg4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> : (vector<4xf32>, tensor<?x?xf32>, index, index, vector<4xi1>) -> tensor<?x?xf32>
// CHECK: %8 = "vector.transfer_read"(%arg8, %arg2, %arg2, %arg5) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (memref<?x?xvector<4xf32>>, index, index, vector<4xf32>) -> vector<1x1x4xf32>
// CHECK: "func.return"() : () -> ()
// CHECK: }) : () -> ()
// CHECK: }) : () -> ()
func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>, %v2: vector<2x3xf32>, %k2: vector<2x3xi1>, %mv: memref<?x?xvector<4xf32>>, %k32: vector<3x2xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%i, %i], %p, %k {in_bounds = [true], foo = 1} : tensor<?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, false]} : memref<?x?xf32>, vector<2x3xf32>
  %4 = vector.transfer_read %m[%i, %i], %p, %k32 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [false, false]} : memref<?x?xf32>, vector<2x3xf32>
  %5 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<3xf32>
  %6 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<3x4xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  %7 = vector.transfer_write %v, %t[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  %8 = vector.transfer_read %mv[%i, %i], %v : memref<?x?xvector<4xf32>>, vector<1x1x4xf32>
  return
}

// -----

// CHECK: #map = affine_map<() -> ()>
// CHECK: "builtin.module"() ({
// CHECK: "func.func"() <{function_type = (memref<?xf32>, memref<f32>, index, f32, vector<4xi1>, vector<4xf32>, vector<3xf32>, vector<1xf32>, vector<4x3xf32>, vector<4x3xf32>, vector<f32>) -> (), sym_name = "g"}> ({
// CHECK: ^bb0(%arg0: memref<?xf32>, %arg1: memref<f32>, %arg2: index, %arg3: f32, %arg4: vector<4xi1>, %arg5: vector<4xf32>, %arg6: vector<3xf32>, %arg7: vector<1xf32>, %arg8: vector<4x3xf32>, %arg9: vector<4x3xf32>, %arg10: vector<f32>):
// CHECK: %0 = "vector.expandload"(%arg0, %arg2, %arg4, %arg5) <{alignment = 8 : i64}> : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK: "vector.compressstore"(%arg0, %arg2, %arg4, %arg5) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
// CHECK: %1 = "vector.outerproduct"(%arg5, %arg6) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<3xf32>) -> vector<4x3xf32>
// CHECK: %2 = "vector.outerproduct"(%arg5, %arg6, %arg8) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<3xf32>, vector<4x3xf32>) -> vector<4x3xf32>
// CHECK: %3 = "vector.outerproduct"(%arg5, %arg6, %arg8) <{kind = #vector.kind<maxnumf>}> {a} : (vector<4xf32>, vector<3xf32>, vector<4x3xf32>) -> vector<4x3xf32>
// CHECK: %4 = "vector.outerproduct"(%arg5, %arg3) <{kind = #vector.kind<mul>}> : (vector<4xf32>, f32) -> vector<4xf32>
// CHECK: %5:2 = "vector.scan"(%arg9, %arg5) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<4x3xf32>, vector<4xf32>) -> (vector<4x3xf32>, vector<4xf32>)
// CHECK: %6:2 = "vector.scan"(%arg5, %arg10) <{inclusive = false, kind = #vector.kind<mul>, reduction_dim = 0 : i64}> {x} : (vector<4xf32>, vector<f32>) -> (vector<4xf32>, vector<f32>)
// CHECK: %7 = "vector.transfer_read"(%arg1, %arg3) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = #map}> : (memref<f32>, f32) -> vector<f32>
// CHECK: "vector.transfer_write"(%arg10, %arg1) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = #map}> : (vector<f32>, memref<f32>) -> ()
// CHECK: "func.return"() : () -> ()
// CHECK: }) : () -> ()
// CHECK: }) : () -> ()
func.func @g(%m: memref<?xf32>, %m0: memref<f32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>, %v3: vector<3xf32>, %v1: vector<1xf32>, %acc: vector<4x3xf32>, %v43: vector<4x3xf32>, %v0: vector<f32>) {
  %0 = vector.expandload %m[%i], %k, %v {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %1 = vector.outerproduct %v, %v3 : vector<4xf32>, vector<3xf32>
  %2 = vector.outerproduct %v, %v3, %acc : vector<4xf32>, vector<3xf32>
  %3 = vector.outerproduct %v, %v3, %acc {kind = #vector.kind<maxnumf>, a} : vector<4xf32>, vector<3xf32>
  %4 = vector.outerproduct %v, %p {kind = #vector.kind<mul>} : vector<4xf32>, f32
  %5:2 = vector.scan <add>, %v43, %v {inclusive = true, reduction_dim = 1 : i64} : vector<4x3xf32>, vector<4xf32>
  %6:2 = vector.scan <mul>, %v, %v0 {inclusive = false, reduction_dim = 0, x} : vector<4xf32>, vector<f32>
  %d = vector.transfer_read %m0[], %p : memref<f32>, vector<f32>
  vector.transfer_write %v0, %m0[] : vector<f32>, memref<f32>
  return
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK: #map3 = affine_map<(d0) -> (d0)>
// CHECK: #map4 = affine_map<(d0) -> ()>
// CHECK: "builtin.module"() ({
// CHECK: "func.func"() <{function_type = (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>, vector<4xf32>, f32) -> f32, sym_name = "h"}> ({
// CHECK: ^bb0(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<4xf32>, %arg4: f32):
// CHECK: %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
// CHECK: %1 = "vector.contract"(%arg3, %arg3, %arg4) <{indexing_maps = [#map3, #map3, #map4], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> {foo} : (vector<4xf32>, vector<4xf32>, f32) -> f32
// CHECK: %2 = "vector.contract"(%arg3, %arg3, %arg4) <{indexing_maps = [#map3, #map3, #map4], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> {bar} : (vector<4xf32>, vector<4xf32>, f32) -> f32
// CHECK: "func.return"(%1) : (f32) -> ()
// CHECK: }) : () -> ()
// CHECK: }) : () -> ()
#c = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
#map = affine_map<(d0) -> (d0)>
func.func @h(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %v: vector<4xf32>, %s: f32) -> f32 {
  %0 = vector.contract #c %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.contract {indexing_maps = [#map, #map, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %v, %v, %s {foo} : vector<4xf32>, vector<4xf32> into f32
  %2 = "vector.contract"(%v, %v, %s) {indexing_maps = [#map, #map, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], bar} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return %1 : f32
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: "builtin.module"() ({
// CHECK: "func.func"() <{function_type = (memref<?xf32>, index, vector<4xi1>, vector<4xf32>, f32, tensor<?xf32>) -> f32, sym_name = "mask"}> ({
// CHECK: ^bb0(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: f32, %arg5: tensor<?xf32>):
// CHECK: %0 = "vector.mask"(%arg2) ({
// CHECK: %8 = "vector.reduction"(%arg3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK: "vector.yield"(%8) : (f32) -> ()
// CHECK: }) : (vector<4xi1>) -> f32
// CHECK: %1 = "vector.mask"(%arg2, %arg3) ({
// CHECK: %7 = "vector.transfer_read"(%arg0, %arg1, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
// CHECK: "vector.yield"(%7) : (vector<4xf32>) -> ()
// CHECK: }) {foo} : (vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK: "vector.mask"(%arg2) ({
// CHECK: "vector.transfer_write"(%arg3, %arg0, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
// CHECK: "vector.yield"() : () -> ()
// CHECK: }) : (vector<4xi1>) -> ()
// CHECK: %2 = "vector.mask"(%arg2) ({
// CHECK: %6 = "vector.transfer_write"(%arg3, %arg5, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<?xf32>
// CHECK: "vector.yield"(%6) : (tensor<?xf32>) -> ()
// CHECK: }) : (vector<4xi1>) -> tensor<?xf32>
// CHECK: %3 = "vector.mask"(%arg2) ({
// CHECK: %5 = "vector.reduction"(%arg3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// CHECK: "vector.yield"(%5) : (f32) -> ()
// CHECK: }) : (vector<4xi1>) -> f32
// CHECK: "vector.mask"(%arg2) ({
// CHECK: "vector.yield"() : () -> ()
// CHECK: }) : (vector<4xi1>) -> ()
// CHECK: "vector.mask"(%arg2) ({
// CHECK: "vector.yield"() : () -> ()
// CHECK: }) : (vector<4xi1>) -> ()
// CHECK: %4 = "vector.mask"(%arg2) ({
// CHECK: "vector.yield"(%arg4) : (f32) -> ()
// CHECK: }) : (vector<4xi1>) -> f32
// CHECK: "func.return"(%0) : (f32) -> ()
// CHECK: }) : () -> ()
// CHECK: }) : () -> ()
func.func @mask(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %p: f32, %t: tensor<?xf32>) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %k, %v { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } {foo} : vector<4xi1> -> vector<4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %2 = vector.mask %k { vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  %3 = vector.mask %k { %x = vector.reduction <add>, %v : vector<4xf32> into f32 vector.yield %x : f32 } : vector<4xi1> -> f32
  vector.mask %k { } : vector<4xi1>
  vector.mask %k { vector.yield } : vector<4xi1>
  %4 = vector.mask %k { vector.yield %p : f32 } : vector<4xi1> -> f32
  return %0 : f32
}
