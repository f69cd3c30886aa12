// SPDX-License-Identifier: Apache-2.0
// The lines in which two texts differ.
#ifndef MLOPT_TOOL_LSP_REQUESTS_TEXT_DIFF_H
#define MLOPT_TOOL_LSP_REQUESTS_TEXT_DIFF_H

#include "support/stream.h"

/// Appends the lines of `after` with a blank in front, those that `before` has
/// alone with `-`, new ones with `+`; far from any change, lines are left out.
/// Lines that each text has once are found again wherever their order is kept.
/// n log n in the lines. Appends nothing if the texts are the same.
void text_diff(StringRef before, StringRef after, Stream *out);

#endif
