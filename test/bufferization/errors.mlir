// RUN: mlopt %s -split-input-file -verify-diagnostics
// What bufferization rejects, in syntax and verifiers.

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<f32>) {
  // expected-error@+2 {{shapes do not match}}
  // expected-error@+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<f32>) {
  // expected-error@+2 {{element types do not match}}
  // expected-error@+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = "bufferization.to_tensor"(%m) : (memref<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<5xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %f in restrict writable %m : (tensor<5xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %f in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %f in restrict %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %f in writable %f : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %f in %f : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %f in restrict %f : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
