// -test-composite-fixed-point-pass: -canonicalize and -cse in turns.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-composite-fixed-point-pass | FileCheck %s

// R190, R199: it ends when nothing changes.
// CHECK-LABEL: func.func @thread_cycle
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }

func.func @thread_cycle(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.subi %0, %1 : i32
  %3 = arith.addi %2, %a : i32
  return %3 : i32
}
