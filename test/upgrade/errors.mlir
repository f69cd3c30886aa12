// RUN: not mlopt %s -upgrade-std 2>&1 | FileCheck %s
// A constant without a type has no counterpart.

func @f() {
  // CHECK: errors.mlir:[[@LINE+1]]:8: error: 'std.constant' op has no counterpart in today's dialects: its value has no type: unit
  %0 = constant unit
  return
}
// CHECK-NOT: module
