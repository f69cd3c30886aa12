// Types whose definitions spell their syntax out: parameters of all kinds, by
// place and by name, optional ones, groups, nested ones without their names.

// RUN: mlopt-test %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect | FileCheck %s

// CHECK: "x.a"() : () -> !test.smpla
"x.a"() : () -> (!test.smpla)
// CHECK: "x.a"() : () -> !test.cmpnd_a<1, i32, [5, 6]>
"x.a"() : () -> (!test.cmpnd_a<1, i32, [5, 6]>)
// CHECK: "x.a"() : () -> !test.cmpnd_a<1, i32, []>
"x.a"() : () -> (!test.cmpnd_a<1, i32, []>)
// CHECK: "x.a"() : () -> !test.cmpnd_a<-1, !test.smpla, [-5]>
"x.a"() : () -> (!test.cmpnd_a<-1, !test.smpla, [-5]>)
// CHECK: "x.a"() : () -> !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>
"x.a"() : () -> (!test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>)
// CHECK: "x.a"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
"x.a"() : () -> (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>)
// CHECK: "x.a"() : () -> !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>
"x.a"() : () -> (!test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>)
// CHECK: "x.a"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
"x.a"() : () -> (!test.cmpnd_nested_outer<i !test.cmpnd_inner<42 !test.cmpnd_a<1, !test.smpla, [5, 6]>>>)
// CHECK: "x.a"() : () -> !test.int<signed, 8>
"x.a"() : () -> (!test.int<s, 8>)
// CHECK: "x.a"() : () -> !test.int<unsigned, 3>
"x.a"() : () -> (!test.int<unsigned, 3>)
// CHECK: "x.a"() : () -> !test.int<unsigned, 3>
"x.a"() : () -> (!test<int<unsigned, 3>>)
// CHECK: "x.a"() : () -> !test.struct<{a,i32}, {b,!test.int<none, 2>}>
"x.a"() : () -> (!test.struct<{a,i32},{b,!test.int<none, 2>}>)
// CHECK: "x.a"() : () -> !test.struct<{a,i32}>
"x.a"() : () -> (!test.struct<{a,i32}>)
// CHECK: "x.a"() : () -> !test.struct<{a,i32}>
"x.a"() : () -> (!test.struct<{a,i32},>)
// CHECK: "x.a"() : () -> !test.struct<>
"x.a"() : () -> (!test.struct<>)
// CHECK: "x.a"() : () -> !test.test_type_with_layout<10>
"x.a"() : () -> (!test.test_type_with_layout<10>)
// CHECK: "x.a"() : () -> !test.memref_element
"x.a"() : () -> (!test.memref_element)
// CHECK: "x.a"() : () -> !test.test_base_body
"x.a"() : () -> (!test.test_base_body)
// CHECK: "x.a"() : () -> !test.optional_value_type
"x.a"() : () -> (!test.optional_value_type)
// CHECK: "x.a"() : () -> !test.optional_value_type<5>
"x.a"() : () -> (!test.optional_value_type<5>)
// CHECK: "x.a"() : () -> !test.type_verification<i16>
"x.a"() : () -> (!test.type_verification<i16>)
// CHECK: "x.a"() : () -> !test.type_with_format<42, three = #test.smpla, two = "foo">
"x.a"() : () -> (!test.type_with_format<42, three = #test.smpla, two = "foo">)
// CHECK: "x.a"() : () -> !test.type_with_format<42, three = i32, two = "foo">
"x.a"() : () -> (!test.type_with_format<42, two = "foo", three = i32>)
// CHECK: "x.a"() : () -> !test.no_parser<255, [1, 2, 3], "foobar", 4>
"x.a"() : () -> (!test.no_parser<255, [1, 2, 3], "foobar", 4>)
// CHECK: "x.a"() : () -> !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>
"x.a"() : () -> (!test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>)
// CHECK: "x.a"() : () -> !test.struct_capture_all<v0 = -3, v1 = 1, v2 = 2, v3 = 0>
"x.a"() : () -> (!test.struct_capture_all<v3 = 0, v1 = 1, v2 = 2, v0 = -3>)
// CHECK: "x.a"() : () -> !test.optional_param<, 6>
"x.a"() : () -> (!test.optional_param<, 6>)
// CHECK: "x.a"() : () -> !test.optional_param<5, 6>
"x.a"() : () -> (!test.optional_param<5, 6>)
// CHECK: "x.a"() : () -> !test.optional_param<5, 6, i32>
"x.a"() : () -> (!test.optional_param<5, 6, i32>)
// CHECK: "x.a"() : () -> !test.optional_params<"a">
"x.a"() : () -> (!test.optional_params<"a">)
// CHECK: "x.a"() : () -> !test.optional_params<5, "a">
"x.a"() : () -> (!test.optional_params<5, "a">)
// CHECK: "x.a"() : () -> !test.optional_params_after<"a">
"x.a"() : () -> (!test.optional_params_after<"a">)
// CHECK: "x.a"() : () -> !test.optional_params_after<"a", 5>
"x.a"() : () -> (!test.optional_params_after<"a", 5>)
// CHECK: "x.a"() : () -> !test.optional_struct<b = "foo">
"x.a"() : () -> (!test.optional_struct<b = "foo">)
// CHECK: "x.a"() : () -> !test.optional_struct<a = 5, b = "foo">
"x.a"() : () -> (!test.optional_struct<a = 5, b = "foo">)
// CHECK: "x.a"() : () -> !test.optional_struct<a = 5, b = "foo">
"x.a"() : () -> (!test.optional_struct<b = "foo", a = 5>)
// CHECK: "x.a"() : () -> !test.all_optional_params<>
"x.a"() : () -> (!test.all_optional_params<>)
// CHECK: "x.a"() : () -> !test.all_optional_params<5>
"x.a"() : () -> (!test.all_optional_params<5>)
// CHECK: "x.a"() : () -> !test.all_optional_params<5, 6>
"x.a"() : () -> (!test.all_optional_params<5, 6>)
// CHECK: "x.a"() : () -> !test.all_optional_struct<>
"x.a"() : () -> (!test.all_optional_struct<>)
// CHECK: "x.a"() : () -> !test.all_optional_struct<a = 5>
"x.a"() : () -> (!test.all_optional_struct<a = 5>)
// CHECK: "x.a"() : () -> !test.all_optional_struct<a = 4, b = 5>
"x.a"() : () -> (!test.all_optional_struct<b = 5, a = 4>)
// CHECK: "x.a"() : () -> !test.optional_group<(5) 6>
"x.a"() : () -> (!test.optional_group<(5) 6>)
// CHECK: "x.a"() : () -> !test.optional_group<x 6>
"x.a"() : () -> (!test.optional_group<x 6>)
// CHECK: "x.a"() : () -> !test.optional_group_params<x>
"x.a"() : () -> (!test.optional_group_params<x>)
// CHECK: "x.a"() : () -> !test.optional_group_params<(5)>
"x.a"() : () -> (!test.optional_group_params<(5)>)
// CHECK: "x.a"() : () -> !test.optional_group_params<x>
"x.a"() : () -> (!test.optional_group_params<(10)>)
// CHECK: "x.a"() : () -> !test.optional_group_params<(5, 6)>
"x.a"() : () -> (!test.optional_group_params<(5, 6)>)
// CHECK: "x.a"() : () -> !test.optional_group_struct<x>
"x.a"() : () -> (!test.optional_group_struct<x>)
// CHECK: "x.a"() : () -> !test.optional_group_struct<(b = 5)>
"x.a"() : () -> (!test.optional_group_struct<(b = 5)>)
// CHECK: "x.a"() : () -> !test.optional_group_struct<(a = 4, b = 5)>
"x.a"() : () -> (!test.optional_group_struct<(b = 5, a = 4)>)
// CHECK: "x.a"() : () -> !test.ap_float<5.000000e+00>
"x.a"() : () -> (!test.ap_float<5.0>)
// CHECK: "x.a"() : () -> !test.ap_float<>
"x.a"() : () -> (!test.ap_float<>)
// CHECK: "x.a"() : () -> !test.ap_float<>
"x.a"() : () -> (!test.ap_float<0.0>)
// CHECK: "x.a"() : () -> !test.default_valued_type<(i64)>
"x.a"() : () -> (!test.default_valued_type<(i64)>)
// CHECK: "x.a"() : () -> !test.default_valued_type<>
"x.a"() : () -> (!test.default_valued_type<>)
// CHECK: "x.a"() : () -> !test.default_valued_type<>
"x.a"() : () -> (!test.default_valued_type<(i32)>)
// CHECK: "x.a"() : () -> !test.custom_type_spacing<1 2>
"x.a"() : () -> (!test.custom_type_spacing<1 2>)
// CHECK: "x.a"() : () -> !test.optional_type_string
"x.a"() : () -> (!test.optional_type_string)
// CHECK: "x.a"() : () -> !test.optional_type_string
"x.a"() : () -> (!test.optional_type_string<"default">)
// CHECK: "x.a"() : () -> !test.optional_type_string<"x">
"x.a"() : () -> (!test.optional_type_string<"x">)
// CHECK: "x.a"() : () -> !test.else_anchor<?>
"x.a"() : () -> (!test.else_anchor<?>)
// CHECK: "x.a"() : () -> !test.else_anchor<5>
"x.a"() : () -> (!test.else_anchor<5>)
// CHECK: "x.a"() : () -> !test.else_anchor_struct<?>
"x.a"() : () -> (!test.else_anchor_struct<?>)
// CHECK: "x.a"() : () -> !test.else_anchor_struct<a = 5>
"x.a"() : () -> (!test.else_anchor_struct<a = 5>)
// CHECK: "x.a"() : () -> !test.else_anchor_struct<a = 2, b = 5>
"x.a"() : () -> (!test.else_anchor_struct<b = 5, a = 2>)
// CHECK: "x.a"() : () -> !test.test_tensor<[1, 2], i32>
"x.a"() : () -> (!test.test_tensor<[1, 2], i32>)
// CHECK: "x.a"() : () -> !test.test_memref<[1, 2], i32>
"x.a"() : () -> (!test.test_memref<[1, 2], i32>)
// CHECK: "x.a"() : () -> !test.test_memref<[1, 2], i32, 4 : i64>
"x.a"() : () -> (!test.test_memref<[1, 2], i32, 4>)
// CHECK: "x.a"() : () -> !test.dynamic_singleton
"x.a"() : () -> (!test.dynamic_singleton)
// CHECK: "x.a"() : () -> !test.dynamic_pair<i32, 4 : i64>
"x.a"() : () -> (!test.dynamic_pair<i32, 4>)
// CHECK: "x.a"() : () -> !test.dynamic_custom_assembly_format<i32:5 : i64>
"x.a"() : () -> (!test.dynamic_custom_assembly_format<i32:5>)
// CHECK: "x.a"() : () -> !test.i32
"x.a"() : () -> (!test.i32)
// CHECK: "x.a"() : () -> memref<2x!test.memref_element>
"x.a"() : () -> (memref<2x!test.memref_element>)

// CHECK: "x.a"() : () -> (!test.custom_type<-5>, !test.custom_type<2 0 1 5>, !test.custom_type<0 7>)
"x.a"() : () -> (!test.custom_type<-5>, !test.custom_type<2 9 9 5>, !test.custom_type<0 7>)
// CHECK: "x.a"() : () -> !test.custom_type_string<"foo" foo>
"x.a"() : () -> (!test.custom_type_string<"foo" foo>)

// A type that is read with functions may stand in its dialect's brackets, too.
// CHECK: "x.a"() {a = !test.test_rec<c, test_rec<c>>}
"x.a"() {a = !test<test_rec<c, test_rec<c>>>} : () -> ()
