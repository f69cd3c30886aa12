// -mlir-pass-pipeline-crash-reproducer, -mlir-generate-reproducer and
// -run-reproducer.
// RUN: not mlopt %s -pass-pipeline='builtin.module(func.func(cse),canonicalize{max-iterations=1 test-convergence},cse)' -mlir-pass-pipeline-crash-reproducer=%t.mlir 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: FileCheck %s --check-prefix=WHOLE < %t.mlir
// RUN: not mlopt %s -pass-pipeline='builtin.module(func.func(canonicalize{max-iterations=1 test-convergence}))' -mlir-pass-pipeline-crash-reproducer=%t.nested 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: not mlopt %t.mlir -run-reproducer 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: not mlopt %s -pass-pipeline='builtin.module(func.func(cse,canonicalize{max-iterations=1 test-convergence}),cse)' -mlir-pass-pipeline-crash-reproducer=%t.mlir -mlir-pass-pipeline-local-reproducer 2>&1 | FileCheck %s --check-prefix=LOCALLY
// RUN: FileCheck %s --check-prefix=LOCAL < %t.mlir
// RUN: not mlopt %t.mlir -run-reproducer 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: mlopt %s -canonicalize -cse -mlir-generate-reproducer=%t.mlir | FileCheck %s --check-prefix=DONE
// RUN: FileCheck %s --check-prefix=GENERATED < %t.mlir
// RUN: mlopt %t.mlir | FileCheck %s --check-prefix=GENERATED
// RUN: mlopt %t.mlir -run-reproducer | FileCheck %s --check-prefix=DONE
// RUN: mlopt %s -run-reproducer | FileCheck %s --check-prefix=NOTHING
// RUN: sed 's/"builtin[^"]*"/"builtin.module(none)"/' %t.mlir > %t.bad
// RUN: not mlopt %t.bad -run-reproducer 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not mlopt %s -canonicalize='max-iterations=1 test-convergence' -mlir-pass-pipeline-crash-reproducer=%t.none/x.mlir 2>&1 | FileCheck %s --check-prefix=PATH

// SAYS:      reproducer.mlir:{{[0-9:]+}}: error: Failures have been detected while processing an MLIR pass pipeline
// SAYS:      note: Pipeline failed while executing [`Canonicalizer` on 'builtin.module' operation]: reproducer generated at `{{.*}}.mlir`
// LOCALLY:   note: Pipeline failed while executing `Canonicalizer` on 'func.func' operation: @f: reproducer generated at `{{.*}}.mlir`

// WHOLE:       %c0_i32 = arith.constant 0 : i32
// WHOLE:      {-#
// WHOLE-NEXT:   external_resources: {
// WHOLE-NEXT:     mlir_reproducer: {
// WHOLE-NEXT:       pipeline: "builtin.module(func.func(cse), canonicalize{  max-iterations=1 max-num-rewrites=-1 region-simplify=normal test-convergence=true top-down=true}, cse)",
// WHOLE-NEXT:       disable_threading: false,
// WHOLE-NEXT:       verify_each: true
// WHOLE-NEXT:     }
// WHOLE-NEXT:   }
// WHOLE-NEXT: #-}
// LOCAL:        pipeline: "builtin.module(func.func(canonicalize{  max-iterations=1 max-num-rewrites=-1 region-simplify=normal test-convergence=true top-down=true}))",
// LOCAL-NEXT:   disable_threading: true,

// AGAIN: error: pass 'canonicalize' failed

// GENERATED: %c0_i32 = arith.constant 0 : i32
// GENERATED: pipeline: "builtin.module(canonicalize{{.*}},cse)",
// DONE:      func.func @f(%arg0: i32) -> i32 {
// DONE-NEXT:   return
// DONE-NOT:  {-#
// NOTHING: %c0_i32 = arith.constant 0 : i32
// BAD: error: 'none' does not refer to a registered pass or pass pipeline
// PATH: cannot open output file '{{.*}}x.mlir': No such file or directory
// The error stands where the operation is that the pass failed on.
// NESTED: reproducer.mlir:[[# @LINE + 1]]:1: error: Failures have been detected
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0 : i32
  return %0 : i32
}
