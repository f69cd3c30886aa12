// What definitions say of types and attributes, and of how types relate
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: %any_i16, %si32, %ui64, %any_int = "test.int_types"() : () -> (i16, si32, ui64, i7)
%0:4 = "test.int_types"() : () -> (i16, si32, ui64, i7)

// -----
// CHECK: %any_i16, %si32, %ui64, %any_int = "test.int_types"() : () -> (ui16, si32, ui64, i7)
%0:4 = "test.int_types"() : () -> (ui16, si32, ui64, i7)

// -----
// CHECK: %0 = "test.complex_f64"() : () -> complex<f64>
// CHECK-NEXT: %1 = "test.complex_f64_tensor"() : () -> tensor<3xcomplex<f64>>
// CHECK-NEXT: %2 = "test.tuple_32_bit"() : () -> tuple<i32, f32>
// CHECK-NEXT: %3 = "test.nested_tuple_32_bit"() : () -> tuple<i32, tuple<f32, tuple<>>>
%0 = "test.complex_f64"() : () -> complex<f64>
%1 = "test.complex_f64_tensor"() : () -> tensor<3xcomplex<f64>>
%2 = "test.tuple_32_bit"() : () -> tuple<i32, f32>
%3 = "test.nested_tuple_32_bit"() : () -> tuple<i32, tuple<f32, tuple<>>>

// -----
// CHECK: %0 = "x.m"() : () -> memref<2xi32>
// CHECK-NEXT: "test.takes_static_memref"(%0) : (memref<2xi32>) -> ()
%m = "x.m"() : () -> memref<2xi32>
"test.takes_static_memref"(%m) : (memref<2xi32>) -> ()

// -----
// CHECK: %0 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<3xi8>
%0 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<3xi8>

// -----
// CHECK: %0:5 = "x.m"() : () -> (tensor<f32>, tensor<1xf32>, tensor<1x1xi16>, tensor<1x1x1xi16>, tensor<1x1x1x1xi16>)
// CHECK-NEXT: "test.nd_tensor_of"(%0#0, %0#1, %0#2, %0#3, %0#4) : (tensor<f32>, tensor<1xf32>, tensor<1x1xi16>, tensor<1x1x1xi16>, tensor<1x1x1x1xi16>) -> ()
%0:5 = "x.m"() : () -> (tensor<f32>, tensor<1xf32>, tensor<1x1xi16>, tensor<1x1x1xi16>, tensor<1x1x1x1xi16>)
"test.nd_tensor_of"(%0#0, %0#1, %0#2, %0#3, %0#4) : (tensor<f32>, tensor<1xf32>, tensor<1x1xi16>, tensor<1x1x1xi16>, tensor<1x1x1x1xi16>) -> ()

// -----
// CHECK: %0 = "x.m"() : () -> tensor<3xi8>
// CHECK-NEXT: "test.ranked_tensor_op"(%0) : (tensor<3xi8>) -> ()
// CHECK-NEXT: "test.multi_tensor_rank_of"(%0) : (tensor<3xi8>) -> ()
%0 = "x.m"() : () -> tensor<3xi8>
"test.ranked_tensor_op"(%0) : (tensor<3xi8>) -> ()
"test.multi_tensor_rank_of"(%0) : (tensor<3xi8>) -> ()

// -----
// CHECK: %0 = "x.m"() : () -> i8
// CHECK-NEXT: "test.signless_like_variadic"(%0, %0) : (i8, i8) -> ()
%0 = "x.m"() : () -> i8
"test.signless_like_variadic"(%0, %0) : (i8, i8) -> ()

// -----
// CHECK: %0 = "x.m"() : () -> tensor<3xi8>
// CHECK-NEXT: "test.signless_like_variadic"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> ()
%0 = "x.m"() : () -> tensor<3xi8>
"test.signless_like_variadic"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> ()

// -----
// CHECK: %0 = "x.m"() : () -> tensor<3xi8>
// CHECK-NEXT: %1 = "test.same_operand_result_type"(%0) : (tensor<3xi8>) -> tensor<3xi8>
%0 = "x.m"() : () -> tensor<3xi8>
%1 = "test.same_operand_result_type"(%0) : (tensor<3xi8>) -> tensor<3xi8>

// -----
// CHECK: "test.string_elements_attr"() <{scalar_string_attr = dense<"ab"> : tensor<2x!unknown<"">>}> : () -> ()
"test.string_elements_attr"() {scalar_string_attr = dense<"ab"> : tensor<2x!unknown<"">>} : () -> ()

// -----
// CHECK: "test.string_elements_attr"() <{scalar_string_attr = dense<"example"> : tensor<2x!test.smpla>}> : () -> ()
"test.string_elements_attr"() {scalar_string_attr = dense<"example"> : tensor<2x!test.smpla>} : () -> ()

// -----
// CHECK: "test.type_array_attr_with_default"() <{attr = []}> : () -> ()
"test.type_array_attr_with_default"() : () -> ()

// -----
// CHECK: "test.type_array_attr_with_default"() <{attr = []}> : () -> ()
"test.type_array_attr_with_default"() {attr = []} : () -> ()

// -----
// CHECK: "test.type_array_attr_with_default"() <{attr = [i32]}> : () -> ()
"test.type_array_attr_with_default"() {attr = [i32]} : () -> ()

// -----
// CHECK: "test.confined_dense_array_attr"() <{emptyattr = array<i16>, i32attr = array<i32: 1, 1, 3>, i64attr = array<i64: 1, 2, 3>}> : () -> ()
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 1, 1, 3>, i64attr = array<i64: 1, 2, 3>} : () -> ()

// -----
// CHECK: "test.confined_strictly_positive_attr"() <{emptyattr = array<i16>, f32attr = array<f32: 1.100000e+00, 2.100000e+00>, f64attr = array<f64: 2.100000e+00, 3.100000e+00>, i16attr = array<i16: 20, 30>, i32attr = array<i32: 1>, i64attr = array<i64: 1, 2, 3>, i8attr = array<i8: 2, 3>}> : () -> ()
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 2, 3>, i16attr = array<i16: 20, 30>, i32attr = array<i32: 1>, i64attr = array<i64: 1, 2, 3>, f32attr = array<f32: 1.1, 2.1>, f64attr = array<f64: 2.1, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
// CHECK: "test.confined_non_negative_attr"() <{emptyattr = array<i16>, f32attr = array<f32: -0.000000e+00, 2.100000e+00>, f64attr = array<f64: 0.000000e+00, 3.100000e+00>, i16attr = array<i16: 2>, i32attr = array<i32: 1>, i64attr = array<i64: 2, 3>, i8attr = array<i8: 0>}> : () -> ()
"test.confined_non_negative_attr"() {i8attr = array<i8: 0>, i16attr = array<i16: 2>, i32attr = array<i32: 1>, i64attr = array<i64: 2, 3>, f32attr = array<f32: -0.0, 2.1>, f64attr = array<f64: 0.0, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
// CHECK: %0 = "x.m"() : () -> tensor<?xi8>
// CHECK-NEXT: %1 = "test.operand0_and_result_have_same_element_count"(%0, %0) : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
%0 = "x.m"() : () -> tensor<?xi8>
%5 = "test.operand0_and_result_have_same_element_count"(%0, %0) : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>

// -----
// CHECK: %0 = "x.m"() : () -> tensor<3xi8>
// CHECK-NEXT: %1 = "test.operand_rank_equals_result_size"(%0) : (tensor<3xi8>) -> tensor<1xi8>
%0 = "x.m"() : () -> tensor<3xi8>
%1 = "test.operand_rank_equals_result_size"(%0) : (tensor<3xi8>) -> tensor<1xi8>

// -----
// CHECK: %0 = "x.m"() : () -> tensor<3xi8>
// CHECK-NEXT: %1 = "test.op_with_infer_type_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
%0 = "x.m"() : () -> tensor<3xi8>
%1 = "test.op_with_infer_type_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>

// -----
// CHECK: %0 = "x.m"() : () -> tensor<3xi8>
// CHECK-NEXT: %1 = "test.op_with_infer_type_adaptor_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
%0 = "x.m"() : () -> tensor<3xi8>
%1 = "test.op_with_infer_type_adaptor_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>

// -----
// CHECK: %0 = "x.m"() : () -> tensor<3xi8>
// CHECK-NEXT: %1 = "test.op_with_shaped_type_infer_type_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi17>
%0 = "x.m"() : () -> tensor<3xi8>
%1 = "test.op_with_shaped_type_infer_type_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi17>

// -----
// CHECK: "test.op_with_data_layout"() ({
// CHECK-NEXT:   "x.y"() : () -> ()
// CHECK-NEXT: }) : () -> ()
"test.op_with_data_layout"() ({"x.y"() : () -> ()}) : () -> ()

// -----
// CHECK: "test.overridden_symbol_visibility"() <{sym_name = "a"}> : () -> ()
"test.overridden_symbol_visibility"() {sym_name = "a"} : () -> ()

// -----
// CHECK: "test.overridden_symbol_visibility"() <{sym_name = "a"}> {sym_visibility = "public"} : () -> ()
"test.overridden_symbol_visibility"() {sym_name = "a", sym_visibility = "public"} : () -> ()

// -----
// CHECK: func.func @f(%arg0: i32) {
// CHECK-NEXT:   "test.internal_br"(%arg0, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2(%1: i32, %2: i32):  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: i32) {
  "test.internal_br"(%a, %a)[^a, ^b] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^a(%x: i32):
  return
^b(%y: i32, %z: i32):
  return
}

// -----
// CHECK: "test.op_with_effects_b"() : () -> ()
"test.op_with_effects_b"() : () -> ()

// -----
// CHECK: %0 = "test.data_layout_query"() : () -> i32
// CHECK-NEXT: %1 = "test.data_layout_query"() {spec = 1 : i64} : () -> i32
%0 = "test.data_layout_query"() : () -> i32
%1 = "test.data_layout_query"() {spec = 1}: () -> i32

// -----
// CHECK: "test.op_with_data_layout"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : () -> ()
"test.op_with_data_layout"() ({}, {}) : () -> ()

// -----
// CHECK: "test.op_with_data_layout"() ({
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : () -> ()
"test.op_with_data_layout"() ({"a.b"() : () -> ()}, {}) : () -> ()

// -----
// CHECK: "test.op_with_data_layout"() ({
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT:   "a.c"() : () -> ()
// CHECK-NEXT: }) : () -> ()
"test.op_with_data_layout"() ({^a: "a.b"() : () -> ()
 ^b: "a.c"() : () -> ()}) : () -> ()

// -----
// CHECK: "test.prop"() <{transforms = dense<1> : tensor<1xi32>}> : () -> ()
"test.prop"() {transforms = dense<1> : tensor<1xi32>} : () -> ()

// -----
// CHECK: %0 = "x.i"() : () -> index
// CHECK-NEXT: %1:2 = "test.prop"(%0, %0) <{transforms = dense<1> : tensor<1xi32>}> : (index, index) -> (i32, i32)
%i = "x.i"() : () -> index
%0:2 = "test.prop"(%i, %i) {transforms = dense<1> : tensor<1xi32>} : (index, index) -> (i32, i32)
