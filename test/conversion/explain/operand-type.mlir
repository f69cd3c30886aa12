// RUN: not mlopt-test - -allow-unregistered-dialect -test-conversion-rules < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// The type of an operand cannot be converted.
module attributes {test.rules = {illegal = ["x.a"], types = [[f32, i32]], strict, patterns = [{root = "x.a", name = "convert-a", to = "x.b", converter, undeclared}]}} {
  func.func @f(%a: f32, %b: f64) {
    "x.a"(%a, %b) : (f32, f64) -> ()
    return
  }
}

//ERR:<stdin>:5:5: error: failed to legalize operation 'x.a' that was explicitly marked illegal
//ERR-NEXT:    "x.a"(%a, %b) : (f32, f64) -> ()
//ERR-NEXT:    ^
//ERR-NEXT:<stdin>:5:5: note: pattern 'convert-a' did not match: unable to convert type for operand #1, type was 'f64'
//ERR-NEXT:<stdin>:5:5: note: see current operation: "x.a"(%arg0, %arg1) : (f32, f64) -> ()
//ERR-NOT:{{.}}
