// RUN: mlopt-test %s -verify-diagnostics -allow-unregistered-dialect -test-legalize-patterns=test-legalize-mode=analysis | FileCheck %s

// R8: analysis changes nothing, though patterns ran.
// R9: it records what was legal or could be made so.
// R10: and does not fail, even for an illegal operation.
// R15: the pass's option binds the mode.

// The listener hears of the conversion that might be.
// CHECK: notifyOperationInserted: test.legal_op_a, was unlinked
// CHECK: notifyOperationReplaced: test.illegal_op_a
// expected-remark @+1 {{op 'builtin.module' is legalizable}}
module {
// CHECK-LABEL: func.func @test
// expected-remark @+1 {{op 'func.func' is legalizable}}
func.func @test(%arg0: f32) {
  // CHECK: "test.illegal_op_a"
  // expected-remark @+1 {{op 'test.illegal_op_a' is legalizable}}
  %result = "test.illegal_op_a"() : () -> (i32)
  // CHECK: "foo.region"
  "foo.region"() ({
    // expected-remark @+1 {{op 'test.invalid' is legalizable}}
    "test.invalid"(%result) : (i32) -> ()
  }) : () -> ()
  // CHECK: "test.illegal_op_f"
  %f = "test.illegal_op_f"() : () -> i32
  "foo.unknown"() : () -> ()
  return
}
}
