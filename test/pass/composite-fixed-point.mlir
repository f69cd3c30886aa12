// -composite-fixed-point-pass: a pipeline until nothing changes.
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(composite-fixed-point-pass{pipeline=canonicalize,cse name=both}))' -dump-pass-pipeline 2>&1 | FileCheck %s
// RUN: mlopt %s -composite-fixed-point-pass='pipeline=canonicalize max-iterations=1 name=once' 2>&1 | FileCheck %s --check-prefix=ONCE
// RUN: not mlopt %s -composite-fixed-point-pass='pipeline=cse max-iterations=0' 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not mlopt %s -composite-fixed-point-pass='pipeline=none' 2>&1 | FileCheck %s --check-prefix=NONE

// CHECK:      composite-fixed-point-pass{max-iterations=10 name=both pipeline=canonicalize,cse}
// CHECK:      func.func @f
// CHECK-NEXT:   %[[C:.*]] = arith.constant 3
// CHECK-NEXT:   arith.addi %arg0, %[[C]]
// CHECK-NEXT:   return
// ONCE: warning: Composite pass "once"+ didn't converge in 1 iterations
// ZERO: error: Invalid maxIterations value: 0
// NONE: 'none' does not refer to a registered pass or pass pipeline
// NONE: Failed to parse composite pass pipeline
func.func @f(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  return %1 : i32
}
