// With -verify-diagnostics explanations may be expected, and need not be.
// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules
// RUN: sed 's/no pattern has/some pattern has/' %s | not mlopt-test - -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules 2>&1 | FileCheck %s
// CHECK: error: expected note "some pattern has 'x.a' as its root" was not produced
// CHECK-NOT: error

module attributes {test.rules = {illegal = ["x.a"]}} {
  // expected-error @+2 {{failed to legalize operation 'x.a'}}
  // expected-note @+1 {{no pattern has 'x.a' as its root}}
  "x.a"() : () -> ()
}

// -----

module attributes {test.rules = {illegal = ["x.a"]}} {
  // expected-error @+1 {{failed to legalize operation 'x.a'}}
  "x.a"() : () -> ()
}
