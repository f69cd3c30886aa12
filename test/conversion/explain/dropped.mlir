// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A value that goes away altogether is still used.
module attributes {test.rules = {legal = ["x.b"], types = [[i16]], patterns = [{root = "x.a", name = "a-to-b", to = "x.b", converter}]}} {
  func.func @f() {
    %0 = "x.a"() : () -> i16
    "x.use"(%0) : (i16) -> ()
    return
  }
}

//ERR:<stdin>:5:10: error: failed to legalize unresolved materialization from () to ('i16') that remained live after conversion
//ERR-NEXT:    %0 = "x.a"() : () -> i16
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:6:5: note: see existing live user here: "x.use"(%0) : (i16) -> ()
//ERR-NEXT:    "x.use"(%0) : (i16) -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:5:10: note: there is no value to make it from: what it stands for was dropped
//ERR-NEXT:    %0 = "x.a"() : () -> i16
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:6:5: note: pattern 'a-to-b' replaced a value of type 'i16', which 'x.use' still takes as operand #0
//ERR-NEXT:    "x.use"(%0) : (i16) -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:5:10: note: the type converter has no source materialization
//ERR-NEXT:    %0 = "x.a"() : () -> i16
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:6:5: note: the target does not know 'x.use'
//ERR-NEXT:    "x.use"(%0) : (i16) -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:6:5: note: no pattern has 'x.use' as its root
//ERR-NEXT:<stdin>:5:10: note: see current operation: %0 = "builtin.unrealized_conversion_cast"() : () -> i16
//ERR-NEXT:    %0 = "x.a"() : () -> i16
//ERR-NEXT:         ^
//ERR-NOT:{{.}}
