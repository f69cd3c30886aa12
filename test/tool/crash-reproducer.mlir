// A pass that crashes, or is stopped, leaves its reproducer; one that does
// neither leaves what was there.
// RUN: rm -f %t.mlir %t.mlir.old
// RUN: not --crash mlopt-test %s -test-pass-crash -mlir-pass-pipeline-crash-reproducer=%t.mlir 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: FileCheck %s < %t.mlir
// RUN: echo before > %t.mlir
// RUN: mlopt %s -cse -mlir-pass-pipeline-crash-reproducer=%t.mlir -o /dev/null
// RUN: FileCheck %s --check-prefix=BEFORE < %t.mlir
// RUN: mlopt %s -cse -mlir-pass-pipeline-crash-reproducer=%t.none -o /dev/null
// RUN: not test -e %t.none
// RUN: not --crash mlopt-test %s -pass-pipeline='builtin.module(func.func(cse,test-pass-crash))' -mlir-pass-pipeline-crash-reproducer=%t.mlir -mlir-pass-pipeline-local-reproducer 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: FileCheck %s --check-prefix=LOCAL < %t.mlir
// SAYS: mlopt: stopped by a signal while passes ran; the reproducer is there
// CHECK: func.func @f
// CHECK: pipeline: "builtin.module(test-pass-crash)"
// BEFORE: before
// LOCAL: pipeline: "builtin.module(func.func(test-pass-crash))"
func.func @f() {
  return
}
