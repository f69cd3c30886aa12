// SPDX-License-Identifier: Apache-2.0
// Where the operations of a module stand in its text.
#ifndef MLOPT_TOOL_EXPLAIN_OP_LINES_H
#define MLOPT_TOOL_EXPLAIN_OP_LINES_H

#include "ir/operation.h"
#include "support/vector.h"

/// An operation, and the place of its name in the text.
typedef struct OpLine {
  Operation *op;
  uint32_t line;
  uint32_t column;
} OpLine;

/// All operations in preorder. Owns the text.
typedef struct OpLines {
  Stream text;
  VECTOR(OpLine) ops;
  VECTOR(size_t) starts; ///< Where the lines of the text begin.
} OpLines;

/// Prints `root` in custom form, and finds its operations by reading the text
/// again. If it cannot be read, they have no places.
void op_lines_init(OpLines *lines, Context *ctx, Operation *root);
/// Frees the text and the list.
void op_lines_free(OpLines *lines);

/// Line `number` of the text, from 1, without its indentation; empty: none.
StringRef op_lines_text(const OpLines *lines, uint32_t number);
/// The operation on a line; with a column, the last one that begins at or
/// before it. NULL if there is none.
const OpLine *op_lines_at(const OpLines *lines, uint32_t line, uint32_t column);

#endif
