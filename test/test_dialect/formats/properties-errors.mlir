// Properties that are no attributes upstream: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics 

// expected-error@+1 {{'test.op_with_bit_enum_prop' op property 'value1' failed to satisfy constraint: a test bit enum}}
"test.op_with_bit_enum_prop"() <{value1 = 8 : i32, value2 = 2 : i32}> : () -> ()

// -----
// expected-error@+2 {{'test.with_properties_and_inferred_type' op inferred type(s) 'i32' are incompatible with return type(s) of operation 'i64'}}
// expected-error@+1 {{'test.with_properties_and_inferred_type' op failed to infer returned types}}
%0 = "test.with_properties_and_inferred_type"() <{lhs = 16 : i32, rhs = 16 : i64}> : () -> i64

// -----
%a = "x.y"() : () -> i64
test.variadic_segment_prop %a, %a : %a : i64, i64 : i64 end
// expected-error@+1 {{expected non-function type}}
test.variadic_segment_prop %a, %a : : i64, i64 : end
test.variadic_segment_prop : %a : : i64 {a} end

// -----
test.with_default_valued_properties na
test.with_default_valued_properties 5
test.with_default_valued_properties 0
test.with_default_valued_properties na "x"
test.with_default_valued_properties 5 "x" 4
test.with_default_valued_properties 5 "x" 4 unit
test.with_default_valued_properties 5 4
test.with_default_valued_properties na 4 unit_absent
// expected-error@+1 {{custom op 'test.with_default_valued_properties' 'test.with_default_valued_properties' op attribute 'a' failed to satisfy constraint: 32-bit signless integer attribute}}
test.with_default_valued_properties na -1 unit {a}
test.with_default_valued_properties na unit

// -----
// expected-error@+1 {{custom op 'test.with_default_valued_properties' expected 'na'}}
test.with_default_valued_properties x

// -----
// expected-error@+1 {{custom op 'anAttr' is unknown (tried 'builtin.anAttr' as well)}}
test.with_optional_properties simple = 1 anAttr = 4

// -----
// expected-error@+1 {{custom op 'test.with_array_properties' expected 'opt'}}
test.with_array_properties ints = [] strings = [] nested = [] explicitOptions = [] explicitUnits = [] [] thats_has_default
test.with_array_properties ints = [] strings = [] nested = [] explicitOptions = [] explicitUnits = [] [1] thats_has_default {a}
