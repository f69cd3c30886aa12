// Rejections of types whose definitions spell their syntax out.
// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// expected-error@+1 {{expected integer value}}
"x.a"() : () -> (!test.cmpnd_a<a, i32, []>)

// -----

// expected-error@+1 {{expected non-function type}}
"x.a"() : () -> (!test.cmpnd_a<1, 2, []>)

// -----

// expected-error@+2 {{expected ','}}
// expected-error@+1 {{failed to parse CompoundNestedInnerType parameter 'cmpdA' which is to be a `::test::CompoundAType`}}
"x.a"() : () -> (!test.cmpnd_inner<42 <1, !test.smpla>>)

// -----

// expected-error@+2 {{invalid kind of type specified: expected test.cmpnd_inner, but found '!test.smpla'}}
// expected-error@+1 {{failed to parse CompoundNestedOuterType parameter 'inner' which is to be a `::test::CompoundNestedInnerType`}}
"x.a"() : () -> (!test.cmpnd_nested_outer<i !test.smpla>)

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse CompoundNestedOuterType parameter 'inner' which is to be a `::test::CompoundNestedInnerType`}}
"x.a"() : () -> (!test.cmpnd_nested_outer<i 5>)

// -----

// expected-error@+1 {{expected signed, unsigned, or none}}
"x.a"() : () -> (!test.int<foo, 8>)

// -----

// expected-error@+1 {{expected integer value}}
"x.a"() : () -> (!test.int<s, a>)

// -----

// expected-error@+1 {{expected '>'}}
"x.a"() : () -> (!test.struct<{a,i32}{b,i32}>)

// -----

// expected-error@+1 {{expected valid keyword}}
"x.a"() : () -> (!test.struct<{1,i32}>)

// -----

// expected-error@+1 {{expected ','}}
"x.a"() : () -> (!test.struct<{a i32}>)

// -----

// expected-error@+1 {{expected non-function type}}
"x.a"() : () -> (!test.struct<{a,5}>)

// -----

// expected-error@+1 {{expected integer value}}
"x.a"() : () -> (!test.test_type_with_layout<a>)

// -----

// expected-error@+1 {{expected ','}}
"x.a"() : () -> (!test.test_rec<a>)

// -----

// expected-error@+1 {{unknown type!}}
"x.a"() : () -> (!test.test_rec<a, foo>)

// -----

// expected-error@+1 {{expected ','}}
"x.a"() : () -> (!test.test_rec_alias<a>)

// -----

// expected-error@+1 {{expected non-function type}}
"x.a"() : () -> (!test.test_rec_alias<a, foo>)

// -----

// expected-error@+1 {{expected valid keyword}}
"x.a"() : () -> (!test.test_rec_alias<"a", i32>)

// -----

// expected-error@+1 {{failed to verify 'param': 16-bit signless integer or 32-bit signless integer}}
"x.a"() : () -> (!test.type_verification<f32>)

// -----

// expected-error@+1 {{expected non-function type}}
"x.a"() : () -> (!test.type_verification<5>)

// -----

// expected-error@+1 {{expected ','}}
"x.a"() : () -> (!test.type_with_format<42, two = "foo">)

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: two}}
"x.a"() : () -> (!test.type_with_format<42, two = "foo", two = "f">)

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: x}}
"x.a"() : () -> (!test.type_with_format<42, two = "foo", x = "f">)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTypeWithFormat parameter 'one' which is to be a `int64_t`}}
"x.a"() : () -> (!test.type_with_format<a, two = "foo">)

// -----

// expected-error@+1 {{expected ','}}
"x.a"() : () -> (!test.type_with_format<42 two = "foo">)

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse TestTypeWithFormat parameter 'two' which is to be a `std::string`}}
"x.a"() : () -> (!test.type_with_format<42, two = 5>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTypeNoParser parameter 'four' which is to be a `::test::CustomParam`}}
"x.a"() : () -> (!test.no_parser<255, [1, 2, 3], "foobar", a>)

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse TestTypeNoParser parameter 'three' which is to be a `::llvm::StringRef`}}
"x.a"() : () -> (!test.no_parser<255, [1, 2, 3], foobar, 4>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTypeNoParser parameter 'two' which is to be a `::llvm::ArrayRef<int64_t>`}}
"x.a"() : () -> (!test.no_parser<255, [a], foobar, 4>)

// -----

// expected-error@+1 {{expected ','}}
"x.a"() : () -> (!test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2>)

// -----

// expected-error@+1 {{expected '>'}}
"x.a"() : () -> (!test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3, v4 = 4>)

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"x.a"() : () -> (!test.struct_capture_all<>)

// -----

// expected-error@+1 {{expected ','}}
"x.a"() : () -> (!test.optional_param<5>)

// -----

// expected-error@+1 {{expected ','}}
"x.a"() : () -> (!test.optional_params<5>)

// -----

// expected-error@+1 {{struct is missing required parameter: b}}
"x.a"() : () -> (!test.optional_struct<a = 5>)

// -----

// expected-error@+1 {{expected 'x'}}
"x.a"() : () -> (!test.optional_group<6>)

// -----

// expected-error@+1 {{expected '>'}}
"x.a"() : () -> (!test.optional_value_type<a>)

// -----

// expected-error@+1 {{expected 'indented_content'}}
"x.a"() : () -> (!test.newline_and_indent<foo>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTensorType parameter 'shape' which is to be a `::llvm::ArrayRef<int64_t>`}}
"x.a"() : () -> (!test.test_tensor<[1, a], i32>)

// -----

// expected-error@+1 {{expected non-function type}}
"x.a"() : () -> (!test.test_tensor<[1], 4>)

// -----

// expected-error@+1 {{expected 0 type arguments, but had 1}}
"x.a"() : () -> (!test.dynamic_singleton<i32>)

// -----

// expected-error@+1 {{expected 2 type arguments, but had 1}}
"x.a"() : () -> (!test.dynamic_pair<i32>)

// -----

// expected-error@+1 {{expected 2 type arguments, but had 3}}
"x.a"() : () -> (!test.dynamic_pair<i32, i32, i32>)

// -----

// expected-error@+1 {{expected 2 type arguments, but had 0}}
"x.a"() : () -> (!test.dynamic_pair)

// -----

// expected-error@+1 {{expected ':'}}
"x.a"() : () -> (!test.dynamic_custom_assembly_format<i32>)

// -----

// expected-error@+1 {{expected '<'}}
"x.a"() : () -> (!test.dynamic_custom_assembly_format)

// -----

// expected-error@+1 {{unknown type!}}
"x.a"() : () -> (!test.foo)

// -----

// expected-error@+1 {{expected '<'}}
"x.a"() : () -> (!test.int)

// -----

// expected-error@+1 {{expected '<'}}
"x.a"() : () -> (!test.cmpnd_a)

// -----

// expected-error@+1 {{expected '>'}}
"x.a"() : () -> (!test.else_anchor<a>)

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: c}}
"x.a"() : () -> (!test.else_anchor_struct<c = 5>)

// -----

// expected-error@+1 {{expected integer value}}
"x.a"() : () -> (!test.custom_type_spacing<1>)

// -----

// expected-error@+1 {{invalid memref element type}}
"x.a"() : () -> (memref<2x!test.smpla>)

// -----
// expected-error@+1 {{expected 'foo'}}
"x.a"() : () -> (!test.custom_type_string<"foo" bar>)

// -----
// expected-error@+1 {{expected integer value}}
"x.a"() : () -> (!test.custom_type<2 9 9>)
