// RUN: mlopt-test %s -split-input-file -allow-unregistered-dialect -test-conversion-rules -debug-only=dialect-conversion 2>&1 | FileCheck %s
// RUN: not mlopt-test %s -debug-only=nonsense 2>&1 | FileCheck %s --check-prefix=NONSENSE

// R187: a name that is no trace is an error that says which there are.
// NONSENSE: dialect-conversion

// R37: recursive legality is said.
// CHECK: Legalizing operation : 'x.outer'
// CHECK-NEXT: } -> SUCCESS : operation marked legal by the target; NOTE: operation is recursively legal; skipping internals
module attributes {test.rules = {legal = ["x.outer"], recursive = ["x.outer"]}} {
  "x.outer"() ({
    "bar.a"() : () -> ()
  }) : () -> ()
}

// -----

// R45: a pattern is not applied to what it made.
// CHECK: Legalizing operation : 'c.0'
// CHECK: * Pattern : 'c.0 -> (c.0)' {
// CHECK: ** Insert  : 'c.0'
// CHECK: * Pattern : 'c.0 -> (c.0)' {
// CHECK-NEXT: } -> FAILURE : pattern was already applied
module attributes {test.rules = {patterns = [{root = "c.0", to = "c.0"}, {fail = "any"}]}} {
  "c.0"() : () -> ()
}

// -----

// R50: a fold counts only if its constants are legal; the patterns come then.
// CHECK: Legalizing operation : 'test.manual_cpp_op_with_fold'
// CHECK: * Fold {
// CHECK: ** Insert  : 'test.constant'
// CHECK: } -> FAILURE : failed to legalize generated constant 'test.constant'
// CHECK: * Pattern : 'test.manual_cpp_op_with_fold -> (foo.a)' {
// CHECK: "foo.a"(%{{.*}}) : (i32) -> i32
module attributes {test.rules = {legal = ["foo.a"], illegal = ["test.constant", "test.manual_cpp_op_with_fold"],
    patterns = [{root = "test.manual_cpp_op_with_fold", to = "foo.a"}]}} {
  func @f() -> i32 {
    %0 = constant 1 : i32
    %1 = "test.manual_cpp_op_with_fold"(%0) : (i32) -> i32
    return %1 : i32
  }
}
