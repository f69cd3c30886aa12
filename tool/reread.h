// SPDX-License-Identifier: Apache-2.0
// Reading what was printed: round trips, and pipelines in reproducers.
#ifndef MLOPT_TOOL_REREAD_H
#define MLOPT_TOOL_REREAD_H

#include "pass/pass.h"

/// Is `op` the same after it was printed and read? False after an error.
/// Follows mlir-opt's -verify-roundtrip.
bool reread_verify(Context *ctx, const Operation *op);

/// The pipeline in the resources of the file that was read, which are then
/// forgotten, and its options. `*pipeline` stays as it is where there is none.
/// False if it is wrong: what is said in `error`.
bool reread_pipeline(Context *ctx, Arena *arena, const PassRegistry *registry,
                     Pipeline **pipeline, bool *verify_each, Stream *error);

#endif
