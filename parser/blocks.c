// SPDX-License-Identifier: Apache-2.0
// Names of blocks. A name holds in one region, and may be used there before it
// is defined.
#include "ir/diagnostics/op_diag.h"
#include "parser/parser_internal.h"
#include "parser/scopes.h"

static BlockSlot *block_slot(Parser *parser, Token name, uint32_t *index) {
  *index = names_slot(&parser->blocks.names, name.text, name.size);
  if (*index == parser->blocks.slots.size)
    VECTOR_PUSH(&parser->blocks.slots, (BlockSlot){0});
  return &parser->blocks.slots.data[*index];
}

/// The slot of `name`, made to hold in the current region.
static BlockSlot *enter_block(Parser *parser, Token name) {
  uint32_t index;
  BlockSlot *slot = block_slot(parser, name, &index);
  RegionScope *scope = &VECTOR_LAST(&parser->nest.scopes);
  if (slot->scope == scope->number)
    return slot;
  VECTOR_PUSH(&parser->blocks.undo, (BlockUndo){index, *slot});
  *slot = (BlockSlot){.block = block_create(parser->ctx),
                      .at = name.text,
                      .scope = scope->number};
  scope->undefined_blocks++;
  return slot;
}

static void record_block(Parser *parser, RecordKind kind, Token name,
                         const Block *block) {
  VECTOR_PUSH(&parser->recorder->records, (ParseRecord){.kind = kind,
                                                        .size = name.size,
                                                        .at = name.text,
                                                        .block = block});
}

Block *parser_block_ref(Parser *parser, Token name) {
  Block *block = enter_block(parser, name)->block;
  if (parser->recorder)
    record_block(parser, RECORD_BLOCK_USE, name, block);
  return block;
}

Block *block_define(Parser *parser, Token name) {
  BlockSlot *slot = enter_block(parser, name);
  if (slot->is_defined) {
    Diagnostic *diag =
        parser_error(parser, name.text, "redefinition of block '");
    diag_text_ref(diag, token_text(&name));
    diag_text(diag, "'");
    parser_fail(parser);
  }
  slot->is_defined = true;
  slot->at = name.text;
  RegionScope *scope = &VECTOR_LAST(&parser->nest.scopes);
  scope->undefined_blocks--;
  region_append_block(scope->region, slot->block);
  if (parser->recorder)
    record_block(parser, RECORD_LABEL, name, slot->block);
  return slot->block;
}

/// Notes which of the region's blocks, whose names begin at `first`, may have
/// been meant.
static void suggest_block(Parser *parser, size_t first, const char *at,
                          Diagnostic *diag) {
  if (!diag_wants_hints(parser->ctx))
    return;
  Suggestion suggestion = suggestion_for(name_at(at));
  for (size_t i = first; i < parser->blocks.undo.size; i++) {
    const BlockSlot *slot =
        &parser->blocks.slots.data[parser->blocks.undo.data[i].slot];
    if (slot->is_defined)
      suggestion_consider(&suggestion, name_at(slot->at));
  }
  diag_suggest(parser->ctx, diag, &suggestion, "");
}

_Noreturn static void fail_undefined(Parser *parser, size_t first) {
  for (size_t i = first; i < parser->blocks.undo.size; i++) {
    const BlockSlot *slot =
        &parser->blocks.slots.data[parser->blocks.undo.data[i].slot];
    if (!slot->is_defined)
      suggest_block(
          parser, first, slot->at,
          parser_error(parser, slot->at, "reference to an undefined block"));
  }
  parser_fail(parser);
}

void blocks_leave_scope(Parser *parser, const RegionScope *scope) {
  if (scope->undefined_blocks > 0)
    fail_undefined(parser, scope->block_undo);
  while (parser->blocks.undo.size > scope->block_undo) {
    const BlockUndo *undo =
        &parser->blocks.undo.data[--parser->blocks.undo.size];
    parser->blocks.slots.data[undo->slot] = undo->old;
  }
}

Successor parser_successor(Parser *parser, Block *block, SSAUses uses,
                           Types types, const char *at) {
  if (uses.size != types.size) {
    StringRef name = parser_custom_op_name(parser);
    parser_fail_at(parser, at,
                   "custom op '%.*s' number of operands and types do not "
                   "match: got %u operands and %u types",
                   STR_ARGS(name), uses.size, types.size);
  }
  return (Successor){block, parser_resolve_all(parser, uses, types, at),
                     uses.size};
}
