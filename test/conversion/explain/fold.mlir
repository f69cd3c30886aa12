// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A fold whose constant is illegal.
module attributes {test.rules = {illegal = ["test.constant", "test.manual_cpp_op_with_fold"]}} {
  func @f() -> i32 {
    %0 = constant 1 : i32
    %1 = "test.manual_cpp_op_with_fold"(%0) : (i32) -> i32
    return %1 : i32
  }
}

//ERR:<stdin>:6:10: error: failed to legalize operation 'test.manual_cpp_op_with_fold' that was explicitly marked illegal
//ERR-NEXT:    %1 = "test.manual_cpp_op_with_fold"(%0) : (i32) -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:6:10: note: no pattern has 'test.manual_cpp_op_with_fold' as its root
//ERR-NEXT:<stdin>:6:10: note: folding made 'test.constant', which is marked illegal and which no pattern has as its root
//ERR-NEXT:<stdin>:6:10: note: see current operation: %1 = "test.manual_cpp_op_with_fold"(%0) : (i32) -> i32
//ERR-NOT:{{.}}
