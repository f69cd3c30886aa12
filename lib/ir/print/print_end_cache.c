// SPDX-License-Identifier: Apache-2.0
// Texts of ends of operations in generic form, and of dictionaries in custom
// form, for reuse.
//
// Properties, attributes and types are interned, and most operations share
// theirs with others. Their text is kept under their pointers. Everything else
// that affects the text (options, aliases) is the same for all that one printer
// prints. What was printed once was visited, too, in the same alias part.
#include "ir/print/printer_internal.h"

enum {
  NUM_KNOWN_TEXTS = 1024,
  MAX_PARTS = 48,
  LONGEST_KNOWN_TEXT = 1024,
  MAX_KEPT = 4096
};

/// What a text depends on: pointers and numbers.
typedef struct Parts {
  const OpDef *def;
  uint32_t count;
  uint64_t hash;
  uint64_t parts[MAX_PARTS];
} Parts;

typedef struct KnownText {
  const OpDef *def;
  uint32_t num_parts;
  uint32_t alias_part; ///< See asm_was_visited.
  uint32_t size;
  const char *text;
  uint64_t parts[];
} KnownText;

/// The two newest texts with a hash, the newest first.
struct KnownTexts {
  KnownText *entries[NUM_KNOWN_TEXTS];
  size_t num_kept; ///< Since `arena` was empty.
  Arena arena;
};

void known_texts_free(AsmPrinter *printer) {
  if (printer->known_texts)
    arena_free(&printer->known_texts->arena);
  mem_free(printer->known_texts);
}

static inline void add_number(Parts *parts, uint64_t number) {
  parts->parts[parts->count++] = number;
  parts->hash = parts->hash * 5 + number;
}

static inline void add_part(Parts *parts, const void *part) {
  add_number(parts, (uintptr_t)part);
}

static inline void begin_parts(Parts *parts, const Operation *op) {
  parts->def = op->def;
  parts->count = 0;
  parts->hash = (uintptr_t)op->def;
  add_part(parts, op->attrs);
  const Attribute **props = op_props(op);
  for (unsigned i = 0; i < op->num_props; i++)
    add_part(parts, props[i]);
}

static KnownText **text_slot(AsmPrinter *printer, const Parts *parts) {
  if (!printer->known_texts)
    printer->known_texts = mem_alloc_zero(sizeof *printer->known_texts);
  return &printer->known_texts->entries[(hash_mix(0, parts->hash) >> 32) %
                                        (NUM_KNOWN_TEXTS / 2) * 2];
}

static bool print_known(AsmPrinter *printer, KnownText *const *slot,
                        const Parts *parts) {
  for (unsigned i = 0; i < 2; i++) {
    const KnownText *known = slot[i];
    if (!known || known->def != parts->def ||
        known->num_parts != parts->count ||
        !asm_was_visited(printer, known->alias_part) ||
        memcmp(known->parts, parts->parts,
               parts->count * sizeof *parts->parts) != 0)
      continue;
    stream_bytes(printer->out, known->text, known->size);
    return true;
  }
  return false;
}

static size_t num_logged(const AsmPrinter *printer) {
  return printer->visits ? printer->aliases->num_logged : 0;
}

/// Keeps the text since `begin`. There were `logged` visits before it.
static void keep(AsmPrinter *printer, KnownText **slot, const Parts *parts,
                 size_t begin, size_t logged) {
  StringRef text = string_ref_drop(stream_view(printer->out), begin);
  KnownTexts *texts = printer->known_texts;
  // A text of several lines depends on the indentation.
  if (text.size > LONGEST_KNOWN_TEXT || memchr(text.data, '\n', text.size))
    return;
  if (texts->num_kept++ == MAX_KEPT) {
    memset(texts->entries, 0, sizeof texts->entries);
    arena_clear(&texts->arena);
    texts->num_kept = 1;
  }
  size_t size = parts->count * sizeof *parts->parts;
  KnownText *known = arena_alloc(&texts->arena, sizeof *known + size);
  known->def = parts->def;
  known->num_parts = parts->count;
  known->alias_part =
      logged == num_logged(printer) ? 0 : printer->alias_part;
  known->size = (uint32_t)text.size;
  known->text = arena_copy(&texts->arena, text.data, text.size);
  memcpy(known->parts, parts->parts, size);
  slot[1] = slot[0];
  slot[0] = known;
}

/// Has `op` few parts, and none of its operands missing?
static bool may_be_known(const Operation *op) {
  enum { OTHER_PARTS = 2 };
  uint64_t num_parts = (uint64_t)op->num_operands + op->num_results;
  return num_parts + op->num_props + OTHER_PARTS <= MAX_PARTS &&
         op_has_all_operands(op);
}

void known_end_print(AsmPrinter *printer, const Operation *op,
                     ShapePrinter *print) {
  if (!may_be_known(op)) {
    print(printer, op);
    return;
  }
  Parts parts;
  begin_parts(&parts, op);
  add_number(&parts, (uint64_t)printer->visits << 63 |
                         (uint64_t)op->num_operands << 32 | op->num_results);
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    add_part(&parts, operands[i].value->type);
  for (uint32_t i = 0; i < op->num_results; i++)
    add_part(&parts, op->results[i].type);
  KnownText **slot = text_slot(printer, &parts);
  if (print_known(printer, slot, &parts))
    return;
  size_t begin = printer->out->size, logged = num_logged(printer);
  print(printer, op);
  keep(printer, slot, &parts, begin, logged);
}

void known_dict_print(AsmPrinter *printer, const Operation *op,
                      const DictStyle *style, DictPrinter *print) {
  enum { OTHER_PARTS = 4 };
  if (printer->is_collecting || style->shown_defaults ||
      op->num_props + OTHER_PARTS > MAX_PARTS) {
    print(printer, op, style);
    return;
  }
  Parts parts;
  begin_parts(&parts, op);
  add_number(&parts, style->printed_props);
  add_part(&parts, style->open);
  add_number(&parts, (unsigned)printer->visits << 1 | style->has_old_names);
  KnownText **slot = text_slot(printer, &parts);
  if (print_known(printer, slot, &parts))
    return;
  size_t begin = printer->out->size, logged = num_logged(printer);
  print(printer, op, style);
  keep(printer, slot, &parts, begin, logged);
}
