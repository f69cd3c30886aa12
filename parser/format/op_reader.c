// SPDX-License-Identifier: Apache-2.0
// The part of AsmReader for operations with functions for their syntax: values,
// successors, regions, and what the grammar read for them.
#include "ir/syntax/op_syntax.h"

#include "ir/definitions/prop_def.h"
#include "parser/format/asm_reader.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"

_Static_assert(ASM_ALL_VALUES == FORMAT_ALL, "of operands or results");

AsmNext op_syntax_parse(Parser *parser, FormatHead *head, unsigned state,
                        int *token) {
  AsmReader reader = {parser, head, NULL, *token};
  AsmNext next = head->def->syntax->parse(&reader, state);
  *token = reader.token;
  return next;
}

const Attribute *asm_reader_attr(const AsmReader *reader) {
  return reader->head->custom.attr;
}

Operation *asm_reader_operation(const AsmReader *reader) {
  return reader->head->custom.operation;
}

/// Other attributes are written with their types, or have none.
static bool begins_untyped(int token) {
  return token == TOK_INTEGER || token == TOK_MINUS || token == TOK_FLOAT ||
         token == TOK_KW_DENSE;
}

AsmNext asm_read_attr_of_type(AsmReader *reader, const Type *type,
                              unsigned state) {
  if (!type || !begins_untyped(reader->token))
    return asm_read(ASM_READ_ATTR, state);
  reader->parser->data.untyped_type = type;
  return asm_read(ASM_READ_UNTYPED_ATTR, state);
}

bool asm_reader_is_value(const AsmReader *reader) {
  return reader->token == TOK_SSA_ID;
}

void asm_reader_take_operand(AsmReader *reader, unsigned group) {
  SSAUses *uses =
      &format_values(reader->head, (FormatTarget){.index = group})->uses;
  reader->head->custom.operand = reader->parser->token;
  reader->token = format_take_use(reader->parser, uses, reader->token);
}

void asm_reader_add_result_type(AsmReader *reader, unsigned group,
                                const Type *type) {
  FormatValues *results = format_values(
      reader->head, (FormatTarget){.index = group, .is_result = true});
  LIST_PUSH(reader->parser, &results->types, type);
  results->has_types = true;
}

const Type *asm_reader_operand_type(const AsmReader *reader, unsigned index) {
  const Types *types = &reader->head->all_operands.types;
  return index < types->size ? types->data[index] : NULL;
}

Block *asm_reader_take_successor(AsmReader *reader) {
  if (reader->token != TOK_CARET_ID)
    format_fail_expected(reader->parser, "block name");
  Block *block = parser_block_ref(reader->parser, reader->parser->token);
  asm_reader_add_successor(reader, block);
  asm_reader_step(reader);
  return block;
}

void asm_reader_add_successor(AsmReader *reader, Block *block) {
  LIST_PUSH(reader->parser, &reader->head->successors, block);
}

void asm_reader_set_prop(AsmReader *reader, unsigned index, const char *at,
                         const Attribute *value) {
  FormatHead *head = reader->head;
  const AttrConstraint *constraint = head->def->props[index].constraint;
  if (constraint && !attr_constraint_holds(constraint, value))
    shape_fail(reader->parser, head->def, at,
               "invalid kind of attribute specified");
  parser_set_prop(head->def, head->props, (int)index, value);
}

// --- regions -----------------------------------------------------------------

static Argument argument_called(SSAUse name, const Token *token,
                                const Type *type) {
  return (Argument){
      .name = name, .type = type, .line = token->line, .column = token->column};
}

void asm_reader_take_argument(AsmReader *reader) {
  Parser *parser = reader->parser;
  if (reader->token != TOK_SSA_ID)
    format_fail_expected(parser, "SSA operand");
  SSAUse name = {parser->token.text, parser->token.size, 0};
  LIST_PUSH(parser, &reader->head->arguments,
            argument_called(name, &parser->token, NULL));
  asm_reader_step(reader);
  if (reader->token == TOK_SSA_NUMBER)
    parser_fail_at(parser, parser->token.text,
                   "result number not allowed in argument list");
}

void asm_reader_set_argument_type(AsmReader *reader, const Type *type) {
  Arguments *arguments = &reader->head->arguments;
  arguments->data[arguments->size - 1].type = type;
}

void asm_reader_shadow_operand(AsmReader *reader, unsigned group,
                               const Type *type) {
  SSAUse name =
      format_values(reader->head, (FormatTarget){.index = group})->uses.data[0];
  parser_resolve(reader->parser, name, type); // Only to report its errors.
  LIST_PUSH(reader->parser, &reader->head->shadows,
            argument_called(name, &reader->head->custom.operand, type));
}

void asm_reader_add_region(AsmReader *reader, Region *region) {
  LIST_PUSH(reader->parser, &reader->head->regions, region);
}

// --- locations ---------------------------------------------------------------

Location asm_reader_here(const AsmReader *reader) {
  return parser_location(reader->parser, &reader->parser->token);
}

bool asm_reader_location(const AsmReader *reader, Location *loc) {
  *loc = reader->head->custom.loc.loc;
  return reader->head->custom.loc.is_present;
}

void asm_reader_defer_location(AsmReader *reader, Operation *op,
                               BlockArgument *argument) {
  if (reader->head->custom.loc.alias)
    defer_location(reader->parser, op, argument,
                   reader->head->custom.loc.alias);
}

void asm_reader_set_location(AsmReader *reader, Location loc) {
  reader->head->custom.own_loc = loc;
  reader->head->custom.has_loc = true;
}
