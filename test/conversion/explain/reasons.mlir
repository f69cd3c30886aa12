// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// Each pattern and why it does not match, in the order of trying.
module attributes {test.rules = {illegal = ["x.a"], patterns = [
    {root = "x.a", name = "dear", benefit = 2, fail = "costs too much"},
    {root = "x.a", name = "late", fail = "comes too late"},
    {root = "x.a", name = "silent", one_to_one}]}} {
  func.func @f() {
    "x.a"() : () -> ()
    return
  }
}

//ERR:<stdin>:8:5: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    "x.a"() : () -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:8:5: note: pattern 'dear' did not match: costs too much
//ERR-NEXT:<stdin>:8:5: note: pattern 'late' did not match: comes too late
//ERR-NEXT:<stdin>:8:5: note: pattern 'silent' did not match, and did not say why
//ERR-NEXT:<stdin>:8:5: note: see current operation: "x.a"() : () -> ()
//ERR-NOT:{{.}}
