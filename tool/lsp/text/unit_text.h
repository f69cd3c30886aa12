// SPDX-License-Identifier: Apache-2.0
// The text of a unit, see unit.h.
#ifndef MLOPT_TOOL_LSP_TEXT_UNIT_TEXT_H
#define MLOPT_TOOL_LSP_TEXT_UNIT_TEXT_H

#include "tool/lsp/text/unit.h"

/// Makes the text and segments of `unit`, which is empty. Linear in the result
/// and in the parts of the document that it needs.
void unit_text_make(Unit *unit, const Document *document, size_t index);

#endif
