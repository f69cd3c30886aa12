// RUN: mlopt-test %s -split-input-file -verify-diagnostics | FileCheck %s
// Operations that take attributes of one kind of the dialect.

// CHECK:      "test.versionedB"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
// CHECK-NEXT: "test.versionedC"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
// CHECK-NEXT: "test.versionedC"() <{attribute = dense<[1, 2]> : tensor<2xi32>}> : () -> ()
// CHECK-NEXT: "test.slash_attr"() <{attr = #test.slash_attr<1 / 2>}> : () -> ()
"test.versionedB"() {attribute = #test.attr_params<42, 24>} : () -> ()
"test.versionedC"() {attribute = #test.attr_params<42, 24>} : () -> ()
"test.versionedC"() {attribute = dense<[1, 2]> : tensor<2xi32>} : () -> ()
"test.slash_attr"() {attr = #test.slash_attr<1/ 2>} : () -> ()

// -----
// expected-error @+1 {{'test.versionedB' op attribute 'attribute' failed to satisfy constraint: }}
"test.versionedB"() {attribute = 1} : () -> ()

// -----
// expected-error @+1 {{'test.versionedC' op attribute 'attribute' failed to satisfy constraint:  or 32-bit signless integer elements attribute}}
"test.versionedC"() {attribute = #test.slash_attr<1 / 2>} : () -> ()

// -----
// expected-error @+1 {{'test.slash_attr' op requires attribute 'attr'}}
"test.slash_attr"() : () -> ()

// -----
// expected-error @+1 {{'test.slash_attr' op attribute 'attr' failed to satisfy constraint: }}
"test.slash_attr"() {attr = #test.attr_params<42, 24>} : () -> ()
