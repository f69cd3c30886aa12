// SPDX-License-Identifier: Apache-2.0
// Values of literals: integers, floats, strings, symbols.
#include "parser/data/numbers.h"
#include "support/ascii.h"

static bool is_hex(StringRef digits) {
  return digits.size > 1 && digits.data[1] == 'x';
}

bool number_width(const Type *type, uint32_t *width) {
  const IntegerType *integer = type_as_integer(type);
  if (!integer && !type_is_index(type))
    return false;
  *width = integer ? integer->width : 64;
  return true;
}

/// Reads decimal digits that certainly fit in 64 bits.
static bool parse_short(StringRef digits, uint64_t *value) {
  if (digits.size > 18 || is_hex(digits))
    return false;
  uint64_t number = 0;
  for (size_t i = 0; i < digits.size; i++)
    number = number * 10 + (uint64_t)(digits.data[i] - '0');
  *value = number;
  return true;
}

static bool parse_magnitude(Parser *parser, StringRef digits, WideInt *value) {
  uint64_t number;
  if (!parse_short(digits, &number))
    return wide_int_parse(&parser->scratch, digits, value);
  *value = (WideInt){.width = 64, .value = number};
  return true;
}

bool number_parse_int(Parser *parser, const Type *type, StringRef digits,
                      bool is_negative, WideInt *value) {
  uint32_t width;
  WideInt number;
  if (!number_width(type, &width) || !parse_magnitude(parser, digits, &number))
    return false;
  if (wide_int_active_bits(&number) > width)
    return false;
  number = wide_int_zext_or_trunc(&parser->scratch, number, width);
  const IntegerType *integer = type_as_integer(type);
  bool is_signed = !integer || integer->signedness == SIGNED;
  if (is_negative) {
    if (width == 0)
      return false;
    number = wide_int_neg(&parser->scratch, number);
    if (!wide_int_is_negative(&number))
      return false;
  } else if (is_signed && width > 0 && wide_int_is_negative(&number)) {
    return false;
  }
  *value = number;
  return true;
}

bool number_parse_unsigned(Parser *parser, const Token *token,
                           uint64_t *magnitude) {
  WideInt value;
  return parse_magnitude(parser, token_text(token), &value) &&
         wide_int_as_u64(&value, magnitude);
}

uint64_t parser_unsigned(Parser *parser, const Token *token) {
  uint64_t magnitude;
  if (!number_parse_unsigned(parser, token, &magnitude))
    parser_fail_at(parser, token->text, "integer value too large");
  return magnitude;
}

/// False if the value is out of range.
static bool parse_integer(Parser *parser, const Token *token, bool is_negative,
                          int64_t *value) {
  uint64_t magnitude;
  uint64_t limit = (uint64_t)INT64_MAX + (is_negative ? 1 : 0);
  if (!number_parse_unsigned(parser, token, &magnitude) || magnitude > limit)
    return false;
  *value = is_negative ? (int64_t)(0 - magnitude) : (int64_t)magnitude;
  return true;
}

int64_t parser_integer(Parser *parser, const Token *token, bool is_negative) {
  int64_t value;
  if (!parse_integer(parser, token, is_negative, &value))
    parser_fail_at(parser, token->text, "integer value too large");
  return value;
}

int64_t parser_op_integer(Parser *parser, const Token *token,
                          bool is_negative) {
  int64_t value;
  if (parse_integer(parser, token, is_negative, &value))
    return value;
  StringRef name = parser_custom_op_name(parser);
  parser_fail_at(parser, token->text,
                 "custom op '%.*s' integer value too large", STR_ARGS(name));
}

int64_t parser_stride(Parser *parser, Token first, Token digits) {
  uint64_t magnitude;
  if (!number_parse_unsigned(parser, &digits, &magnitude) ||
      magnitude > INT64_MAX)
    parser_fail_at(parser, first.text,
                   "expected a 64-bit signed integer or '?'");
  return *first.text == '-' ? -(int64_t)magnitude : (int64_t)magnitude;
}

/// The bits that a hexadecimal literal gives.
static FloatBits parse_float_bits(Parser *parser, FloatKind kind,
                                  StringRef text, bool is_negative) {
  if (!is_hex(text)) {
    Diagnostic *diag = parser_error(
        parser, text.data,
        "unexpected decimal integer literal for a floating point value");
    parser_note(parser, diag, text.data,
                "add a trailing dot to make the literal a float");
    parser_fail(parser);
  }
  if (is_negative)
    parser_fail_at(parser, text.data,
                   "hexadecimal float literal should not have a leading minus");
  WideInt value;
  if (!wide_int_parse(&parser->scratch, text, &value) ||
      wide_int_active_bits(&value) > float_formats[kind].bits)
    parser_fail_at(parser, text.data,
                   "hexadecimal float constant out of range for type");
  value = wide_int_zext_or_trunc(&parser->scratch, value, 128);
  return float_canonical(kind, (FloatBits){value.words[0], value.words[1]});
}

FloatBits number_parse_float(Parser *parser, FloatKind kind, StringRef text,
                             bool is_float, bool is_negative) {
  if (!is_float)
    return parse_float_bits(parser, kind, text, is_negative);
  if (is_negative) {
    char *copy = arena_alloc(&parser->scratch, text.size + 1);
    copy[0] = '-';
    memcpy(copy + 1, text.data, text.size);
    text = string_ref(copy, text.size + 1);
  }
  // Each literal is first read as a double, as in mlir::parseFloatFromLiteral.
  FloatBits bits = {0};
  if (!float_parse(FLOAT_F64, text, &bits))
    parser_fail_at(parser, parser->token.text,
                   "floating point value too large for attribute");
  return kind == FLOAT_F64 ? bits : float_convert(FLOAT_F64, bits, kind, NULL);
}

// --- strings ----------------------------------------------------------------

StringRef parser_string(Parser *parser, const Token *token) {
  return string_unescape(&parser->scratch,
                         string_ref(token->text + 1, token->size - 2));
}

StringRef parser_symbol(Parser *parser, const Token *token) {
  StringRef name = string_ref(token->text + 1, token->size - 1);
  if (*name.data == '"') {
    Token quoted = *token;
    quoted.text++;
    quoted.size--;
    name = parser_string(parser, &quoted);
  }
  return context_intern_string(parser->ctx, name);
}
