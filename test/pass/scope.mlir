// Passes stand where they are to run; those for functions or symbols run on no
// other operation.

// RUN: not mlopt-test %s -pass-pipeline='builtin.module(func.func(test-func-insert-arg))' 2>&1 | FileCheck %s --check-prefix=MODULE
// MODULE: Can't add pass 'test-func-insert-arg' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?

// RUN: not mlopt-test %s -pass-pipeline='builtin.module(test-trait-folder)' 2>&1 | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: Can't add pass 'test-trait-folder' restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?

// RUN: not mlopt-test %s -pass-pipeline='any(test-trait-folder)' 2>&1 | FileCheck %s --check-prefix=ANY
// ANY: error: 'builtin.module' op trying to schedule pass 'test-trait-folder' on an unsupported operation

// RUN: not mlopt-test %s -test-clone 2>&1 | FileCheck %s --check-prefix=TRAIT
// RUN: not mlopt-test %s -test-interface-pass 2>&1 | FileCheck %s --check-prefix=TRAIT
// TRAIT: error: unable to schedule pass '{{.*}}' on a PassManager intended to run on 'builtin.module'!

// A module without a name is no symbol.
// RUN: not mlopt-test %s -test-print-dominance 2>&1 | FileCheck %s --check-prefix=SYMBOL
// RUN: not mlopt-test %s -pass-pipeline='any(test-diagnostic-filter)' 2>&1 | FileCheck %s --check-prefix=SYMBOL
// SYMBOL: error: 'builtin.module' op trying to schedule pass '{{.*}}' on an unsupported operation

// RUN: mlopt-test %s -pass-pipeline='builtin.module(any(test-interface-pass))' 2>&1 | FileCheck %s
// CHECK: remark: Executing interface pass on operation
func.func @f() {
  return
}
