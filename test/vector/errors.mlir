// RUN: mlopt %s -split-input-file -verify-diagnostics
// What vector rejects, in syntax and verifiers.

func.func @f(%i: index, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %f[3, 1] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %f[7] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op failed to verify that operand and result have same element type}}
  %0 = vector.extract %f[0] : i32 from vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch (4 vs. 3)}}
  %0 = vector.broadcast %f : vector<4xf32> to vector<3xf32>
  return
}

// -----

func.func @f(%i: index, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %f : vector<4xf32> to vector<f32>
  return
}

// -----

func.func @f(%i: index, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %i : index to vector<4xf32>
  return
}

// -----

func.func @f(%t: vector<4x1xf32>, %i: index) {
  %1 = vector.extract %t[%i, 0] : f32 from vector<4x1xf32>
  %2 = vector.extract %t[] : vector<4x1xf32> from vector<4x1xf32>
  %3 = vector.extract %t[1] : vector<1xf32> from vector<4x1xf32>
  // expected-error@+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %4 = "vector.extract"(%t, %i) <{static_position = array<i64: 0>}> : (vector<4x1xf32>, index) -> vector<1xf32>
  return
}

// -----

func.func @f(%t: vector<4x1xf32>, %i: index) {
  %3 = vector.broadcast %t : vector<4x1xf32> to vector<2x4x5xf32>
  // expected-error@+1 {{custom op 'vector.broadcast' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %4 = vector.broadcast %t : vector<4x1xf32> to f32
  return
}
