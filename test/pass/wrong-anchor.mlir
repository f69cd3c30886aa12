// The error is about the pipeline, so the operation is not shown under it.
// RUN: not mlopt %s -pass-pipeline='func.func(cse)' 2>&1 | FileCheck %s
// CHECK:     error: can't run 'func.func' pass manager on 'builtin.module' op
// CHECK-NOT: note:
module {}
