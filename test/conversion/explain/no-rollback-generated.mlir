// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules=allow-pattern-rollback=0 < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// Without rollback: what a pattern made, and why it is not legal.
module attributes {test.rules = {illegal = ["x.a", "x.b"], patterns = [
    {root = "x.a", name = "a-to-b", to = "x.b", undeclared},
    {root = "x.b", name = "b-to-c", fail = "there is no c"}]}} {
  func.func @f() {
    %0 = "x.a"() : () -> i32
    return
  }
}

//ERR:<stdin>:7:10: error: pattern 'a-to-b' produced IR that could not be legalized. new ops: {x.b}, modified ops: {}
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:7:10: note: pattern 'a-to-b' made 'x.b', which is marked illegal
//ERR-NEXT:<stdin>:7:10: note:   pattern 'b-to-c' did not match: there is no c
//ERR-NOT:{{.}}
