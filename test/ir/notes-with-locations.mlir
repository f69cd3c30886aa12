// How operations are printed goes for diagnostics too.
// RUN: not mlopt -allow-unregistered-dialect -mlir-print-debuginfo %s 2>&1 | FileCheck %s

func.func @f() {
  // CHECK: error: block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32 loc("{{.*}}":[[@LINE+2]]:8)
  // CHECK: note: see current operation: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32 loc("{{.*}}":[[@LINE+1]]:8)
  %0 = arith.constant 1 : i32
}
