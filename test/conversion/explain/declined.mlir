// RUN: not mlopt-test - -allow-unregistered-dialect -test-legalize-type-conversion < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A materialization that is asked and declines.
func.func @f(%arg0: f16) {
  "foo.return"(%arg0) : (f16) -> ()
}

//ERR:<stdin>:3:14: error: failed to legalize unresolved materialization from ('f64') to ('f16') that remained live after conversion
//ERR-NEXT:func.func @f(%arg0: f16) {
//ERR-NEXT:             ^
//ERR-NEXT:<stdin>:4:3: note: see existing live user here: "foo.return"(%0) : (f16) -> ()
//ERR-NEXT:  "foo.return"(%arg0) : (f16) -> ()
//ERR-NEXT:  ^
//ERR-NEXT:<stdin>:3:14: note: the value of type 'f64' is argument #0 of a block in 'func.func'
//ERR-NEXT:func.func @f(%arg0: f16) {
//ERR-NEXT:             ^
//ERR-NEXT:<stdin>:4:3: note: pattern 'convert-function-signature' replaced a value of type 'f16', which 'foo.return' still takes as operand #0
//ERR-NEXT:  "foo.return"(%arg0) : (f16) -> ()
//ERR-NEXT:  ^
//ERR-NEXT:<stdin>:3:14: note: no source materialization of the type converter made it
//ERR-NEXT:func.func @f(%arg0: f16) {
//ERR-NEXT:             ^
//ERR-NEXT:<stdin>:4:3: note: the target does not know 'foo.return'
//ERR-NEXT:  "foo.return"(%arg0) : (f16) -> ()
//ERR-NEXT:  ^
//ERR-NEXT:<stdin>:4:3: note: no pattern has 'foo.return' as its root
//ERR-NEXT:<stdin>:3:14: note: see current operation: %0 = "builtin.unrealized_conversion_cast"(%arg0) : (f64) -> f16
//ERR-NEXT:func.func @f(%arg0: f16) {
//ERR-NEXT:             ^
//ERR-NOT:{{.}}
