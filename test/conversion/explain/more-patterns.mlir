// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// No more notes than eight, and how many there would be.
module attributes {test.rules = {illegal = ["x.a"], patterns = [
    {root = "x.a", name = "p0", fail = "not today"},
    {root = "x.a", name = "p1", fail = "not today"},
    {root = "x.a", name = "p2", fail = "not today"},
    {root = "x.a", name = "p3", fail = "not today"},
    {root = "x.a", name = "p4", fail = "not today"},
    {root = "x.a", name = "p5", fail = "not today"},
    {root = "x.a", name = "p6", fail = "not today"},
    {root = "x.a", name = "p7", fail = "not today"},
    {root = "x.a", name = "p8", fail = "not today"},
    {root = "x.a", name = "p9", fail = "not today"},
    {root = "x.a", name = "p10", fail = "not today"},
    {root = "x.a", name = "p11", fail = "not today"}]}} {
  func.func @f() {
    "x.a"() : () -> ()
    return
  }
}

//ERR:<stdin>:17:5: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    "x.a"() : () -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:17:5: note: pattern 'p0' did not match: not today
//ERR-NEXT:<stdin>:17:5: note: pattern 'p1' did not match: not today
//ERR-NEXT:<stdin>:17:5: note: pattern 'p2' did not match: not today
//ERR-NEXT:<stdin>:17:5: note: pattern 'p3' did not match: not today
//ERR-NEXT:<stdin>:17:5: note: pattern 'p4' did not match: not today
//ERR-NEXT:<stdin>:17:5: note: pattern 'p5' did not match: not today
//ERR-NEXT:<stdin>:17:5: note: pattern 'p6' did not match: not today
//ERR-NEXT:<stdin>:17:5: note: pattern 'p7' did not match: not today
//ERR-NEXT:<stdin>:17:5: note: and 4 more
//ERR-NEXT:<stdin>:17:5: note: see current operation: "x.a"() : () -> ()
//ERR-NOT:{{.}}
