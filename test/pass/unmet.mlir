// What a pipeline has passes for, and the input has not, is said once; the
// output is the same. mlir-opt says nothing.
// RUN: mlopt %s -pass-pipeline='builtin.module(ub.none(cse),ub.none(canonicalize,x.y(cse)),func.func(cse,cf.none(cse),builtin.module()))' 2>&1 >%t | FileCheck %s --match-full-lines --implicit-check-not=warning
// RUN: mlopt %s | diff - %t
// CHECK: -pass-pipeline:1:16: warning: the passes for 'ub.none' in the pipeline did not run: none is directly inside 'builtin.module'
// CHECK-NEXT: builtin.module(ub.none(cse),ub.none(canonicalize,x.y(cse)),func.func(cse,cf.none(cse),builtin.module()))
// CHECK-NEXT: {{ *}}^
// CHECK-NEXT: -pass-pipeline:1:74: warning: the passes for 'cf.none' in the pipeline did not run: none is directly inside 'func.func'

// What may have been meant is a note, also for a name without its dialect.
// RUN: mlopt %s -split-input-file -pass-pipeline='builtin.module(func(cse),llvm.fnc(cse))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=HINT
// HINT: :16: warning: the passes for 'func' in
// HINT: note: did you mean 'func.func' or 'llvm.func' or 'std.func'?
// HINT: :26: warning: the passes for 'llvm.fnc' in
// HINT: note: did you mean 'llvm.func'?

// It is about the whole file, not its parts, and only about what did run.
// RUN: mlopt %s -split-input-file -pass-pipeline='builtin.module(builtin.module(canonicalize))' 2>&1 | FileCheck %s --check-prefix=QUIET
// RUN: mlopt %s -split-input-file -pass-pipeline='builtin.module(builtin.module(canonicalize,func.func(sccp)))' -threads=8 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: not mlopt %s -pass-pipeline='builtin.module(ub.none(cse),test-none)' 2>&1 | FileCheck %s --check-prefix=QUIET
// QUIET-NOT: warning
// NESTED: warning: the passes for 'func.func' in the pipeline did not run: none is directly inside 'builtin.module'

// Where passes run on one function after the other, too.
// RUN: mlopt %s -split-input-file -pass-pipeline='builtin.module(func.func(canonicalize),llvm.func(canonicalize))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=EACH --implicit-check-not="'func.func'"
// EACH: warning: the passes for 'llvm.func' in the pipeline

// Pipelines in the options of passes, and in those of passes in them: the place
// is that of the outermost pass. The pipelines of -inline are for what it may
// meet, so only those that nothing can meet are worth a warning.
// RUN: mlopt %s -split-input-file -o /dev/null 2>&1 -pass-pipeline='builtin.module(cse,composite-fixed-point-pass{pipeline=composite-fixed-point-pass{pipeline=func.func(cse),llvm.func(cse)},ub.none(cse)})' | FileCheck %s --check-prefix=INNER --implicit-check-not=warning
// INNER: :20: warning: the passes for 'llvm.func' in the pipeline of 'composite-fixed-point-pass' did not run: none is directly inside what that runs on
// INNER: :20: warning: the passes for 'ub.none' in the pipeline of 'composite-fixed-point-pass' did not run
// RUN: mlopt %s -split-input-file -o /dev/null 2>&1 -composite-fixed-point-pass='pipeline=func(cse)' | FileCheck %s --check-prefix=FLAG
// FLAG: <unknown>:0: warning: the passes for 'func' in the pipeline of
// RUN: mlopt %s -split-input-file -o /dev/null 2>&1 -inline='op-pipelines=llvm.func(cse),func(cse),func.func(scf.for(cse)) default-pipeline=ub.none(cse)' | FileCheck %s --check-prefix=INLINE --implicit-check-not=warning
// INLINE: warning: the passes for 'func' in the pipeline of 'inline' did not run: no registered operation has this name
// INLINE: warning: the passes for 'scf.for' in the pipeline of 'inline' did not run: none is directly inside 'func.func'

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
