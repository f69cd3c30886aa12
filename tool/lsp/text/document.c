// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/text/document.h"

#include <stdlib.h>
#include <string.h>

#include "support/memory.h"
#include "tool/lsp/text/scan.h"
#include "tool/lsp/text/split.h"
#include "tool/lsp/text/unit.h"

void piece_clear(Piece *piece) {
  for (size_t i = 0; i < piece->findings.size; i++)
    mem_free(piece->findings.data[i].text);
  VECTOR_FREE(&piece->findings);
  piece->is_checked = false;
}

// --- names ------------------------------------------------------------------

static void add_name(Document *document, StringMap *map, StringRef name,
                     size_t piece, Span span) {
  Arena *arena = &document->names.arena;
  NamePlace *place = arena_alloc_zero(arena, sizeof *place);
  *place = (NamePlace){.piece = piece, .span = span};
  StringRef copy =
      string_ref(arena_copy_text(arena, name.data, name.size), name.size);
  NamePlace **slot = (NamePlace **)string_map_slot(map, copy);
  while (*slot)
    slot = &(*slot)->next;
  *slot = place;
}

/// Where a definition of an alias ends: before the next one.
static size_t alias_end(StringRef text, size_t at) {
  size_t depth = 0;
  while (true) {
    ScanToken token = scan_next(text, at);
    if (token.kind == SCAN_END)
      return text.size;
    bool is_next = (token.kind == SCAN_ATTR || token.kind == SCAN_TYPE) &&
                   !depth && scan_is(text, scan_next(text, token.end), '=');
    if (is_next)
      return token.begin;
    at = token.end;
    if (scan_is(text, token, '{') || scan_is(text, token, '('))
      depth++;
    else if ((scan_is(text, token, '}') || scan_is(text, token, ')')) && depth)
      depth--;
  }
}

static void add_aliases(Document *document, size_t index) {
  const Piece *piece = &document->pieces.data[index];
  size_t begin = piece->span.begin;
  StringRef text =
      string_ref(document->text.data + begin, piece->span.end - begin);
  for (size_t at = 0;;) {
    ScanToken token = scan_next(text, at);
    if (token.kind == SCAN_END)
      return;
    at = token.end;
    if (token.kind != SCAN_ATTR && token.kind != SCAN_TYPE)
      continue;
    at = alias_end(text, token.end);
    add_name(document, &document->names.aliases, scan_text(text, token), index,
             (Span){token.begin, at});
  }
}

static void forget_names(Document *document) {
  string_map_free(&document->names.aliases);
  string_map_free(&document->names.symbols);
  arena_free(&document->names.arena);
  arena_init(&document->names.arena);
}

static void collect_names(Document *document) {
  forget_names(document);
  for (size_t i = 0; i < document->pieces.size; i++) {
    const Piece *piece = &document->pieces.data[i];
    if (piece->kind == PIECE_ALIASES)
      add_aliases(document, i);
    else if (piece->symbol.end)
      add_name(document, &document->names.symbols,
               string_ref(document->text.data + piece->span.begin +
                              piece->symbol.begin,
                          piece->symbol.end - piece->symbol.begin),
               i, piece->symbol);
  }
}

static const NamePlace *find_name(const Document *document,
                                  const StringMap *map, size_t index,
                                  StringRef name) {
  uint32_t part = document->pieces.data[index].part;
  const NamePlace *place = string_map_get(map, name);
  while (place && document->pieces.data[place->piece].part != part)
    place = place->next;
  return place;
}

const NamePlace *document_alias(const Document *document, size_t index,
                                StringRef name) {
  return find_name(document, &document->names.aliases, index, name);
}

const NamePlace *document_symbol(const Document *document, size_t index,
                                 StringRef name) {
  return find_name(document, &document->names.symbols, index, name);
}

// --- life -------------------------------------------------------------------

Document *document_create(StringRef uri, size_t piece_limit) {
  Document *document = mem_alloc_zero(sizeof *document);
  document->uri = mem_alloc(uri.size + 1);
  memcpy(document->uri, uri.data, uri.size);
  document->uri[uri.size] = '\0';
  document->piece_limit = piece_limit;
  arena_init(&document->names.arena);
  document_edit(document, (Span){0, 0}, STR(""));
  return document;
}

void document_free(Document *document) {
  if (!document)
    return;
  unit_free(document->unit);
  for (size_t i = 0; i < document->pieces.size; i++)
    piece_clear(&document->pieces.data[i]);
  VECTOR_FREE(&document->pieces);
  forget_names(document);
  arena_free(&document->names.arena);
  lines_free(&document->lines);
  stream_free(&document->text);
  mem_free(document->uri);
  mem_free(document);
}

size_t document_piece_at(const Document *document, size_t offset) {
  size_t low = 0, high = document->pieces.size;
  while (high - low > 1) {
    size_t middle = low + (high - low) / 2;
    if (document->pieces.data[middle].span.begin <= offset)
      low = middle;
    else
      high = middle;
  }
  return low;
}

size_t document_part_pieces(const Document *document, size_t index,
                            size_t *first) {
  uint32_t part = document->pieces.data[index].part;
  size_t end = index + 1;
  while (index && document->pieces.data[index - 1].part == part)
    index--;
  while (end < document->pieces.size && document->pieces.data[end].part == part)
    end++;
  *first = index;
  return end;
}

Span document_part(const Document *document, size_t index) {
  size_t first, end = document_part_pieces(document, index, &first);
  return (Span){document->pieces.data[first].span.begin,
                document->pieces.data[end - 1].span.end};
}

// --- edits ------------------------------------------------------------------

/// Are the bytes of `was`, moved by `delta`, those of `is`?
static bool is_moved(const Piece *was, const Piece *is, ptrdiff_t delta) {
  return was->kind == is->kind && was->part == is->part &&
         was->span.begin + (size_t)delta == is->span.begin &&
         was->span.end + (size_t)delta == is->span.end;
}

static void take_findings(Piece *from, Piece *to) {
  to->findings.data = from->findings.data;
  to->findings.size = from->findings.size;
  to->findings.capacity = from->findings.capacity;
  to->is_checked = from->is_checked;
  memset(&from->findings, 0, sizeof from->findings);
}

/// Have aliases or the module around the others changed? Then all pieces have
/// to be checked again.
static bool keeps_frame(const Piece *piece) {
  return piece->kind == PIECE_OP || piece->kind == PIECE_PART;
}

/// Cuts everything again. Pieces outside of the edit keep their findings.
static void cut_again(Document *document, Span span, ptrdiff_t delta) {
  PieceList old = {document->pieces.data, document->pieces.size,
                   document->pieces.capacity};
  PieceList pieces = {0};
  split_text(document_text(document), document->piece_limit, &pieces);
  size_t before = 0, after = 0;
  bool has_same_frame = true;
  while (before < old.size && before < pieces.size &&
         old.data[before].span.end < span.begin &&
         is_moved(&old.data[before], &pieces.data[before], 0))
    before++;
  while (after + before < old.size && after + before < pieces.size &&
         old.data[old.size - 1 - after].span.begin > span.end &&
         is_moved(&old.data[old.size - 1 - after],
                  &pieces.data[pieces.size - 1 - after], delta))
    after++;
  for (size_t i = before; i + after < old.size; i++)
    has_same_frame &= keeps_frame(&old.data[i]);
  for (size_t i = before; i + after < pieces.size; i++)
    has_same_frame &= keeps_frame(&pieces.data[i]);
  for (size_t i = 0; has_same_frame && i < before; i++)
    take_findings(&old.data[i], &pieces.data[i]);
  for (size_t i = 1; has_same_frame && i <= after; i++)
    take_findings(&old.data[old.size - i], &pieces.data[pieces.size - i]);
  for (size_t i = 0; i < old.size; i++)
    piece_clear(&old.data[i]);
  VECTOR_FREE(&old);
  document->pieces.data = pieces.data;
  document->pieces.size = pieces.size;
  document->pieces.capacity = pieces.capacity;
  collect_names(document);
}

/// Marks the pieces that use the symbol of `piece`, whose first lines changed.
static void recheck_users(Document *document, const Piece *piece) {
  if (!piece->symbol.end)
    return;
  const char *text = document->text.data;
  StringRef name = string_ref(text + piece->span.begin + piece->symbol.begin,
                              piece->symbol.end - piece->symbol.begin);
  const char *end = text + document->text.size;
  for (const char *at = text; at < end; at += name.size) {
    at = memmem(at, (size_t)(end - at), name.data, name.size);
    if (!at)
      return;
    bool is_whole = !scan_is_name(at[name.size]) || name.data[1] == '"';
    if (is_whole)
      document->pieces.data[document_piece_at(document, (size_t)(at - text))]
          .is_checked = false;
  }
}

/// The first line of a piece: of a function, what others see of it.
static Span first_line(const Document *document, const Piece *piece) {
  const char *text = document->text.data;
  const char *end = memchr(text + piece->span.begin, '\n',
                           piece->span.end - piece->span.begin);
  return (Span){piece->span.begin,
                end ? (size_t)(end - text) : piece->span.end};
}

/// Moves pieces after an edit that changed one, `index`.
static void change_piece(Document *document, size_t index, bool is_in_head,
                         ptrdiff_t delta) {
  Piece *piece = &document->pieces.data[index];
  for (size_t i = index + 1; delta && i < document->pieces.size; i++) {
    document->pieces.data[i].span.begin += (size_t)delta;
    document->pieces.data[i].span.end += (size_t)delta;
  }
  piece->is_checked = false;
  if (is_in_head)
    recheck_users(document, piece);
}

static StringRef symbol_of(const Document *document, const Piece *piece) {
  return string_ref(document->text.data + piece->span.begin +
                        piece->symbol.begin,
                    piece->symbol.end - piece->symbol.begin);
}

/// If `span` is in one piece, and that is still one after the edit, changes
/// only it. False: nothing but the text was changed.
static bool edit_piece(Document *document, size_t index, bool is_in_head,
                       ptrdiff_t delta, StringRef name) {
  Piece *piece = &document->pieces.data[index];
  Piece changed = *piece;
  changed.span.end += (size_t)delta;
  if (!split_again(document_text(document), document->piece_limit, &changed) ||
      !string_ref_equals(name, symbol_of(document, &changed)))
    return false;
  *piece = changed;
  change_piece(document, index, is_in_head, delta);
  return true;
}

/// Moves the text after `span` and puts `added` in its place.
static void replace_text(Stream *text, Span span, StringRef added) {
  size_t tail = text->size - span.end;
  stream_reserve(text, added.size + 1);
  memmove(text->data + span.begin + added.size, text->data + span.end, tail);
  if (added.size)
    memcpy(text->data + span.begin, added.data, added.size);
  text->size = span.begin + added.size + tail;
  text->data[text->size] = '\0';
}

void document_edit(Document *document, Span span, StringRef added) {
  ptrdiff_t delta = (ptrdiff_t)added.size - (ptrdiff_t)(span.end - span.begin);
  bool is_local = false, is_in_head = false;
  size_t index = 0;
  Stream name = {0};
  if (document->pieces.size) {
    index = document_piece_at(document, span.begin);
    const Piece *piece = &document->pieces.data[index];
    is_local = span.end <= piece->span.end;
    is_in_head = span.begin <= first_line(document, piece).end;
    stream_text(&name, symbol_of(document, piece));
  }
  unit_free(document->unit);
  document->unit = NULL;
  replace_text(&document->text, span, added);
  lines_edit(&document->lines, document_text(document), span.begin,
             span.end - span.begin, added.size);
  if (!is_local ||
      !edit_piece(document, index, is_in_head, delta, stream_view(&name)))
    cut_again(document, span, delta);
  stream_free(&name);
}
