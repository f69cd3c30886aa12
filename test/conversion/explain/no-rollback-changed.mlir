// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules=allow-pattern-rollback=0 < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
module attributes {test.rules = {illegal = ["x.a"], patterns = [{root = "x.a", name = "a-to-b", to = "x.b", after = "on second thoughts"}], legal = ["x.b"]}} {
  func.func @f() {
    %0 = "x.a"() : () -> i32
    return
  }
}

// R48: a pattern that changed something may not fail, which shows without rollback.
//ERR:<stdin>:4:10: error: pattern 'a-to-b' returned failure but IR did change
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:4:10: note: its reason was: on second thoughts
//ERR-NOT:{{.}}
