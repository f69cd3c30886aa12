// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A change in place that does not help.
module attributes {test.rules = {illegal = ["x.a"], patterns = [{root = "x.a", name = "set-ok", in_place, undeclared}]}} {
  func.func @f() {
    "x.a"() : () -> ()
    return
  }
}

//ERR:<stdin>:5:5: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    "x.a"() : () -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:5:5: note: pattern 'set-ok' changed it in place, which did not make it legal
//ERR-NEXT:<stdin>:5:5: note:   pattern 'set-ok' was applied on the way here already
//ERR-NEXT:<stdin>:5:5: note: see current operation: "x.a"() : () -> ()
//ERR-NOT:{{.}}
