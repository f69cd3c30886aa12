// RUN: mlopt %s -canonicalize -debug-only=pattern-application -o %t 2>&1 | FileCheck %s

// Each pattern that is tried, and whether it applied.
// CHECK:      Trying to match "call-constant"
// CHECK-NEXT: "call-constant" result 0
// CHECK:      Trying to match "call-constant"
// CHECK-NEXT: "call-constant" result 1
func.func @f(%f: () -> i32) -> i32 {
  %r = call_indirect %f() : () -> i32
  %c = func.constant @g : () -> i32
  %0 = call_indirect %c() : () -> i32
  %s = arith.addi %r, %0 : i32
  return %s : i32
}
func.func private @g() -> i32
