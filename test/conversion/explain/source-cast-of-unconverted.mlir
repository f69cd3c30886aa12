// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// The user of a cast that stays says why it was not converted.
module attributes {test.rules = {legal = ["x.b"], types = [[i32, i64]], patterns = [
    {root = "x.a", name = "a-to-b", to = "x.b", converter},
    {root = "x.use", name = "convert-use", fail = "it is used twice"}]}} {
  func.func @f() {
    %0 = "x.a"() : () -> i32
    "x.use"(%0, %0) : (i32, i32) -> ()
    return
  }
}

//ERR:<stdin>:7:10: error: failed to legalize unresolved materialization from ('i64') to ('i32') that remained live after conversion
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:8:5: note: see existing live user here: "x.use"(%1, %1) : (i32, i32) -> ()
//ERR-NEXT:    "x.use"(%0, %0) : (i32, i32) -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:7:10: note: the value of type 'i64' comes from 'x.b'
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:8:5: note: pattern 'a-to-b' replaced a value of type 'i32', which 'x.use' still takes as operand #0
//ERR-NEXT:    "x.use"(%0, %0) : (i32, i32) -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:7:10: note: the type converter has no source materialization
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NEXT:<stdin>:8:5: note: the target does not know 'x.use'
//ERR-NEXT:    "x.use"(%0, %0) : (i32, i32) -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:8:5: note: pattern 'convert-use' did not match: it is used twice
//ERR-NEXT:<stdin>:7:10: note: see current operation: %1 = "builtin.unrealized_conversion_cast"(%0) : (i64) -> i32
//ERR-NEXT:    %0 = "x.a"() : () -> i32
//ERR-NEXT:         ^
//ERR-NOT:{{.}}
