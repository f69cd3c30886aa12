// RUN: mlopt-test %s -split-input-file -verify-diagnostics | FileCheck %s
// RUN: mlopt-test %s -split-input-file -verify-diagnostics -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// Attributes that spell their syntax out, in formats of operations: written
// without dialect and name, unless they are qualified.

// CHECK:      test.format_compound_attr <1, !test.smpla, [5, 6]>
// CHECK-NEXT: test.format_compound_attr <1, i32, [5, 6]> attributes {a}
// CHECK-NEXT: test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>
// CHECK-NEXT: test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT: test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// GENERIC:      "test.format_compound_attr"() <{compound = #test.cmpnd_a<1, !test.smpla, [5, 6]>}> : () -> ()
// GENERIC-NEXT: "test.format_compound_attr"() <{compound = #test.cmpnd_a<1, i32, [5, 6]>}> {a} : () -> ()
// GENERIC-NEXT: "test.format_nested_attr"() <{nested = #test.cmpnd_nested<nested = <1, !test.smpla, [5, 6]>>}> : () -> ()
// GENERIC-NEXT: "test.format_cpmd_nested_attr"() <{nested = #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>}> : () -> ()
// GENERIC-NEXT: "test.format_qual_cpmd_nested_attr"() <{nested = #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>}> : () -> ()
test.format_compound_attr <1, !test.smpla, [5, 6]>
test.format_compound_attr #test.cmpnd_a<1, i32, [5, 6]> attributes {a}
test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>
test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>

// -----
// expected-error @+1 {{expected '<'}}
test.format_compound_attr 1

// -----
// expected-error @+1 {{expected '<'}}
test.format_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>

// -----
// expected-error @+1 {{'test.format_cpmd_nested_attr' expected 'nested'}}
test.format_cpmd_nested_attr <i <42 <1, !test.smpla, [5, 6]>>>

// -----
// expected-error @+1 {{'test.format_compound_attr' invalid kind of attribute specified}}
test.format_compound_attr #test.slash_attr<1 / 2>

// -----
// expected-error @+1 {{expected integer value}}
test.format_compound_attr <x, !test.smpla, [5, 6]>

// -----
// expected-error @+1 {{expected attribute value}}
test.format_qual_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>

// -----
// expected-error @+1 {{'test.format_qual_cpmd_nested_attr' invalid kind of attribute specified}}
test.format_qual_cpmd_nested_attr nested 1
