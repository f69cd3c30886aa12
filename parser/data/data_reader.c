// SPDX-License-Identifier: Apache-2.0
// The part of AsmReader for parameters and types with functions for their
// syntax.
#include "ir/syntax/data_syntax.h"

#include "ir/definitions/attr_def.h"
#include "ir/definitions/type_def.h"
#include "parser/data/data_frame.h"
#include "parser/data/params.h"
#include "parser/format/asm_reader.h"
#include "parser/grammar.h"

// --- parameters --------------------------------------------------------------

int data_take_own_param(Parser *parser, DataHead *head, int token) {
  DataFrame *frame = head->frame;
  const ParamDef *param = &frame->def->params[frame->param];
  AsmReader reader = {parser, NULL, head, token};
  const Attribute *value = param->hooks->parse(&reader, param);
  if (value)
    data_set_value(parser, frame, value);
  return reader.token;
}

const Attribute *asm_reader_param(const AsmReader *reader, unsigned index) {
  const DataFrame *frame = reader->data->frame;
  assert(index < frame->param);
  return frame->values[index];
}

bool asm_reader_begins_number(const AsmReader *reader) {
  return reader->token == TOK_INTEGER || reader->token == TOK_MINUS;
}

int64_t asm_reader_take_number(AsmReader *reader, const ParamDef *param) {
  int64_t number;
  reader->token = data_take_number(reader->parser, reader->data->frame, param,
                                   reader->token, &number);
  return number;
}

const Attribute *asm_reader_number(AsmReader *reader, const Type *type,
                                   bool is_negative) {
  if (reader->token != TOK_FLOAT && reader->token != TOK_INTEGER)
    return NULL;
  Number number = {asm_reader_text(reader), is_negative,
                   reader->token == TOK_FLOAT};
  return build_number(reader->parser, number, type);
}

// --- types -------------------------------------------------------------------

/// The token that asks the grammar for what a hook asked for.
static int request_token(AsmRequest request) {
  return request == ASM_READ_BARE_TYPE ? TOK_DATA_BARE_TYPE : TOK_DATA_TYPE;
}

int data_read_own_type(Parser *parser, DataHead *head, int token) {
  OwnType *own = head->own;
  AsmReader reader = {parser, NULL, head, token};
  AsmNext next = own->def->syntax->parse(&reader, own->def, own->state);
  own->state = next.state;
  assert((next.request == ASM_READ_NOTHING) == (own->result != NULL));
  if (own->result)
    return reader.token;
  assert(next.request == ASM_READ_TYPE || next.request == ASM_READ_BARE_TYPE);
  parser->data.type_dialect = own->def->dialect;
  return data_ask(parser, head, request_token(next.request));
}

int data_bare_type_token(Parser *parser) {
  if (!data_is_word(parser))
    parser_fail_at(parser, parser->token.text, "expected valid keyword");
  const Word *word =
      find_nested_word(parser, parser->data.type_dialect, parser->token);
  if (!word)
    parser_fail_at(parser, parser->token.text, "unknown type!");
  parser->token.entry = word;
  return word->token;
}

void asm_reader_set_type(AsmReader *reader, const Type *type) {
  reader->data->own->result = type;
}

bool asm_reader_open_body(AsmReader *reader, const Type *type) {
  PtrMap *open = &reader->parser->data.open_structs;
  if (ptr_map_has(open, type))
    return false;
  ptr_map_set(open, type, reader);
  return true;
}

bool asm_reader_close_body(AsmReader *reader, const Type *type,
                           const DialectType *body) {
  ptr_map_remove(&reader->parser->data.open_structs, type);
  return parser_give_struct_body(reader->parser, type, body);
}
