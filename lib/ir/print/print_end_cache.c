// SPDX-License-Identifier: Apache-2.0
// Ends of operations in generic form that were printed before.
//
// Properties, attributes and types are interned, and most operations have those
// of others: what they were printed as is kept under their pointers. Whatever
// else decides about the text (options, aliases) is the same for all that a
// printer prints.
#include "ir/print/printer_internal.h"

enum {
  NUM_KNOWN_ENDS = 512,
  MAX_PARTS = 48,
  LONGEST_KNOWN_END = 1024,
  MAX_KEPT = 4096
};

/// What the text of an end depends on, and the text: in `parts` the properties
/// and the types of operands and results.
typedef struct KnownEnd {
  const OpDef *def;
  const Attribute *attrs;
  uint32_t num_operands;
  uint32_t num_results;
  uint32_t num_props;
  uint32_t size;
  const char *text;
  const void *parts[];
} KnownEnd;

/// The two newest of those with a hash, the newest first.
struct KnownEnds {
  KnownEnd *entries[NUM_KNOWN_ENDS];
  size_t num_kept; ///< Since `arena` was empty.
  Arena arena;
};

void known_ends_free(AsmPrinter *printer) {
  if (printer->known_ends)
    arena_free(&printer->known_ends->arena);
  mem_free(printer->known_ends);
}

/// Has `op` few parts, and all of its operands?
static bool may_be_known(const Operation *op) {
  uint64_t num_parts = (uint64_t)op->num_operands + op->num_results;
  if (num_parts + op->num_props > MAX_PARTS)
    return false;
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!operands[i].value)
      return false;
  return true;
}

static uint64_t hash_part(uint64_t hash, const void *part) {
  return hash * 5 + (uintptr_t)part;
}

static KnownEnd **end_slot(AsmPrinter *printer, const Operation *op) {
  uint64_t hash = hash_part((uintptr_t)op->def, op->attrs);
  const Attribute **props = op_props(op);
  for (unsigned i = 0; i < op->num_props; i++)
    hash = hash_part(hash, props[i]);
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    hash = hash_part(hash, operands[i].value->type);
  for (uint32_t i = 0; i < op->num_results; i++)
    hash = hash_part(hash, op->results[i].type);
  return &printer->known_ends
              ->entries[(hash_mix(0, hash) >> 32) % (NUM_KNOWN_ENDS / 2) * 2];
}

static bool is_end_of(const KnownEnd *end, const Operation *op) {
  if (!end || end->def != op->def || end->attrs != op->attrs ||
      end->num_operands != op->num_operands ||
      end->num_results != op->num_results || end->num_props != op->num_props)
    return false;
  const void *const *part = end->parts;
  const Attribute **props = op_props(op);
  for (unsigned i = 0; i < op->num_props; i++)
    if (props[i] != *part++)
      return false;
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (operands[i].value->type != *part++)
      return false;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].type != *part++)
      return false;
  return true;
}

static void fill_parts(KnownEnd *end, const Operation *op) {
  const void **part = end->parts;
  for (unsigned i = 0; i < op->num_props; i++)
    *part++ = op_prop(op, i);
  for (uint32_t i = 0; i < op->num_operands; i++)
    *part++ = op_operand_type(op, i);
  for (uint32_t i = 0; i < op->num_results; i++)
    *part++ = op_result_type(op, i);
}

static void keep(AsmPrinter *printer, KnownEnd **slot, const Operation *op,
                 StringRef text) {
  KnownEnds *ends = printer->known_ends;
  // What has several lines depends on the indentation.
  if (text.size > LONGEST_KNOWN_END || memchr(text.data, '\n', text.size))
    return;
  if (ends->num_kept++ == MAX_KEPT) {
    memset(ends->entries, 0, sizeof ends->entries);
    arena_clear(&ends->arena);
    ends->num_kept = 1;
  }
  size_t num_parts = op->num_props + op->num_operands + op->num_results;
  KnownEnd *end =
      arena_alloc(&ends->arena, sizeof *end + num_parts * sizeof *end->parts);
  *end = (KnownEnd){
      .def = op->def,
      .attrs = op->attrs,
      .num_operands = op->num_operands,
      .num_results = op->num_results,
      .num_props = op->num_props,
      .size = (uint32_t)text.size,
      .text = arena_copy(&ends->arena, text.data, text.size),
  };
  fill_parts(end, op);
  slot[1] = slot[0];
  slot[0] = end;
}

void known_end_print(AsmPrinter *printer, const Operation *op,
                     ShapePrinter *print) {
  if (!may_be_known(op)) {
    print(printer, op);
    return;
  }
  if (!printer->known_ends)
    printer->known_ends = mem_alloc_zero(sizeof *printer->known_ends);
  KnownEnd **slot = end_slot(printer, op);
  for (unsigned i = 0; i < 2; i++)
    if (is_end_of(slot[i], op)) {
      stream_bytes(printer->out, slot[i]->text, slot[i]->size);
      return;
    }
  size_t begin = printer->out->size;
  print(printer, op);
  keep(printer, slot, op, string_ref_drop(stream_view(printer->out), begin));
}
