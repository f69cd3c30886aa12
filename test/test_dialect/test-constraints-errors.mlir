// What definitions say of types and attributes, and of how types relate: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics 

// expected-error@+1 {{'test.int_types' op result #0 must be 16-bit integer, but got 'i17'}}
%0:4 = "test.int_types"() : () -> (i17, si32, ui64, i7)

// -----
// expected-error@+1 {{'test.int_types' op result #1 must be 32-bit signed integer, but got 'i32'}}
%0:4 = "test.int_types"() : () -> (i16, i32, ui64, i7)

// -----
// expected-error@+1 {{'test.int_types' op result #2 must be 64-bit unsigned integer, but got 'si64'}}
%0:4 = "test.int_types"() : () -> (i16, si32, si64, i7)

// -----
// expected-error@+1 {{'test.int_types' op result #3 must be integer, but got 'f32'}}
%0:4 = "test.int_types"() : () -> (i16, si32, ui64, f32)

// -----
// expected-error@+1 {{'test.complex_f64' op result #0 must be complex type with 64-bit float elements, but got 'f64'}}
%0 = "test.complex_f64"() : () -> f64

// -----
// expected-error@+1 {{'test.complex_f64' op result #0 must be complex type with 64-bit float elements, but got 'complex<f32>'}}
%0 = "test.complex_f64"() : () -> complex<f32>

// -----
// expected-error@+1 {{'test.complex_f64_tensor' op result #0 must be tensor of complex type with 64-bit float elements values, but got 'f64'}}
%0 = "test.complex_f64_tensor"() : () -> f64

// -----
// expected-error@+1 {{'test.tuple_32_bit' op result #0 must be tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'i32'}}
%0 = "test.tuple_32_bit"() : () -> i32

// -----
// expected-error@+1 {{'test.tuple_32_bit' op result #0 must be tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'tuple<i64>'}}
%0 = "test.tuple_32_bit"() : () -> tuple<i64>

// -----
// expected-error@+1 {{'test.tuple_32_bit' op result #0 must be tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'tuple<i32, tuple<i32>>'}}
%0 = "test.tuple_32_bit"() : () -> tuple<i32, tuple<i32>>

// -----
// expected-error@+1 {{'test.nested_tuple_32_bit' op result #0 must be nested tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'tuple<i64>'}}
%0 = "test.nested_tuple_32_bit"() : () -> tuple<i64>

// -----
%m = "x.m"() : () -> memref<?xi32>
// expected-error@+1 {{'test.takes_static_memref' op operand #0 must be statically shaped memref of any type values, but got 'memref<?xi32>'}}
"test.takes_static_memref"(%m) : (memref<?xi32>) -> ()

// -----
%m = "x.m"() : () -> memref<*xi32>
// expected-error@+1 {{'test.takes_static_memref' op operand #0 must be statically shaped memref of any type values, but got 'memref<*xi32>'}}
"test.takes_static_memref"(%m) : (memref<*xi32>) -> ()

// -----
// expected-error@+1 {{'test.rank_less_than_2_I8_F32_memref' op result #0 must be 0D/1D memref of 8-bit signless integer or 32-bit float values, but got 'memref<3x3xi8>'}}
%0 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<3x3xi8>

// -----
// expected-error@+1 {{'test.rank_less_than_2_I8_F32_memref' op result #0 must be 0D/1D memref of 8-bit signless integer or 32-bit float values, but got 'memref<3xi16>'}}
%0 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<3xi16>

// -----
%0:5 = "x.m"() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1x1xi16>, tensor<1x1x1xi16>, tensor<1x1x1x1xi16>)
// expected-error@+1 {{'test.nd_tensor_of' op operand #0 must be 0D tensor of 32-bit float values, but got 'tensor<1xf32>'}}
"test.nd_tensor_of"(%0#0, %0#1, %0#2, %0#3, %0#4) : (tensor<1xf32>, tensor<1xf32>, tensor<1x1xi16>, tensor<1x1x1xi16>, tensor<1x1x1x1xi16>) -> ()

// -----
%0:5 = "x.m"() : () -> (tensor<f32>, tensor<f32>, tensor<1x1xi16>, tensor<1x1x1xi16>, tensor<1x1x1x1xi16>)
// expected-error@+1 {{'test.nd_tensor_of' op operand #1 must be 1D tensor of 32-bit float values, but got 'tensor<f32>'}}
"test.nd_tensor_of"(%0#0, %0#1, %0#2, %0#3, %0#4) : (tensor<f32>, tensor<f32>, tensor<1x1xi16>, tensor<1x1x1xi16>, tensor<1x1x1x1xi16>) -> ()

// -----
%0:5 = "x.m"() : () -> (tensor<f32>, tensor<1xf32>, tensor<1xi16>, tensor<1x1x1xi16>, tensor<1x1x1x1xi16>)
// expected-error@+1 {{'test.nd_tensor_of' op operand #2 must be 2D tensor of 16-bit signless integer values, but got 'tensor<1xi16>'}}
"test.nd_tensor_of"(%0#0, %0#1, %0#2, %0#3, %0#4) : (tensor<f32>, tensor<1xf32>, tensor<1xi16>, tensor<1x1x1xi16>, tensor<1x1x1x1xi16>) -> ()

// -----
%0:5 = "x.m"() : () -> (tensor<f32>, tensor<1xf32>, tensor<1x1xi16>, tensor<1x1x1xi16>, tensor<1x1x1xi16>)
// expected-error@+1 {{'test.nd_tensor_of' op operand #4 must be 4D tensor of 16-bit signless integer values, but got 'tensor<1x1x1xi16>'}}
"test.nd_tensor_of"(%0#0, %0#1, %0#2, %0#3, %0#4) : (tensor<f32>, tensor<1xf32>, tensor<1x1xi16>, tensor<1x1x1xi16>, tensor<1x1x1xi16>) -> ()

// -----
%0 = "x.m"() : () -> tensor<*xi8>
// expected-error@+1 {{'test.ranked_tensor_op' op operand #0 must be ranked tensor of any type values, but got 'tensor<*xi8>'}}
"test.ranked_tensor_op"(%0) : (tensor<*xi8>) -> ()

// -----
%0 = "x.m"() : () -> tensor<3x4xi8>
// expected-error@+1 {{'test.multi_tensor_rank_of' op operand #0 must be 0D/1D tensor of 8-bit signless integer or 32-bit signless integer or 32-bit float values, but got 'tensor<3x4xi8>'}}
"test.multi_tensor_rank_of"(%0) : (tensor<3x4xi8>) -> ()

// -----
%0 = "x.m"() : () -> f32
// expected-error@+1 {{'test.signless_like_variadic' op operand #0 must be variadic of signless-integer, but got 'f32'}}
"test.signless_like_variadic"(%0, %0) : (f32, f32) -> ()

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.same_operand_result_type' op requires the same type for all operands and results}}
%1 = "test.same_operand_result_type"(%0) : (tensor<3xi8>) -> tensor<3xi16>

// -----
%0 = "x.m"() : () -> i8
// expected-error@+1 {{'test.same_operand_result_type' op operand #0 must be tensor of any type values, but got 'i8'}}
%1 = "test.same_operand_result_type"(%0) : (i8) -> i8

// -----
// expected-error@+1 {{'test.string_elements_attr' op attribute 'scalar_string_attr' failed to satisfy constraint: string elements attribute}}
"test.string_elements_attr"() {scalar_string_attr = dense<1> : tensor<2xi32>} : () -> ()

// -----
// expected-error@+1 {{'test.type_array_attr_with_default' op attribute 'attr' failed to satisfy constraint: type array attribute}}
"test.type_array_attr_with_default"() {attr = [1]} : () -> ()

// -----
// expected-error@+1 {{'test.confined_dense_array_attr' op attribute 'i32attr' failed to satisfy constraint: i32 dense array attribute should be in non-decreasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 1, 4, 3>, i64attr = array<i64: 1, 2, 3>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_dense_array_attr' op attribute 'i64attr' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 1, 4>, i64attr = array<i64: 1, 1, 3>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_dense_array_attr' op attribute 'emptyattr' failed to satisfy constraint: i16 dense array attribute should be in increasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16: 2, 1>, i32attr = array<i32: 1, 4>, i64attr = array<i64: 1, 3>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_strictly_positive_attr' op attribute 'i8attr' failed to satisfy constraint: i8 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 2, 0>, i16attr = array<i16: 20, 30>, i32attr = array<i32: 1>, i64attr = array<i64: 1, 2, 3>, f32attr = array<f32: 1.1, 2.1>, f64attr = array<f64: 2.1, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_strictly_positive_attr' op attribute 'i16attr' failed to satisfy constraint: i16 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 2>, i16attr = array<i16: 0>, i32attr = array<i32: 1>, i64attr = array<i64: 1, 2, 3>, f32attr = array<f32: 1.1, 2.1>, f64attr = array<f64: 2.1, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_strictly_positive_attr' op attribute 'i32attr' failed to satisfy constraint: i32 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 2>, i16attr = array<i16: 2>, i32attr = array<i32: 0>, i64attr = array<i64: 1, 2, 3>, f32attr = array<f32: 1.1, 2.1>, f64attr = array<f64: 2.1, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_strictly_positive_attr' op attribute 'i64attr' failed to satisfy constraint: i64 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 2>, i16attr = array<i16: 2>, i32attr = array<i32: 1>, i64attr = array<i64: -1, 2, 3>, f32attr = array<f32: 1.1, 2.1>, f64attr = array<f64: 2.1, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_strictly_positive_attr' op attribute 'f32attr' failed to satisfy constraint: f32 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 2>, i16attr = array<i16: 2>, i32attr = array<i32: 1>, i64attr = array<i64: 2, 3>, f32attr = array<f32: 0.0, 2.1>, f64attr = array<f64: 2.1, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_strictly_positive_attr' op attribute 'f64attr' failed to satisfy constraint: f64 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 2>, i16attr = array<i16: 2>, i32attr = array<i32: 1>, i64attr = array<i64: 2, 3>, f32attr = array<f32: 1.0, 2.1>, f64attr = array<f64: 0.0, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_strictly_positive_attr' op attribute 'emptyattr' failed to satisfy constraint: i16 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 2>, i16attr = array<i16: 2>, i32attr = array<i32: 1>, i64attr = array<i64: 2, 3>, f32attr = array<f32: 1.0, 2.1>, f64attr = array<f64: 1.0, 3.1>, emptyattr = array<i32>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_non_negative_attr' op attribute 'i8attr' failed to satisfy constraint: i8 dense array attribute whose value is non-negative}}
"test.confined_non_negative_attr"() {i8attr = array<i8: -1>, i16attr = array<i16: 2>, i32attr = array<i32: 1>, i64attr = array<i64: 2, 3>, f32attr = array<f32: -0.0, 2.1>, f64attr = array<f64: 0.0, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_non_negative_attr' op attribute 'f32attr' failed to satisfy constraint: f32 dense array attribute whose value is non-negative}}
"test.confined_non_negative_attr"() {i8attr = array<i8: 1>, i16attr = array<i16: 2>, i32attr = array<i32: 1>, i64attr = array<i64: 2, 3>, f32attr = array<f32: -1.0, 2.1>, f64attr = array<f64: 0.0, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
// expected-error@+1 {{'test.confined_non_negative_attr' op attribute 'f64attr' failed to satisfy constraint: f64 dense array attribute whose value is non-negative}}
"test.confined_non_negative_attr"() {i8attr = array<i8: 1>, i16attr = array<i16: 2>, i32attr = array<i32: 1>, i64attr = array<i64: 2, 3>, f32attr = array<f32: 1.0, 2.1>, f64attr = array<f64: 0x7ff8000000000000, 3.1>, emptyattr = array<i16>} : () -> ()

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operand0_and_result_have_same_element_count' op expected 2 operands, but found 1}}
%1 = "test.operand0_and_result_have_same_element_count"(%0) : (tensor<3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operand0_and_result_have_same_element_type' op expected 2 operands, but found 1}}
%1 = "test.operand0_and_result_have_same_element_type"(%0) : (tensor<3xi8>) -> tensor<3xi16>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operand0_and_result_have_same_rank' op expected 2 operands, but found 1}}
%1 = "test.operand0_and_result_have_same_rank"(%0) : (tensor<3xi8>) -> tensor<3x1xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operand0_and_result_have_same_shape' op expected 2 operands, but found 1}}
%1 = "test.operand0_and_result_have_same_shape"(%0) : (tensor<3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operand0_and_result_have_same_type' op expected 2 operands, but found 1}}
%1 = "test.operand0_and_result_have_same_type"(%0) : (tensor<3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-note@+1 {{previously defined here}}
%1 = "test.operand0_and_result_have_same_element_count"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<4xi8>
// expected-error@+1 {{redefinition of SSA value '%1'}}
%1 = "test.operand0_and_result_have_same_element_type"(%0) : (tensor<3xi8>) -> tensor<3xi16>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operand0_and_result_have_same_element_type' op failed to verify that all of {x, res} have same element type}}
%1 = "test.operand0_and_result_have_same_element_type"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi16>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operand0_and_result_have_same_rank' op failed to verify that all of {x, res} have same rank}}
%1 = "test.operand0_and_result_have_same_rank"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3x1xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operand0_and_result_have_same_shape' op failed to verify that all of {x, res} have same shape}}
%1 = "test.operand0_and_result_have_same_shape"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operand0_and_result_have_same_type' op failed to verify that all of {x, res} have same type}}
%1 = "test.operand0_and_result_have_same_type"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> i8
%1 = "test.operand0_and_result_have_same_type"(%0, %0) : (i8, i8) -> i8
%2 = "test.operand0_and_result_have_same_element_type"(%0, %0) : (i8, i8) -> i8
// expected-error@+1 {{'test.operand0_and_result_have_same_rank' op operand #0 must be shaped of any type values, but got 'i8'}}
%3 = "test.operand0_and_result_have_same_rank"(%0, %0) : (i8, i8) -> i8

// -----
%0 = "x.m"() : () -> i8
// expected-error@+1 {{'test.operand0_and_result_have_same_shape' op operand #0 must be shaped of any type values, but got 'i8'}}
%4 = "test.operand0_and_result_have_same_shape"(%0, %0) : (i8, i8) -> i8

// -----
%0 = "x.m"() : () -> i8
// expected-error@+1 {{'test.operand0_and_result_have_same_element_count' op operand #0 must be shaped of any type values, but got 'i8'}}
%5 = "test.operand0_and_result_have_same_element_count"(%0, %0) : (i8, i8) -> i8

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operands_and_result_have_same_rank' op result type has different rank than operands}}
%1 = "test.operands_and_result_have_same_rank"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<4x1xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
%2 = "x.m"() : () -> tensor<3x3xi8>
// expected-error@+1 {{'test.operands_and_result_have_same_rank' op operands don't have matching ranks}}
%1 = "test.operands_and_result_have_same_rank"(%0, %2) : (tensor<3xi8>, tensor<3x3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operands_and_result_have_same_rank' op expected 2 operands, but found 1}}
%1 = "test.operands_and_result_have_same_rank"(%0) : (tensor<3xi8>) -> tensor<4x1xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+1 {{'test.operand_rank_equals_result_size' op failed to verify that operand rank equals result size}}
%1 = "test.operand_rank_equals_result_size"(%0) : (tensor<3xi8>) -> tensor<4x1xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+2 {{'test.op_with_infer_type_if' op inferred type(s) 'tensor<3xi8>' are incompatible with return type(s) of operation 'tensor<4xi8>'}}
// expected-error@+1 {{'test.op_with_infer_type_if' op failed to infer returned types}}
%1 = "test.op_with_infer_type_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
%2 = "x.m"() : () -> tensor<4xi8>
// expected-error@+2 {{operand type mismatch 'tensor<3xi8>' vs 'tensor<4xi8>'}}
// expected-error@+1 {{'test.op_with_infer_type_if' op failed to infer returned types}}
%1 = "test.op_with_infer_type_if"(%0, %2) : (tensor<3xi8>, tensor<4xi8>) -> tensor<3xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+2 {{'test.op_with_infer_type_adaptor_if' op inferred type(s) 'tensor<3xi8>' are incompatible with return type(s) of operation 'tensor<4xi8>'}}
// expected-error@+1 {{'test.op_with_infer_type_adaptor_if' op failed to infer returned types}}
%1 = "test.op_with_infer_type_adaptor_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
%2 = "x.m"() : () -> tensor<4xi8>
// expected-error@+2 {{operand type mismatch 'tensor<3xi8>' vs 'tensor<4xi8>'}}
// expected-error@+1 {{'test.op_with_infer_type_adaptor_if' op failed to infer returned types}}
%1 = "test.op_with_infer_type_adaptor_if"(%0, %2) : (tensor<3xi8>, tensor<4xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+2 {{required first operand and result to match}}
// expected-error@+1 {{'test.op_with_refine_type_if' op failed to infer returned types}}
%1 = "test.op_with_refine_type_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+2 {{required first operand and result to match}}
// expected-error@+1 {{'test.op_with_refine_type_if' op failed to infer returned types}}
%1 = "test.op_with_refine_type_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<*xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
%2 = "x.m"() : () -> tensor<4xi8>
// expected-error@+2 {{operand type mismatch 'tensor<3xi8>' vs 'tensor<4xi8>'}}
// expected-error@+1 {{'test.op_with_refine_type_if' op failed to infer returned types}}
%1 = "test.op_with_refine_type_if"(%0, %2) : (tensor<3xi8>, tensor<4xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+2 {{'test.op_with_shaped_type_infer_type_if' op inferred type(s) 'tensor<3xi17>' are incompatible with return type(s) of operation 'tensor<4xi8>'}}
// expected-error@+1 {{'test.op_with_shaped_type_infer_type_if' op failed to infer returned types}}
%1 = "test.op_with_shaped_type_infer_type_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> i8
// expected-error@+1 {{'test.op_with_shaped_type_infer_type_if' op operand #0 must be tensor of any type values, but got 'i8'}}
%1 = "test.op_with_shaped_type_infer_type_if"(%0, %0) : (i8, i8) -> tensor<3xi17>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+2 {{'test.op_with_shaped_type_infer_type_adaptor_if' op inferred type(s) 'tensor<3xi17>' are incompatible with return type(s) of operation 'tensor<4xi8>'}}
// expected-error@+1 {{'test.op_with_shaped_type_infer_type_adaptor_if' op failed to infer returned types}}
%1 = "test.op_with_shaped_type_infer_type_adaptor_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<4xi8>

// -----
%0 = "x.m"() : () -> tensor<3xi8>
// expected-error@+2 {{'test.op_with_shaped_type_infer_type_adaptor_if' op inferred type(s) 'tensor<3xi17>' are incompatible with return type(s) of operation 'tensor<3xi8>'}}
// expected-error@+1 {{'test.op_with_shaped_type_infer_type_adaptor_if' op failed to infer returned types}}
%1 = "test.op_with_shaped_type_infer_type_adaptor_if"(%0, %0) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>

// -----
// expected-error@+1 {{cannot name an operation with no results}}
%0:2 = "test.op_with_effects_a"() : () -> ()

// -----
// expected-error@+1 {{'test.op_with_effects_a' op requires one result}}
"test.op_with_effects_a"() : () -> ()

// -----
// expected-error@+1 {{'test.op_with_effects_a' op requires attribute 'first'}}
%0 = "test.op_with_effects_a"() : () -> i32

// -----
// expected-error@+1 {{'test.op_with_effects_b' op requires zero results}}
%0 = "test.op_with_effects_b"() : () -> i32
%1 = "test.op_with_effects_b"() {first = @a, inner = @b} : () -> i32

// -----
// expected-error@+1 {{'test.data_layout_query' op requires one result}}
"test.data_layout_query"() : () -> ()

// -----
%1 = "test.data_layout_query"() : () -> i32
// expected-error@+1 {{'test.op_with_data_layout' op requires zero results}}
%2 = "test.op_with_data_layout"() ({}) : () -> i32

// -----
// expected-error@+1 {{'test.overridden_symbol_visibility' op requires attribute 'sym_name'}}
"test.overridden_symbol_visibility"() : () -> ()

// -----
func.func @f(%a: i32) {
// expected-error@+1 {{branch has 2 operands for successor #1, but target block has 1}}
  "test.internal_br"(%a, %a)[^a, ^b] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^a(%x: i32):
  return
^b(%y: i32):
  return
}

// -----
// expected-error@+1 {{'test.versionedA' op requires zero results}}
%r = "test.versionedA"() {dims = 1 : i64, modifier = true} : () -> i32
"test.versionedA"() {dims = 1 : i64, modifier = true} : () -> ()

// -----
// expected-error@+1 {{'test.prop' op requires attribute 'transforms'}}
%0 = "test.prop"() : () -> i32

// -----
// expected-error@+1 {{'test.op_with_effects_a' op requires attribute 'second'}}
%0 = "test.op_with_effects_a"() {first = @a} : () -> i32

// -----
// expected-error@+1 {{'test.op_with_effects_a' op result #0 must be memref of any type values, but got 'i32'}}
%0 = "test.op_with_effects_a"() {first = @a, second = @b, optional_symbol = @c} : () -> i32

// -----
// expected-error@+1 {{'test.op_with_effects_a' op attribute 'first' failed to satisfy constraint: flat symbol reference attribute}}
%0 = "test.op_with_effects_a"() {first = @a::@b, second = 1} : () -> f32

// -----
// expected-error@+1 {{'test.op_with_effects_a' op attribute 'second' failed to satisfy constraint: symbol reference attribute}}
%0 = "test.op_with_effects_a"() {first = @a, second = 1} : () -> f32

// -----
// expected-error@+1 {{'test.op_with_effects_a' op attribute 'optional_symbol' failed to satisfy constraint: symbol reference attribute}}
%0 = "test.op_with_effects_a"() {first = @a, second = @b, optional_symbol = 1} : () -> f32

// -----
// expected-error@+1 {{'test.versionedA' op attribute 'dims' failed to satisfy constraint: 64-bit integer attribute}}
"test.versionedA"() {dims = 1 : i32, modifier = true} : () -> ()

// -----
// expected-error@+1 {{'test.versionedA' op attribute 'modifier' failed to satisfy constraint: bool attribute}}
"test.versionedA"() {dims = 1 : i64, modifier = 1} : () -> ()

// -----
%a = "x.y"() : () -> i32
// expected-error@+2 {{'a.b' op using value defined outside the region}}
// expected-note@+1 {{required by region isolation constraints}}
"test.op_with_data_layout"() ({"a.b"(%a) : (i32) -> ()}) : () -> ()

// -----
%i = "x.i"() : () -> i32
// expected-error@+1 {{'test.prop' op operand #0 must be variadic of index, but got 'i32'}}
%0:2 = "test.prop"(%i, %i) {transforms = dense<1> : tensor<1xi32>} : (i32, i32) -> (i32, i32)

// -----
// expected-error@+1 {{'test.prop' op attribute 'transforms' failed to satisfy constraint: 32-bit signless integer elements attribute}}
"test.prop"() {transforms = dense<1> : tensor<1xi64>} : () -> ()

// -----
// expected-error@+1 {{'test.sign' op requires a single operand}}
%0 = "test.sign"() : () -> i32

// -----
// expected-error@+1 {{'test.less_than' op expected 2 operands, but found 0}}
%0 = "test.less_than"() : () -> i32

// -----
%0 = "x.m"() : () -> f32
// expected-error@+1 {{'test.sign' op operand #0 must be ranked tensor of 32-bit float values, but got 'f32'}}
%1 = "test.sign"(%0) : (f32) -> f32

// -----
%0 = "x.m"() : () -> tensor<3xf32>
// expected-error@+1 {{'test.sign' op result #0 must be ranked tensor of 32-bit signed integer values, but got 'tensor<3xf32>'}}
%1 = "test.sign"(%0) : (tensor<3xf32>) -> tensor<3xf32>
%2 = "test.less_than"(%0, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>

// -----
%0 = "x.m"() : () -> i32
// expected-error@+1 {{'test.less_than' op operand #0 must be ranked tensor of 32-bit float values, but got 'i32'}}
%2 = "test.less_than"(%0, %0) : (i32, i32) -> i1

// -----
%0 = "x.m"() : () -> f32
// expected-error@+1 {{'test.less_than' op operand #0 must be ranked tensor of 32-bit float values, but got 'f32'}}
%2 = "test.less_than"(%0, %0) : (f32, f32) -> i8

// -----
"test.overridden_symbol_visibility"() {sym_name = "a"} : () -> ()
// expected-note@+1 {{see existing symbol definition here}}
module { "test.overridden_symbol_visibility"() {sym_name = "a"} : () -> () 
// expected-error@+1 {{redefinition of symbol named 'a'}}
"test.overridden_symbol_visibility"() {sym_name = "a"} : () -> () }
