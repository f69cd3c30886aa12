// Rejections of attributes of the test dialect.
// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestAttrParams parameter 'v0' which is to be a `int`}}
"x.a"() {a = #test.attr_params<a, 2>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.a"() {a = #test.attr_params<1>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"x.a"() {a = #test.attr_params<1, 2, 3>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestAttrParams parameter 'v0' which is to be a `int`}}
"x.a"() {a = #test.attr_params<99999999999, 2>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestAttrParams parameter 'v0' which is to be a `int`}}
"x.a"() {a = #test.attr_params<999999999999999999999999999, 2>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"x.a"() {a = #test.attr_params} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"x.a"() {a = #test<attr_with_type_builder a>} : () -> ()

// -----

// expected-error@+1 {{expected an integer}}
"x.a"() {a = #test.decimal_shape<5xa>} : () -> ()

// -----

// expected-error@+1 {{expected an integer}}
"x.a"() {a = #test.decimal_shape<a>} : () -> ()

// -----

// expected-error@+1 {{expected an integer}}
"x.a"() {a = #test.decimal_shape<5x>} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"x.a"() {a = #test.decimal_shape<5,4>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"x.a"() {a = #test.slash_attr<1/a>} : () -> ()

// -----

// expected-error@+1 {{expected '/'}}
"x.a"() {a = #test.slash_attr<1,2>} : () -> ()

// -----

// expected-error@+1 {{expected a trailing type}}
"x.a"() {a = #test.i64_elements<[1, 2]>} : () -> ()

// -----

// expected-error@+1 {{number of elements does not match the provided shape type, got: 2, but expected: 3}}
"x.a"() {a = #test.i64_elements<[1, 2]> : tensor<3xi64>} : () -> ()

// -----

// expected-error@+1 {{expected single rank 64-bit shape type, but got: 'tensor<2xi32>'}}
"x.a"() {a = #test.i64_elements<[1, 2]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected single rank 64-bit shape type, but got: 'tensor<2x1xi64>'}}
"x.a"() {a = #test.i64_elements<[1, 2]> : tensor<2x1xi64>} : () -> ()

// -----

// expected-error@+1 {{expected a trailing type}}
"x.a"() {a = #test.i64_elements<[1, 2]> : i64} : () -> ()

// -----

// expected-error@+1 {{expected ']'}}
"x.a"() {a = #test.i64_elements<[a]> : tensor<2xi64>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: two}}
"x.a"() {a = #test.attr_with_format<3 : two = "hello", two = "a" : 42 : i64 : 7 : [4, 5], [10 : i16, 11 : i64]>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: five}}
"x.a"() {a = #test.attr_with_format<3 : two = "hello", five = "a" : 42 : i64 : 7 : [4, 5], [10 : i16, 11 : i64]>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.a"() {a = #test.attr_with_format<3 : two = "hello" : 42 : i64 : 7 : [4, 5], [10 : i16, 11 : i64]>} : () -> ()

// -----

// expected-error@+1 {{expected 'one' to equal 'four.size()'}}
"x.a"() {a = #test.attr_with_format<2 : two = "hello", four = [1, 2, 3] : 42 : i64 : 7 : [4, 5], [10 : i16, 11 : i64]>} : () -> ()

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
"x.a"() {a = #test.attr_with_format<3 : two = "hello", four = [1, 2, 3] : 42.0 : i64 : 7 : [4, 5], [10 : i16, 11 : i64]>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'six' which is to be a `::llvm::ArrayRef<int>`}}
"x.a"() {a = #test.attr_with_format<3 : two = "hello", four = [1, 2, 3] : 42 : i64 : 7 : [], [10 : i16, 11 : i64]>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"x.a"() {a = #test.attr_with_format<3 : two = "hello", four = [1, 2, 3] : 42 : i64 : 7 : [4], []>} : () -> ()

// -----

// expected-error@+3 {{invalid kind of attribute specified}}
// expected-error@+2 {{failed to parse AttrWithTypeBuilder parameter 'attr' which is to be a `::mlir::IntegerAttr`}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'arrayOfAttrWithTypeBuilderAttr' which is to be a `::llvm::ArrayRef<AttrWithTypeBuilderAttr>`}}
"x.a"() {a = #test.attr_with_format<3 : two = "hello", four = [1, 2, 3] : 42 : i64 : 7 : [4], [i32]>} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'two' which is to be a `std::string`}}
"x.a"() {a = #test.attr_with_format<3 : two = hello, four = [1, 2, 3] : 42 : i64 : 7 : [4], [i32]>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'four' which is to be a `::llvm::ArrayRef<int>`}}
"x.a"() {a = #test.attr_with_format<3 : two = "hel\"lo\n", four = [] : 42 : i64 : 7 : [4, 5], [10 : i16, #test<attr_with_type_builder 11>]>} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
"x.a"() {a = #test.attr_with_format<3 : two : 3>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"x.a"() {a = #test.attr_with_format<3 : "two" : 3>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"x.a"() {a = #test.attr_with_optional_signed<a>} : () -> ()

// -----

// expected-error@+1 {{expected 'begin'}}
"x.a"() {a = #test<attr_ugly beg 5 : index end>} : () -> ()

// -----

// expected-error@+1 {{expected 'end'}}
"x.a"() {a = #test<attr_ugly begin 5 : index en>} : () -> ()

// -----

// expected-error@+1 {{expected 'i'}}
"x.a"() {a = #test.cmpnd_nested_outer<j <42 <1, !test.smpla, [5, 6]>>>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse CompoundNestedOuter parameter 'inner' which is to be a `::test::CompoundNestedInnerAttr`}}
"x.a"() {a = #test.cmpnd_nested_outer<i 4>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse CompoundNestedOuter parameter 'inner' which is to be a `::test::CompoundNestedInnerAttr`}}
"x.a"() {a = #test.cmpnd_nested_outer<i i32>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse CompoundNestedOuter parameter 'inner' which is to be a `::test::CompoundNestedInnerAttr`}}
"x.a"() {a = #test.cmpnd_nested_outer<i #test.smpla>} : () -> ()

// -----

// expected-error@+2 {{expected '['}}
// expected-error@+1 {{failed to parse CompoundNestedInner parameter 'cmpdA' which is to be a `::test::CompoundAAttr`}}
"x.a"() {a = #test.cmpnd_nested_inner<42 <1, !test.smpla, 4>>} : () -> ()

// -----

// expected-error@+1 {{expected 'nested'}}
"x.a"() {a = #test.cmpnd_nested<neste = <1, !test.smpla, []>>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"x.a"() {a = #test.cmpnd_a<a, !test.smpla, []>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.a"() {a = #test.cmpnd_a<1, 3, []>} : () -> ()

// -----

// expected-error@+1 {{expected ']'}}
"x.a"() {a = #test.cmpnd_a<1, i32, [a]>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.a"() {a = #test.cmpnd_a<1, i32>} : () -> ()

// -----

// expected-error@+2 {{expected 'end'}}
// expected-error@+1 {{failed to parse TestArrayOfUglyAttrs parameter 'value' which is to be a `::llvm::ArrayRef<TestAttrUglyAttr>`}}
"x.a"() {a = #test<array_of_ugly[begin 5 : index en]>} : () -> ()

// -----

// expected-error@+1 {{expected '['}}
"x.a"() {a = #test<array_of_ugly>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestArrayOfInts parameter 'value' which is to be a `::llvm::ArrayRef<int32_t>`}}
"x.a"() {a = #test<array_of_ints[a]>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestArrayOfInts parameter 'value' which is to be a `::llvm::ArrayRef<int32_t>`}}
"x.a"() {a = #test<array_of_ints[1,]>} : () -> ()

// -----

// expected-error@+2 {{expected one of [a, b, +, dash-separated-sentence] for allowed i32 cases: 0, 1, 2, 3, got: x}}
// expected-error@+1 {{failed to parse TestArrayOfEnums parameter 'value' which is to be a `::llvm::ArrayRef<SimpleEnumAttr>`}}
"x.a"() {a = #test<array_of_enums[x]>} : () -> ()

// -----

// expected-error@+2 {{expected one of [a, b, +, dash-separated-sentence] for allowed i32 cases: 0, 1, 2, 3, got: x}}
// expected-error@+1 {{failed to parse TestSimpleEnumAttr parameter 'value' which is to be a `::test::SimpleEnum`}}
"x.a"() {a = #test<simple_enum x>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for allowed i32 cases: 0, 1, 2, 3}}
// expected-error@+1 {{failed to parse TestSimpleEnumAttr parameter 'value' which is to be a `::test::SimpleEnum`}}
"x.a"() {a = #test<simple_enum>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"x.a"() {a = #test.custom_anchor<5, t>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.a"() {a = #test.custom_anchor<5 t>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::utils::IteratorType to be one of: parallel, reduction}}
// expected-error@+1 {{failed to parse Test_IteratorTypeEnum parameter 'value' which is to be a `::mlir::utils::IteratorType`}}
"x.a"() {a = #test.iterator_type<foo>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"x.a"() {a = #test.nested_alias<x>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse TestNestedAliasAttr parameter 'nested' which is to be a `TestNestedAliasAttr`}}
"x.a"() {a = #test.nested_alias<"x", "y">} : () -> ()

// -----

// expected-error@+1 {{unknown float type, expected 'float', 'double' or 'fp80'}}
"x.a"() {a = #test.custom_float<"flot" : 1.5>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"x.a"() {a = #test.custom_float<"float", 1.5>} : () -> ()

// -----

// expected-error@+1 {{expected string}}
"x.a"() {a = #test.custom_float<float>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"x.a"() {a = #test.custom_float<"float" : a>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: value}}
"x.a"() {a = #test.custom_struct<type_str = "s">} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"x.a"() {a = #test.custom_struct<type_str = "s", value = a>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
"x.a"() {a = #test.custom_struct<type_str = "s", value = 3, foo = 4>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestConstMemorySpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"x.a"() {a = #test.const_memory_space<a>} : () -> ()

// -----

// expected-error@+1 {{expected '*'}}
"x.a"() {a = #test.custom_location<"file" , 8>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"x.a"() {a = #test.tensor_encoding<x>} : () -> ()

// -----

// expected-error@+1 {{'x.a' op TestSymbolRefAttr::verifySymbolUses: '@f' does not reference a valid symbol}}
"x.a"() {a = #test.symbol_ref_attr<@f>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse TestSymbolRefAttr parameter 'symbol' which is to be a `::mlir::FlatSymbolRefAttr`}}
"x.a"() {a = #test.symbol_ref_attr<4>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.a"() {a = #test.newline_and_indent<4>} : () -> ()

// -----

// expected-error@+1 {{expected 0 attribute arguments, but had 1}}
"x.a"() {a = #test.dynamic_singleton<3>} : () -> ()

// -----

// expected-error@+1 {{expected 2 attribute arguments, but had 1}}
"x.a"() {a = #test.dynamic_pair<i32>} : () -> ()

// -----

// expected-error@+1 {{expected 2 attribute arguments, but had 3}}
"x.a"() {a = #test.dynamic_pair<i32, 4, 5>} : () -> ()

// -----

// expected-error@+1 {{expected 2 attribute arguments, but had 0}}
"x.a"() {a = #test.dynamic_pair} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"x.a"() {a = #test.dynamic_custom_assembly_format<i32, 5>} : () -> ()

// -----

// expected-error@+1 {{expected a trailing type}}
"x.a"() {a = #test.e1di64_elements<blob1>} : () -> ()

// -----

// expected-error@+2 {{expected one of [a, b, +, dash-separated-sentence] for allowed i32 cases: 0, 1, 2, 3, got: x}}
// expected-error@+1 {{failed to parse TestAttrWithOptionalEnum parameter 'value' which is to be a `std::optional<SimpleEnum>`}}
"x.a"() {a = #test.attr_with_optional_enum<x>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.a"() {a = #test.sub_elements_access<1, 2>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"x.a"() {a = #test.attr_with_type<i32, 4>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
// expected-error@+1 {{failed to parse TestAttrWithTypeParam parameter 'int_type' which is to be a `::mlir::IntegerType`}}
"x.a"() {a = #test.attr_with_type<f32, i32>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `unknown` in dialect `test`}}
"x.a"() {a = #test.unknown<f32, i32>} : () -> ()

// -----

// expected-error@+2 {{expected one of [read, write, execute] for a test bit enum, got: sticky}}
// expected-error@+1 {{failed to parse TestBitEnumAttr parameter 'value' which is to be a `test::TestBitEnum`}}
"test.op_with_bit_enum"() {value = #test.bit_enum<sticky>} : () -> ()

// -----

// expected-error@+2 {{expected test::TestEnum to be one of: first, second, third}}
// expected-error@+1 {{failed to parse TestEnumAttr parameter 'value' which is to be a `test::TestEnum`}}
"x.a"() {a = #test<enum fourth>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for a test bit enum}}
// expected-error@+1 {{failed to parse TestBitEnumAttr parameter 'value' which is to be a `test::TestBitEnum`}}
"x.a"() {a = #test.bit_enum<read, %a>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Test_IteratorTypeEnum parameter 'value'}}
"x.a"() {a = #test.iterator_type<%a>} : () -> ()

// -----

// expected-error@+2 {{custom op 'test.op_with_bit_enum_vbar' expected one of [user, group, other] for another test bit enum, got: zz}}
// expected-error@+1 {{custom op 'test.op_with_bit_enum_vbar' failed to parse TestBitEnumVerticalBarAttr parameter 'value'}}
test.op_with_bit_enum_vbar <zz>

// -----

// expected-error@+2 {{custom op 'test.op_with_enum' expected valid keyword or string}}
// expected-error@+1 {{custom op 'test.op_with_enum' failed to parse TestEnumAttr parameter 'value'}}
test.op_with_enum 3

// -----

// What is missing is told before what is not known.
// expected-error@+1 {{expected key entry for value in DictionaryAttr to set Properties.}}
test.op_with_enum_prop_attr_form <{foo = 0 : i32}>

// -----

// expected-error@+1 {{expected ',' or ']'}}
"x.a"() {a = #test.custom_struct<type_str = "a", value = 4, opt_value = [1 2]>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"x.a"() {a = #test.custom_struct<type_str = "a", value = 4, opt_value = x>} : () -> ()

// -----

// expected-error@+2 {{expected '['}}
// expected-error@+1 {{failed to parse TestAttrWithFormat parameter 'four' which is to be a `::llvm::ArrayRef<int>`}}
"x.a"() {a = #test.attr_with_format<3 : two = "hello", four = 5 : 42 : i64 : 7 : [4, 5], [10 : i16]>} : () -> ()

// -----

// expected-error@+2 {{expected identifier key for 'resource' entry}}
// expected-error@+1 {{failed to parse TestExtern1DI64ElementsAttr parameter 'handle' which is to be a `TestDialectResourceBlobHandle`}}
"x.a"() {a = #test.e1di64_elements<#b> : tensor<3xi64>} : () -> ()

// -----

// expected-error@+1 {{expected '+'}}
"x.a"() {a = !test.custom_type_string<"+" +>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"x.a"() {a = !test.custom_type<2 5>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"x.a"() {a = !test.ap_float<x>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"x.a"() {a = !test.test_rec<a test_rec<a>>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"x.a"() {a = !test.test_rec<a, !test.smpla>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"x.a"() {a = !test.test_rec<5, smpla>} : () -> ()

// -----

// expected-error@+1 {{unknown type!}}
"x.a"() {a = !test.test_rec<a, none_such>} : () -> ()
