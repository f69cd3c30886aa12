// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A dynamically legal operation, which is not.
module attributes {test.rules = {dynamic = ["x.a"], patterns = [{root = "x.a", fail = "needs attribute ok"}]}} {
  func.func @f() {
    "x.a"() {ok} : () -> ()
    "x.a"() : () -> ()
    return
  }
}

//ERR:<stdin>:6:5: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    "x.a"() : () -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:6:5: note: the target says that 'x.a' is not legal as it is
//ERR-NEXT:<stdin>:6:5: note: pattern 'x.a' did not match: needs attribute ok
//ERR-NEXT:<stdin>:6:5: note: see current operation: "x.a"() : () -> ()
//ERR-NOT:{{.}}
