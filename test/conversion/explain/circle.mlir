// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// Patterns that only make what each other has as a root.
module attributes {test.rules = {illegal = ["x.a", "x.b"], legal = ["x.z"], patterns = [
    {root = "x.a", name = "a-to-b", to = "x.b"},
    {root = "x.b", name = "b-to-a", to = "x.a"}]}} {
  func.func @f() {
    %0 = "x.a"() : () -> i32
    return
  }
}

//ERR:<stdin>:7:10: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:7:10: note: pattern 'a-to-b' was not tried, it leads nowhere: 'x.a' -> 'x.b' -> 'x.a', a circle
//ERR-NEXT:<stdin>:7:10: note: see current operation: %0 = "x.a"() : () -> i32
//ERR-NOT:{{.}}
