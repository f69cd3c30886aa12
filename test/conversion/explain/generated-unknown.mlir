// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A pattern makes an operation that the target does not know.
module attributes {test.rules = {illegal = ["x.a"], patterns = [{root = "x.a", name = "a-to-b", to = "x.b", undeclared}]}} {
  func.func @f() {
    %0 = "x.a"() : () -> i32
    return
  }
}

//ERR:<stdin>:5:10: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:5:10: note: pattern 'a-to-b' made 'x.b', which the target does not know and which no pattern has as its root
//ERR-NEXT:<stdin>:5:10: note: see current operation: %0 = "x.a"() : () -> i32
//ERR-NOT:{{.}}
