// -mlir-print-stacktrace-on-diagnostic: each diagnostic says in a note where in
// the program it was emitted; tests need not expect the note.
// RUN: not mlopt %s -mlir-print-stacktrace-on-diagnostic 2>&1 | FileCheck %s
// RUN: mlopt %s -mlir-print-stacktrace-on-diagnostic -verify-diagnostics
// CHECK: error: redefinition of symbol named 'f'
// CHECK: note: diagnostic emitted with trace:
// CHECK-NEXT: {{ #0 0x|this C library}}
// expected-note @below {{see existing symbol definition here}}
func.func private @f()
// expected-error @below {{redefinition of symbol named 'f'}}
func.func private @f()
