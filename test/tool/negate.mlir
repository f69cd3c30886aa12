// An optimizer of one's own has all of mlopt's command line.
// RUN: %build/examples/negate -canonicalize -count-ops -mlir-pass-statistics %s 2>&1 | FileCheck %s
// RUN: not %build/examples/negate -verify-each=0 -frobnicate %s 2>&1 | FileCheck --check-prefix=UNKNOWN %s
// RUN: %build/examples/negate -help | FileCheck --check-prefix=HELP %s
// RUN: echo '"my.neg"() : () -> i32' | not %build/examples/negate - 2>&1 | FileCheck --check-prefix=WRONG %s

// CHECK:       CountOps
// CHECK-NEXT:    (S) 3 num-ops - Number of operations
// CHECK-LABEL: func.func @twice
// CHECK-NEXT:    return %arg0 : i32
// UNKNOWN:     Unknown command line argument '-frobnicate'
// HELP:        -count-ops{{ +}}Counts operations
// WRONG:       error: 'my.neg' op requires a single operand
func.func @twice(%x: i32) -> i32 {
  %0 = my.neg %x : i32
  %1 = my.neg %0 : i32
  return %1 : i32
}
