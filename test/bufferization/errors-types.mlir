// RUN: mlopt %s -split-input-file -verify-diagnostics

func.func @f(%i: i32) {
  // expected-error@+1 {{'bufferization.to_tensor' op operand #0 must be BufferLikeType instance, but got 'i32'}}
  %0 = "bufferization.to_tensor"(%i) : (i32) -> tensor<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xi32>) {
  // expected-error@+1 {{'bufferization.to_tensor' op result #0 must be TensorLikeType instance, but got 'i32'}}
  %0 = "bufferization.to_tensor"(%m) : (memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%t: tensor<4xi32>, %i: i32) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op operand #1 must be shaped of any type values, but got 'i32'}}
  %0 = "bufferization.materialize_in_destination"(%t, %i) : (tensor<4xi32>, i32) -> tensor<4xi32>
  return
}

// -----

func.func @f(%t: tensor<4xi32>, %v: vector<4xi32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  %0 = "bufferization.materialize_in_destination"(%t, %v) : (tensor<4xi32>, vector<4xi32>) -> tensor<4xi32>
  return
}
