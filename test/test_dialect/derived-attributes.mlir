// RUN: mlopt-test %s -test-derived-attr -verify-diagnostics

// Attributes that follow from the type of the result.
func.func @f() {
  // expected-remark@+2 {{element_dtype = f32}}
  // expected-remark@+1 {{num_elements = 10 : i32}}
  %0 = "test.derived_type_attr"() : () -> tensor<10xf32>
  // expected-remark@+2 {{element_dtype = i79}}
  // expected-remark@+1 {{num_elements = 60 : i32}}
  %1 = "test.derived_type_attr"() : () -> tensor<12x5xi79>
  // expected-remark@+1 {{element_dtype = index}}
  %2 = "test.derived_type_attr"() : () -> tensor<?xindex>
  return
}
