// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules=allow-pattern-rollback=0 < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// Without rollback: patterns that do not match are asked again.
module attributes {test.rules = {illegal = ["x.a"], patterns = [{root = "x.a", name = "never", fail = "never matches"}]}} {
  func.func @f() {
    %0 = "x.a"() : () -> i32
    return
  }
}

//ERR:<stdin>:5:10: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:5:10: note: pattern 'never' did not match: never matches
//ERR-NEXT:<stdin>:5:10: note: see current operation: %0 = "x.a"() : () -> i32
//ERR-NOT:{{.}}
