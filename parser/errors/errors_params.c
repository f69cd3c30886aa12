// SPDX-License-Identifier: Apache-2.0
// Errors in the parameters of attributes. MLIR has a reader for each kind of
// parameter. The reader says what is wrong, and each attribute around it says
// then which of its parameters could not be read.
#include "ir/definitions/attr_def.h"
#include "parser/data/params.h"
#include "parser/errors/errors.h"
#include "parser/grammar.h"
#include "support/ascii.h"
#include "support/stream.h"

#include <stdarg.h>

/// Do errors in the innermost open attribute name the operation?
static bool is_named(const Parser *parser) {
  const ParamFrame *frame = parser->data.param_frame;
  return frame && frame->is_bare &&
         parser->recent.custom > parser->recent.generic;
}

void params_fail(Parser *parser, const char *at, const char *format, ...) {
  Stream text = {0};
  if (is_named(parser))
    stream_format(&text, "custom op '%.*s' ",
                  STR_ARGS(parser_custom_op_name(parser)));
  va_list args;
  va_start(args, format);
  stream_vformat(&text, format, args);
  va_end(args);
  StringRef message = parser_take_text(parser, &text);
  parser_fail_at(parser, at, "%.*s", STR_ARGS(message));
}

/// Is it read by MLIR's enum parser, or as a word?
static bool is_word_kind(ParamKind kind) {
  return kind == PARAM_WORD || kind == PARAM_CASE || kind == PARAM_FLAGS;
}

/// MLIR reads strings that are no attributes by another reader.
static bool is_plain_string(const ParamDef *param) {
  return param->kind == PARAM_STRING && param->cpp_type;
}

static bool is_plain_bool(const ParamDef *param) {
  return param->kind == PARAM_BOOL && param->cpp_type;
}

/// Does the reader of `param` take the attribute at `at` before it looks at its
/// kind?
static bool takes_attribute(const ParamDef *param, const char *at) {
  bool is_bracketed = param->kind == PARAM_OF || param->kind == PARAM_BRACES ||
                      (param->kind == PARAM_LIST && param->of);
  if (is_bracketed)
    return *at == '#';
  if (param->kind == PARAM_ARRAY)
    return false;
  return !is_word_kind(param->kind) && !is_plain_string(param) &&
         !is_plain_bool(param) && param->kind != PARAM_NUMBER;
}

/// Ends at a token of which nothing was read.
_Noreturn static void fail_at_token(Parser *parser, const char *place,
                                    const char *at, const char *text) {
  parser->errors.param_stop = at;
  if (place == at) // A word or a number, not a sign.
    params_fail(parser, at, "%s", text);
  parser_fail_at(parser, place, "%s", text);
}

_Noreturn static void fail_enum(Parser *parser, const ParamDef *param,
                                const char *at) {
  size_t size = word_at(at).size;
  parser->errors.param_stop = is_letter(*at) ? at + size : at;
  if (is_letter(*at) && param->kind != PARAM_WORD) {
    param_case_error(parser, param, string_ref(at, size), at);
    parser_fail(parser);
  }
  parser_fail_at(parser, at, "expected keyword for %s", param->meaning);
}

void params_fail_unread(Parser *parser, const ParamDef *param, const char *at) {
  const char *before = parser_before_token(parser, (Token){.text = at});
  if (param->kind == PARAM_WORD)
    fail_at_token(parser, at, at, "expected valid keyword");
  if (is_word_kind(param->kind))
    fail_enum(parser, param, at);
  if (is_plain_string(param))
    fail_at_token(parser, at, at, "expected string");
  if (is_plain_bool(param) && *at >= '0' && *at <= '9')
    params_fail(parser, at, "integer value too large");
  if (param->kind == PARAM_NUMBER || is_plain_bool(param))
    fail_at_token(parser, at, at, "expected integer value");
  if (param->kind == PARAM_ARRAY)
    fail_at_token(parser, before, at, "expected '['");
  if (param->kind == PARAM_BRACES)
    fail_at_token(parser, before, at, "expected '{'");
  bool is_bracketed =
      param->kind == PARAM_OF || (param->kind == PARAM_LIST && param->of);
  fail_at_token(parser, before, at,
                is_bracketed ? "expected '<'" : "expected attribute value");
}

void params_fail_value(Parser *parser, const ParamDef *param, const char *at) {
  if (takes_attribute(param, at))
    parser_fail_at(parser, at, "invalid kind of attribute specified");
  params_fail_unread(parser, param, at);
}

/// Reports the second line of an error in an operation of an expression.
_Noreturn static void fail_operator(Parser *parser, const char *at) {
  parser_error(parser, at,
               "failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' "
               "which is to be a `unsigned`");
  parser_fail(parser);
}

void params_fail_operator(Parser *parser, Token name) {
  parser_error(parser, name.text,
               "invalid debug info debug info operation encoding name: %.*s",
               STR_ARGS(token_text(&name)));
  fail_operator(parser, parser->token.text);
}

void params_fail_operand(Parser *parser, const char *at) {
  parser_error(parser, at, "expected integer value");
  parser->errors.param_stop = at;
  parser_fail_at(parser, at, "expected integer operand");
}

void params_fail_syntax(const SyntaxError *error) {
  Parser *parser = error->parser;
  const bool *accepts = error->accepts;
  const Stacked *stacked = error->stacked;
  const char *at = error->found.text;
  bool is_signed = error->count == 1 && accepts[TOK_INTEGER] &&
                   stacked[0].token == TOK_MINUS;
  bool is_operand = error->count == 5 && accepts[TOK_INTEGER] &&
                    accepts[TOK_MINUS] && accepts[TOK_BARE_ID];
  if (is_operand || (is_signed && stacked[2].token == TOK_BARE_ID))
    params_fail_operand(parser, at);
  if (is_signed && stacked[1].token == TOK_EQUAL) {
    parser->errors.param_stop = at;
    parser_fail_at(parser, at, "expected integer value");
  }
  if (error->count != 1 || !accepts[TOK_BARE_ID] ||
      stacked[0].token != TOK_COMMA || stacked[1].token != TOK_LSQUARE)
    return;
  parser_error(parser, at, "expected valid keyword");
  fail_operator(parser, at);
}

void params_fail_name(Parser *parser, const char *at) {
  at = skip_blanks(at);
  if (!is_letter(*at) && *at != '_')
    params_fail(parser, at, "expected valid keyword");
  parser_fail_at(parser, word_end(at), "expected '='");
}

void params_fail_separator(Parser *parser, Token found, StringRef expected) {
  bool is_keyword = is_letter(*expected.data);
  if (is_keyword && parser->data.param_frame) // No parameter is being read.
    parser->data.param_frame->current = SIZE_MAX;
  parser_fail_at(parser,
                 is_keyword ? found.text : parser_before_token(parser, found),
                 "expected '%.*s'", STR_ARGS(expected));
}

StringRef params_separator_of(const AttrDef *def, size_t index) {
  if (def->shape != ATTR_SHAPE_TUPLE)
    return STR(",");
  if (index >= def->num_params)
    return STR(">");
  return def->separator ? string_ref_trim(string_ref_from_cstr(def->separator))
                        : STR(",");
}

StringRef params_separator(const ParamFrame *frame) {
  return params_separator_of(frame->def, frame->current);
}

/// Reports a token at `at` that is no value of a tuple, or not what separates
/// two of them.
static void fail_tuple(Parser *parser, const ParamFrame *frame,
                       const char *at) {
  bool is_value =
      parser->recent.token == TOK_LT || parser->recent.token == TOK_COMMA ||
      parser->recent.token == TOK_KW_IN ||
      (parser->recent.token == TOK_COLON && frame->current == 0 &&
       string_ref_equals(params_separator_of(frame->def, 1), STR(":")));
  size_t index = frame->current + (parser->recent.token == TOK_COLON);
  if (is_value && index < frame->def->num_params)
    params_fail_unread(parser, &frame->def->params[index], at);
  if (parser->recent.token == TOK_STRING)
    params_fail_separator(parser, (Token){.text = at}, params_separator(frame));
}

void params_fail_token(Parser *parser, const char *at) {
  const ParamFrame *frame = parser->data.param_frame;
  bool is_start =
      parser->recent.token == TOK_LT || parser->recent.token == TOK_COMMA;
  if (frame && frame->def->shape == ATTR_SHAPE_ENTRIES && is_start &&
      skip_blanks(frame->value_at) == at)
    parser_fail_at(parser, parser_before_token(parser, (Token){.text = at}),
                   "expected attribute value");
  bool is_name = is_start && *at != '>' && frame && frame->is_bare;
  if (is_name && frame->def->shape == ATTR_SHAPE_STRUCT)
    params_fail_name(parser, at);
  if (frame && frame->def->shape == ATTR_SHAPE_TUPLE)
    fail_tuple(parser, frame, at);
  if (frame && frame->def->shape == ATTR_SHAPE_STRUCT &&
      frame->current < frame->def->num_params &&
      parser->recent.token == TOK_EQUAL && skip_blanks(frame->value_at) == at)
    params_fail_unread(parser, &frame->def->params[frame->current], at);
}

/// MLIR's name of the class of `def`: `LLVM_DIFileAttr` is DIFileAttr.
static void diag_class(Diagnostic *diag, const AttrDef *def) {
  StringRef name = string_ref_from_cstr(def->cpp_name);
  if (string_ref_starts_with(name, STR("LLVM_")))
    name = string_ref_drop(name, 5);
  diag_text_ref(diag, name);
  if (!string_ref_ends_with(name, STR("Attr")))
    diag_text(diag, "Attr");
}

/// The name in errors for the type of a parameter whose row gives none. NULL if
/// it is made of `param->of`, or if no error names it.
static const char *kind_type(const ParamDef *param) {
  switch (param->kind) {
  case PARAM_ANY:
    return "::mlir::Attribute";
  case PARAM_STRING:
    return "StringAttr";
  case PARAM_INTEGER:
    return "IntegerAttr";
  case PARAM_BOOL:
    return "BoolAttr";
  case PARAM_SYMBOL:
    return "FlatSymbolRefAttr";
  case PARAM_DISTINCT:
    return "DistinctAttr";
  case PARAM_LOCATION:
    return "FusedLoc";
  case PARAM_NODE:
    return "DINodeAttr";
  case PARAM_WORD:
    return "unsigned";
  case PARAM_NUMBER: // One that may be missing has a reader of its own.
    return param->keeps_zero ? NULL : "unsigned";
  case PARAM_LIST:
    return param->of ? NULL : "::llvm::ArrayRef<DINodeAttr>";
  case PARAM_EXPRESSION:
    return "::llvm::ArrayRef<DIExpressionElemAttr>";
  case PARAM_ARRAY:
  case PARAM_OF:
  case PARAM_CASE:
  case PARAM_FLAGS:
  case PARAM_BRACES:
  case PARAM_INT:
  case PARAM_INTS:
  case PARAM_DIMS:
  case PARAM_CASES:
  case PARAM_TEXT:
  case PARAM_NAME:
  case PARAM_TYPE:
  case PARAM_ATTRS:
  case PARAM_OFS:
  case PARAM_FLOAT:
  case PARAM_OWN:
  case PARAM_SELF_TYPE:
    return NULL;
  }
  return NULL;
}

static void report_param(Parser *parser, const AttrDef *def,
                         const ParamDef *param, const char *at) {
  const char *type = param->cpp_type ? param->cpp_type : kind_type(param);
  if (!def->cpp_name || (!type && !param->of))
    return;
  Diagnostic *diag = parser_error(parser, at, "%s", "");
  if (is_named(parser))
    diag_format(diag, "custom op '%.*s' ",
                STR_ARGS(parser_custom_op_name(parser)));
  diag_text(diag, "failed to parse ");
  diag_text(diag, def->cpp_name);
  diag_text(diag, " parameter '");
  diag_text_ref(diag, param->name);
  diag_text(diag, "' which is to be a `");
  if (type) {
    diag_text(diag, type);
  } else {
    bool is_list = param->kind != PARAM_OF;
    diag_text(diag, is_list ? "::llvm::ArrayRef<" : "");
    diag_class(diag, param->of);
    diag_text(diag, is_list ? ">" : "");
  }
  diag_text(diag, "`");
}

void params_report_open(Parser *parser) {
  const char *at = parser->errors.param_stop ? parser->errors.param_stop
                                             : parser->token.text;
  for (const ParamFrame *frame = parser->data.param_frame; frame;
       frame = frame->outer) {
    AttrShape shape = frame->def->shape;
    if ((shape == ATTR_SHAPE_STRUCT || shape == ATTR_SHAPE_TUPLE) &&
        frame->current < frame->def->num_params && at >= frame->value_at)
      report_param(parser, frame->def, &frame->def->params[frame->current], at);
  }
}
