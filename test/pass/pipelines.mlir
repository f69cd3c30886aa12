// Flags that stand for several passes, alone and in a textual pipeline; passes
// that count.

// RUN: mlopt-test %s -test-pm-nested-pipeline -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: mlopt-test %s -test-textual-pm-nested-pipeline -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: mlopt-test %s -pass-pipeline='builtin.module(test-pm-nested-pipeline,cse)' -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: mlopt-test %s -test-options-pass-pipeline='list=1,2 string=x' -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=OPTIONS
// RUN: mlopt-test %s -test-options-pass-pipeline -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=DEFAULTS
// RUN: not mlopt-test %s -test-options-pass-pipeline=enum=nine 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: mlopt-test %s -test-stats-pass -mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=STATS
// RUN: not --crash mlopt-test %s -test-pass-crash

// NESTED: builtin.module(
// NESTED-NEXT:   builtin.module(
// NESTED-NEXT:     test-module-pass,
// NESTED-NEXT:     func.func(
// NESTED-NEXT:       test-function-pass
// NESTED-NEXT:     )
// NESTED-NEXT:   ),
// NESTED-NEXT:   func.func(
// NESTED-NEXT:     test-function-pass
// NESTED-NEXT:   )
// NESTED-NEXT: )

// TEXT: builtin.module(
// TEXT-NEXT:   builtin.module(
// TEXT:   ),
// TEXT-NEXT:   func.func(
// TEXT-NEXT:     test-function-pass
// TEXT-NEXT:   ),
// TEXT-NEXT:   cse
// TEXT-NEXT: )

// OPTIONS: test-options-pass{enum=zero list={1,2} string=x }
// DEFAULTS: test-options-pass{enum=zero  string= }
// WRONG: mlopt: for the --enum option: Cannot find option named 'nine'!

// STATS: (S) 3 num-ops  - Number of operations counted
// STATS-NEXT: (S) 3 num-ops2 - Number of operations counted
func.func @f() {
  return
}
