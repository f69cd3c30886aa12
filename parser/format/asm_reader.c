// SPDX-License-Identifier: Apache-2.0
// AsmReader, for the hooks of what has a syntax of its own. The functions that
// only operations have are in op_reader.c, those that only types and parameters
// have in data_reader.c.
#include "parser/format/asm_reader.h"

#include <stdarg.h>
#include <string.h>

#include "ir/definitions/prop_def.h"
#include "parser/data/data_frame.h"
#include "parser/data/numbers.h"
#include "parser/grammar.h"

Context *asm_reader_context(const AsmReader *reader) {
  return reader->parser->ctx;
}

Arena *asm_reader_arena(const AsmReader *reader) {
  return &reader->parser->scratch;
}

AsmTokenKind asm_reader_token(const AsmReader *reader) {
  if (!reader->token)
    return ASM_TOKEN_END;
  if (reader->token == TOK_INTEGER)
    return ASM_TOKEN_INTEGER;
  if (reader->token == TOK_STRING)
    return ASM_TOKEN_STRING;
  return format_is_word(asm_reader_text(reader)) ? ASM_TOKEN_WORD
                                                 : ASM_TOKEN_OTHER;
}

StringRef asm_reader_text(const AsmReader *reader) {
  return token_text(&reader->parser->token);
}

const char *asm_reader_place(const AsmReader *reader) {
  return reader->parser->token.text;
}

bool asm_reader_is(const AsmReader *reader, const char *text) {
  return string_ref_equals(asm_reader_text(reader), string_ref_from_cstr(text));
}

void asm_reader_step(AsmReader *reader) {
  reader->token = format_advance(reader->parser, reader->token);
}

void asm_reader_resume(AsmReader *reader, const char *at) {
  Parser *parser = reader->parser;
  lexer_unread(parser, &parser->token);
  parser->lexer.cursor = at;
  reader->token = format_advance(parser, TOK_INTEGER);
}

StringRef asm_reader_string(const AsmReader *reader) {
  return parser_string(reader->parser, &reader->parser->token);
}

bool asm_reader_integer(const AsmReader *reader, const Type *type,
                        bool is_negative, WideInt *value) {
  return number_parse_int(reader->parser, type, asm_reader_text(reader),
                          is_negative, value);
}

const Type *asm_reader_type(const AsmReader *reader) {
  return reader->data ? reader->data->own->part : reader->head->custom.type;
}

void **asm_reader_data(AsmReader *reader) {
  return reader->data ? &reader->data->own->data : &reader->head->custom.data;
}

const Attribute *asm_reader_prop(const AsmReader *reader, unsigned index) {
  return reader->head->props[index];
}

void asm_reader_error(AsmReader *reader, const char *at, const char *format,
                      ...) {
  Stream text = {0};
  va_list args;
  va_start(args, format);
  stream_vformat(&text, format, args);
  va_end(args);
  StringRef message = parser_take_text(reader->parser, &text);
  parser_error(reader->parser, at, "custom op '%.*s' %.*s",
               STR_ARGS(reader->head->def->name), STR_ARGS(message));
}

StringRef asm_reader_take_text(AsmReader *reader, Stream *text) {
  return parser_take_text(reader->parser, text);
}

void asm_reader_plain_error(AsmReader *reader, const char *at,
                            const char *message) {
  parser_error(reader->parser, at, "%s", message);
}

void asm_reader_missing(AsmReader *reader, const char *what) {
  Parser *parser = reader->parser;
  parser_error(parser, parser_before_token(parser, parser->token),
               "expected %s", what);
}

void asm_reader_expect(AsmReader *reader, const char *text) {
  Parser *parser = reader->parser;
  StringRef literal = string_ref_from_cstr(text);
  reader->token =
      reader->data
          ? data_take_literal(parser, reader->data, literal, reader->token)
          : format_take_literal(parser, reader->head, literal, reader->token);
}

void asm_reader_fail(AsmReader *reader) {
  data_fail(reader->parser, reader->data ? reader->data->frame : NULL);
}

const OpDef *asm_reader_op(const AsmReader *reader) {
  return reader->head->def;
}

bool asm_reader_try(AsmReader *reader,
                    void (*run)(AsmReader *reader, void *user), void *user) {
  jmp_buf *failure = &reader->parser->errors.failure;
  jmp_buf outer;
  memcpy(&outer, failure, sizeof outer);
  bool ok = !setjmp(*failure);
  if (ok)
    run(reader, user);
  memcpy(&reader->parser->errors.failure, &outer, sizeof outer);
  return ok;
}

void asm_reader_fail_again(AsmReader *reader) {
  longjmp(reader->parser->errors.failure, 1);
}

bool prop_hooks_begin(Parser *parser, FormatHead *head, const PropDef *prop,
                      int token) {
  AsmReader reader = {parser, head, NULL, token};
  return prop->hooks->begins(&reader, prop);
}

int prop_hooks_parse(Parser *parser, FormatHead *head, int token) {
  unsigned slot = head->element->prop;
  const PropDef *prop = &head->def->props[slot];
  AsmReader reader = {parser, head, NULL, token};
  const Attribute *value = prop->hooks->parse(&reader, prop);
  parser_set_prop(head->def, head->props, (int)slot, value);
  return reader.token;
}
