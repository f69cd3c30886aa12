// test.broadcastable: shapes of operands and result that broadcast together.
// RUN: mlopt-test %s -split-input-file -verify-diagnostics

func.func @fits(%a: tensor<1xf32>, %b: tensor<3xf32>, %c: tensor<?xf32>, %u: tensor<*xi8>, %z: tensor<0xf32>, %s: tensor<f32>) {
  %0 = "test.broadcastable"(%a, %b) : (tensor<1xf32>, tensor<3xf32>) -> tensor<2x3xi1>
  %1 = "test.broadcastable"(%c, %a) : (tensor<?xf32>, tensor<1xf32>) -> tensor<8xf32>
  %2 = "test.broadcastable"(%u, %u) : (tensor<*xi8>, tensor<*xi8>) -> tensor<8xf32>
  %3 = "test.broadcastable"(%z, %c) : (tensor<0xf32>, tensor<?xf32>) -> tensor<5xf32>
  %4 = "test.broadcastable"(%s) : (tensor<f32>) -> tensor<4xf32>
  %5 = "test.broadcastable"() : () -> tensor<4xf32>
  %6 = "test.broadcastable"(%b, %a) : (tensor<3xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @operands(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'test.broadcastable' op operands don't have broadcast-compatible shapes}}
  %0 = "test.broadcastable"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @size(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  // expected-error @+1 {{result type '?x1' not broadcast compatible with broadcasted operands's shapes '2x3'}}
  %0 = "test.broadcastable"(%a, %b) : (tensor<2x3xf32>, tensor<1xf32>) -> tensor<?x1xf32>
  return
}

// -----

func.func @rank(%a: tensor<?x?xf32>, %b: tensor<1xf32>) {
  // expected-error @+1 {{result type '4' not broadcast compatible with broadcasted operands's shapes '?x?'}}
  %0 = "test.broadcastable"(%a, %b) : (tensor<?x?xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @unranked(%a: tensor<3xf32>, %b: tensor<*xf32>) {
  // expected-error @+1 {{result type '1' not broadcast compatible with broadcasted operands's shapes '3'}}
  %0 = "test.broadcastable"(%a, %b) : (tensor<3xf32>, tensor<*xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @vector(%a: vector<3xf32>) {
  // expected-error @+1 {{operand #0 must be variadic of tensor of any type values, but got 'vector<3xf32>'}}
  %0 = "test.broadcastable"(%a) : (vector<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @no_result(%a: tensor<3xf32>) {
  // expected-error @+1 {{'test.broadcastable' op requires one result}}
  "test.broadcastable"(%a) : (tensor<3xf32>) -> ()
  return
}
