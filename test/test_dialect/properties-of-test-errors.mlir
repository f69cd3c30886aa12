// Properties that are cases, fields and numbers within limits: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{'test.array_of_attr_op' op requires attribute 'a'}}
"test.array_of_attr_op"() : () -> ()

// -----

// expected-error@+1 {{invalid properties {a = 1 : i64, b = 2 : i64, c = 3 : i64} for op test.array_of_attr_op: Invalid attribute `a` in property conversion: 1 : i64}}
"test.array_of_attr_op"() <{a=1,b=2,c=3}>: () -> ()

// -----

// expected-error@+1 {{expected '['}}
test.array_of_attr_op a = , b = [], c = []

// -----

// expected-error@+1 {{invalid properties {} for op test.op_with_enum_prop_attr_form: expected key entry for value in DictionaryAttr to set Properties.}}
test.op_with_enum_prop_attr_form first

// -----

// expected-error@+1 {{invalid properties {} for op test.op_with_enum_prop_attr_form_always: expected key entry for value in DictionaryAttr to set Properties.}}
test.op_with_enum_prop_attr_form_always first {x}

// -----

// expected-error@+1 {{'test.op_with_enum_prop_attr_form' op property 'value' failed to satisfy constraint: a test enum}}
"test.op_with_enum_prop_attr_form"() <{value = 7 : i32}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {} for op test.op_with_enum_prop_attr_form: expected key entry for value in DictionaryAttr to set Properties.}}
test.op_with_enum_prop_attr_form nope

// -----

// expected-error@+1 {{invalid properties {} for op test.op_with_enum_prop_attr_form_always: expected key entry for value in DictionaryAttr to set Properties.}}
test.op_with_enum_prop_attr_form_always

// -----

// expected-error@+1 {{custom op 'test.with_nice_properties' expected 'is'}}
test.with_nice_properties foo bar is -3

// -----

// expected-error@+1 {{custom op 'test.using_property_ref_in_custom' Expected sum to equal first + second}}
test.using_property_ref_in_custom 1 + 4 = 6

// -----

// expected-error@+1 {{'test.op_with_enum_prop' op property 'value' failed to satisfy constraint: a test enum}}
"test.op_with_enum_prop"() <{value = 7 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_enum_prop_attr_form' op property 'value' failed to satisfy constraint: a test enum}}
test.op_with_enum_prop_attr_form <{value = 9 : i32}> {x}

// -----

// expected-error@+1 {{'test.op_with_enum_prop_attr_form_always' op property 'value' failed to satisfy constraint: a test enum}}
test.op_with_enum_prop_attr_form_always <{value = 9 : i32}> {x}

// -----

// expected-error@+1 {{invalid properties {} for op test.op_with_enum_prop_attr_form_always: expected key entry for value in DictionaryAttr to set Properties.}}
test.op_with_enum_prop_attr_form_always {x}

// -----

// expected-error@+1 {{invalid properties {} for op test.op_with_enum_prop_attr_form: expected key entry for value in DictionaryAttr to set Properties.}}
test.op_with_enum_prop_attr_form <{}>

// -----

// expected-error@+1 {{custom op 'test.with_nice_properties' expected valid keyword or string}}
test.with_nice_properties 3 is 4

// -----

// expected-error@+1 {{custom op 'test.with_nice_properties' expected integer value}}
test.with_nice_properties foo is x

// -----

// expected-error@+1 {{custom op 'test.with_nice_properties' integer value too large}}
test.with_nice_properties foo is 99999999999

// -----

// expected-error@+1 {{expected '|'}}
test.with_versioned_properties 1 2

// -----

// expected-error@+1 {{custom op 'test.with_versioned_properties' expected integer value}}
test.with_versioned_properties 1 | x

// -----

// expected-error@+1 {{custom op 'test.using_property_ref_in_custom' expected integer value}}
test.using_property_ref_in_custom 1 + x

// -----

// expected-error@+1 {{custom op 'test.using_property_ref_in_custom' expected integer value}}
test.using_property_ref_in_custom 1 + 2 = x

// -----

// expected-error@+1 {{expected '+'}}
test.using_property_ref_in_custom 1 2

// -----

// expected-error@+1 {{expected '='}}
test.using_property_ref_in_custom 1 + 2 3

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'scalar' failed to satisfy constraint: non-negative int64_t}}
test.op_with_property_predicates <{scalar = -1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'optional' failed to satisfy constraint: optional non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [-2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'defaulted' failed to satisfy constraint: non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = -3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'more_constrained' failed to satisfy constraint: between 0 and 5}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 21 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'array' failed to satisfy constraint: array of non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 2 : i64, array = [-1], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_unconstrained' failed to satisfy constraint: non-empty array of int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 2 : i64, array = [], non_empty_unconstrained = [], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_constrained' failed to satisfy constraint: non-empty array of non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 2 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_constrained' failed to satisfy constraint: non-empty array of non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 2 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [-6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_optional' failed to satisfy constraint: optional non-empty array of non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 2 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_optional' failed to satisfy constraint: optional non-empty array of non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 2 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[-7 : i64]], unconstrained = 8 : i64}> 

// -----

// Attributes that come to no value of the property.
// expected-error@+1 {{invalid properties {b = "foo", c = 32 : i64} for op test.with_properties: expected string property to come from string attribute}}
"test.with_properties"() <{b = "foo", c = 32 : i64}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {b = "foo", flag = "bar"} for op test.with_properties: expected string property to come from string attribute}}
"test.with_properties"() <{b = "foo", flag = "bar"}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {a = "bar", b = "foo"} for op test.with_properties: expected IntegerAttr for key `value`}}
"test.with_properties"() <{b = "foo", a = "bar"}> : () -> ()

// -----

// expected-error@+1 {{for op test.with_properties: expected DenseI64ArrayAttr for key `value`}}
"test.with_properties"() <{b = "foo", array = array<i32: 1, 2, 3, 4>}> : () -> ()

// -----

// expected-error@+1 {{expected DenseI32ArrayAttr for key `value`}}
"test.with_properties"() <{b = "foo", array32 = array<i64: 5, 6>}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = 3 : i64} for op test.with_wrapped_properties: Expect StringAttr but got 3 : i64}}
"test.with_wrapped_properties"() <{prop = 3}> : () -> ()

// -----

// expected-error@+1 {{expected DictionaryAttr to set TestProperties}}
"test.with_nice_properties"() <{prop = 3}> : () -> ()

// -----

// expected-error@+1 {{expected StringAttr for key `label`}}
"test.with_nice_properties"() <{prop = {}}> : () -> ()

// -----

// expected-error@+1 {{expected IntegerAttr for key `value`}}
"test.with_nice_properties"() <{prop = {label = "x"}}> : () -> ()

// -----

// expected-error@+1 {{expected DictionaryAttr to set VersionedProperties}}
"test.with_versioned_properties"() <{prop = 3}> : () -> ()

// -----

// expected-error@+1 {{expected IntegerAttr for key `value2`}}
"test.with_versioned_properties"() <{prop = {value1 = 3}}> : () -> ()

// -----

// expected-error@+1 {{expected IntegerAttr storage for test::TestEnum}}
"test.op_with_enum_prop"() <{value = "first"}> : () -> ()

// -----

// expected-error@+1 {{expected ::test::TestEnumAttr or IntegerAttr storage for test::TestEnum}}
"test.op_with_enum_prop_attr_form"() <{value = "first"}> : () -> ()

// -----

// expected-error@+1 {{expected IntegerAttr storage for test::TestBitEnum}}
"test.op_with_bit_enum_prop"() <{value1 = "read"}> : () -> ()

// -----

// expected-error@+1 {{expected optional properties to materialize as arrays}}
"test.with_optional_properties"() <{simple = 3}> : () -> ()

// -----

// expected-error@+1 {{expected optional properties to become 0- or 1-element arrays}}
"test.with_optional_properties"() <{simple = [1, 2]}> : () -> ()

// -----

// expected-error@+1 {{expected array attribute}}
"test.with_array_properties"() <{ints = 3}> : () -> ()

// -----

// expected-error@+1 {{expected string property to come from string attribute}}
"test.with_array_properties"() <{strings = [3]}> : () -> ()

// -----

// expected-error@+1 {{expected unit or BoolAttr}}
"test.with_optional_properties"() <{hasUnit = 3}> : () -> ()

// -----

// Values that are read wrongly are told twice: what is wrong, and what they are
// to be.
// expected-error@+2 {{expected keyword for a test enum}}
// expected-error@+1 {{invalid value for property value, expected a test enum}}
test.op_with_enum_prop 0

// -----

// expected-error@+2 {{expected one of [first, second, third] for a test enum, got: fourth}}
// expected-error@+1 {{invalid value for property value, expected a test enum}}
test.op_with_enum_prop fourth

// -----

// expected-error@+1 {{op property 'value' failed to satisfy constraint: a test enum}}
"test.op_with_enum_prop"() <{value = 4 : i32}> {} : () -> ()

// -----

// expected-error@+2 {{expected keyword for a test bit enum}}
// expected-error@+1 {{invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop 0

// -----

// expected-error@+2 {{expected one of [read, write, execute] for a test bit enum, got: chroot}}
// expected-error@+1 {{invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop read, chroot : ()

// -----

// expected-error@+1 {{op property 'value2' failed to satisfy constraint: a test bit enum}}
"test.op_with_bit_enum_prop"() <{value1 = 7 : i32, value2 = 8 : i32}> {} : () -> ()

// -----

// expected-error@+2 {{expected 'bit_enum'}}
// expected-error@+1 {{invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop_named foo<read, execute>

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop_named bit_enum read, execute>

// -----

// expected-error@+2 {{expected '>'}}
// expected-error@+1 {{invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop_named bit_enum<read, execute +

// -----

// expected-error@+2 {{invalid dimension}}
// expected-error@+1 {{custom op 'test.custom_dimension_list_attr' Failed parsing dimension list.}}
test.custom_dimension_list_attr dimension_list = 1x-1

// -----

// expected-error@+1 {{custom op 'test.custom_dimension_list_attr' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
test.custom_dimension_list_attr dimension_list = -1

// -----

// expected-error@+2 {{expected ']'}}
// expected-error@+1 {{custom op 'test.custom_dimension_list_attr' Failed parsing dimension list.}}
test.custom_dimension_list_attr dimension_list = [2x3]

// -----

// expected-error@+2 {{custom op 'test.with_properties' expected integer value}}
// expected-error@+1 {{custom op 'test.with_properties' invalid value for property a, expected int64_t}}
test.with_properties a = x, b = "x", c = "y", flag = true, array = [], array32 = []

// -----

// expected-error@+2 {{expected ']'}}
// expected-error@+1 {{invalid value for property array, expected array of int64_t}}
test.with_properties a = 1, b = "x", c = "y", flag = true, array = [1 2], array32 = []

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{invalid value for property flag, expected boolean}}
test.with_properties a = 1, b = "x", c = "y", flag = 2, array = [], array32 = []

// -----

// expected-error@+2 {{expected 'none' or 'some<prop>'}}
// expected-error@+1 {{invalid value for property nested, expected optional optional int64_t}}
test.with_optional_properties nested = 3

// -----

// expected-error@+1 {{custom op 'test.using_property_in_custom' expected integer value}}
test.using_property_in_custom [x]

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property simple, expected optional int64_t}}
test.with_optional_properties simple = x
