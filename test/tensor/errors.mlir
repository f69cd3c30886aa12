// RUN: mlopt %s -split-input-file -verify-diagnostics
// What tensor rejects, in syntax and verifiers.

func.func @f(%m: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = tensor.from_elements %f : tensor<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %f : tensor<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'memref<?xf32>'}}
  %0 = tensor.from_elements %f : memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.splat %f : tensor<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.splat %f[%i] : tensor<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<*xf32>) {
  // expected-error@+1 {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.extract %f[%i] : tensor<*xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %f[%i, %i] : tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  %0 = tensor.cast %f : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{use of value '%f' expects different type than prior uses: 'index' vs 'tensor<4xf32>'}}
  %0 = tensor.dim %f, %f : tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %f: tensor<f32>) {
  // expected-error@+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %f, %i : tensor<f32>
  return
}

// -----

func.func @f(%i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{expected type to be 'tensor<2xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %f[0][2][1] : tensor<4xf32> to tensor<3xf32>
  return
}

// -----

func.func @f(%i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %f[0, 1][2][1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

func.func @f(%i: index, %f: tensor<4xf32>) {
  // expected-error@+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %f[3][2][1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error@+1 {{custom op 'tensor.splat' invalid kind of type specified: expected builtin.tensor, but found 'vector<4xf32>'}}
  %0 = tensor.splat %f : vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error@+1 {{custom op 'tensor.rank' invalid kind of type specified}}
  %0 = tensor.rank %f : f32
  return
}

// -----

func.func @f(%a: f32, %t: tensor<4xf32>, %u: tensor<4xi32>, %i: index) {
  // expected-error@+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%a) : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: f32, %t: tensor<4xf32>, %u: tensor<4xi32>, %i: index) {
  // expected-error@+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%a, %i) : (f32, index) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: f32, %t: tensor<4xf32>, %u: tensor<4xi32>, %i: index) {
  // expected-error@+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%i) : (index) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: f32, %t: tensor<4xf32>, %u: tensor<4xi32>, %i: index) {
  // expected-error@+1 {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%t, %i) : (tensor<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%a: f32, %t: tensor<4x1xf32>, %u: tensor<4xi32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 0][2, 1][1, 1] : tensor<4x1xf32> to tensor<2xf32>
  // expected-error@+1 {{expected rank to be smaller or equal to the other rank.}}
  %1 = tensor.extract_slice %t[0, 0][2, 1][1, 1] : tensor<4x1xf32> to tensor<2x1x1xf32>
  return
}

// -----

func.func @f(%a: f32, %t: tensor<4x1xf32>, %u: tensor<4xi32>, %i: index) {
  // expected-error@+1 {{expected element type to be 'f32'}}
  %1 = tensor.extract_slice %t[0, 0][2, 1][1, 1] : tensor<4x1xf32> to tensor<2x1xi32>
  return
}
