// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules -explain-failures=0 < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// No explanation, by the flag.
module attributes {test.rules = {illegal = ["x.a"]}} {
  func.func @f() {
    "x.a"() : () -> ()
    return
  }
}

//ERR:<stdin>:5:5: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    "x.a"() : () -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:5:5: note: see current operation: "x.a"() : () -> ()
//ERR-NOT:{{.}}
