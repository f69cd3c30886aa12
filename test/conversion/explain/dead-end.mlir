// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A pattern that is not tried, for the graph ends nowhere.
module attributes {test.rules = {illegal = ["x.a"], legal = ["x.z"], patterns = [
    {root = "x.a", name = "a-to-b", to = "x.b"},
    {root = "x.b", name = "b-to-c", to = "x.c"}]}} {
  func.func @f() {
    %0 = "x.a"() : () -> i32
    return
  }
}

//ERR:<stdin>:7:10: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:7:10: note: pattern 'a-to-b' was not tried, it leads nowhere: 'x.a' -> 'x.b' -> 'x.c', which the target does not know and which no pattern has as its root
//ERR-NEXT:<stdin>:7:10: note: see current operation: %0 = "x.a"() : () -> i32
//ERR-NOT:{{.}}
