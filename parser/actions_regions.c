// SPDX-License-Identifier: Apache-2.0
// Actions of regions and blocks. A region is parsed before its operation
// exists, into a Region in scratch memory. The operation takes over its blocks.
#include "parser/actions.h"
#include "parser/scopes.h"

void parser_set_pending(Parser *parser, const OpDef *def) {
  parser->pending = (PendingOp){.def = def};
}

void parser_set_pending_arguments(Parser *parser, const OpDef *def,
                                  Arguments arguments) {
  parser->pending = (PendingOp){.def = def,
                                .entry_arguments = arguments,
                                .has_entry_arguments = arguments.size > 0};
}

void parser_set_pending_shadows(Parser *parser, const OpDef *def,
                                Arguments arguments) {
  parser_set_pending_arguments(parser, def, arguments);
  parser->pending.shadows_operands = true;
}

static void push_scope(Parser *parser, Region *region, const OpDef *def) {
  RegionScope scope = {.region = region,
                       .op = parser->pending,
                       .value_undo = parser->values.undo.size,
                       .block_undo = parser->blocks.undo.size,
                       .forward_ref_start = parser->forward.undo.size,
                       .num_forward_refs = parser->forward.refs.size,
                       .number = ++parser->nest.last_region};
  // As upstream, a region sees the names outside it, even in an
  // IsolatedFromAbove operation. The verifier reports a wrong use.
  scope.is_isolated = !def || parser->pending.shadows_operands;
  if (parser->nest.scopes.size > 0) {
    const RegionScope *outer = &VECTOR_LAST(&parser->nest.scopes);
    scope.isolated = outer->isolated;
    scope.default_dialect = outer->default_dialect;
  }
  if (scope.is_isolated)
    scope.isolated = ++parser->nest.last_isolated;
  if (def && def->default_dialect)
    scope.default_dialect = def->default_dialect;
  VECTOR_PUSH(&parser->nest.scopes, scope);
}

static Block *append_new_block(Parser *parser, Region *region) {
  Block *block = block_create(parser->ctx);
  region_append_block(region, block);
  return block;
}

/// The location of an argument. If it has an unresolved alias, its place in the
/// text.
static Location argument_location(Parser *parser, const Argument *argument) {
  if (argument->loc && !argument->loc->alias)
    return argument->loc->loc;
  return location_from_file_id(parser->ctx, parser->file_id, argument->line,
                               argument->column);
}

/// `is_entry`: the arguments are written in the head of the operation.
static void add_arguments(Parser *parser, Block *block, Arguments arguments,
                          bool is_entry) {
  for (uint32_t i = 0; i < arguments.size; i++) {
    const Argument *argument = &arguments.data[i];
    Location loc = argument_location(parser, argument);
    Value *value = block_add_argument(parser->ctx, block, argument->type, loc);
    if (argument->loc && argument->loc->alias)
      defer_location(parser, NULL, value_block_argument(value),
                     argument->loc->alias);
    if (argument->name.number)
      parser_shadow(parser, argument->name, argument->type);
    else if (argument->name.at && is_entry)
      parser_define_entry_argument(parser, argument->name.at,
                                   argument->name.size, value);
    else if (argument->name.at)
      parser_define(parser, argument->name.at, argument->name.size, value, 1);
  }
}

void parser_open_region(Parser *parser, Token open) {
  Region *region = arena_alloc_zero(&parser->scratch, sizeof *region);
  const PendingOp pending = parser->pending;
  push_scope(parser, region, pending.def);
  parser->pending = (PendingOp){0};
  RegionScope *scope = &VECTOR_LAST(&parser->nest.scopes);
  scope->open = open.text;
  scope->has_entry_arguments = pending.has_entry_arguments;
  if (pending.has_entry_arguments) {
    scope->block = append_new_block(parser, region);
    add_arguments(parser, scope->block, pending.entry_arguments, true);
  }
  VECTOR_LAST(&parser->nest.scopes).mark = arena_mark(&parser->scratch);
}

Region *parser_close_region(Parser *parser, Token close) {
  (void)close;
  RegionScope scope = VECTOR_LAST(&parser->nest.scopes);
  const Arguments *shadows = &scope.op.entry_arguments;
  for (uint32_t i = 0; scope.op.shadows_operands && i < shadows->size; i++)
    if (shadows->data[i].name.number)
      parser_resolve_shadow(parser, shadows->data[i].name,
                            block_argument(scope.region->first, i));
  blocks_leave_scope(parser, &scope);
  values_leave_scope(parser, &scope);
  parser->nest.scopes.size--;
  // A second region of the same operation has no named arguments.
  parser->pending =
      (PendingOp){.def = scope.op.def, .is_generic = scope.op.is_generic};
  return scope.region;
}

void parser_open_top_region(Parser *parser) {
  push_scope(parser, &parser->result.top_region, NULL);
  VECTOR_LAST(&parser->nest.scopes).mark = arena_mark(&parser->scratch);
}

void parser_close_top_region(Parser *parser) {
  blocks_leave_scope(parser, &VECTOR_LAST(&parser->nest.scopes));
}

void parser_begin_block(Parser *parser, Token name, Arguments arguments) {
  RegionScope *scope = &VECTOR_LAST(&parser->nest.scopes);
  if (scope->has_entry_arguments && scope->region->first == scope->block &&
      scope->block && !scope->block->first)
    parser_fail_at(parser, name.text,
                   "invalid block name in region with named arguments");
  Block *block = block_define(parser, name);
  scope->block = block;
  add_arguments(parser, block, arguments, false);
  arena_rewind(&parser->scratch, VECTOR_LAST(&parser->nest.scopes).mark);
}

void parser_append_op(Parser *parser, Operation *op) {
  RegionScope *scope = &VECTOR_LAST(&parser->nest.scopes);
  if (!scope->block)
    scope->block = append_new_block(parser, scope->region);
  block_append_op(scope->block, op);
  parser_pass(parser, parser->lexer.cursor);
  if (parser->scratch.chunks == scope->mark.chunk)
    parser->scratch.cursor = scope->mark.cursor;
  else
    arena_rewind(&parser->scratch, scope->mark);
}

void check_argument_number(Parser *parser, const Token *name,
                           const Token *number) {
  // MLIR takes any number, and leaves the ones before it undefined.
  if (parser_ssa_use(parser, name, number).number)
    parser_fail_at(parser, number->text,
                   "expected ':' and type for SSA operand");
}

const Argument *make_argument(Parser *parser, Token name, const Type *type,
                              NamedAttrs attrs, TrailingLoc loc) {
  Argument *argument = BOXED(parser, Argument,
                             {.name = {name.text, name.size, 0},
                              .type = type,
                              .attrs = parser_dictionary(parser, attrs),
                              .line = name.line,
                              .column = name.column});
  if (loc.is_present)
    argument->loc = arena_copy(&parser->scratch, &loc, sizeof loc);
  return argument;
}
