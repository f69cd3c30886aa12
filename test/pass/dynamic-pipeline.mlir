// -test-dynamic-pipeline: a pipeline on operations of some names.
// RUN: mlopt-test %s '-pass-pipeline=builtin.module(func.func(test-dynamic-pipeline{dynamic-pipeline=test-print-nesting op-name=a}))' | FileCheck %s

// CHECK: visiting op: 'func.func' with 0 operands and 0 results
// CHECK-NEXT: 2 attributes:
// CHECK-NEXT: - 'function_type' : '() -> ()'
// CHECK-NEXT: - 'sym_name' : '"a"'
// CHECK-NEXT: 1 nested regions:
// CHECK-NEXT: Region with 1 blocks:
// CHECK-NEXT: Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT: visiting op: 'func.return' with 0 operands and 0 results
// CHECK-NEXT: 0 nested regions:
// CHECK-NEXT: module @root {
// CHECK-NEXT: func.func @a() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @b() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: module @m {
// CHECK-NEXT: func.func @c() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

module @root {
func.func @a() { return }
func.func @b() { return }
module @m { func.func @c() { return } 
 module {} }
}
