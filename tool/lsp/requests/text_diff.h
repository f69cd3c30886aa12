// SPDX-License-Identifier: Apache-2.0
// The lines in which two texts differ.
#ifndef MLOPT_TOOL_LSP_REQUESTS_TEXT_DIFF_H
#define MLOPT_TOOL_LSP_REQUESTS_TEXT_DIFF_H

#include "support/stream.h"

/// Appends a diff: common lines with a blank in front, lines only in `before`
/// with `-`, and lines only in `after` with `+`; lines far from any change are
/// left out. Lines that occur once in each text are matched wherever their
/// order is kept. n log n in the lines. Appends nothing if the texts are the
/// same.
void text_diff(StringRef before, StringRef after, Stream *out);

#endif
