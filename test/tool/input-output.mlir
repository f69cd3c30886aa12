// -no-implicit-module, -output-split-marker, -verify-roundtrip, near misses of
// the split marker, and what there is not.
// RUN: echo 'func.func @one() { return }' > %t.one
// RUN: mlopt %t.one -no-implicit-module -cse | FileCheck %s --check-prefix=ONE
// RUN: mlopt %t.one -no-implicit-module -pass-pipeline='func.func(cse)' | FileCheck %s --check-prefix=ONE
// RUN: not mlopt %t.one -no-implicit-module -symbol-dce 2>&1 | FileCheck %s --check-prefix=SYMBOLS
// RUN: not mlopt %s -no-implicit-module 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: mlopt %s -split-input-file -output-split-marker='// =====' 2>&1 | FileCheck %s --check-prefix=MARKER
// RUN: mlopt %s -verify-roundtrip -cse | FileCheck %s --check-prefix=ROUND
// RUN: not mlopt %s -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not mlopt %s -irdl-file=x 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: mlopt -h | FileCheck %s --check-prefix=HELP
// RUN: mlopt %t.one -p='builtin.module(func.func(cse))' | FileCheck %s --check-prefix=P

// ONE-NOT:  module
// ONE:      {{^}}func.func @one() {
// ONE-NEXT:   return
// SYMBOLS: error: 'func.func' op  was scheduled to run under SymbolDCE, but does not define a symbol table
// TWO: error: source must contain a single top-level operation, found: 2
// ROUND: module {
// FULL: mlopt: IO failure on output stream: No space left on device
// P: module {
// REFUSED: mlopt: -irdl-file: dialects are tables in C
// HELP: Usage: mlopt [options] [file|-]

// MARKER:      input-output.mlir:[[@LINE+7]]:7: warning: near miss with file split marker
// MARKER:      func.func @f()
// MARKER:      {{^}}// =====
// MARKER-NEXT: module {
// MARKER-NEXT:   func.func @g()
func.func @f() { return }

// ---+

// -----

func.func @g() { return }
