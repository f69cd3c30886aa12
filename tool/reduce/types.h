// SPDX-License-Identifier: Apache-2.0
// Simpler types for -reduce, found in the text of a module.
#ifndef MLOPT_TOOL_REDUCE_TYPES_H
#define MLOPT_TOOL_REDUCE_TYPES_H

#include "support/stream.h"
#include "support/vector.h"

/// A type as it is written, and what may be written instead.
typedef struct TypeChange {
  StringRef from; ///< In the text.
  Stream to;      ///< Owned.
} TypeChange;
typedef VECTOR(TypeChange) TypeChanges;

/// Finds changes, each type once. They refer to `text`.
void type_changes_find(StringRef text, TypeChanges *changes);
/// Frees the list.
void type_changes_free(TypeChanges *changes);
/// Writes `text`, with `change` made wherever the type stands, to `out`.
void type_change_apply(StringRef text, const TypeChange *change, Stream *out);

#endif
