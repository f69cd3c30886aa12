// SPDX-License-Identifier: Apache-2.0
// The text that is parsed for one piece of a document: the piece, with what it
// needs of the others. That is the module around it, the aliases that it uses,
// and declarations of the symbols that it uses.
#ifndef MLOPT_TOOL_LSP_TEXT_UNIT_H
#define MLOPT_TOOL_LSP_TEXT_UNIT_H

#include "ir/operation.h"
#include "parser/record.h"
#include "tool/lsp/text/document.h"
#include "tool/registry.h"

/// A part of a unit's text that stands in the document.
typedef struct Segment {
  size_t at; ///< Where it begins in the unit.
  size_t size;
  size_t place; ///< Where it begins in the document.
  bool is_own;  ///< It belongs to the piece itself.
} Segment;

/// A parsed unit. After errors it is what could be read without the wrong
/// lines, which are blank in its text.
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

/// Makes the Contexts of units. Types stay in it, so it is renewed at times.
typedef struct UnitMaker {
  const ToolRegistry *registry; ///< Borrowed.
  Context base;
  size_t num_bytes; ///< Parsed since the base is new.
} UnitMaker;

/// `registry` is borrowed.
void unit_maker_init(UnitMaker *maker, const ToolRegistry *registry);
/// No unit may be left.
void unit_maker_free(UnitMaker *maker);

/// Finds what is wrong in piece `index`. Linear in it, what it needs, and the
/// errors.
void unit_check(UnitMaker *maker, Document *document, size_t index);
/// The unit of the piece, with records; belongs to the document until the next
/// edit, or call for another piece.
Unit *unit_get(UnitMaker *maker, Document *document, size_t index);
/// For the document that owns it. NULL: nothing.
void unit_free(Unit *unit);

/// Where `at` of the unit stands in the document; SIZE_MAX: nowhere.
/// Logarithmic, as the next ones.
size_t unit_to_document(const Unit *unit, size_t at);
/// Where the byte `place` of the document is in the unit; SIZE_MAX: it is not.
size_t unit_from_document(const Unit *unit, size_t place);
/// Where a location of the IR is in the unit; SIZE_MAX: it is not.
size_t unit_location(const Unit *unit, Location loc);

#endif
