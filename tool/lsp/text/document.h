// SPDX-License-Identifier: Apache-2.0
// An open document: its text, the pieces that it is cut into, each parsed on
// its own, and the errors in each.
//
// A part between `// -----` lines is one piece, unless it is long. A long one
// has a piece for each operation of its module, so that a keystroke parses one
// function again. Pieces cover the text without gaps.
#ifndef MLOPT_TOOL_LSP_TEXT_DOCUMENT_H
#define MLOPT_TOOL_LSP_TEXT_DOCUMENT_H

#include <jansson.h>

#include "ir/context.h"
#include "support/hash_table.h"
#include "support/stream.h"
#include "tool/lsp/text/lines.h"

typedef enum PieceKind {
  PIECE_PART,    ///< All of a part.
  PIECE_HEADER,  ///< `module … {` around the others.
  PIECE_ALIASES, ///< Definitions of aliases, one after the other.
  PIECE_OP,      ///< An operation of the module, comments before it included.
  PIECE_REST,    ///< The `}` of the module, comments, resources.
} PieceKind;

/// A range of the document.
typedef struct Span {
  size_t begin;
  size_t end;
} Span;

/// An error, warning or remark of a piece, or a note under one.
typedef struct Finding {
  Span span;          ///< Relative to the piece, except for notes elsewhere.
  bool is_absolute;   ///< `span` is of the whole document.
  uint8_t kind;       ///< DiagKind.
  uint32_t num_notes; ///< The findings that follow are its notes.
  char *text;         ///< Owned; valid UTF-8.
} Finding;

#define NO_HEADER UINT32_MAX

typedef struct Piece {
  Span span;
  PieceKind kind;
  uint32_t part;   ///< Number of its part.
  uint32_t header; ///< Index of the PIECE_HEADER around it; NO_HEADER: none.
  Span symbol;     ///< Of PIECE_OP: the `@name` that it defines, from where the
                   ///< piece begins; empty: none.
  bool begins_part;         ///< It is the first of its part.
  bool is_unbalanced;       ///< It has unclosed brackets.
  bool is_checked;          ///< `findings` are those of the text as it is.
  VECTOR(Finding) findings; ///< Owned.
} Piece;

/// Where a name is defined outside of all functions.
typedef struct NamePlace {
  struct NamePlace *next; ///< The same name in another part, or again.
  size_t piece;
  Span span; ///< From where the piece begins: of an alias, its definition; of a
             ///< symbol, its name.
} NamePlace;

/// The names that pieces share, found when the pieces are cut.
typedef struct DocumentNames {
  Arena arena;       ///< Owned: the texts and the places.
  StringMap aliases; ///< `#name` or `!name` to NamePlace.
  StringMap symbols; ///< `@name` to NamePlace.
} DocumentNames;

typedef struct Document {
  char *uri;       ///< Owned.
  int64_t version; ///< The number of the newest text.
  Stream text;     ///< Owned; valid UTF-8, with a NUL after it.
  Lines lines;     ///< Where the lines of `text` begin.
  VECTOR(Piece) pieces;
  DocumentNames names;
  size_t piece_limit; ///< Longer parts have several pieces.
  struct Unit *unit;  ///< Owned: the unit requested last, or NULL.
  size_t unit_piece;  ///< Its piece.
} Document;

/// A document without text. The caller frees it with document_free.
Document *document_create(StringRef uri, size_t piece_limit);
/// Frees the document and all that it owns. NULL: nothing.
void document_free(Document *document);

static inline StringRef document_text(const Document *document) {
  return stream_view(&document->text);
}
static inline StringRef document_uri(const Document *document) {
  return string_ref_from_cstr(document->uri);
}

/// Replaces `span` by `added`, and cuts the changed text into pieces again.
/// Pieces that must be checked again are marked. Moves the text after it;
/// otherwise linear in the piece, or in the document if its pieces change.
void document_edit(Document *document, Span span, StringRef added);

/// The piece that has the byte at `offset`; the last one at the end.
/// Logarithmic.
size_t document_piece_at(const Document *document, size_t offset);
/// The pieces of the part of piece `index`: from `*first` to before the result.
size_t document_part_pieces(const Document *document, size_t index,
                            size_t *first);
/// Where `name` is defined in the part of piece `index`; NULL: nowhere.
const NamePlace *document_alias(const Document *document, size_t index,
                                StringRef name);
/// As document_alias, for `@name`.
const NamePlace *document_symbol(const Document *document, size_t index,
                                 StringRef name);
/// The whole part of piece `index`.
Span document_part(const Document *document, size_t index);
/// Frees the findings of a piece.
void piece_clear(Piece *piece);

#endif
