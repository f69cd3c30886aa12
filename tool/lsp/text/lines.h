// SPDX-License-Identifier: Apache-2.0
// Places in a document: the protocol counts lines and UTF-16 units from 0, the
// parser counts lines and bytes from 1.
#ifndef MLOPT_TOOL_LSP_TEXT_LINES_H
#define MLOPT_TOOL_LSP_TEXT_LINES_H

#include <jansson.h>

#include "support/source.h"
#include "support/vector.h"

/// Where the lines of a text begin.
typedef struct Lines {
  StringRef text;        ///< Borrowed; valid UTF-8.
  VECTOR(size_t) starts; ///< Owned. At least one.
} Lines;

/// Finds the lines of `text`. Free them with lines_free.
void lines_init(Lines *lines, StringRef text);
/// Frees the list, not the text.
void lines_free(Lines *lines);

/// The text changed: at `begin`, `removed` bytes became `added`. Linear in the
/// lines that follow, and in what was added.
void lines_edit(Lines *lines, StringRef text, size_t begin, size_t removed,
                size_t added);
/// The number, from 0, of the last line that begins at `offset` or before.
/// Logarithmic.
size_t lines_find(const Lines *lines, size_t offset);

/// The byte at a place of the protocol. One after the end of its line is that
/// end, and one after the last line is the end of the text, as the protocol
/// says. Linear in the line.
size_t lines_offset(const Lines *lines, json_int_t line, json_int_t character);

/// The byte at a place of the parser; one outside of the text is its end.
size_t lines_offset_of(const Lines *lines, SourcePos pos);

/// How many UTF-16 units `offset` is from the begin of line `line`.
size_t lines_units(const Lines *lines, size_t line, size_t offset);
/// `{"line": …, "character": …}` of a byte. As lines_range.
json_t *lines_position(const Lines *lines, size_t offset);
/// `{"start": …, "end": …}` for the bytes from `begin` to `end`. Logarithmic
/// in the lines, linear in two of them.
json_t *lines_range(const Lines *lines, size_t begin, size_t end);

#endif
