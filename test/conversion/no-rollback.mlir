// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-legalize-patterns=allow-pattern-rollback=0 | FileCheck %s

// R69: the option chooses the mode.
// R74: what is inserted is there at once.
// R71, R76: the users are rewired at once, before the next pattern.
// R78: the old operation is gone.
// CHECK: notifyOperationInserted: test.illegal_op_e, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.illegal_op_c
// CHECK-NEXT: notifyOperationModified: func.return
// CHECK-NEXT: notifyOperationModified: foo.use
// CHECK-NEXT: notifyOperationErased: test.illegal_op_c
// CHECK-NEXT: notifyOperationInserted: test.legal_op_a, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.illegal_op_e
// CHECK-NEXT: notifyOperationModified: foo.use
// CHECK-NEXT: notifyOperationModified: func.return
// CHECK-NEXT: notifyOperationErased: test.illegal_op_e
// CHECK-LABEL: func.func @at_once
module {
  func.func @at_once() -> i32 {
    %0 = "test.illegal_op_c"() : () -> i32
    // expected-remark @+1 {{op 'foo.use' is not legalizable}}
    "foo.use"(%0) : (i32) -> ()
    // expected-remark @+1 {{op 'func.return' is not legalizable}}
    return %0 : i32
  }
}

// -----

// R72: nothing can be undone: an error that names the pattern and its results.
// expected-remark @+1 {{applyPartialConversion failed}}
module {
  func.func @stuck() {
    // expected-error @+1 {{pattern 'create_illegal_block' produced IR that could not be legalized. new ops: {test.illegal_op_f, test.finish}, modified ops: {}}}
    "test.create_illegal_block"() : () -> ()
    return
  }
}

// -----

// R81: only those uses that the filter wants, at once.
// CHECK-LABEL: func.func @conditional
// CHECK: %[[V:.*]]:2 = "test.legal_op"
// CHECK: %[[C:.*]] = "test.cast"(%[[V]]#1, %[[V]]#1) : (i32, i32) -> i32
// CHECK: "foo.use"(%[[C]]) {replace_uses}
// CHECK: "foo.use"(%[[V]]#0) : (i32)
module {
  func.func @conditional() {
    %0:2 = "test.legal_op"() : () -> (i32, i32)
    "test.value_replace"(%0#0, %0#1) {conditional} : (i32, i32) -> ()
    // expected-remark @+1 {{op 'foo.use' is not legalizable}}
    "foo.use"(%0#0) {replace_uses} : (i32) -> ()
    // expected-remark @+1 {{op 'foo.use' is not legalizable}}
    "foo.use"(%0#0) : (i32) -> ()
    // expected-remark @+1 {{op 'func.return' is not legalizable}}
    return
  }
}
