// RUN: mlopt-test %s -test-inverse-patterns >%t.out 2>%t.err
// RUN: FileCheck %s --match-full-lines --input-file=%t.out
// RUN: FileCheck %s --check-prefix=WARN --input-file=%t.err

// R193, R194: patterns that undo each other end, and that is no error: what the
// last round left is printed whole. One warning says which patterns undo each
// other, and where.
// WARN-NOT:  {{error|note}}:
// WARN:      {{^.*}}endless.mlir:[[@LINE+10]]:8: warning: rewriting does not converge: 'test.illegal_op_{{[ab]}}' is changed again and again by
// WARN-SAME: '{{a-to-b|b-to-a}}', '{{a-to-b|b-to-a}}'
// WARN-NOT:  {{error|warning|note}}:
// CHECK:      module {
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = "test.illegal_op_{{[ab]}}"() : () -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
func.func @f() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  return %0 : i32
}
