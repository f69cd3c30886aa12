// SPDX-License-Identifier: Apache-2.0
// Actions of types: builtin ones, and types of dialects without productions,
// which are text.
#include <inttypes.h>

#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/name_hints.h"
#include "parser/actions.h"

const Type *parser_function_type(Parser *parser, FunctionSignature signature) {
  return function_type_get(parser->ctx, signature.inputs.data,
                           signature.inputs.size, signature.results.data,
                           signature.results.size);
}

/// Reads digits as a number, with `limit` as the maximum.
static uint64_t parse_digits(const char *text, size_t size, uint64_t limit) {
  uint64_t value = 0;
  for (size_t i = 0; i < size && value < limit; i++)
    value = value * 10 + (uint64_t)(text[i] - '0');
  return value < limit ? value : limit;
}

static const Type *int_type_of_text(Parser *parser, const Token *token) {
  Signedness signedness = SIGNLESS;
  size_t start = 1;
  if (*token->text != 'i') {
    signedness = *token->text == 's' ? SIGNED : UNSIGNED;
    start = 2;
  }
  uint64_t width =
      parse_digits(token->text + start, token->size - start, UINT32_MAX);
  if (width >= UINT32_MAX)
    parser_fail_at(parser, token->text, "invalid integer width");
  if (width > MAX_INTEGER_WIDTH)
    parser_fail_at(parser, token->text,
                   "integer bitwidth is limited to %u bits", MAX_INTEGER_WIDTH);
  return integer_type_get_signed(parser->ctx, (uint32_t)width, signedness);
}

/// The last integer type is remembered with its text, because most types are
/// i32 again.
const Type *build_int_type(Parser *parser, const Token *token) {
  uint64_t text = load_short(token->text, token->size);
  if (token->size > 8 || token->size != parser->last_int.size ||
      text != parser->last_int.text) {
    parser->last_int.type = int_type_of_text(parser, token);
    parser->last_int.text = text;
    parser->last_int.size = token->size;
  }
  return parser->last_int.type;
}

const Type *build_float_type(Parser *parser, Token token) {
  const Word *word = token.entry;
  return float_type_get(parser->ctx, (FloatKind)word->float_kind);
}

const Type *build_complex_type(Parser *parser, Token at, const Type *element) {
  if (!type_as_integer(element) && !type_as_float(element))
    parser_fail_at(parser, at.text, "invalid element type for complex");
  return complex_type_get(parser->ctx, element);
}

// --- shaped types -----------------------------------------------------------

static int64_t dim_value(Parser *parser, Token token) {
  const char *digits = token.text;
  const char *end = token.text + token.size;
  while (*digits < '0' || *digits > '9')
    digits++;
  const char *number = digits; // Follows the `[` of a scalable one.
  uint64_t value = 0;
  for (; digits < end && *digits >= '0' && *digits <= '9'; digits++) {
    uint64_t digit = (uint64_t)(*digits - '0');
    if (value > (INT64_MAX - digit) / 10)
      parser_fail_at(parser, number, "invalid dimension");
    value = value * 10 + digit;
  }
  return (int64_t)value;
}

Integers dims_add(Parser *parser, Integers dims, Token token) {
  LIST_PUSH(parser, &dims, dim_value(parser, token));
  return dims;
}

VectorDims vector_dims_add(Parser *parser, VectorDims dims, Token token,
                           bool is_scalable) {
  LIST_PUSH(parser, &dims.sizes, dim_value(parser, token));
  LIST_PUSH(parser, &dims.scalable, is_scalable);
  return dims;
}

_Noreturn static void fail_vector_sizes(Parser *parser, Token open,
                                        Integers sizes) {
  Diagnostic *diag =
      parser_error(parser, open.text,
                   "vector types must have positive constant sizes but got ");
  for (uint32_t i = 0; i < sizes.size; i++)
    diag_format(diag, "%s%" PRId64, i ? ", " : "", sizes.data[i]);
  parser_fail(parser);
}

const Type *build_vector_type(Parser *parser, Token open, VectorDims dims,
                              const Type *element) {
  bool is_scalable = false;
  if (!type_is_valid_vector_element(element))
    parser_fail_at(parser, open.text,
                   "failed to verify 'elementType': VectorElementTypeInterface "
                   "instance");
  for (uint32_t i = 0; i < dims.sizes.size; i++) {
    if (dims.sizes.data[i] == 0)
      fail_vector_sizes(parser, open, dims.sizes);
    is_scalable |= dims.scalable.data[i];
  }
  return scalable_vector_type_get(parser->ctx, dims.sizes.data,
                                  is_scalable ? dims.scalable.data : NULL,
                                  dims.sizes.size, element);
}

static void check_tensor_element(Parser *parser, Token at,
                                 const Type *element) {
  if (!type_is_valid_tensor_element(element))
    parser_fail_at(parser, at.text, "invalid tensor element type");
}

const Type *build_tensor_type(Parser *parser, Token at, Integers dims,
                              const Type *element, const Attribute *encoding) {
  check_tensor_element(parser, at, element);
  return ranked_tensor_type_get(parser->ctx, dims.data, dims.size, element,
                                encoding);
}

const Type *build_unranked_tensor_type(Parser *parser, Token at, Token close,
                                       const Type *element,
                                       const Attribute *encoding) {
  if (encoding)
    parser_fail_at(parser, text_after(&close),
                   "cannot apply encoding to unranked tensor");
  check_tensor_element(parser, at, element);
  return unranked_tensor_type_get(parser->ctx, element);
}

/// Replaces the dimensions of `outer` by the results of `inner`. The layouts of
/// 2020 were composed like this, one after the other.
static const AffineMap *compose_layouts(Parser *parser, Token at,
                                        const AffineMap *outer,
                                        const AffineMap *inner) {
  if (!outer || affine_map_is_identity(outer))
    return inner;
  if (affine_map_is_identity(inner))
    return outer;
  parser_fail_at(parser, at.text,
                 "expected at most one layout map that is not "
                 "the identity in memref type");
}

MemrefParts memref_parts_add(Parser *parser, MemrefParts parts, Token comma,
                             const Attribute *attr) {
  const AffineMapAttr *map = attr_as_affine_map(attr);
  if (!map && !attr_as_strided_layout(attr)) {
    if (parts.memory_space)
      parser_fail_at(parser, parser->token.text,
                     "multiple memory spaces specified in memref type");
    parts.memory_space = attr;
    return parts;
  }
  if (parts.memory_space)
    parser_fail_at(parser, parser->token.text,
                   "expected memory space to be last in memref type");
  if (!map) {
    parts.layout = attr;
    parts.map = NULL;
    return parts;
  }
  parts.map = compose_layouts(parser, comma, parts.map, map->value);
  parts.layout = affine_map_attr_get(parser->ctx, parts.map);
  return parts;
}

const Type *check_memref_element(Parser *parser, PlacedType element) {
  if (!type_is_valid_memref_element(element.type))
    parser_fail_at(parser, element.at, "invalid memref element type");
  return element.type;
}

/// A memory space is a number, text, a dictionary, or an attribute of a
/// dialect. Follows mlir's isSupportedMemorySpace.
static void check_memory_space(Parser *parser, Token open,
                               const Attribute *space) {
  if (!space || attr_as_integer(space) || attr_as_string(space) ||
      attr_as_dictionary(space) || attr_kind(space) == ATTR_DIALECT)
    return;
  parser_fail_at(parser, open.text, "unsupported memory space Attribute");
}

static void check_layout_rank(Parser *parser, Token open, uint32_t rank,
                              const Attribute *layout) {
  const StridedLayoutAttr *strided = attr_as_strided_layout(layout);
  if (strided && strided->rank != rank)
    parser_fail_at(parser, open.text,
                   "expected the number of strides to match the rank");
  const AffineMapAttr *map = attr_as_affine_map(layout);
  if (map && map->value->num_dims != rank)
    parser_fail_at(
        parser, open.text,
        "memref layout mismatch between rank and affine map: %u != %u", rank,
        map->value->num_dims);
}

const Type *build_memref_type(Parser *parser, Token open, Integers dims,
                              const Type *element, MemrefParts parts) {
  check_layout_rank(parser, open, dims.size, parts.layout);
  check_memory_space(parser, open, parts.memory_space);
  return memref_type_get(parser->ctx, dims.data, dims.size, element,
                         parts.layout, parts.memory_space);
}

const Type *build_unranked_memref_type(Parser *parser, Token open, Token close,
                                       const Type *element, MemrefParts parts) {
  if (parts.layout)
    parser_fail_at(parser, close.text,
                   "cannot have affine map for unranked memref type");
  check_memory_space(parser, open, parts.memory_space);
  return unranked_memref_type_get(parser->ctx, element, parts.memory_space);
}

// --- text of dialects -------------------------------------------------------

void split_dialect_symbol(Token token, StringRef *dialect, StringRef *text) {
  size_t dot = string_ref_find(string_ref(token.text, token.prefix), '.');
  if (dot != SIZE_MAX) {
    *dialect = string_ref(token.text + 1, dot - 1);
    *text = string_ref(token.text + dot + 1, token.size - dot - 1);
    return;
  }
  *dialect = string_ref(token.text + 1, token.prefix - 1);
  *text =
      string_ref(token.text + token.prefix + 1, token.size - token.prefix - 2);
}

void check_unknown_dialect(Parser *parser, Token token, const Type *type) {
  if (context_allows_unregistered_dialects(parser->ctx))
    return;
  StringRef dialect, text;
  split_dialect_symbol(token, &dialect, &text);
  bool is_attr = *token.text == '#';
  bool has_dot = memchr(token.text, '.', token.prefix) != NULL;
  Diagnostic *diag = parser_error(
      parser, has_dot ? text.data : token.text, "%s%c\"%.*s\"<\"%.*s\">",
      is_attr ? "" : "`", *token.text, STR_ARGS(dialect), STR_ARGS(text));
  diag_text(diag, is_attr ? " : '" : "` type");
  if (is_attr) {
    type_print(&diag->text, type ? type : none_type_get(parser->ctx));
    diag_text(diag, "' attribute");
  }
  diag_text(diag, " created with unregistered dialect. If this is intended, "
                  "please call allowUnregisteredDialects() on the MLIRContext, "
                  "or use -allow-unregistered-dialect with the MLIR opt tool "
                  "used");
  hint_dialect(parser->ctx, diag, dialect);
  parser_fail(parser);
}

const Type *build_raw_type(Parser *parser, Token token) {
  StringRef name, text;
  split_dialect_symbol(token, &name, &text);
  const DialectDef *dialect = context_dialect(parser->ctx, name);
  if (!dialect) {
    check_unknown_dialect(parser, token, NULL);
    return opaque_type_get(parser->ctx, name, text);
  }
  if (dialect->parse_type && !memchr(token.text, '.', token.prefix) &&
      (text.size == 0 || text.data[0] != '"'))
    parser_fail_at(parser, text.data,
                   "expected string literal data in dialect symbol");
  if (!dialect->parse_type && dialect->num_types)
    fail_unknown_mnemonic(parser, '!', text, name);
  if (!dialect->parse_type)
    parser_fail_at(parser, text.data,
                   "dialect '%.*s' provides no type parsing hook",
                   STR_ARGS(name));
  const Type *type = dialect->parse_type(parser->ctx, text,
                                         parser_position(parser, text.data));
  if (!type)
    parser_fail(parser);
  return type;
}
