// -log-actions-to, -profile-actions-to and -mlir-debug-counter.
// RUN: mlopt %s -canonicalize -log-actions-to=- -o /dev/null | FileCheck %s --check-prefix=LOG
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(cse),convert-func-to-llvm)' -log-actions-to=%t.log -o /dev/null
// RUN: FileCheck %s --check-prefix=NESTED < %t.log
// RUN: mlopt %s -cse -canonicalize -log-actions-to=%t.log -mlir-debug-counter=apply-pattern-skip=0 -o /dev/null 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: mlopt -canonicalize -profile-actions-to=%t.json -o /dev/null < %s
// RUN: python3 -m json.tool %t.json | FileCheck %s --check-prefix=PROFILE
// RUN: mlopt %s -canonicalize -mlir-debug-counter=apply-pattern-skip=1,apply-pattern-count=0 -mlir-print-debug-counter 2>&1 | FileCheck %s --check-prefix=COUNTER
// RUN: mlopt %s -canonicalize -cse -mlir-debug-counter=pass-execution-count=0 | FileCheck %s --check-prefix=NONE
// RUN: mlopt -canonicalize -log-actions-to=- -log-mlir-actions-filter='<stdin>:30:8,x:1:2' -o /dev/null < %s | FileCheck %s --check-prefix=PLACE --implicit-check-not=pass-execution
// RUN: mlopt %s -canonicalize -cse -mlir-debug-counter=canonicalize-count=0,CSE-skip=0 -mlir-print-debug-counter 2>&1 | FileCheck %s --check-prefix=NAMED --implicit-check-not=warning
// RUN: mlopt %s -canonicalize -mlir-debug-counter=add-of-add-skip=0,aply-pattern-skip=1 -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not mlopt %s -mlir-debug-counter=apply-pattern 2>&1 | FileCheck %s --check-prefix=EQUALS
// RUN: not mlopt %s -mlir-debug-counter=apply-pattern-skip=x 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not mlopt %s -mlir-debug-counter=apply-pattern=1 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not mlopt %s -log-actions-to=%t.none/log 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: not mlopt %s -cse -log-actions-to=/dev/full 2>&1 | FileCheck %s --check-prefix=FULL

// LOG:      [thread mlopt] begins (no breakpoint) Action `pass-execution` running `Canonicalizer` on Operation `builtin.module` (module {...})`
// LOG-NEXT: [thread mlopt] begins (no breakpoint) Action GreedyPatternRewriteIteration(1) (Region #0 for op module {...})`
// LOG-NEXT: [thread mlopt] begins (no breakpoint) Action `apply-pattern pattern: {{.*}} (%0 = arith.addi %arg0, %c1_i32 : i32)`
// LOG-NEXT: [thread mlopt] completed `apply-pattern`
// LOG:      [thread mlopt] completed `GreedyPatternRewriteIteration`
// LOG:      [thread mlopt] begins (no breakpoint) Action GreedyPatternRewriteIteration(2) (Region #0 for op module {...})`
// LOG:      [thread mlopt] completed `pass-execution`
// COUNTER-LABEL: func.func @f
func.func @f(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  // COUNTER: arith.addi
  // COUNTER: arith.addi
  %1 = arith.addi %0, %c2 : i32
  return %1 : i32
}

// COUNTER: DebugCounter counters:
// COUNTER-NEXT: apply-pattern{{ +}}: {{[{][0-9]+}},1,0}

// Counters of one pass, by its flag or name, and of one pattern.
// NAMED-DAG: CSE{{ +}}: {1,0,-1}
// NAMED-DAG: canonicalize{{ +}}: {1,-1,0}
// NAMED-DAG: {{^}}    %c1_i32 = arith.constant 1
// NOTHING: mlopt: warning: -mlir-debug-counter: no action, pass or pattern called 'aply-pattern' was counted; did you mean 'apply-pattern'?

// NESTED:      begins (no breakpoint) Action `pass-execution` running `mlir::detail::OpToOpPassAdaptor` on Operation `builtin.module` (module {...})`
// NESTED-NEXT: begins (no breakpoint) Action `pass-execution` running `CSE` on Operation `func.func` (func.func @f(%arg0: i32) -> i32 {...})`
// NESTED-NEXT: completed `pass-execution`
// NESTED-NEXT: completed `pass-execution`
// NESTED-NEXT: begins (no breakpoint) Action `pass-execution` running `ConvertFuncToLLVMPass` on Operation `builtin.module` (module {...})`
// NESTED-NEXT: begins (no breakpoint) Action apply-conversion (module {...})`
// NESTED-NEXT: begins (no breakpoint) Action `apply-pattern pattern: {{.*}} (func.func @f(%arg0: i32) -> i32 {...})`
// NESTED-NEXT: completed `apply-pattern`
// The function around it is half converted.
// NESTED-NEXT: begins (no breakpoint) Action `apply-pattern pattern: {{.*}} ("func.return"(%{{.*}}) : (i32) -> ())`

// BOTH: warning: Debug counters are incompatible with --log-actions-to and are disabled

// PROFILE:      "name": "pass-execution"
// PROFILE-NEXT: "cat": "PERF"
// PROFILE-NEXT: "ph": "B"
// PROFILE:      "desc": "`pass-execution` running `Canonicalizer` on Operation `builtin.module`"
// PROFILE:      "name": "pass-execution"
// PROFILE-NEXT: "cat": "PERF"
// PROFILE-NEXT: "ph": "E"

// NONE:       %c1_i32 = arith.constant 1 : i32
// NONE-NEXT:  %c2_i32 = arith.constant 2 : i32

// PLACE: begins (no breakpoint) Action `apply-pattern {{.*}} (%0 = arith.addi %arg0, %c1_i32 : i32)`

// EQUALS: error: expected DebugCounter argument to have an `=` separating the counter name and value, but the provided argument was: `apply-pattern`
// NUMBER: error: expected DebugCounter counter value to be numeric, but got `x`
// NAME:   error: expected DebugCounter counter name to end with either `-skip` or `-count`, but got `apply-pattern`
// OPEN:   error: Opening file for --log-actions-to failed: cannot open output file '{{.*}}': No such file or directory
// FULL:   error: not all about actions could be written
