// Types that stand without their name
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: %0 = "a.b"() : () -> !test.optional_value_type<5>
// CHECK-NEXT: test.format_maybe_empty_type %0 : <5>
%0 = "a.b"() : () -> !test.optional_value_type<5>
test.format_maybe_empty_type %0 : <5>

// -----

// CHECK: %0 = "a.b"() : () -> !test.optional_value_type
// CHECK-NEXT: test.format_maybe_empty_type %0 : !test.optional_value_type
%0 = "a.b"() : () -> !test.optional_value_type
test.format_maybe_empty_type %0 :

// -----

// CHECK: %0 = "a.b"() : () -> !test.optional_value_type
// CHECK-NEXT: test.format_maybe_empty_type %0 : !test.optional_value_type
%0 = "a.b"() : () -> !test.optional_value_type
test.format_maybe_empty_type %0 : !test.optional_value_type

// -----

// CHECK: %0 = "a.b"() : () -> !test.optional_value_type
// CHECK-NEXT: test.format_maybe_empty_type %0 : !test.optional_value_type {a}
%0 = "a.b"() : () -> !test.optional_value_type
test.format_maybe_empty_type %0 : {a}

// -----

// CHECK: %0 = "a.b"() : () -> !test.optional_value_type<5>
// CHECK-NEXT: test.format_maybe_empty_type %0 : <5> {a}
%0 = "a.b"() : () -> !test.optional_value_type<5>
test.format_maybe_empty_type %0 : <5> {a}

// -----

// CHECK: %0 = "a.b"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT: test.format_cpmd_nested_type %0 nested <i <42 <1, !test.smpla, [5, 6]>>>
%0 = "a.b"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
test.format_cpmd_nested_type %0 nested <i <42 <1, !test.smpla, [5, 6]>>>

// -----

// CHECK: %0 = "a.b"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT: test.format_cpmd_nested_type %0 nested <i <42 <1, !test.smpla, [5, 6]>>>
%0 = "a.b"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
test.format_cpmd_nested_type %0 nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>

// -----

// CHECK: %0 = "a.b"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT: test.format_qual_cpmd_nested_type %0 nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
%0 = "a.b"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
test.format_qual_cpmd_nested_type %0 nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>

// -----

// CHECK: %0 = "a.b"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT: test.format_cpmd_nested_type %0 nested <i <42 <1, !test.smpla, [5, 6]>>> attributes {x}
%0 = "a.b"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
"test.format_cpmd_nested_type"(%0) {x}: (!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) -> ()
