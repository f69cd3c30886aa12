// SPDX-License-Identifier: Apache-2.0
// The errors in a unit. So that the rest can still be read, lines with an error
// are blanked, and errors that follow from that are not reported.
#ifndef MLOPT_TOOL_LSP_TEXT_FINDINGS_H
#define MLOPT_TOOL_LSP_TEXT_FINDINGS_H

#include "tool/lsp/text/unit.h"

/// The lines that were dropped from a unit.
typedef struct Recovery {
  Unit *unit;
  StringRef uri;
  size_t num_dropped;
  StringMap names; ///< Values that they defined; texts in `texts`.
  Arena texts;     ///< Owned.
} Recovery;

/// Called when the unit's text could not be parsed: blanks the line with the
/// error and everything in the brackets it opens. False if that does not help.
bool recovery_drop(Recovery *recovery);
/// Frees all but the unit.
void recovery_free(Recovery *recovery);

/// Adds the unit's diagnostics about the piece's own text, unless they follow
/// from a dropped line.
void findings_take(Recovery *recovery, Piece *piece);

/// The protocol's diagnostics of a document: an array, owned by the caller.
json_t *findings_json(const Document *document);
/// The protocol's number.
int findings_severity(DiagKind kind);
/// The end of the name or character at `begin`, for a range to show.
size_t findings_name_end(StringRef text, size_t begin);

#endif
