// RUN: not mlopt %s -split-input-file 2>&1 | FileCheck %s

// CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: custom op 'vector.gather' invalid kind of type specified
func.func @gather_of_float(%b: f32, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  %0 = vector.gather %b[%i][%v], %m, %p : f32, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @gather_of_unranked(%b: tensor<*xf32>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // CHECK: error: 'vector.gather' op requires base to be a memref or ranked tensor type
  %0 = vector.gather %b[%i][%v], %m, %p : tensor<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @scatter_to_float(%b: f32, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: custom op 'vector.scatter' invalid kind of type specified
  vector.scatter %b[%i][%v], %m, %p : f32, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @scatter_to_unranked(%b: tensor<*xf32>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // CHECK: error: 'vector.scatter' op requires base to be a memref or ranked tensor type
  vector.scatter %b[%i][%v], %m, %p : tensor<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_of_vector(%b: vector<4xf32>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // CHECK: error: 'vector.gather' op operand #0 must be Tensor or MemRef of any type values, but got 'vector<4xf32>'
  %0 = vector.gather %b[%i][%v], %m, %p : vector<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
