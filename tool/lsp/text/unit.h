// SPDX-License-Identifier: Apache-2.0
// The text that is parsed for one piece of a document: the piece, and the parts
// of others that it needs: the module around it, the aliases that it uses, and
// declarations of the symbols that it uses.
#ifndef MLOPT_TOOL_LSP_TEXT_UNIT_H
#define MLOPT_TOOL_LSP_TEXT_UNIT_H

#include "ir/operation.h"
#include "parser/record.h"
#include "tool/lsp/text/document.h"
#include "tool/registry.h"

/// A part of a unit's text that comes from the document.
typedef struct Segment {
  size_t at; ///< Where it begins in the unit.
  size_t size;
  size_t place; ///< Where it begins in the document.
  bool is_own;  ///< It belongs to the piece itself.
} Segment;

/// A parsed unit. After errors, it holds what could be read without the wrong
/// lines, which are blanked in its text.
typedef struct Unit {
  Stream text; ///< Owned, with a NUL after it.
  VECTOR(Segment) segments;
  Lines lines; ///< Where the lines of `text` begin.
  Context ctx; ///< Owned: the IR.
  ParseRecorder recorder;
  /// The IR; NULL after errors: then only types and the definitions of
  /// operations in `recorder` may be looked at.
  Operation *op;
} Unit;

/// Makes the Contexts of units. Types stay in it, so it is renewed from time to
/// time.
typedef struct UnitMaker {
  const ToolRegistry *registry; ///< Borrowed.
  Context base;
  size_t num_bytes; ///< Parsed since the base was renewed.
} UnitMaker;

/// `registry` is borrowed.
void unit_maker_init(UnitMaker *maker, const ToolRegistry *registry);
/// All units must have been freed.
void unit_maker_free(UnitMaker *maker);

/// Finds the errors in piece `index`. Linear in the piece, the parts it needs,
/// and the errors.
void unit_check(UnitMaker *maker, Document *document, size_t index);
/// The unit of the piece, with records; belongs to the document until the next
/// edit, or call for another piece.
Unit *unit_get(UnitMaker *maker, Document *document, size_t index);
/// Called by the document that owns the unit. Does nothing for NULL.
void unit_free(Unit *unit);

/// Where `at` of the unit stands in the document; SIZE_MAX: nowhere.
/// Logarithmic, as the next ones.
size_t unit_to_document(const Unit *unit, size_t at);
/// Where the byte `place` of the document is in the unit; SIZE_MAX: it is not.
size_t unit_from_document(const Unit *unit, size_t place);
/// Where a location of the IR is in the unit; SIZE_MAX: it is not.
size_t unit_location(const Unit *unit, Location loc);

#endif
