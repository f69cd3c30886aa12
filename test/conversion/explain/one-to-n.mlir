// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A pattern for one value an operand meets two.
module attributes {test.rules = {illegal = ["x.a"], types = [[i64, i32, i32]], patterns = [
    {root = "x.def", to = "x.pair", converter, undeclared},
    {root = "x.a", name = "takes-one", one_to_one, converter}], legal = ["x.pair"]}} {
  func.func @f(%a: i1) {
    %0 = "x.def"() : () -> i64
    "x.a"(%a, %0) : (i1, i64) -> ()
    return
  }
}

//ERR:<stdin>:8:5: error: pattern 'takes-one' does not support 1:N conversion
//ERR-NEXT:    "x.a"(%a, %0) : (i1, i64) -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:8:5: note: pattern 'takes-one' did not match: it takes one value for operand #1 of type 'i64', which is 2 by now
//ERR-NEXT:<stdin>:8:5: note: see current operation: "x.a"(%arg0, %1) : (i1, i64) -> ()
//ERR-NOT:{{.}}
