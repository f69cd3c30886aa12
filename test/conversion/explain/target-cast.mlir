// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A pattern wants an operand of another type, and there is no target materialization.
module attributes {test.rules = {legal = ["x.b"], types = [[i32, i64]], patterns = [{root = "x.a", name = "a-to-b", to = "x.b", converter}]}} {
  func.func @f(%a: i32) {
    "x.a"(%a) : (i32) -> ()
    return
  }
}

//ERR:<stdin>:5:5: error: failed to legalize unresolved materialization from ('i32') to ('i64') that remained live after conversion
//ERR-NEXT:    "x.a"(%a) : (i32) -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:5:5: note: see existing live user here: "x.b"(%0) : (i64) -> ()
//ERR-NEXT:<stdin>:4:16: note: the value of type 'i32' is argument #0 of a block in 'func.func'
//ERR-NEXT:  func.func @f(%a: i32) {
//ERR-NEXT:               ^
//ERR-NEXT:<stdin>:5:5: note: pattern 'a-to-b' takes it as 'i64', for an operand of type 'i32'
//ERR-NEXT:    "x.a"(%a) : (i32) -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:5:5: note: the type converter has no target materialization
//ERR-NEXT:<stdin>:5:5: note: see current operation: %0 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> i64
//ERR-NOT:{{.}}
