// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// The chain of patterns, each under what the one before made.
module attributes {test.rules = {illegal = ["x.a", "x.b", "x.c"], patterns = [
    {root = "x.a", name = "a-to-b", to = "x.b", undeclared},
    {root = "x.b", name = "b-to-c", to = "x.c", undeclared},
    {root = "x.c", name = "c-to-d", fail = "there is no d"},
    {root = "x.c", name = "c-to-e", to = "x.e", undeclared}]}} {
  func.func @f() {
    %0 = "x.a"() : () -> i32
    return
  }
}

//ERR:<stdin>:9:10: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:9:10: note: pattern 'a-to-b' made 'x.b', which is marked illegal
//ERR-NEXT:<stdin>:9:10: note:   pattern 'b-to-c' made 'x.c', which is marked illegal
//ERR-NEXT:<stdin>:9:10: note:     pattern 'c-to-d' did not match: there is no d
//ERR-NEXT:<stdin>:9:10: note:     pattern 'c-to-e' made 'x.e', which the target does not know and which no pattern has as its root
//ERR-NEXT:<stdin>:9:10: note: see current operation: %0 = "x.a"() : () -> i32
//ERR-NOT:{{.}}
