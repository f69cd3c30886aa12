// Which pass converts what is left of the vector dialect depends on its form.
// RUN: not mlopt %s -split-input-file -convert-func-to-llvm -mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK: note: -convert-vector-to-llvm converts 'vector.contract',
func.func @contract_batch(%a: vector<2x4x8xf32>, %b: vector<2x8x4xf32>, %c: vector<2x4x4xf32>) -> vector<2x4x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)>, affine_map<(b,i,j,k)->(b,k,j)>, affine_map<(b,i,j,k)->(b,i,j)>], iterator_types = ["parallel","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4x8xf32>, vector<2x8x4xf32> into vector<2x4x4xf32>
  return %0 : vector<2x4x4xf32>
}

// -----

// CHECK: note: -convert-vector-to-llvm converts 'vector.contract',
func.func @contract_sums(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(i,k)->(i,k)>, affine_map<(i,k)->(i,k)>, affine_map<(i,k)->()>], iterator_types = ["reduction","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<4x8xf32> into f32
  return %0 : f32
}

// -----

// CHECK: note: -convert-vector-to-llvm of mlir-opt converts 'vector.mask'; mlopt's leaves it in this form
func.func @outer_masked(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4x4xf32>, %m: vector<4x4xi1>) -> vector<4x4xf32> {
  %0 = vector.mask %m { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32> } : vector<4x4xi1> -> vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// -----

// CHECK: note: -convert-vector-to-llvm converts it
func.func @red_masked(%a: vector<4xf32>, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

// CHECK: note: -convert-vector-to-scf converts 'vector.transfer_read',
func.func @read2(%a: memref<?x?xf32>, %i: index, %p: f32) -> vector<4x4xf32> {
  %0 = vector.transfer_read %a[%i, %i], %p : memref<?x?xf32>, vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// -----

// CHECK: note: -convert-vector-to-scf converts 'vector.transfer_read',
func.func @read_tensor(%a: memref<?xf32, strided<[2]>>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %a[%i], %p : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK: note: mlopt has no pass that converts 'vector.gather' in this form
func.func @gather_strided(%a: memref<?x?xf32, strided<[?,?]>>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %a[%i,%i] [%v], %m, %p : memref<?x?xf32, strided<[?,?]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK: note: -convert-vector-to-llvm of mlir-opt converts 'vector.shape_cast'; mlopt's leaves it in this form
func.func @shape_cast_scalable(%a: vector<2x[4]xf32>) -> vector<[8]xf32> {
  %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  return %0 : vector<[8]xf32>
}

// -----

// CHECK: note: -lower-vector-multi-reduction converts 'vector.mask',
func.func @multi_masked(%a: vector<2x4xf32>, %c: vector<2xf32>, %m: vector<2x4xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x4xf32> to vector<2xf32> } : vector<2x4xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

// CHECK: note: -lower-vector-mask converts 'vector.transfer_read',
func.func @read_masked(%a: memref<?xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.transfer_read %a[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK: note: -convert-vector-to-llvm of mlir-opt converts it; mlopt's leaves it in this form
func.func @print_str() {
  vector.print str "hello"
  return
}

// -----

// CHECK: note: -convert-vector-to-llvm of mlir-opt converts 'vector.transfer_read'; mlopt's leaves it in this form
func.func @read_vecmem(%a: memref<4xvector<4xf32>>, %i: index, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.transfer_read %a[%i], %p : memref<4xvector<4xf32>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK: note: mlopt has no pass that converts it, in this form
func.func @contract_scalar_acc_i8(%a: vector<4xi8>, %b: vector<4xi8>, %c: i32) -> i32 {
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4xi8>, vector<4xi8> into i32
  return %0 : i32
}

// -----

// CHECK: note: mlopt has no pass that converts 'vector.scatter' of these types
func.func @scatter(%a: memref<?xf32>, %i: index, %v: vector<2x4xi32>, %m: vector<2x4xi1>, %p: vector<2x4xf32>) {
  vector.scatter %a[%i] [%v], %m, %p : memref<?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// -----

// CHECK: note: -convert-vector-to-llvm converts 'vector.interleave',
func.func @interleave2(%a: vector<2x4xf32>) -> vector<2x8xf32> {
  %0 = vector.interleave %a, %a : vector<2x4xf32> -> vector<2x8xf32>
  return %0 : vector<2x8xf32>
}
