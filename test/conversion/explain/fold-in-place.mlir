// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A fold in place, which does not help.
module attributes {test.rules = {illegal = ["test.op_in_place_self_fold"]}} {
  func.func @f() -> i32 {
    %0 = "test.op_in_place_self_fold"() : () -> i32
    return %0 : i32
  }
}

//ERR:<stdin>:5:10: error: failed to legalize operation 'test.op_in_place_self_fold' that was explicitly marked illegal
//ERR-NEXT:    %0 = "test.op_in_place_self_fold"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:5:10: note: no pattern has 'test.op_in_place_self_fold' as its root
//ERR-NEXT:<stdin>:5:10: note: see current operation: %0 = "test.op_in_place_self_fold"() <{folded}> : () -> i32
//ERR-NOT:{{.}}
