// Passes run on operations that are isolated from above, and that are known.

// RUN: not mlopt %s -allow-unregistered-dialect -pass-pipeline='builtin.module(func.func(scf.if(canonicalize)))' 2>&1 | FileCheck %s --check-prefix=IF
// IF: error: 'scf.if' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'

// RUN: not mlopt %s -allow-unregistered-dialect -pass-pipeline='builtin.module(func.func(x.unknown(cse)))' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: 'x.unknown' op trying to schedule a pass on an unregistered operation

// What any operation may have runs on those that are.
// RUN: mlopt %s -allow-unregistered-dialect -pass-pipeline='builtin.module(func.func(any(cse)))' | FileCheck %s
// CHECK: func.func @f
func.func @f(%c: i1) {
  scf.if %c {
    "x.unknown"() ({
    }) : () -> ()
  }
  "x.unknown"() ({
  }) : () -> ()
  return
}
