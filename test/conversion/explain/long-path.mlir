// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A path of more than eight operations is cut.
module attributes {test.rules = {illegal = ["x.0"], legal = ["x.z"], patterns = [
    {root = "x.0", to = "x.1"},
    {root = "x.1", to = "x.2"},
    {root = "x.2", to = "x.3"},
    {root = "x.3", to = "x.4"},
    {root = "x.4", to = "x.5"},
    {root = "x.5", to = "x.6"},
    {root = "x.6", to = "x.7"},
    {root = "x.7", to = "x.8"},
    {root = "x.8", to = "x.9"},
    {root = "x.9", to = "x.10"},
    {root = "x.10", to = "x.11"},
    {root = "x.11", to = "x.12"}]}} {
  func.func @f() {
    %0 = "x.0"() : () -> i32
    return
  }
}

//ERR:<stdin>:17:10: error: failed to legalize operation 'x.0' that was explicitly marked illegal
//ERR-NEXT:    %0 = "x.0"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:17:10: note: pattern 'x.0' was not tried, it leads nowhere: 'x.0' -> 'x.1' -> 'x.2' -> 'x.3' -> 'x.4' -> 'x.5' -> 'x.6' -> 'x.7' -> 'x.8' -> ...
//ERR-NEXT:<stdin>:17:10: note: see current operation: %0 = "x.0"() : () -> i32
//ERR-NOT:{{.}}
