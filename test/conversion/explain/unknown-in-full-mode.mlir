// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules=test-legalize-mode=full < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// Full conversion: an operation that nobody has heard of.
module attributes {test.rules = {legal_dialects = ["func", "builtin"]}} {
  func.func @f() {
    "x.unknown"() : () -> ()
    return
  }
}

//ERR:<stdin>:5:5: error: failed to legalize operation 'x.unknown'
//ERR-NEXT:    "x.unknown"() : () -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:5:5: note: the target does not know 'x.unknown'
//ERR-NEXT:<stdin>:5:5: note: no pattern has 'x.unknown' as its root
//ERR-NEXT:<stdin>:5:5: note: see current operation: "x.unknown"() : () -> ()
//ERR-NEXT:<stdin>:3:1: remark: applyFullConversion failed
//ERR-NEXT:module attributes {test.rules = {legal_dialects = ["func", "builtin"]}} {
//ERR-NEXT:^
//ERR-NEXT:<stdin>:3:1: note: see current operation: 
//ERR-NEXT:module {
//ERR-NEXT:  func.func @f() {
//ERR-NEXT:    "x.unknown"() : () -> ()
//ERR-NEXT:    return
//ERR-NEXT:  }
//ERR-NEXT:}
//ERR-NOT:{{.}}
