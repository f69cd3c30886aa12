// Which diagnostics are shown: -mlir-disable-diagnostic-notes and
// -mlir-diagnostic-verbosity-level.
// RUN: not mlopt %s 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: not mlopt %s -mlir-disable-diagnostic-notes 2>&1 | FileCheck %s --check-prefix=BARE
// RUN: not mlopt %s -mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s --check-prefix=BARE
// RUN: not mlopt %s -mlir-diagnostic-verbosity-level=some 2>&1 | FileCheck %s --check-prefix=BAD

// ALL:      error: 'func.func' op symbol declaration cannot have public visibility
// ALL:      note: see current operation:
// BARE:     error: 'func.func' op symbol declaration cannot have public visibility
// BARE-NOT: note:
// BAD: mlopt: for the --mlir-diagnostic-verbosity-level option: Cannot find option named 'some'!
func.func @f()
