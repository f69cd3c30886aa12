// -test-dynamic-pipeline cannot run on what is around its operation.
// RUN: mlopt-test %s '-pass-pipeline=builtin.module(func.func(test-dynamic-pipeline{run-on-parent=1 dynamic-pipeline=cse op-name=a}))' 2>&1 >/dev/null | FileCheck %s

// CHECK: Dynamic execute 'cse' on func.func
// CHECK-NEXT: error: 'builtin.module' op Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing
// CHECK: note: see current operation:
// CHECK-NEXT: "builtin.module"() <{sym_name = "root"}> ({
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "a"}> ({
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "b"}> ({
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "builtin.module"() <{sym_name = "m"}> ({
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "c"}> ({
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: Dynamic execute 'cse' on func.func
// CHECK-NEXT: dynamic-pipeline skip op name: b

module @root {
func.func @a() { return }
func.func @b() { return }
module @m { func.func @c() { return } 
 module {} }
}
