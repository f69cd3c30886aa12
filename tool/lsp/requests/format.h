// SPDX-License-Identifier: Apache-2.0
// The layout of a text: indentation, blanks, empty lines. Words, comments and
// line breaks stay.
#ifndef MLOPT_TOOL_LSP_REQUESTS_FORMAT_H
#define MLOPT_TOOL_LSP_REQUESTS_FORMAT_H

#include "tool/lsp/text/document.h"

/// The edits of lines that bring `document` into shape: an array, owned by the
/// caller. `width`: of an indentation. Linear.
json_t *format_edits(const Document *document, size_t width);

#endif
