// How formats write values of properties: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics 

// expected-error@+1 {{custom op 'test.dense_array_attr' integer value too large}}
test.dense_array_attr i1attr = [true] i8attr = [300]

// -----
// expected-error@+1 {{custom op 'test.dense_array_attr' expected integer value}}
test.dense_array_attr i1attr = [true] i8attr = [3, ] i16attr = [a]

// -----
// expected-error@+1 {{expected '['}}
test.dense_array_attr i1attr = true

// -----
// expected-error@+1 {{expected operation name in quotes}}
test.typed_attr i32 = 5 : i32

// -----
// expected-error@+1 {{expected '='}}
test.typed_attr i32 5

// -----
// expected-error@+1 {{expected attribute value}}
test.typed_attr i32 = 

// -----
// expected-error@+1 {{custom op 'test.op_with_loc_attr' invalid kind of attribute specified}}
test.op_with_loc_attr 5

// -----
// expected-error@+1 {{expected location instance}}
test.op_with_loc_attr loc(a)

// -----
// expected-error@+1 {{expected attribute value}}
test.attr_with_loc()

// -----
// expected-error@+1 {{custom op 'test.custom_dimension_list_attr' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
test.custom_dimension_list_attr dimension_list = a

// -----
// expected-error@+1 {{operation defines 3 results but was provided 2 to bind}}
%0:2 = test.parse_integer_literal : 3

// -----
// expected-error@+1 {{custom op 'test.parse_integer_literal' expected integer value}}
%0:2 = test.parse_integer_literal : a

// -----
// expected-error@+1 {{expected operation name in quotes}}
%0:2 = test.parse_integer_literal : 2 {a = 1}

// -----
// expected-error@+1 {{'test.parse_integer_literal' op result #1 must be variadic of index, but got 'i32'}}
%0:2 = "test.parse_integer_literal"() : () -> (index, i32)

// -----
test.parse_wrapped_keyword foo.keyword
// expected-error@+1 {{expected operation name in quotes}}
test.parse_wrapped_keyword abc {a}

// -----
// expected-error@+1 {{custom op 'test.parse_wrapped_keyword' expected valid keyword}}
test.parse_wrapped_keyword "x y"

// -----
// expected-error@+1 {{custom op 'test.parse_wrapped_keyword' expected valid keyword}}
test.parse_wrapped_keyword 5

// -----
// expected-error@+1 {{expected operation name in quotes}}
test.parse_b64 "YWJj" {a}

// -----
// expected-error@+1 {{custom op 'test.parse_b64' Base64 encoded strings must be a multiple of 4 bytes in length}}
test.parse_b64 "***"

// -----
// expected-error@+1 {{custom op 'test.parse_b64' Base64 encoded strings must be a multiple of 4 bytes in length}}
test.parse_b64 "YWJ"

// -----
// expected-error@+1 {{custom op 'test.parse_b64' expected string}}
test.parse_b64 abc

// -----
// expected-error@+1 {{expected bare identifier or keyword}}
test.parse_custom_operation_name_api(5)

// -----
// expected-error@+1 {{expected '('}}
test.parse_custom_operation_name_api "x"

// -----
// expected-error@+1 {{'test.parse_custom_operation_name_api' op requires attribute 'name'}}
"test.parse_custom_operation_name_api"() : () -> ()

// -----
// expected-error@+1 {{expected SSA operand}}
test.format_all_types_match_attr 1 : i64, 2

// -----
// expected-note@+1 {{prior use here}}
%0 = "x.y"() : () -> i64
// expected-error@+1 {{use of value '%0' expects different type than prior uses: 'i32' vs 'i64'}}
%1 = test.format_all_types_match_attr 1 : i32, %0

// -----
%0 = "x.y"() : () -> i64
// expected-error@+1 {{custom op 'test.format_all_types_match_attr' invalid kind of attribute specified}}
%1 = test.format_all_types_match_attr unit, %0

// -----
%0 = "x.y"() : () -> i64
// expected-error@+1 {{'test.format_all_types_match_attr' op failed to verify that all of {value1, value2, result} have same type}}
%1 = "test.format_all_types_match_attr"(%0) {value1 = 1 : i32} : (i64) -> i64
