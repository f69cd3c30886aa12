// SPDX-License-Identifier: Apache-2.0
// Ends of operations in generic form that were printed before.
//
// Properties, attributes and types are interned, and most operations have those
// of others: what they were printed as is kept under their pointers. Whatever
// else decides about the text (options, aliases) is the same for all that a
// printer prints.
#include "ir/printer_internal.h"

enum {
  NUM_KNOWN_ENDS = 512,
  MAX_KEY = 48,
  LONGEST_KNOWN_END = 1024,
  MAX_KEPT = 4096
};

typedef struct KnownEnd {
  uint32_t num_words;
  uint32_t size;
  const char *text;
  uintptr_t words[];
} KnownEnd;

/// Direct-mapped: the newest of those with a hash.
struct KnownEnds {
  KnownEnd *entries[NUM_KNOWN_ENDS];
  size_t num_kept; ///< Since `arena` was empty.
  Arena arena;
};

/// All that the text of an end depends on.
typedef struct EndKey {
  uint32_t num_words;
  uintptr_t words[MAX_KEY];
} EndKey;

void known_ends_free(AsmPrinter *printer) {
  if (printer->known_ends)
    arena_free(&printer->known_ends->arena);
  mem_free(printer->known_ends);
}

/// False if the operation has too many parts.
static bool make_key(EndKey *key, const Operation *op) {
  if (op->num_operands + op->num_results > MAX_KEY ||
      op->num_operands + op->num_results + op->num_props + 3u > MAX_KEY)
    return false;
  uintptr_t *word = key->words;
  *word++ = (uintptr_t)op->def;
  *word++ = (uintptr_t)op->attrs;
  *word++ = op->num_operands;
  for (unsigned i = 0; i < op->num_props; i++)
    *word++ = (uintptr_t)op_prop(op, i);
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (!operands[i].value)
      return false;
    *word++ = (uintptr_t)operands[i].value->type;
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    *word++ = (uintptr_t)op->results[i].type;
  key->num_words = (uint32_t)(word - key->words);
  return true;
}

static KnownEnd **end_slot(AsmPrinter *printer, const EndKey *key) {
  uint64_t hash = 0;
  for (uint32_t i = 0; i < key->num_words; i++)
    hash = (hash ^ (key->words[i] >> 3)) * UINT64_C(0x9E3779B97F4A7C15);
  return &printer->known_ends->entries[(hash >> 32) % NUM_KNOWN_ENDS];
}

static bool has_key(const KnownEnd *end, const EndKey *key) {
  if (!end || end->num_words != key->num_words)
    return false;
  for (uint32_t i = 0; i < key->num_words; i++)
    if (end->words[i] != key->words[i])
      return false;
  return true;
}

static void keep(AsmPrinter *printer, KnownEnd **slot, const EndKey *key,
                 StringRef text) {
  KnownEnds *ends = printer->known_ends;
  if (text.size > LONGEST_KNOWN_END)
    return;
  if (ends->num_kept++ == MAX_KEPT) {
    memset(ends->entries, 0, sizeof ends->entries);
    arena_clear(&ends->arena);
    ends->num_kept = 1;
  }
  size_t words_size = key->num_words * sizeof *key->words;
  KnownEnd *end = arena_alloc(&ends->arena, sizeof *end + words_size);
  end->num_words = key->num_words;
  end->size = (uint32_t)text.size;
  end->text = arena_copy(&ends->arena, text.data, text.size);
  memcpy(end->words, key->words, words_size);
  *slot = end;
}

void known_end_print(AsmPrinter *printer, const Operation *op,
                     ShapePrinter *print) {
  EndKey key;
  if (!make_key(&key, op)) {
    print(printer, op);
    return;
  }
  if (!printer->known_ends) {
    printer->known_ends = mem_alloc(sizeof *printer->known_ends);
    memset(printer->known_ends, 0, sizeof *printer->known_ends);
  }
  KnownEnd **slot = end_slot(printer, &key);
  if (has_key(*slot, &key)) {
    stream_bytes(printer->out, (*slot)->text, (*slot)->size);
    return;
  }
  size_t begin = printer->out->size;
  print(printer, op);
  keep(printer, slot, &key, string_ref_drop(stream_view(printer->out), begin));
}
