// SPDX-License-Identifier: Apache-2.0
// Errors of the parser after the first one, at which mlir-opt stops.
#ifndef MLOPT_TOOL_FURTHER_ERRORS_H
#define MLOPT_TOOL_FURTHER_ERRORS_H

#include "ir/context.h"
#include "parser/parser.h"

/// `ctx` has an error for `buffer`. If it is one of the parser, within a
/// function, the function is left out and the rest is parsed for the next
/// error, and so on. They are added to those of `ctx`, in the order in which
/// they are found. Only for texts up to 1 MiB; parses each up to 17 times.
void further_errors_find(Context *ctx, const SourceBuffer *buffer,
                         const ParseOptions *options);

#endif
