// SPDX-License-Identifier: Apache-2.0
// Reads printed text again: for round trips, and for pipelines in reproducers.
#ifndef MLOPT_TOOL_REREAD_H
#define MLOPT_TOOL_REREAD_H

#include "pass/pass.h"

/// Is `op` the same after printing and reading it again? False after an error.
/// Follows mlir-opt's -verify-roundtrip.
bool reread_verify(Context *ctx, const Operation *op);

/// Takes the pipeline and its options from the resources of the input file, and
/// drops those resources. If there are none, `*pipeline` is unchanged. False if
/// the pipeline is wrong; `error` then has the message.
bool reread_pipeline(Context *ctx, Arena *arena, const PassRegistry *registry,
                     Pipeline **pipeline, bool *verify_each, Stream *error);

#endif
