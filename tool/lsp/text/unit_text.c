// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/text/unit_text.h"

#include <stdlib.h>
#include <string.h>

#include "tool/lsp/text/scan.h"

/// A segment that the text is assembled from: a range of the document, or other
/// words.
typedef struct Slice {
  Span span;
  const char *words; ///< NULL: the range.
  bool is_own;
} Slice;

/// A declaration that is longer is not shown to the piece.
enum { MAX_DECLARATION = 1 << 16 };

typedef struct Composer {
  const Document *document;
  size_t index;
  StringMap seen; ///< Aliases and symbols that are there.
  VECTOR(Slice) slices;
  VECTOR(Span) aliases;
} Composer;

static StringRef slice_text(const Composer *composer, Span span) {
  return string_ref(composer->document->text.data + span.begin,
                    span.end - span.begin);
}

static Span in_document(const Composer *composer, const NamePlace *place) {
  size_t begin = composer->document->pieces.data[place->piece].span.begin;
  return (Span){begin + place->span.begin, begin + place->span.end};
}

/// Is the name met for the first time?
static bool is_new(Composer *composer, StringRef name) {
  void **slot = string_map_slot(&composer->seen, name);
  if (*slot)
    return false;
  *slot = composer;
  return true;
}

/// Adds the aliases that `span` uses, and those that they use.
static void need_aliases(Composer *composer, Span span) {
  size_t next = composer->aliases.size;
  while (true) {
    StringRef text = slice_text(composer, span);
    for (size_t at = 0;;) {
      ScanToken token = scan_next(text, at);
      if (token.kind == SCAN_END)
        break;
      at = token.end;
      if (token.kind != SCAN_ATTR && token.kind != SCAN_TYPE)
        continue;
      StringRef name = scan_text(text, token);
      const NamePlace *place =
          document_alias(composer->document, composer->index, name);
      if (place && place->piece != composer->index && is_new(composer, name))
        VECTOR_PUSH(&composer->aliases, in_document(composer, place));
    }
    if (next == composer->aliases.size)
      return;
    span = composer->aliases.data[next++];
  }
}

static void add_slice(Composer *composer, Span span, bool is_own) {
  need_aliases(composer, span);
  VECTOR_PUSH(&composer->slices, (Slice){.span = span, .is_own = is_own});
}

static void add_words(Composer *composer, const char *words) {
  VECTOR_PUSH(&composer->slices, (Slice){.words = words});
}

/// The word that a piece begins with.
static StringRef first_word(const Composer *composer, const Piece *piece,
                            size_t *end) {
  StringRef text = slice_text(composer, piece->span);
  ScanToken token = scan_next(text, 0);
  while (token.kind == SCAN_COMMENT)
    token = scan_next(text, token.end);
  *end = token.end;
  return token.kind == SCAN_WORD ? scan_text(text, token) : STR("");
}

/// The end of `@f(…) -> …` in a function: before its attributes and its body.
static size_t signature_end(StringRef text, size_t at) {
  bool is_after_arrow = false;
  while (true) {
    ScanToken token = scan_next(text, at);
    if (token.kind == SCAN_END || token.kind == SCAN_COMMENT)
      return at;
    bool is_body = scan_is(text, token, '{') && !is_after_arrow;
    if (is_body ||
        (token.kind == SCAN_WORD &&
         string_ref_equals(scan_text(text, token), STR("attributes"))))
      return token.begin;
    is_after_arrow = token.kind == SCAN_ARROW;
    at = scan_is(text, token, '(') ? scan_matching(text, token.begin)
                                   : token.end;
  }
}

/// Adds a declaration of what `piece` defines.
static void add_declaration(Composer *composer, const Piece *piece) {
  size_t word_end;
  StringRef word = first_word(composer, piece, &word_end);
  StringRef text = slice_text(composer, piece->span);
  bool is_llvm = string_ref_equals(word, STR("llvm.func"));
  bool is_func = string_ref_equals(word, STR("func.func")) ||
                 string_ref_equals(word, STR("func"));
  if (is_llvm || is_func) {
    Span signature = {piece->span.begin + piece->symbol.begin,
                      piece->span.begin +
                          signature_end(text, piece->symbol.begin)};
    add_words(composer, is_llvm          ? "\nllvm.func "
                        : word.size == 4 ? "\nfunc private "
                                         : "\nfunc.func private ");
    add_slice(composer, signature, false);
  } else if (text.size <= MAX_DECLARATION) {
    add_words(composer, "\n");
    add_slice(composer, piece->span, false);
  }
}

/// Adds declarations of the symbols that the piece uses.
static void add_declarations(Composer *composer) {
  const Document *document = composer->document;
  StringRef text =
      slice_text(composer, document->pieces.data[composer->index].span);
  for (size_t at = 0;;) {
    ScanToken token = scan_next(text, at);
    if (token.kind == SCAN_END)
      return;
    at = token.end;
    if (token.kind != SCAN_SYMBOL)
      continue;
    StringRef name = scan_text(text, token);
    const NamePlace *place = document_symbol(document, composer->index, name);
    if (place && place->piece != composer->index && is_new(composer, name))
      add_declaration(composer, &document->pieces.data[place->piece]);
  }
}

/// The header of a module with the end of it, or the end alone.
static void add_rest(Composer *composer) {
  size_t first,
      end = document_part_pieces(composer->document, composer->index, &first);
  for (size_t i = first; i < end; i++) {
    const Piece *piece = &composer->document->pieces.data[i];
    if (piece->kind == PIECE_REST)
      add_slice(composer, piece->span, true);
  }
}

static int compare_spans(const void *lhs, const void *rhs) {
  const Span *left = lhs, *right = rhs;
  return (left->begin > right->begin) - (left->begin < right->begin);
}

static void append(Unit *unit, const Composer *composer, Slice slice) {
  if (slice.words) {
    stream_cstr(&unit->text, slice.words);
    return;
  }
  VECTOR_PUSH(&unit->segments,
              (Segment){.at = unit->text.size,
                        .size = slice.span.end - slice.span.begin,
                        .place = slice.span.begin,
                        .is_own = slice.is_own});
  stream_text(&unit->text, slice_text(composer, slice.span));
}

static void compose(Composer *composer) {
  const Piece *pieces = composer->document->pieces.data;
  const Piece *piece = &pieces[composer->index];
  if (piece->kind == PIECE_OP && piece->header != NO_HEADER)
    add_slice(composer, pieces[piece->header].span, false);
  add_slice(composer, piece->span, true);
  if (piece->kind == PIECE_HEADER)
    add_rest(composer);
  if (piece->kind == PIECE_OP)
    add_declarations(composer);
  if (piece->kind == PIECE_OP && piece->header != NO_HEADER)
    add_words(composer, "\n}\n");
}

void unit_text_make(Unit *unit, const Document *document, size_t index) {
  Composer composer = {.document = document, .index = index};
  compose(&composer);
  if (composer.aliases.size)
    qsort(composer.aliases.data, composer.aliases.size,
          sizeof *composer.aliases.data, compare_spans);
  for (size_t i = 0; i < composer.aliases.size; i++) {
    append(unit, &composer, (Slice){.span = composer.aliases.data[i]});
    stream_char(&unit->text, '\n');
  }
  for (size_t i = 0; i < composer.slices.size; i++)
    append(unit, &composer, composer.slices.data[i]);
  stream_char(&unit->text, '\0');
  unit->text.size--;
  VECTOR_FREE(&composer.slices);
  VECTOR_FREE(&composer.aliases);
  string_map_free(&composer.seen);
}
