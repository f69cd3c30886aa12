// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// What could be legalized is not in the explanation.
module attributes {test.rules = {illegal = ["x.a", "x.b"], legal = ["x.c"], patterns = [
    {root = "x.a", name = "a-to-b-and-z", parts = [["x.b", i32], ["x.z", i32]]},
    {root = "x.b", name = "b-fails", benefit = 2, fail = "not the right one"},
    {root = "x.b", name = "b-to-c", to = "x.c"}]}} {
  func.func @f() {
    %0:2 = "x.a"() : () -> (i32, i32)
    return
  }
}

//ERR:<stdin>:8:12: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    %0:2 = "x.a"() : () -> (i32, i32)
//ERR-NEXT:           ^
//ERR-NEXT:<stdin>:8:12: note: pattern 'a-to-b-and-z' made 'x.z', which the target does not know and which no pattern has as its root
//ERR-NEXT:<stdin>:8:12: note: see current operation: %0:2 = "x.a"() : () -> (i32, i32)
//ERR-NOT:{{.}}
