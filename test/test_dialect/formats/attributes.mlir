// RUN: mlopt-test %s -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// Syntax that definitions spell out: literals, attributes, groups that need not
// be there, clauses in any order.

//      CUSTOM:module {
// CUSTOM-NEXT:  %0 = "x.i"() : () -> i64
// CUSTOM-NEXT:  %1 = "x.m"() : () -> memref<1xf64>
// CUSTOM-NEXT:  test.format_symbol_name_attr_op @foo
// CUSTOM-NEXT:  test.format_opt_symbol_name_attr_op @foo {a}
// CUSTOM-NEXT:  test.format_opt_symbol_name_attr_op
// CUSTOM-NEXT:  test.format_opt_symbol_ref_attr_op @a::@b
// CUSTOM-NEXT:  test.format_opt_symbol_ref_attr_op
// CUSTOM-NEXT:  test.format_attr_dict_w_keyword attributes {attr = 10 : i64}
// CUSTOM-NEXT:  test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 5 : i64}
// CUSTOM-NEXT:  test.format_optional_unit_attribute is_optional
// CUSTOM-NEXT:  test.format_optional_unit_attribute
// CUSTOM-NEXT:  test.format_optional_unit_attribute_no_elide unit
// CUSTOM-NEXT:  test.format_optional_unit_attribute_no_elide
// CUSTOM-NEXT:  test.format_optional_unit_property is_optional
// CUSTOM-NEXT:  test.format_optional_unit_property
// CUSTOM-NEXT:  test.format_optional_unit_property_no_elide unit
// CUSTOM-NEXT:  test.format_optional_unit_property_no_elide
// CUSTOM-NEXT:  test.format_optional_enum_attr case5
// CUSTOM-NEXT:  test.format_optional_enum_attr
// CUSTOM-NEXT:  test.format_optional_default_attrs "x" @y case10
// CUSTOM-NEXT:  test.format_optional_default_attrs
// CUSTOM-NEXT:  test.format_optional_default_attrs
// CUSTOM-NEXT:  test.format_optional_default_enum_attr
// CUSTOM-NEXT:  test.format_optional_default_enum_attr case10
// CUSTOM-NEXT:  test.format_optional_else then
// CUSTOM-NEXT:  test.format_optional_else else
// CUSTOM-NEXT:  test.format_literal_following_optional_group(5 : i32) : i32 {a}
// CUSTOM-NEXT:  test.format_literal_following_optional_group : i32
// CUSTOM-NEXT:  test.format_optional_prop_dict <{a = ["foo"]}>
// CUSTOM-NEXT:  test.format_optional_prop_dict 
// CUSTOM-NEXT:  test.format_optional_prop_dict 
// CUSTOM-NEXT:  test.else_anchor(?) {a}
// CUSTOM-NEXT:  %2 = "x.a"() : () -> i32
// CUSTOM-NEXT:  test.oilist_with_keywords_only keyword
// CUSTOM-NEXT:  test.oilist_with_keywords_only keyword otherKeyword
// CUSTOM-NEXT:  test.oilist_with_keywords_only keyword otherKeyword thirdKeyword
// CUSTOM-NEXT:  test.oilist_with_keywords_only_properties keyword thirdKeyword
// CUSTOM-NEXT:  test.oilist_allowed_literal buzz
// CUSTOM-NEXT:  test.oilist_allowed_literal buzz
// CUSTOM-NEXT:  test.op.with_dot_in_name {a}
// CUSTOM-NEXT:  test.optional_custom_attr foo false
// CUSTOM-NEXT:  test.optional_custom_attr bar
// CUSTOM-NEXT:}

// GENERIC: "test.format_symbol_name_attr_op"() <{attr = "foo"}> : () -> ()
// GENERIC: "test.format_opt_symbol_name_attr_op"() <{opt_attr = "foo"}> {a} : () -> ()
// GENERIC: "test.format_opt_symbol_name_attr_op"() : () -> ()
// GENERIC: "test.format_opt_symbol_ref_attr_op"() <{opt_attr = @a::@b}> : () -> ()
// GENERIC: "test.format_opt_symbol_ref_attr_op"() : () -> ()
// GENERIC: "test.format_attr_dict_w_keyword"() <{attr = 10 : i64}> : () -> ()
// GENERIC: "test.format_attr_dict_w_keyword"() <{attr = 10 : i64, opt_attr = 5 : i64}> : () -> ()
// GENERIC: "test.format_optional_unit_attribute"() <{is_optional}> : () -> ()
// GENERIC: "test.format_optional_unit_attribute"() : () -> ()
// GENERIC: "test.format_optional_unit_attribute_no_elide"() <{is_optional}> : () -> ()
// GENERIC: "test.format_optional_unit_attribute_no_elide"() : () -> ()
// GENERIC: "test.format_optional_unit_property"() <{is_optional}> : () -> ()
// GENERIC: "test.format_optional_unit_property"() <{is_optional = false}> : () -> ()
// GENERIC: "test.format_optional_unit_property_no_elide"() <{is_optional}> : () -> ()
// GENERIC: "test.format_optional_unit_property_no_elide"() <{is_optional = false}> : () -> ()
// GENERIC: "test.format_optional_enum_attr"() <{attr = 5 : i64}> : () -> ()
// GENERIC: "test.format_optional_enum_attr"() : () -> ()
// GENERIC: "test.format_optional_default_attrs"() <{e = 10 : i64, str = "x", sym = "y"}> : () -> ()
// GENERIC: "test.format_optional_default_attrs"() <{e = 5 : i64, str = "default", sym = "default"}> : () -> ()
// GENERIC: "test.format_optional_default_attrs"() <{e = 5 : i64, str = "default", sym = "default"}> : () -> ()
// GENERIC: "test.format_optional_default_enum_attr"() <{e = 5 : i64}> : () -> ()
// GENERIC: "test.format_optional_default_enum_attr"() <{e = 10 : i64}> : () -> ()
// GENERIC: "test.format_optional_else"() <{isFirstBranchPresent}> : () -> ()
// GENERIC: "test.format_optional_else"() : () -> ()
// GENERIC: "test.format_literal_following_optional_group"() <{type = i32, value = 5 : i32}> {a} : () -> ()
// GENERIC: "test.format_literal_following_optional_group"() <{type = i32}> : () -> ()
// GENERIC: "test.format_optional_prop_dict"() <{a = ["foo"], b = 1 : i32}> : () -> ()
// GENERIC: "test.format_optional_prop_dict"() <{a = [], b = 1 : i32}> : () -> ()
// GENERIC: "test.format_optional_prop_dict"() <{a = [], b = 1 : i32}> : () -> ()
// GENERIC: "test.else_anchor"() {a} : () -> ()
// GENERIC: "test.oilist_with_keywords_only"() <{keyword}> : () -> ()
// GENERIC: "test.oilist_with_keywords_only"() <{keyword, otherKeyword}> : () -> ()
// GENERIC: "test.oilist_with_keywords_only"() <{diffNameUnitAttrKeyword, keyword, otherKeyword}> : () -> ()
// GENERIC: "test.oilist_with_keywords_only_properties"() <{diffNameUnitPropKeyword, keyword, otherKeyword = false}> : () -> ()
// GENERIC: "test.oilist_allowed_literal"() : () -> ()
// GENERIC: "test.oilist_allowed_literal"() : () -> ()
// GENERIC: "test.op.with_dot_in_name"() {a} : () -> ()
// GENERIC: "test.optional_custom_attr"() <{attr = false}> : () -> ()
// GENERIC: "test.optional_custom_attr"() : () -> ()

%i = "x.i"() : () -> i64
%m = "x.m"() : () -> memref<1xf64>
test.format_symbol_name_attr_op @foo
test.format_opt_symbol_name_attr_op @foo {a}
test.format_opt_symbol_name_attr_op
test.format_opt_symbol_ref_attr_op @a::@b
test.format_opt_symbol_ref_attr_op
test.format_attr_dict_w_keyword attributes {attr = 10 : i64}
test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 5 : i64}
test.format_optional_unit_attribute is_optional
test.format_optional_unit_attribute
test.format_optional_unit_attribute_no_elide unit
test.format_optional_unit_attribute_no_elide
test.format_optional_unit_property is_optional
test.format_optional_unit_property
test.format_optional_unit_property_no_elide unit
test.format_optional_unit_property_no_elide
test.format_optional_enum_attr case5
test.format_optional_enum_attr
test.format_optional_default_attrs "x" @y case10
test.format_optional_default_attrs "default" @default case5
test.format_optional_default_attrs
test.format_optional_default_enum_attr case5
test.format_optional_default_enum_attr case10
test.format_optional_else then
test.format_optional_else else
test.format_literal_following_optional_group(5 : i32) : i32 {a}
test.format_literal_following_optional_group : i32
test.format_optional_prop_dict <{a = ["foo"], b = 1 : i32}>
test.format_optional_prop_dict {}
test.format_optional_prop_dict
test.else_anchor(?) {a}
%a = "x.a"() : () -> i32
test.oilist_with_keywords_only keyword
test.oilist_with_keywords_only otherKeyword keyword
test.oilist_with_keywords_only thirdKeyword otherKeyword keyword
test.oilist_with_keywords_only_properties thirdKeyword keyword
test.oilist_allowed_literal foo bar buzz
test.oilist_allowed_literal buzz
test.op.with_dot_in_name {a}
test.optional_custom_attr foo false
test.optional_custom_attr bar

