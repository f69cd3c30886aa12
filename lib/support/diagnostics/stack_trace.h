// SPDX-License-Identifier: Apache-2.0
// -mlir-print-stacktrace-on-diagnostic: where in the program a diagnostic was
// emitted.
#ifndef MLOPT_SUPPORT_DIAGNOSTICS_STACK_TRACE_H
#define MLOPT_SUPPORT_DIAGNOSTICS_STACK_TRACE_H

#include "support/diagnostics/diagnostics.h"

/// Adds a note with the stack of the caller, for addr2line and its like. Where
/// the C library cannot walk the stack, the note says so.
void diag_attach_stack_trace(Diagnostic *diag);

#endif
