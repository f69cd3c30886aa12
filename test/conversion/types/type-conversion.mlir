// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-legalize-type-conversion | FileCheck %s

// R132: there is no materialization from f64 to f16.
func.func @test_invalid_arg_materialization(
  // expected-error @below {{failed to legalize unresolved materialization from ('f64') to ('f16') that remained live after conversion}}
  %arg0: f16) {
  // expected-note @below {{see existing live user here}}
  "foo.return"(%arg0) : (f16) -> ()
}

// -----

// R118: from f64 back to f32.
// CHECK-LABEL: func.func @test_valid_arg_materialization(%arg0: f64)
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%arg0) : (f64) -> f32
// CHECK-NEXT: "foo.return"(%[[C]]) : (f32) -> ()
func.func @test_valid_arg_materialization(%arg0: f32) {
  "foo.return"(%arg0) : (f32) -> ()
}

// -----

// R120: of a result.
// CHECK-LABEL: func.func @test_transitive_use_materialization
// CHECK: %[[P:.*]] = "test.type_producer"() : () -> f64
// CHECK: %[[C:.*]] = "test.cast"(%[[P]]) : (f64) -> f32
// CHECK: "foo.return"(%[[C]]) : (f32) -> ()
func.func @test_transitive_use_materialization() {
  %result = "test.another_type_producer"() : () -> f32
  "foo.return"(%result) : (f32) -> ()
}

// -----

// R132: no converter, so nothing to materialize with.
func.func @test_block_argument_not_converted() {
  "test.signature_conversion_no_converter"() ({
  // expected-error @below {{failed to legalize unresolved materialization from ('f64') to ('f32') that remained live after conversion}}
  ^bb0(%arg0: f32):
    "test.type_consumer"(%arg0) : (f32) -> ()
    // expected-note @below {{see existing live user here}}
    "test.return"(%arg0) : (f32) -> ()
  }) : () -> ()
  return
}
