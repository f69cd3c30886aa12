// SPDX-License-Identifier: Apache-2.0
// Cuts a text into pieces, see document.h. Looks at brackets and at the first
// words of lines only.
#ifndef MLOPT_TOOL_LSP_TEXT_SPLIT_H
#define MLOPT_TOOL_LSP_TEXT_SPLIT_H

#include "tool/lsp/text/document.h"

typedef VECTOR(Piece) PieceList;

/// Appends the pieces of all parts of `text`. Linear.
void split_text(StringRef text, size_t limit, PieceList *pieces);

/// Would the text of `piece`, which was one operation, be cut into exactly one
/// piece of the same kind again? Sets its symbol. Linear in the piece.
bool split_again(StringRef text, size_t limit, Piece *piece);

#endif
