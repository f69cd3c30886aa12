// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/text/unit.h"

#include <stdlib.h>
#include <string.h>

#include "ir/verify/verifier.h"
#include "parser/parser.h"
#include "support/memory.h"
#include "tool/lsp/text/findings.h"
#include "tool/lsp/text/scan.h"
#include "tool/lsp/text/unit_text.h"

/// Dialects stay loaded, types are forgotten after so many bytes of text.
static const size_t max_base = (size_t)64 << 20;

static void base_init(UnitMaker *maker) {
  context_init(&maker->base);
  for (size_t i = 0; i < maker->registry->num_dialects; i++)
    context_register_dialect(&maker->base, maker->registry->dialects[i]);
  context_allow_unregistered_dialects(&maker->base, true);
  maker->base.hides_op_on_diagnostics = true;
  maker->num_bytes = 0;
}

void unit_maker_init(UnitMaker *maker, const ToolRegistry *registry) {
  maker->registry = registry;
  base_init(maker);
}

void unit_maker_free(UnitMaker *maker) { context_free(&maker->base); }

/// Parses the text again, from nothing.
static bool parse(Unit *unit, const Document *document, UnitMaker *maker,
                  bool records) {
  context_free(&unit->ctx);
  context_forget_structs(&maker->base);
  context_forget_resources(&maker->base);
  context_fork(&unit->ctx, &maker->base);
  unit->recorder.records.size = unit->recorder.late.size = 0;
  SourceBuffer buffer = {document_uri(document), stream_view(&unit->text), 0,
                         NULL};
  ParseOptions options = {.recorder = records ? &unit->recorder : NULL};
  unit->op = parse_source(&unit->ctx, &buffer, &options);
  maker->num_bytes += unit->text.size;
  return unit->op != NULL;
}

enum { MAX_ATTEMPTS = 24 };
/// Texts that were parsed so often are not parsed again to find more errors.
static const size_t max_repeated = (size_t)1 << 20;

/// Parses as much as can be parsed, and verifies if that is all. `piece`
/// receives the errors; NULL if they are not wanted.
static void run(Unit *unit, const Document *document, UnitMaker *maker,
                Piece *piece) {
  Recovery recovery = {.unit = unit, .uri = document_uri(document)};
  arena_init(&recovery.texts);
  size_t num_bytes = 0;
  for (unsigned i = 0; i < MAX_ATTEMPTS && num_bytes <= max_repeated; i++) {
    num_bytes += unit->text.size;
    bool is_parsed = parse(unit, document, maker, !piece);
    if (is_parsed && piece && !recovery.num_dropped)
      op_verify(&unit->ctx, unit->op);
    if (piece)
      findings_take(&recovery, piece);
    if (is_parsed || !recovery_drop(&recovery))
      break;
  }
  recovery_free(&recovery);
}

static Unit *unit_create(UnitMaker *maker, const Document *document,
                         size_t index, Piece *piece) {
  Unit *unit = mem_alloc_zero(sizeof *unit);
  unit_text_make(unit, document, index);
  lines_init(&unit->lines, stream_view(&unit->text));
  context_fork(&unit->ctx, &maker->base);
  run(unit, document, maker, piece);
  return unit;
}

void unit_free(Unit *unit) {
  if (!unit)
    return;
  recorder_free(&unit->recorder);
  context_free(&unit->ctx);
  lines_free(&unit->lines);
  VECTOR_FREE(&unit->segments);
  stream_free(&unit->text);
  mem_free(unit);
}

/// No unit is left when this is called.
static void renew_base(UnitMaker *maker) {
  if (maker->num_bytes <= max_base)
    return;
  context_free(&maker->base);
  base_init(maker);
}

void unit_check(UnitMaker *maker, Document *document, size_t index) {
  Piece *piece = &document->pieces.data[index];
  piece_clear(piece);
  if (!document->unit)
    renew_base(maker);
  if (piece->kind != PIECE_REST || piece->header == NO_HEADER)
    unit_free(unit_create(maker, document, index, piece));
  piece->is_checked = true;
}

Unit *unit_get(UnitMaker *maker, Document *document, size_t index) {
  if (document->unit && document->unit_piece == index)
    return document->unit;
  unit_free(document->unit);
  document->unit = unit_create(maker, document, index, NULL);
  document->unit_piece = index;
  return document->unit;
}

// --- places -----------------------------------------------------------------

size_t unit_to_document(const Unit *unit, size_t at) {
  size_t low = 0, high = unit->segments.size;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (unit->segments.data[middle].at <= at)
      low = middle + 1;
    else
      high = middle;
  }
  if (!low)
    return SIZE_MAX;
  const Segment *segment = &unit->segments.data[low - 1];
  return at - segment->at <= segment->size ? segment->place + (at - segment->at)
                                           : SIZE_MAX;
}

size_t unit_from_document(const Unit *unit, size_t place) {
  for (size_t i = 0; i < unit->segments.size; i++) {
    const Segment *segment = &unit->segments.data[i];
    if (segment->is_own && place >= segment->place &&
        place - segment->place <= segment->size)
      return segment->at + (place - segment->place);
  }
  return SIZE_MAX;
}

size_t unit_location(const Unit *unit, Location loc) {
  SourcePos pos = location_position(&unit->ctx, loc);
  if (!pos.line || pos.line > unit->lines.starts.size)
    return SIZE_MAX;
  return lines_offset_of(&unit->lines, pos);
}
