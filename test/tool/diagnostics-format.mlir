// -diagnostics-format: JSON and SARIF for programs, one document for all parts.
// RUN: not mlopt %s -split-input-file -diagnostics-format=json 2>&1 >/dev/null | python3 -m json.tool | FileCheck %s
// RUN: not mlopt %s -split-input-file -diagnostics-format=sarif 2>&1 >/dev/null | python3 -m json.tool | FileCheck %s --check-prefix=SARIF
// RUN: echo 'func.func private @f()' | mlopt -diagnostics-format=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not mlopt %s -diagnostics-format=xml 2>&1 | FileCheck %s --check-prefix=BAD

// CHECK:      "line": [[# @LINE + 19]],
// CHECK-NEXT: "column": 10,
// CHECK-NEXT: "severity": "error",
// CHECK-NEXT: "message": "use of value '%0' expects different type than prior uses: 'f32' vs 'i32'",
// CHECK-NEXT: "notes": [
// CHECK:        "message": "prior use here"
// CHECK:      "message": "custom op '
// CHECK:        "message": "did you mean 'func.return'?"
// CHECK-NOT:  "severity"
// SARIF:      "version": "2.1.0"
// SARIF:      "name": "mlopt"
// SARIF:      "level": "error"
// SARIF:      "startLine": [[# @LINE + 7]],
// SARIF:      "relatedLocations": [
// SARIF:      "text": "prior use here"
// EMPTY:      {{^\[\]$}}
// BAD: mlopt: for the --diagnostics-format option: Cannot find option named 'xml'!
func.func @f(%a: i32) -> f32 {
  %0 = arith.addi %a, %b : i32
  return %0 : f32
}
// -----
func.func @g() {
  retun
}
