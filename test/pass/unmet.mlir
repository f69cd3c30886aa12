// What a pipeline has passes for, and the input has not, is said once; the
// output is the same. mlir-opt says nothing.
// RUN: mlopt %s -pass-pipeline='builtin.module(ub.none(cse),ub.none(canonicalize,x.y(cse)),func.func(cse,cf.none(cse),builtin.module()))' 2>&1 >%t | FileCheck %s --match-full-lines --implicit-check-not=warning
// RUN: mlopt %s | diff - %t
// CHECK: <unknown>:0: warning: the passes for 'ub.none' in the pipeline did not run: none is directly inside 'builtin.module'
// CHECK: <unknown>:0: warning: the passes for 'cf.none' in the pipeline did not run: none is directly inside 'func.func'

// It is about the whole file, not its parts, and only about what did run.
// RUN: mlopt %s -split-input-file -pass-pipeline='builtin.module(builtin.module(canonicalize))' 2>&1 | FileCheck %s --check-prefix=QUIET
// RUN: mlopt %s -split-input-file -pass-pipeline='builtin.module(builtin.module(canonicalize,func.func(sccp)))' -threads=8 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: not mlopt %s -pass-pipeline='builtin.module(ub.none(cse),test-none)' 2>&1 | FileCheck %s --check-prefix=QUIET
// QUIET-NOT: warning
// NESTED: warning: the passes for 'func.func' in the pipeline did not run: none is directly inside 'builtin.module'

// Where passes run on one function after the other, too.
// RUN: mlopt %s -split-input-file -pass-pipeline='builtin.module(func.func(canonicalize),llvm.func(canonicalize))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=EACH --implicit-check-not=func.func
// EACH: warning: the passes for 'llvm.func' in the pipeline

// Tests of messages need not expect it, nor is it for those who want none.
// RUN: mlopt %s -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(ub.none(cse))' 2>&1 | FileCheck %s --check-prefix=QUIET
// RUN: mlopt %s -split-input-file -explain-failures=false -pass-pipeline='builtin.module(ub.none(cse))' 2>&1 | FileCheck %s --check-prefix=QUIET
// RUN: mlopt %s -split-input-file -mlir-diagnostic-verbosity-level=errors -pass-pipeline='builtin.module(ub.none(cse))' 2>&1 | FileCheck %s --check-prefix=QUIET
// RUN: mlopt %s -split-input-file -diagnostics-format=json -pass-pipeline='builtin.module(ub.none(cse))' 2>&1 | FileCheck %s --check-prefix=JSON
// JSON: "severity": "warning"{{.*}}"message": "the passes for 'ub.none'
func.func @f() {
  return
}
// -----
module {}
module {}
