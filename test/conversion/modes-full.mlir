// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules=test-legalize-mode=full | FileCheck %s

// R6: full conversion succeeds if everything is legalized.
// R7: only legal operations are left.
// CHECK-LABEL: func.func @all
// CHECK-NEXT: "foo.a"() : () -> ()
// CHECK-NEXT: return
module attributes {test.rules = {illegal = ["bar.a"],
    legal = ["foo.a", "builtin.module", "func.func", "func.return"],
    patterns = [{root = "bar.a", to = "foo.a"}]}} {
  func.func @all() {
    "bar.a"() : () -> ()
    return
  }
}

// -----

// R6: an unknown operation is an error.
// R17: which it is not in partial mode, see modes.mlir.
// R30: full conversion fails on unknown operations.
// expected-remark @below {{applyFullConversion failed}}
module attributes {test.rules = {legal = ["builtin.module", "func.func", "func.return"]}} {
  func.func @unknown() {
    // expected-error @+1 {{failed to legalize operation 'x.unknown'}}
    "x.unknown"() : () -> ()
    return
  }
}

// -----

// R21: an illegal operation that nothing converts.
// expected-remark @below {{applyFullConversion failed}}
module attributes {test.rules = {illegal = ["bar.a"], legal = ["builtin.module", "func.func", "func.return"]}} {
  func.func @illegal() {
    // expected-error @+1 {{failed to legalize operation 'bar.a'}}
    "bar.a"() : () -> ()
    return
  }
}

// -----

// R7: what is in a recursively legal operation counts as legal.
// CHECK-LABEL: func.func @closed
// CHECK: "x.unknown"
module attributes {test.rules = {legal = ["builtin.module", "func.func"], recursive = ["func.func"]}} {
  func.func @closed() {
    "x.unknown"() : () -> ()
    return
  }
}

// -----

// R27: unknown operations are asked.
// CHECK-LABEL: func.func @asked
// CHECK: "x.unknown"() {ok}
module attributes {test.rules = {unknown_dynamic, legal = ["builtin.module", "func.func", "func.return"]}} {
  func.func @asked() {
    "x.unknown"() {ok} : () -> ()
    return
  }
}

// -----

// R27: and may be not legal.
// expected-remark @below {{applyFullConversion failed}}
module attributes {test.rules = {unknown_dynamic, legal = ["builtin.module", "func.func", "func.return"]}} {
  func.func @asked() {
    // expected-error @+1 {{failed to legalize operation 'x.unknown'}}
    "x.unknown"() : () -> ()
    return
  }
}

// -----

// R44: a cycle without a legal end terminates.
// expected-remark @below {{applyFullConversion failed}}
module attributes {test.rules = {legal = ["builtin.module", "func.func", "func.return"],
    patterns = [{root = "a.x", to = "b.y"}, {root = "b.y", to = "a.x"}]}} {
  func.func @cycle() {
    // expected-error @+1 {{failed to legalize operation 'a.x'}}
    "a.x"() : () -> ()
    return
  }
}
