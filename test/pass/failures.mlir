// Passes that fail, make invalid IR, or run where they must not.

// RUN: not mlopt-test %s -test-pass-failure 2>&1 | FileCheck %s -check-prefix=FAIL
// RUN: not mlopt-test %s -test-pass-failure=gen-diagnostics 2>&1 | FileCheck %s -check-prefix=SAYS
// RUN: not mlopt-test %s -test-interface-pass 2>&1 | FileCheck %s -check-prefix=MODULE
// RUN: mlopt-test %s -pass-pipeline='builtin.module(func.func(test-interface-pass))' 2>&1 | FileCheck %s -check-prefix=FUNCTION
// RUN: not mlopt-test %s -pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir))' 2>&1 | FileCheck %s -check-prefix=INVALID
// RUN: mlopt-test %s -verify-each=0 -pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir))' | FileCheck %s -check-prefix=UNSEEN
// RUN: not mlopt-test %s -pass-pipeline='builtin.module(func.func(test-pass-create-invalid-ir{signal-pass-failure emit-invalid-ir=false}))' 2>&1 | FileCheck %s -check-prefix=SIGNAL
// RUN: not mlopt-test %s -pass-pipeline='builtin.module(func.func(test-pass-invalid-parent))' 2>&1 | FileCheck %s -check-prefix=PARENT
// RUN: mlopt-test %s -test-module-pass -test-function-pass | FileCheck %s -check-prefix=NOTHING

// FAIL: error: pass 'test-pass-failure' failed
// SAYS: error: illegal operation
// MODULE: error: unable to schedule pass 'test-interface-pass' on a PassManager intended to run on 'builtin.module'!
// FUNCTION: remark: Executing interface pass on operation
// INVALID: <unknown>:0: error: 'test.any_attr_of_i32_str' op requires attribute 'attr'
// UNSEEN: "test.any_attr_of_i32_str"() : () -> ()
// SIGNAL: error: pass 'test-pass-create-invalid-ir' failed
// PARENT: error: 'test.call' op 'some_unknown_func' does not reference a valid function
// NOTHING: func.func @f() {
func.func @f() {
  return
}
