// RUN: mlopt-test %s -test-inverse-patterns 2>&1 | FileCheck %s

// R193, R194: patterns that undo each other end, without an error; a warning says which patterns undo each other, and where.
// CHECK:      endless.mlir:[[@LINE+5]]:8: warning: rewriting does not converge: 'test.illegal_op_{{[ab]}}' is changed again and again by
// CHECK-SAME: '{{a-to-b|b-to-a}}', '{{a-to-b|b-to-a}}'
// CHECK:      func.func @f
// CHECK-NEXT:   "test.illegal_op_{{[ab]}}"
func.func @f() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  return %0 : i32
}
