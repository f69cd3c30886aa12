// RUN: mlopt-test %s -split-input-file -verify-diagnostics -test-legalize-patterns 2>&1 | grep -v notify | FileCheck %s
// RUN: mlopt-test %s -split-input-file -verify-diagnostics -test-legalize-patterns=allow-pattern-rollback=0 2>&1 | grep -v notify | FileCheck %s

// R163: a pattern that takes one value for each operand and meets none or two.

// CHECK-LABEL: @one
// CHECK-NEXT: "test.return"
func.func @one(%a: i32) {
  "test.type_consumer"(%a) : (i32) -> ()
  "test.return"() : () -> ()
}

// -----

// expected-remark@+1 {{applyPartialConversion failed}}
module {
  func.func @two(%a: f32) {
    // expected-error@+4 {{pattern 'erase' does not support 1:N conversion}}
    // expected-note@+3 {{the target says that 'test.type_consumer' is not legal as it is}}
    // expected-note@+2 {{pattern 'consume_f64' did not match: it takes one value for operand #0 of type 'f32', which is 2 by now}}
    // expected-note@+1 {{pattern 'erase' did not match: it takes one value for operand #0 of type 'f32', which is 2 by now}}
    "test.type_consumer"(%a) : (f32) -> ()
    "test.return"() : () -> ()
  }
}

// -----

// expected-remark@+1 {{applyPartialConversion failed}}
module {
  func.func @none(%a: i16) {
    // expected-error@+4 {{pattern 'erase' does not support 1:N conversion}}
    // expected-note@+3 {{the target says that 'test.type_consumer' is not legal as it is}}
    // expected-note@+2 {{pattern 'consume_f64' did not match}}
    // expected-note@+1 {{pattern 'erase' did not match: it takes one value for operand #0 of type 'i16', which is 0 by now}}
    "test.type_consumer"(%a) : (i16) -> ()
    "test.return"() : () -> ()
  }
}
