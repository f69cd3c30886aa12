// -test-print-dominance: a block that nothing reaches; two ends.
// RUN: mlopt-test %s '-pass-pipeline=builtin.module(func.func(test-print-dominance))' | FileCheck %s

// CHECK: Testing : u
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 2
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 2
// CHECK-NEXT: Nearest(2, 0) = 2
// CHECK-NEXT: Nearest(2, 1) = 2
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = <no dom>
// CHECK-NEXT: Nearest(0, 2) = 2
// CHECK-NEXT: Nearest(1, 0) = <no dom>
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 2
// CHECK-NEXT: Nearest(2, 0) = 2
// CHECK-NEXT: Nearest(2, 1) = 2
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = 1 (properly = 0)
// CHECK-NEXT: dominates(0, 1) = 1 (properly = 1)
// CHECK-NEXT: dominates(0, 2) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 0) = 0 (properly = 0)
// CHECK-NEXT: dominates(1, 1) = 1 (properly = 0)
// CHECK-NEXT: dominates(1, 2) = 0 (properly = 0)
// CHECK-NEXT: dominates(2, 0) = 1 (properly = 1)
// CHECK-NEXT: dominates(2, 1) = 1 (properly = 1)
// CHECK-NEXT: dominates(2, 2) = 1 (properly = 1)
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = 1 (properly = 0)
// CHECK-NEXT: postdominates(0, 1) = 0 (properly = 0)
// CHECK-NEXT: postdominates(0, 2) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 0) = 0 (properly = 0)
// CHECK-NEXT: postdominates(1, 1) = 1 (properly = 0)
// CHECK-NEXT: postdominates(1, 2) = 0 (properly = 0)
// CHECK-NEXT: postdominates(2, 0) = 1 (properly = 1)
// CHECK-NEXT: postdominates(2, 1) = 1 (properly = 1)
// CHECK-NEXT: postdominates(2, 2) = 1 (properly = 1)
// CHECK-NEXT: module attributes {test.block_ids = array<i64: 2>} {
// CHECK-NEXT: func.func @u() attributes {test.block_ids = array<i64: 0, 1>} {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @u() {
  return
^bb1:
  return
}
