// RUN: not mlopt-test %s -allow-unregistered-dialect -test-conversion-rules -debug-only=dialect-conversion -debug-stable-ids 2>&1 | FileCheck %s

// R63: where an operand's type cannot be converted, the pattern is not called: it
// makes nothing, and the reason is not its own.
// CHECK:      * Pattern : 'test.use -> (test.used)' {
// CHECK-NEXT:   ** Failure : unable to convert type for operand #0, type was 'f64'
// CHECK-NEXT: } -> FAILURE : pattern failed to match
// CHECK-NOT:  Insert
module attributes {test.rules = {strict, illegal = ["test.use"], legal = ["test.used"], types = [[f32, i32]],
    patterns = [{root = "test.use", to = "test.used", converter}]}} {
  func.func @unconvertible() {
    %0 = "x.get"() : () -> f64
    "test.use"(%0) : (f64) -> ()
    return
  }
}
