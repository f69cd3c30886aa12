// SPDX-License-Identifier: Apache-2.0
// Prints operations for the traces of both drivers.
#ifndef MLOPT_REWRITE_TRACE_OP_H
#define MLOPT_REWRITE_TRACE_OP_H

#include "ir/operation.h"

/// Writes the generic form of `op`, which has no regions, to the trace, without
/// a newline. In a function of many operations only the values of `op` itself
/// are numbered, so that tracing stays linear.
void trace_write_generic(Context *ctx, const Operation *op);

#endif
