// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A pattern that would be applied to its own result.
module attributes {test.rules = {illegal = ["x.a"], patterns = [{root = "x.a", name = "a-to-a", to = "x.a", undeclared}]}} {
  func.func @f() {
    %0 = "x.a"() : () -> i32
    return
  }
}

//ERR:<stdin>:5:10: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:5:10: note: pattern 'a-to-a' made 'x.a', which is marked illegal
//ERR-NEXT:<stdin>:5:10: note:   pattern 'a-to-a' was applied on the way here already
//ERR-NEXT:<stdin>:5:10: note: see current operation: %0 = "x.a"() : () -> i32
//ERR-NOT:{{.}}
