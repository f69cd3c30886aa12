// -mlir-print-ir-before, -after and their kin, as mlir-opt prints them.
// RUN: mlopt %s -canonicalize -cse -mlir-print-ir-before-all -o /dev/null 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: mlopt %s -canonicalize -cse -mlir-print-ir-after=cse,symbol-dce -o /dev/null 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(canonicalize,cse),symbol-dce)' -mlir-print-ir-after-all -o /dev/null 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(canonicalize,cse),symbol-dce)' -mlir-print-ir-after-all -mlir-print-ir-after-change -o /dev/null 2>&1 | FileCheck %s --check-prefix=CHANGE
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(canonicalize))' -mlir-print-ir-after-all -mlir-print-ir-module-scope -o /dev/null 2>&1 | FileCheck %s --check-prefix=SCOPE
// RUN: not mlopt %s -canonicalize='max-iterations=1 test-convergence' -cse -mlir-print-ir-after-failure -o /dev/null 2>&1 | FileCheck %s --check-prefix=FAILURE
// RUN: not mlopt %s -cse -mlir-print-ir-after=cse,none 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// BEFORE:      // -----// IR Dump Before Canonicalizer (canonicalize) //----- //
// BEFORE-NEXT: module {
// BEFORE-NEXT:   func.func @f(%arg0: i32) -> i32 {
// BEFORE-NEXT:     %c0_i32 = arith.constant 0 : i32
// BEFORE:      {{^}}}
// BEFORE-EMPTY:
// BEFORE-EMPTY:
// BEFORE-NEXT: // -----// IR Dump Before CSE (cse) //----- //
// BEFORE-NEXT: module {
// BEFORE-NEXT:   func.func @f(%arg0: i32) -> i32 {
// BEFORE-NEXT:     return

// AFTER-NOT: Canonicalizer
// AFTER:     // -----// IR Dump After CSE (cse) //----- //
// AFTER-NOT: IR Dump

// NESTED:       // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// NESTED-NEXT:  func.func @f(%arg0: i32) -> i32 {
// NESTED-NEXT:    return %arg0 : i32
// NESTED-NEXT:  }
// NESTED-EMPTY:
// NESTED-NEXT:  // -----// IR Dump After CSE (cse) //----- //
// NESTED-NEXT:  func.func @f
// NESTED:       // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// NESTED-NEXT:  func.func private @g()
// NESTED:       // -----// IR Dump After SymbolDCE (symbol-dce) //----- //
// NESTED-NEXT:  module {

// CHANGE:      // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHANGE-NEXT: func.func @f
// CHANGE-NOT:  IR Dump
// CHANGE:      // -----// IR Dump After SymbolDCE (symbol-dce) //----- //
// CHANGE-NEXT: module {
// CHANGE-NOT:  @g

// SCOPE:      // -----// IR Dump After Canonicalizer (canonicalize) ('func.func' operation: @f) //----- //
// SCOPE-NEXT: module {
// SCOPE:        func.func private @g()
// SCOPE:      // -----// IR Dump After Canonicalizer (canonicalize) ('func.func' operation: @g) //----- //
// SCOPE-NEXT: module {

// FAILURE:      error: pass 'canonicalize' failed
// FAILURE:      // -----// IR Dump After Canonicalizer Failed (canonicalize) //----- //
// FAILURE-NEXT: module {
// FAILURE-NOT:  IR Dump

// UNKNOWN: mlopt: for the --mlir-print-ir-after option: Cannot find option named 'none'!
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0 : i32
  return %0 : i32
}
func.func private @g()
