// What mlir-opt does not have is not printed where it is the default, and the
// pipelines of -inline are printed with all options, so that mlir-opt reads them.
// RUN: mlopt %s -pass-pipeline='builtin.module(convert-to-llvm,inline{op-pipelines={func.func(canonicalize{max-iterations=2}), builtin.module(cse)}})' -dump-pass-pipeline 2>&1 | FileCheck %s --strict-whitespace --match-full-lines
// RUN: mlopt %s -convert-to-llvm=index-bitwidth=32 -inline=max-inlined-ops=7 -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=GIVEN
// RUN: not mlopt %s -inline=op-pipelines='func.func(none)' 2>&1 | FileCheck %s --check-prefix=NONE

//      CHECK:  convert-to-llvm{allow-pattern-rollback=true dynamic=false },
//CHECK-NEXT:  inline{default-pipeline=canonicalize inlining-threshold=4294967295 max-iterations=4 op-pipelines={func.func(canonicalize{  max-iterations=2 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true}),builtin.module(cse)}}
//      GIVEN: convert-to-llvm{allow-pattern-rollback=true dynamic=false  index-bitwidth=32},
// GIVEN-NEXT: inline{{.*}}max-inlined-ops=7
//       NONE: 'none' does not refer to a registered pass or pass pipeline
