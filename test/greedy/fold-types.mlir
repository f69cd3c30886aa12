// -test-fold-type-converting-op: signs and comparisons of constants.
// RUN: mlopt-test %s -test-fold-type-converting-op | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-DAG:     %[[LESS:.*]] = arith.constant dense<[true, false, false]> : tensor<3xi1>
// CHECK-DAG:     %[[SCALAR:.*]] = arith.constant dense<-1> : tensor<si32>
// CHECK-DAG:     %[[SIGNS:.*]] = arith.constant dense<[1, 1, -1]> : tensor<3xsi32>
// CHECK-DAG:     %[[SPLAT:.*]] = arith.constant dense<[true, false, true]> : tensor<3xi1>
// CHECK-DAG:     %[[SPECIAL:.*]] = arith.constant dense<[1, 0]> : tensor<2xsi32>
// CHECK-DAG:     %[[EMPTY:.*]] = arith.constant dense<> : tensor<0xi1>
// CHECK-NEXT:    return %[[SCALAR]], %[[LESS]], %[[SIGNS]], %[[SPLAT]], %[[SPECIAL]], %[[EMPTY]]
// CHECK-LABEL: func.func @g
// CHECK-DAG:     arith.constant dense<false> : tensor<4xi1>
// CHECK-DAG:     arith.constant dense<false> : tensor<3xi1>
// CHECK-DAG:     arith.constant dense<2.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    %{{.*}} = {{"?}}test.less_than{{"?}}
// CHECK-NEXT:    %{{.*}} = {{"?}}test.less_than{{"?}}
// CHECK-NEXT:    %{{.*}} = {{"?}}test.sign{{"?}}

func.func @f() -> (tensor<si32>, tensor<3xi1>, tensor<3xsi32>, tensor<3xi1>, tensor<2xsi32>, tensor<0xi1>) {
  %0 = arith.constant dense<[1.0, 2.0, -3.0]> : tensor<3xf32>
  %1 = arith.constant dense<[2.0, 2.0, -4.0]> : tensor<3xf32>
  %2 = "test.less_than"(%0, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %3 = arith.constant dense<-3.0> : tensor<f32>
  %4 = "test.sign"(%3) : (tensor<f32>) -> tensor<si32>
  %5 = "test.sign"(%0) : (tensor<3xf32>) -> tensor<3xsi32>
  %6 = arith.constant dense<2.0> : tensor<3xf32>
  %7 = "test.less_than"(%0, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %8 = arith.constant dense<[0x7fc00000, -0.0]> : tensor<2xf32>
  %9 = "test.sign"(%8) : (tensor<2xf32>) -> tensor<2xsi32>
  %10 = arith.constant dense<> : tensor<0xf32>
  %11 = "test.less_than"(%10, %10) : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  return %4, %2, %5, %7, %9, %11 : tensor<si32>, tensor<3xi1>, tensor<3xsi32>, tensor<3xi1>, tensor<2xsi32>, tensor<0xi1>
}
// What is not constant stays.
func.func @g(%a: tensor<3xf32>) -> (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xsi32>, tensor<4xi1>) {
  %6 = arith.constant dense<2.0> : tensor<3xf32>
  %7 = arith.constant dense<1.0> : tensor<3xf32>
  %x = "test.less_than"(%a, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %y = "test.less_than"(%a, %a) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %z = "test.less_than"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %s = "test.sign"(%a) : (tensor<3xf32>) -> tensor<3xsi32>
  %4 = arith.constant dense<1.0> : tensor<4xf32>
  %q = "test.less_than"(%4, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %x, %y, %z, %s, %q : tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xsi32>, tensor<4xi1>
}
