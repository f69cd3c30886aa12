// -test-return-type: operations of inferred types, behind each of a function and
// with its attributes; sizes as values.
// RUN: mlopt-test %s -test-return-type -split-input-file -allow-unregistered-dialect -verify-diagnostics | FileCheck %s

// CHECK:      func.func @testReifyFunctions(%arg0: tensor<?xf32>, %arg1: tensor<10xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: %0 = "test.op_with_shaped_type_infer_type_if"(%arg0, %arg0) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi17>
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c10 = arith.constant 10 : index
// CHECK-NEXT: %1 = "test.op_with_shaped_type_infer_type_if"(%arg1, %arg0) : (tensor<10xf32>, tensor<?xf32>) -> tensor<10xi17>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK:      func.func @testCreateFunctions(%arg0: tensor<10xf32>, %arg1: tensor<20xi32>) {
// CHECK-NEXT: "foo.op"() ({
// CHECK-NEXT: }) {y = 5 : i64} : () -> ()
// CHECK-NEXT: %0 = "test.op_with_shaped_type_infer_type_if"(%arg0, %arg0) {y = 5 : i64} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi17>
// CHECK-NEXT: %1 = "test.op_with_shaped_type_infer_type_if"(%arg0, %arg1) {y = 5 : i64} : (tensor<10xf32>, tensor<20xi32>) -> tensor<10xi17>
// CHECK-NEXT: %2 = "test.op_with_shaped_type_infer_type_if"(%arg1, %arg0) {y = 5 : i64} : (tensor<20xi32>, tensor<10xf32>) -> tensor<20xi17>
// CHECK-NEXT: %3 = "test.op_with_shaped_type_infer_type_if"(%arg1, %arg1) {y = 5 : i64} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi17>
// CHECK-NEXT: %4 = "test.op_with_infer_type_adaptor_if"(%arg0, %arg0) {y = 5 : i64} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
// CHECK-NEXT: %5 = "test.op_with_infer_type_adaptor_if"(%arg1, %arg1) {y = 5 : i64} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
// CHECK-NEXT: %6 = "test.op_with_infer_type_if"(%arg0, %arg0) {y = 5 : i64} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
// CHECK-NEXT: %7 = "test.op_with_infer_type_if"(%arg1, %arg1) {y = 5 : i64} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK:      func.func @testReturnTypeOpInterface(%arg0: tensor<10xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @testReifyFunctions(%arg0 : tensor<?xf32>, %arg1: tensor<10xf32>) {
  // expected-remark@+1 {{value 0: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>}}
  %x = "test.op_with_shaped_type_infer_type_if"(%arg0, %arg0) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi17>
  // expected-remark@+1 {{value 0: %c10 = arith.constant 10 : index}}
  %y = "test.op_with_shaped_type_infer_type_if"(%arg1, %arg0) : (tensor<10xf32>, tensor<?xf32>) -> tensor<10xi17>
  return
}

// -----

func.func @testCreateFunctions(%arg0 : tensor<10xf32>, %arg1 : tensor<20xi32>) {
  "foo.op"() ({}) {y = 5} : () -> ()
  return
}

// -----

func.func @testReturnTypeOpInterface(%arg0 : tensor<10xf32>) {
  return
}

// -----

func.func @bad(%arg0 : tensor<2x3xf32>) {
  // expected-error@+2 {{inferred type(s) 'tensor<2xi17>' are incompatible with return type(s) of operation 'tensor<2x3xi17>'}}
  // expected-error@+1 {{failed to infer returned types}}
  %x = "test.op_with_shaped_type_infer_type_if"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi17>
  return
}
