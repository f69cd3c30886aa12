// RUN: mlopt %s -split-input-file -lower-vector-mask | FileCheck %s
// Masks of transfers and gathers.

// CHECK-LABEL: func.func @reads(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: f32, %arg5: tensor<?xf32>) -> (vector<4xf32>, vector<4xf32>, tensor<?xf32>) {
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg1], %arg4, %arg2 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: %1 = vector.mask %arg2, %arg3 { vector.transfer_read %arg0[%arg1], %arg4 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: vector.transfer_write %arg3, %arg0[%arg1], %arg2 {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
// CHECK-NEXT: %2 = vector.transfer_write %arg3, %arg5[%arg1], %arg2 : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT: return %0, %1, %2 : vector<4xf32>, vector<4xf32>, tensor<?xf32>
func.func @reads(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %p: f32, %t: tensor<?xf32>) -> (vector<4xf32>, vector<4xf32>, tensor<?xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p {foo} : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %k, %v { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32> } {bar} : vector<4xi1>
  %2 = vector.mask %k { vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @gather(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xi1>, %arg4: vector<4xindex>, %arg5: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT: %0 = vector.gather %arg0[%arg1] [%arg4], %arg2, %cst : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
func.func @gather(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %j: vector<4xi1>, %x: vector<4xindex>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.gather %m[%i] [%x], %j, %v {alignment = 8 : i64}: memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @other(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> (f32, vector<4xf32>) {
// CHECK-NEXT: %0 = vector.mask %arg0 { vector.reduction <add>, %arg1 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT: %1 = arith.select %arg0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return %0, %1 : f32, vector<4xf32>
func.func @other(%k: vector<4xi1>, %v: vector<4xf32>, %w: vector<4xf32>) -> (f32, vector<4xf32>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %k, %w { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k { }  : vector<4xi1>
  return %0, %1 : f32, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @const(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> (vector<3xi1>, vector<2x3xi1>, vector<3xi1>, vector<2x3xi1>, vector<4xf32>) {
// CHECK-NEXT: %0 = vector.constant_mask [2] : vector<3xi1>
// CHECK-NEXT: %1 = vector.constant_mask [1, 2] : vector<2x3xi1>
// CHECK-NEXT: %2 = vector.create_mask %arg1 : vector<3xi1>
// CHECK-NEXT: %3 = vector.create_mask %arg1, %arg1 : vector<2x3xi1>
// CHECK-NEXT: %4 = vector.transfer_read %arg0[%arg1], %arg2 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: return %0, %1, %2, %3, %4 : vector<3xi1>, vector<2x3xi1>, vector<3xi1>, vector<2x3xi1>, vector<4xf32>
func.func @const(%m: memref<?xf32>, %i: index, %p: f32) -> (vector<3xi1>, vector<2x3xi1>, vector<3xi1>, vector<2x3xi1>, vector<4xf32>) {
  %0 = vector.constant_mask [2] : vector<3xi1>
  %1 = vector.constant_mask [1, 2] : vector<2x3xi1>
  %2 = vector.create_mask %i : vector<3xi1>
  %3 = vector.create_mask %i, %i : vector<2x3xi1>
  %s = vector.step : vector<4xindex>
  %f = vector.constant_mask [4] : vector<4xi1>
  %c = vector.mask %f { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2, %3, %c : vector<3xi1>, vector<2x3xi1>, vector<3xi1>, vector<2x3xi1>, vector<4xf32>
}

// -----

// Users are looked at before what they use, so that the elements of
// a broadcast are found.
// CHECK-LABEL: func.func @users_first
// CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: return %cst, %cst : f32, f32
func.func @users_first() -> (f32, f32) {
  %x = arith.constant 2.0 : f32
  %c = vector.broadcast %x : f32 to vector<2xf32>
  %0:2 = vector.to_elements %c : vector<2xf32>
  return %0#0, %0#1 : f32, f32
}
