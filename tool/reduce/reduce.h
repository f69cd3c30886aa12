// SPDX-License-Identifier: Apache-2.0
// -reduce: the smallest module that still fails.
#ifndef MLOPT_TOOL_REDUCE_REDUCE_H
#define MLOPT_TOOL_REDUCE_REDUCE_H

#include "ir/print/printer.h"
#include "tool/reduce/interest.h"

typedef struct ReduceOptions {
  Context *ctx; ///< With the dialects.
  PrintOptions print;
  bool no_implicit_module;
  bool shows_progress; ///< On standard error.
} ReduceOptions;

/// Reduces `text`, the file `name`, as long as `interest` holds, and writes
/// what is left to `out`. Never larger than what the text was. False after a
/// line on standard error: the text does not pass the test.
bool reduce_text(const ReduceOptions *options, StringRef name, StringRef text,
                 Interest *interest, Stream *out);

#endif
