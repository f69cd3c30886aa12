// SPDX-License-Identifier: Apache-2.0
// -bisect: the first rewrite with which a result goes wrong.
#ifndef MLOPT_TOOL_EXPLAIN_BISECT_H
#define MLOPT_TOOL_EXPLAIN_BISECT_H

#include "ir/print/printer.h"
#include "pass/pass.h"
#include "support/source.h"
#include "tool/reduce/interest.h"

typedef struct BisectOptions {
  Context *ctx; ///< With the dialects.
  const Pipeline *pipeline;
  const PassRegistry *passes;
  PrintOptions print;
  bool no_implicit_module;
  bool verify_each;
} BisectOptions;

/// Runs the pipeline on `buffer` with fewer and fewer of its passes, and of the
/// last pass's rewrites, and writes to `out` the first one that makes the test
/// fail. False after a line on standard error.
bool bisect_run(const BisectOptions *options, const SourceBuffer *buffer,
                Interest *interest, Stream *out);

#endif
