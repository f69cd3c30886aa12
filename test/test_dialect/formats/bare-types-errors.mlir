// Types that stand without their name: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected SSA operand}}
test.format_maybe_empty_type

// -----

// expected-note@+1 {{prior use here}}
%0 = "a.b"() : () -> i32
// expected-error@+1 {{use of value '%0' expects different type than prior uses: '!test.optional_value_type<5>' vs 'i32'}}
test.format_maybe_empty_type %0 : <5>

// -----

%0 = "a.b"() : () -> !test.optional_value_type<5>
// expected-error@+1 {{expected '>'}}
test.format_maybe_empty_type %0 : <x>

// -----

%0 = "a.b"() : () -> !test.optional_value_type<5>
// expected-error@+1 {{expected ':'}}
test.format_maybe_empty_type %0

// -----

// expected-note@+1 {{prior use here}}
%0 = "a.b"() : () -> !test.optional_value_type<5>
// expected-error@+1 {{use of value '%0' expects different type than prior uses: '!test.optional_value_type' vs '!test.optional_value_type<5>'}}
test.format_maybe_empty_type %0 : i32

// -----

%0 = "a.b"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// expected-error@+1 {{expected non-function type}}
test.format_qual_cpmd_nested_type %0 nested <i <42 <1, !test.smpla, [5, 6]>>>

// -----

%0 = "a.b"() : () -> i32
// expected-error@+1 {{'test.format_cpmd_nested_type' op operand #0 must be , but got 'i32'}}
"test.format_cpmd_nested_type"(%0) : (i32) -> ()

// -----

%0 = "a.b"() : () -> i32
// expected-error@+1 {{'test.format_maybe_empty_type' op operand #0 must be , but got 'i32'}}
"test.format_maybe_empty_type"(%0) : (i32) -> ()

// -----

%0 = "a.b"() : () -> i32
// expected-error@+1 {{expected '<'}}
test.format_cpmd_nested_type %0 nested i32
