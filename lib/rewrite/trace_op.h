// SPDX-License-Identifier: Apache-2.0
// Operations as the traces of both drivers show them.
#ifndef MLOPT_REWRITE_TRACE_OP_H
#define MLOPT_REWRITE_TRACE_OP_H

#include "ir/operation.h"

/// Writes the generic form of `op`, which has no regions, to the trace, without
/// a line end. In a function (or the like) of many operations only its own
/// values have names, so that a trace is linear.
void trace_write_generic(Context *ctx, const Operation *op);

#endif
