// -test-dynamic-pipeline on operations inside of the one it is given.
// RUN: mlopt-test %s '-pass-pipeline=builtin.module(test-dynamic-pipeline{run-on-nested-operations=1 dynamic-pipeline=func.func(test-print-nesting)})' 2>&1 >/dev/null | FileCheck %s

// CHECK: Dynamic execute 'func.func(test-print-nesting)' on builtin.module
// CHECK-NEXT: Run on nested op
// CHECK-NEXT: Run on module {
// CHECK: Run on module @m {
// CHECK-NEXT: func.func @c() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT: }

module @root {
func.func @a() { return }
func.func @b() { return }
module @m { func.func @c() { return } 
 module {} }
}
