// RUN: mlopt %s -inline='default-pipeline=' | FileCheck %s --check-prefix=PLAIN
// RUN: mlopt %s -inline='op-pipelines=func.func(sccp)' | FileCheck %s --check-prefix=SCCP
// RUN: mlopt %s -inline=inlining-threshold=50 | FileCheck %s --check-prefix=SMALL
// RUN: not mlopt %s -inline=default-pipeline=none 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not mlopt %s -pass-pipeline='builtin.module(func.func(inline))' 2>&1 | FileCheck %s --check-prefix=ANCHOR
// RUN: mlopt %s -inline=default-pipeline= -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s --check-prefix=LOC

// PLAIN-LABEL: func.func @caller
// PLAIN-NEXT:    %[[ONE:.*]] = arith.constant 1 : i32
// PLAIN-NEXT:    arith.addi %[[ONE]], %[[ONE]] : i32

// SCCP-LABEL:  func.func @caller
// SCCP:          return %c2_i32 : i32

// SMALL-LABEL: func.func @caller
// SMALL:         call @callee

// BAD: 'none' does not refer to a registered pass or pass pipeline

// ANCHOR: 'func.func' op  was scheduled to run under the inliner, but does not define a symbol table

// What was inlined is at the call, behind what it was inlined from before.
// LOC-LABEL: func.func @caller
// LOC:         arith.addi {{.*}} loc(callsite("sum" at callsite("inner" at "outer")))

func.func private @innermost() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i32 loc("sum")
  return %1 : i32
}
func.func private @callee() -> i32 {
  %0 = call @innermost() : () -> i32 loc("inner")
  return %0 : i32
}
func.func @caller() -> i32 {
  %0 = call @callee() : () -> i32 loc("outer")
  return %0 : i32
}
