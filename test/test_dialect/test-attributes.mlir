// Constraints of attributes, on test operations.
// RUN: not mlopt-test %s -split-input-file -mlir-print-op-on-diagnostic=0 2>&1 >/dev/null | FileCheck %s

// CHECK: error: 'test.int_attrs' op attribute 'any_i32_attr' failed to satisfy constraint: 32-bit integer attribute
// CHECK: error: 'test.int_attrs' op attribute 'index_attr' failed to satisfy constraint: index attribute
// CHECK: error: 'test.int_attrs' op attribute 'si32_attr' failed to satisfy constraint: 32-bit signed integer attribute
// CHECK: error: 'test.int_attrs' op attribute 'ui32_attr' failed to satisfy constraint: 32-bit unsigned integer attribute
// CHECK: error: 'test.int_attrs' op requires attribute 'any_i32_attr'
// CHECK: error: 'test.non_negative_int_attr' op attribute 'i64attr' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative
// CHECK: error: 'test.non_negative_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative
// CHECK: error: 'test.positive_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
// CHECK: error: 'test.positive_int_attr' op attribute 'i64attr' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive
// CHECK: error: 'test.type_array_attr' op attribute 'attr' failed to satisfy constraint: type array attribute
// CHECK: error: 'test.type_array_attr' op requires attribute 'attr'
// CHECK: error: 'test.i32ElementsAttr' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer elements attribute
// CHECK: error: 'test.indexElementsAttr' op attribute 'attr' failed to satisfy constraint: index elements attribute
// CHECK: error: 'test.int_elements_attr' op attribute 'i32_attr' failed to satisfy constraint: 32-bit signless integer elements attribute
// CHECK: error: 'test.int_elements_attr' op attribute 'any_i32_attr' failed to satisfy constraint: 32-bit integer elements attribute
// CHECK: error: 'test.ranked_int_elements_attr' op attribute 'vector_i32_attr' failed to satisfy constraint: 32-bit signless int elements attribute of shape [2]
// CHECK: error: 'test.ranked_int_elements_attr' op attribute 'matrix_i64_attr' failed to satisfy constraint: 64-bit signless int elements attribute of shape [4, 8]

"test.int_attrs"() {any_i32_attr = 1 : i64, index_attr = 1 : index, si32_attr = 1 : si32, ui32_attr = 1 : ui32} : () -> ()
// -----
"test.int_attrs"() {any_i32_attr = 1 : ui32, index_attr = 1 : i32, si32_attr = 1 : si32, ui32_attr = 1 : ui32} : () -> ()
// -----
"test.int_attrs"() {any_i32_attr = 1 : i32, index_attr = 1 : index, si32_attr = 1 : ui32, ui32_attr = 1 : ui32} : () -> ()
// -----
"test.int_attrs"() {any_i32_attr = 1 : i32, index_attr = 1 : index, si32_attr = 1 : si32, ui32_attr = 1 : si32} : () -> ()
// -----
"test.int_attrs"() {any_i32_attr = 1 : i32, index_attr = 1 : index, si32_attr = 1 : si32, ui32_attr = 1 : ui32} : () -> ()
"test.int_attrs"() : () -> ()
// -----
"test.non_negative_int_attr"() {i32attr = 0 : i32, i64attr = -1 : i64} : () -> ()
// -----
"test.non_negative_int_attr"() {i32attr = -1 : i32, i64attr = 1 : i64} : () -> ()
// -----
"test.non_negative_int_attr"() {i32attr = 0 : i32, i64attr = 0 : i64} : () -> ()
"test.positive_int_attr"() {i32attr = 1 : i32, i64attr = 1 : i64} : () -> ()
"test.positive_int_attr"() {i32attr = 0 : i32, i64attr = 1 : i64} : () -> ()
// -----
"test.positive_int_attr"() {i32attr = 1 : i32, i64attr = 0 : i64} : () -> ()
// -----
"test.type_array_attr"() {attr = [i32, 1]} : () -> ()
// -----
"test.type_array_attr"() {attr = [i32, f32]} : () -> ()
"test.type_array_attr"() : () -> ()
// -----
"test.float_attrs"() {float_attr = 1.0 : f16} : () -> ()
"test.float_attrs"() {float_attr = 1 : i32} : () -> ()
// -----
"test.i32ElementsAttr"() {attr = dense<1> : tensor<2xi32>} : () -> ()
"test.i32ElementsAttr"() {attr = dense<1> : tensor<2xi64>} : () -> ()
// -----
"test.indexElementsAttr"() {attr = dense<1> : tensor<2xindex>} : () -> ()
"test.indexElementsAttr"() {attr = dense<1> : tensor<2xi64>} : () -> ()
// -----
"test.int_elements_attr"() {any_i32_attr = dense<1> : tensor<2xui32>, i32_attr = dense<1> : tensor<i32>} : () -> ()
"test.int_elements_attr"() {any_i32_attr = dense<1> : tensor<2xui32>, i32_attr = dense<1> : tensor<ui32>} : () -> ()
// -----
"test.int_elements_attr"() {any_i32_attr = dense<1> : tensor<2xi64>, i32_attr = dense<1> : tensor<i32>} : () -> ()
// -----
"test.ranked_int_elements_attr"() {matrix_i64_attr = dense<6> : tensor<4x8xi64>, vector_i32_attr = dense<5> : tensor<2xi32>} : () -> ()
"test.ranked_int_elements_attr"() {matrix_i64_attr = dense<6> : tensor<4x8xi64>, vector_i32_attr = dense<5> : tensor<3xi32>} : () -> ()
// -----
"test.ranked_int_elements_attr"() {matrix_i64_attr = dense<6> : tensor<4x9xi64>, vector_i32_attr = dense<5> : tensor<2xi32>} : () -> ()
