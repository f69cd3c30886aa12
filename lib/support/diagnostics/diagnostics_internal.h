// SPDX-License-Identifier: Apache-2.0
// What printing and checking diagnostics share: an index of a buffer's lines,
// and the names of the kinds.
#ifndef MLOPT_SUPPORT_DIAGNOSTICS_DIAGNOSTICS_INTERNAL_H
#define MLOPT_SUPPORT_DIAGNOSTICS_DIAGNOSTICS_INTERNAL_H

#include "support/diagnostics/diagnostics.h"

/// Where each line of a buffer begins, so that many messages cost no more than
/// one scan of the text.
typedef struct LineIndex {
  const SourceBuffer *buffer; ///< Borrowed; may be NULL: no lines.
  VECTOR(size_t) starts;
  bool uses_color; ///< As Diagnostics.uses_color.
} LineIndex;

/// Linear in the buffer. Costs nothing later; line_index_free gives it back.
void line_index_init(LineIndex *index, const SourceBuffer *buffer);
/// Makes `index` empty; the buffer stays.
void line_index_free(LineIndex *index);

/// Text of line `line` without its end; empty if there is none. In constant time
/// and the size of the line.
StringRef line_index_get(const LineIndex *index, uint32_t line);

/// `error`, `warning`, `remark`, `note`.
StringRef diag_kind_name(DiagKind kind);

/// Renders one message at `pos`. The source line follows where `pos` is in the
/// buffer, with a caret that `length` - 1 tildes continue; `length` 0: no line.
void diag_render(const LineIndex *index, SourcePos pos, size_t length,
                 DiagKind kind, StringRef text, Stream *out);

#endif
