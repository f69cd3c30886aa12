// Operations of test on tensors, buffers and bounds.
// RUN: mlopt-test %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect | FileCheck %s

%t = "a.b"() : () -> tensor<2xf32>
%m = "a.b"() : () -> memref<*xf32>
// CHECK: test.sign %0 : (tensor<2xf32>) -> tensor<2xsi32>
%0 = test.sign %t : (tensor<2xf32>) -> tensor<2xsi32>
// CHECK: test.less_than %0, %0 {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%1 = test.less_than %t, %t {a} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK: test.tensor_based in(%0 : tensor<2xf32>) -> tensor<2xf32>
%2 = test.tensor_based in(%t : tensor<2xf32>) -> tensor<2xf32>
// CHECK: "test.read_buffer"(%1) : (memref<*xf32>) -> ()
"test.read_buffer"(%m) : (memref<*xf32>) -> ()
// CHECK: "test.forward_buffer"(%1) : (memref<*xf32>) -> memref<*xf32>
%3 = "test.forward_buffer"(%m) : (memref<*xf32>) -> memref<*xf32>
// CHECK: test.format_infer_type_all_types_two_operands(%0) (%1) : tensor<2xf32>, memref<*xf32>
%4:2 = test.format_infer_type_all_types_two_operands(%t) (%m) : tensor<2xf32>, memref<*xf32>
// CHECK: test.with_bounds_region {smax = 1 : i64, smin = 1 : i64, umax = 1 : i64, umin = 1 : i64} %arg0: i32 {
test.with_bounds_region {smax = 1, smin = 1, umax = 1, umin = 1} %a : i32 {
  "a.b"(%a) : (i32) -> ()
}
// CHECK: test.operands_and_result_have_same_rank
%5 = "test.operands_and_result_have_same_rank"(%m, %t) : (memref<*xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK: %output1:2, %output2, %output3:2 = "test.mixed_variadic_out1"()
%6:5 = "test.mixed_variadic_out1"() : () -> (i32, i32, f32, i32, i32)
