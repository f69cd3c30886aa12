// SPDX-License-Identifier: Apache-2.0
// Actions of elements: dense and sparse literals, dense arrays. The literals of
// an attribute are a flat list; its shape is a chain of counts. They become
// bytes once the type is known. Follows mlir's TensorLiteralParser.
#include "ir/diagnostics/op_diag.h"
#include "parser/actions.h"
#include "parser/data/numbers.h"
#include "parser/grammar.h"
#include "support/ascii.h"
#include "support/byte_order.h"

void begin_dense(Parser *parser) { parser->data.dense.size = 0; }

DenseElement dense_element(int token, Token text, bool is_negative) {
  return (DenseElement){.at = text.text,
                        .size = text.size,
                        .token = (uint16_t)token,
                        .is_negative = is_negative};
}

DenseLiteral dense_push(Parser *parser, DenseElement element,
                        bool is_complex_start) {
  element.is_complex_start = is_complex_start;
  VECTOR_PUSH(&parser->data.dense, element);
  return (DenseLiteral){.at = element.at, .first = parser->data.dense.size - 1};
}

// --- shape ------------------------------------------------------------------

static DenseShape *make_shape(Parser *parser, DenseShape *inner,
                              int64_t count) {
  DenseShape *shape = arena_alloc(&parser->scratch, sizeof *shape);
  *shape = (DenseShape){inner, count};
  return shape;
}

DenseLiteral dense_empty_list(Parser *parser, Token open) {
  return (DenseLiteral){make_shape(parser, NULL, 0), open.text,
                        parser->data.dense.size};
}

DenseLiteral dense_first_item(Parser *parser, DenseLiteral item) {
  item.shape = make_shape(parser, item.shape, 1);
  return item;
}

static bool shapes_equal(const DenseShape *lhs, const DenseShape *rhs) {
  for (; lhs && rhs; lhs = lhs->inner, rhs = rhs->inner)
    if (lhs->count != rhs->count)
      return false;
  return lhs == rhs;
}

DenseLiteral dense_add_item(Parser *parser, DenseLiteral items,
                            DenseLiteral item) {
  if (!shapes_equal(items.shape->inner, item.shape))
    parser_fail_at(parser, parser->token.text,
                   "tensor literal is invalid; ranks are not consistent "
                   "between elements");
  items.shape->count++;
  return items;
}

DenseLiteral dense_close_list(Parser *parser, Token open, DenseLiteral items) {
  (void)parser;
  items.at = open.text;
  return items;
}

static bool shape_matches(const DenseShape *shape, const ShapedType *type) {
  for (int32_t i = 0; i < type->rank; i++, shape = shape->inner)
    if (!shape || shape->count != type->shape[i])
      return false;
  return shape == NULL;
}

static void diag_dense_shape(Diagnostic *diag, const DenseShape *shape) {
  unsigned listed = 0;
  for (; shape && listed < 32; shape = shape->inner)
    diag_format(diag, "%s%lld", listed++ ? ", " : "", (long long)shape->count);
}

static void diag_type_shape(Diagnostic *diag, const ShapedType *type) {
  for (int32_t i = 0; i < type->rank && i < 32; i++)
    diag_format(diag, "%s%lld", i ? ", " : "", (long long)type->shape[i]);
}

// --- elements as bytes ------------------------------------------------------

/// The destination for elements of one type. Each takes `bytes` bytes, or one
/// bit if it is i1.
typedef struct ElementWriter {
  const Type *type; ///< Type of a single number.
  unsigned char *data;
  size_t bytes;
  bool is_bit;
  bool is_splat;
  bool is_array; ///< Negative numbers stand for unsigned ones.
} ElementWriter;

static void write_words(const ElementWriter *writer, size_t index,
                        const uint64_t *words) {
  if (writer->is_bit && !writer->is_splat) {
    if (words[0] & 1)
      writer->data[index / 8] |= (unsigned char)(1u << (index % 8));
    return;
  }
  unsigned char *out = writer->data + index * writer->bytes;
  if (writer->is_bit) {
    *out = words[0] & 1 ? 0xFF : 0;
    return;
  }
  number_store(out, words, writer->bytes);
}

static WideInt element_int(Parser *parser, const Type *type,
                           const DenseElement *element) {
  const IntegerType *integer = type_as_integer(type);
  WideInt value;
  if (element->token == TOK_FLOAT)
    parser_fail_at(parser, element->at,
                   "expected integer elements, but parsed floating-point");
  if (element->token == TOK_STRING)
    parser_fail_at(parser, element->at,
                   "integer constant out of range for type");
  if (element->token != TOK_INTEGER) {
    if (!integer || integer->width != 1) // Signedness does not matter.
      parser_fail_at(parser, element->at,
                     "expected i1 type for 'true' or 'false' values");
    return (WideInt){.width = 1, .value = element->token == TOK_KW_TRUE};
  }
  if (!number_parse_int(parser, type, string_ref(element->at, element->size),
                        element->is_negative, &value))
    parser_fail_at(parser, element->at,
                   "integer constant out of range for type");
  return value;
}

static FloatBits element_float(Parser *parser, const FloatType *type,
                               const DenseElement *element) {
  if (element->token != TOK_FLOAT && element->token != TOK_INTEGER)
    parser_fail_at(parser, element->at, "expected floating point literal");
  return number_parse_float(parser, type->format,
                            string_ref(element->at, element->size),
                            element->token == TOK_FLOAT, element->is_negative);
}

static void write_element(Parser *parser, const ElementWriter *writer,
                          size_t index, const DenseElement *element) {
  const FloatType *format = type_as_float(writer->type);
  if (format) {
    FloatBits bits = element_float(parser, format, element);
    uint64_t words[] = {bits.low, bits.high};
    write_words(writer, index, words);
    return;
  }
  const IntegerType *integer = type_as_integer(writer->type);
  if (element->is_negative && element->token == TOK_INTEGER && integer &&
      integer->signedness == UNSIGNED && !writer->is_array)
    parser_fail_at(
        parser, element->at,
        "expected unsigned integer elements, but parsed negative value");
  ArenaMark mark = arena_mark(&parser->scratch);
  WideInt value = element_int(parser, writer->type, element);
  write_words(writer, index, wide_int_words(&value));
  arena_rewind(&parser->scratch, mark);
}

static uint32_t number_bits(const Type *type) {
  uint32_t width;
  if (number_width(type, &width))
    return width;
  return float_formats[type_as_float(type)->format].bits;
}

/// The numbers from `first` on, as the data of a dense attribute of `element`.
/// The parts of a complex element take whole bytes even if they are i1.
static StringRef write_elements(Parser *parser, const Type *element,
                                size_t first, size_t count, bool is_splat) {
  const ComplexType *complex = type_as_complex(element);
  const Type *number = complex ? complex->element : element;
  ElementWriter writer = {.type = number,
                          .bytes = (number_bits(number) + 7) / 8,
                          .is_bit = number_bits(number) == 1 && !complex,
                          .is_splat = is_splat};
  size_t size =
      writer.is_bit && !is_splat ? (count + 7) / 8 : count * writer.bytes;
  writer.data = arena_alloc_zero(&parser->scratch, size ? size : 1);
  for (size_t i = 0; i < count; i++)
    write_element(parser, &writer, i, &parser->data.dense.data[first + i]);
  return string_ref((const char *)writer.data, size);
}

// --- dense<…> ---------------------------------------------------------------

static const ShapedType *static_type(Parser *parser, const char *at,
                                     const Type *type) {
  const ShapedType *shaped = type_as_shaped(type);
  if (!shaped)
    parser_fail_at(parser, at, "elements literal must be a shaped type");
  if (!shaped_type_has_static_shape(shaped))
    parser_fail_at(parser, at, "elements literal type must have static shape");
  return shaped;
}

static bool is_number(const Type *type) {
  return type_as_integer(type) || type_as_float(type) || type_is_index(type);
}

bool is_hex_text(StringRef text) {
  if (text.size < 2 || text.data[0] != '0' || text.data[1] != 'x' ||
      text.size % 2 != 0)
    return false;
  for (size_t i = 2; i < text.size; i++)
    if (!is_hex_digit(text.data[i]))
      return false;
  return true;
}

/// `"0x…"`: the bytes of all elements, or of the single one of a splat.
static const Attribute *build_hex(Parser *parser, const char *at,
                                  const DenseElement *element,
                                  const ShapedType *type) {
  StringRef text = string_ref(element->at + 1, element->size - 2);
  if (!is_hex_text(text))
    parser_fail_at(parser, element->at,
                   "expected string containing hex digits starting with `0x`");
  StringRef digits = string_ref_drop(text, 2);
  const ComplexType *complex = type_as_complex(type->element);
  uint32_t bits = number_bits(complex ? complex->element : type->element);
  uint64_t one = (uint64_t)(bits + 7) / 8 * (complex ? 2 : 1);
  uint64_t count = (uint64_t)shaped_type_num_elements(type);
  uint64_t size = digits.size / 2;
  bool is_bit = bits == 1 && !complex;
  uint64_t all = is_bit ? (count + 7) / 8 : 0;
  bool is_whole = is_bit ? size == all
                  : one  ? size % one == 0 && size / one == count
                         : size == 0;
  if (!is_whole && size != one) {
    Diagnostic *diag = parser_error(
        parser, at, "elements hex data size is invalid for provided type: ");
    diag_type(diag, &type->base);
    parser_fail(parser);
  }
  return dense_hex_attr_get(parser->ctx, &type->base, digits);
}

static const Attribute *build_strings(Parser *parser, const char *at,
                                      DenseLiteral literal,
                                      const ShapedType *type) {
  size_t count = parser->data.dense.size - literal.first;
  StringRef *strings = arena_alloc(&parser->scratch, count * sizeof *strings);
  for (size_t i = 0; i < count; i++) {
    const DenseElement *element = &parser->data.dense.data[literal.first + i];
    if (element->token != TOK_STRING)
      parser_fail_at(parser, at, "expected string token, got %.*s",
                     (int)(element->size > 100 ? 100 : element->size),
                     element->at);
    Token token = {.text = element->at, .size = element->size};
    strings[i] = parser_string(parser, &token);
  }
  return dense_strings_attr_get(parser->ctx, &type->base, strings, count);
}

static void check_shape(Parser *parser, const char *at, DenseLiteral literal,
                        const ShapedType *type) {
  if (!literal.shape || shape_matches(literal.shape, type))
    return;
  Diagnostic *diag =
      parser_error(parser, at, "inferred shape of elements literal ([");
  diag_dense_shape(diag, literal.shape);
  diag_text(diag, "]) does not match type ([");
  diag_type_shape(diag, type);
  diag_text(diag, "])");
  parser_fail(parser);
}

_Noreturn static void fail_no_elements(Parser *parser, const char *at,
                                       const ShapedType *type) {
  Diagnostic *diag =
      parser_error(parser, at, "parsed zero elements, but type (");
  diag_type(diag, &type->base);
  diag_text(diag, ") expected at least 1");
  parser_fail(parser);
}

/// Checks the number of numbers, and returns the type of those that make up an
/// element.
static const Type *check_complex(Parser *parser, const char *at,
                                 DenseLiteral literal, size_t count,
                                 const ShapedType *type) {
  const ComplexType *complex = type_as_complex(type->element);
  bool is_complex =
      count > 0 && parser->data.dense.data[literal.first].is_complex_start;
  if (!complex)
    return type->element;
  size_t expected =
      literal.shape ? 2 * (size_t)shaped_type_num_elements(type) : 2;
  if (is_complex ? count != expected : count > 0) {
    Diagnostic *diag =
        parser_error(parser, at, "parsed %zu elements, but type (", count);
    diag_type(diag, literal.shape ? &type->base : type->element);
    diag_format(diag, ") expected %zu elements", expected);
    parser_fail(parser);
  }
  return complex->element;
}

/// The numbers of `literal` as an attribute of `type`, whose shape it fits.
static const Attribute *build_numbers(Parser *parser, const char *at,
                                      DenseLiteral literal, size_t end,
                                      const ShapedType *type) {
  size_t count = end - literal.first;
  const Type *number = check_complex(parser, at, literal, count, type);
  bool is_one = !literal.shape;
  if (number == type->element && is_one)
    count = 1; // As upstream, which ignores the rest.
  bool is_splat = is_one && shaped_type_num_elements(type) != 1;
  StringRef data = write_elements(parser, type->element, literal.first, count,
                                  is_splat || is_one);
  if (is_one)
    return dense_splat_attr_get(parser->ctx, &type->base, data);
  return dense_elements_attr_get(parser->ctx, &type->base, data);
}

const Attribute *build_dense(Parser *parser, Token keyword,
                             DenseLiteral literal, const Type *type) {
  const char *at = keyword.text;
  const ShapedType *shaped = static_type(parser, at, type);
  size_t count = parser->data.dense.size - literal.first;
  const ComplexType *complex = type_as_complex(shaped->element);
  bool is_numeric = is_number(complex ? complex->element : shaped->element);
  const DenseElement *first = parser->data.dense.data + literal.first;
  if (is_numeric && !literal.shape && count == 1 && first->token == TOK_STRING)
    return build_hex(parser, at, first, shaped);
  check_shape(parser, at, literal, shaped);
  if (count == 0)
    return dense_elements_attr_get(parser->ctx, type, (StringRef){"", 0});
  if (!is_numeric)
    return build_strings(parser, at, literal, shaped);
  return build_numbers(parser, at, literal, parser->data.dense.size, shaped);
}

const Attribute *build_empty_dense(Parser *parser, Token keyword,
                                   const Type *type) {
  const ShapedType *shaped = static_type(parser, keyword.text, type);
  if (shaped_type_num_elements(shaped) != 0)
    fail_no_elements(parser, keyword.text, shaped);
  return dense_elements_attr_get(parser->ctx, type, (StringRef){"", 0});
}

// --- sparse<…> --------------------------------------------------------------

static unsigned dense_rank(const DenseShape *shape) {
  unsigned rank = 0;
  for (; shape; shape = shape->inner)
    rank++;
  return rank;
}

/// A literal as a dense attribute whose shape is the literal's own.
static const Attribute *build_own_shape(Parser *parser, const char *at,
                                        DenseLiteral literal, size_t end,
                                        const Type *element, int64_t *shape,
                                        unsigned rank) {
  const Type *type =
      ranked_tensor_type_get(parser->ctx, shape, rank, element, NULL);
  return build_numbers(parser, at, literal, end, type_as_shaped(type));
}

/// `count` is the number of indices; with one value for all of them, too.
_Noreturn static void fail_sparse_shape(Parser *parser, const char *at,
                                        const ShapedType *type,
                                        DenseLiteral indices,
                                        DenseLiteral values, int64_t count) {
  Diagnostic *diag = parser_error(parser, at, "expected shape ([");
  diag_type_shape(diag, type);
  diag_text(diag, "]); inferred shape of indices literal ([");
  if (indices.shape)
    diag_dense_shape(diag, indices.shape);
  else
    diag_format(diag, "1, %d", type->rank);
  diag_text(diag, "]); inferred shape of values literal ([");
  if (values.shape)
    diag_dense_shape(diag, values.shape);
  else
    diag_format(diag, "%lld", (long long)count);
  diag_text(diag, "])");
  parser_fail(parser);
}

/// Checks that every index is within the type's shape.
static void check_sparse_indices(Parser *parser, const char *at,
                                 const int64_t *indices, size_t count,
                                 const ShapedType *type) {
  size_t rank = (size_t)type->rank;
  for (size_t i = 0; i < count; i++) {
    bool is_inside = true;
    for (size_t j = 0; j < rank; j++)
      is_inside &=
          indices[i * rank + j] >= 0 && indices[i * rank + j] < type->shape[j];
    if (is_inside)
      continue;
    Diagnostic *diag = parser_error(
        parser, at,
        "sparse index #%zu is not contained within the value shape, with "
        "index=[",
        i);
    for (size_t j = 0; j < rank; j++)
      diag_format(diag, "%s%llu", j ? ", " : "",
                  (unsigned long long)indices[i * rank + j]);
    diag_text(diag, "], and type=");
    diag_type(diag, &type->base);
    parser_fail(parser);
  }
}

/// Checks that the shapes of both literals fit the type, for `count` indices.
/// Follows mlir::SparseElementsAttr::verify.
static void check_sparse_shape(Parser *parser, const char *at,
                               const ShapedType *type, DenseLiteral indices,
                               DenseLiteral values, int64_t count) {
  if (values.shape && values.shape->inner)
    parser_fail_at(parser, at, "expected 1-d tensor for sparse element values");
  unsigned rank = dense_rank(indices.shape);
  bool is_fitting = rank == 0 || (rank == 1 && type->rank == 1) ||
                    (rank == 2 && indices.shape->inner->count == type->rank);
  if (!is_fitting || (values.shape && values.shape->count != count))
    fail_sparse_shape(parser, at, type, indices, values, count);
}

/// The indices as int64, `rank` numbers for each. A single number stands for
/// all numbers of one index.
static const int64_t *sparse_index_values(Parser *parser, DenseLiteral indices,
                                          DenseLiteral values, int64_t rank) {
  StringRef raw = write_elements(parser, parser->common.i64, indices.first,
                                 values.first - indices.first, false);
  const int64_t *numbers = (const int64_t *)(const void *)raw.data;
  if (indices.shape)
    return numbers;
  int64_t *all =
      arena_alloc(&parser->scratch, ((size_t)rank + 1) * sizeof *all);
  for (int64_t i = 0; i < rank; i++)
    all[i] = numbers[0];
  return all;
}

static const Attribute *build_sparse_values(Parser *parser, const char *at,
                                            DenseLiteral values,
                                            const Type *element,
                                            int64_t count) {
  const ComplexType *complex = type_as_complex(element);
  if (is_number(complex ? complex->element : element))
    return build_own_shape(parser, at, values, parser->data.dense.size, element,
                           &count, 1);
  const Type *type =
      ranked_tensor_type_get(parser->ctx, &count, 1, element, NULL);
  return build_strings(parser, at, values, type_as_shaped(type));
}

const Attribute *build_sparse(Parser *parser, Token keyword,
                              DenseLiteral indices, DenseLiteral values,
                              const Type *type) {
  const char *at = keyword.text;
  const ShapedType *shaped = static_type(parser, at, type);
  int64_t count = indices.shape ? indices.shape->count : 1;
  check_sparse_shape(parser, at, shaped, indices, values, count);
  if (count == 0)
    return build_empty_sparse(parser, keyword, type);
  unsigned rank = indices.shape && !indices.shape->inner ? 1 : 2;
  int64_t index_shape[] = {count, shaped->rank};
  const Attribute *index_attr = build_own_shape(
      parser, at, indices, values.first, parser->common.i64, index_shape, rank);
  check_sparse_indices(
      parser, at, sparse_index_values(parser, indices, values, shaped->rank),
      (size_t)count, shaped);
  return sparse_elements_attr_get(
      parser->ctx, type, index_attr,
      build_sparse_values(parser, at, values, shaped->element, count));
}

const Attribute *build_empty_sparse(Parser *parser, Token keyword,
                                    const Type *type) {
  const ShapedType *shaped = static_type(parser, keyword.text, type);
  int64_t index_shape[] = {0, shaped->rank};
  StringRef empty = {"", 0};
  const Type *index_type = ranked_tensor_type_get(parser->ctx, index_shape, 2,
                                                  parser->common.i64, NULL);
  const Type *value_type = ranked_tensor_type_get(parser->ctx, index_shape, 1,
                                                  shaped->element, NULL);
  return sparse_elements_attr_get(
      parser->ctx, type,
      dense_elements_attr_get(parser->ctx, index_type, empty),
      dense_elements_attr_get(parser->ctx, value_type, empty));
}

// --- array<…> ---------------------------------------------------------------

DenseRange begin_array(Parser *parser) {
  return (DenseRange){parser->data.dense.size};
}

const Type *array_element_type(Parser *parser, Token at, const Type *type) {
  if (!type_as_integer(type) && !type_as_float(type)) {
    Diagnostic *diag =
        parser_error(parser, at.text, "expected integer or float type, got: ");
    diag_type(diag, type);
    parser_fail(parser);
  }
  uint32_t bits = number_bits(type);
  if (bits != 1 && bits % 8 != 0)
    parser_fail_at(parser, at.text,
                   "element type bitwidth must be a multiple of 8");
  parser->data.array_element = type;
  return type;
}

static void check_array_integer(Parser *parser, const Type *type,
                                const DenseElement *number) {
  Token token = {.text = number->at, .size = number->size};
  if (number->token == TOK_FLOAT)
    parser_fail_at(parser, number->at, "expected integer literal");
  if (number->token != TOK_INTEGER)
    return;
  WideInt value;
  if (type_as_integer(type)->width == 1)
    parser_fail_at(parser, text_after(&token),
                   "expected 'true' or 'false' values for i1 type");
  ArenaMark mark = arena_mark(&parser->scratch);
  if (!number_parse_int(parser, type, token_text(&token), number->is_negative,
                        &value))
    parser_fail_at(parser, text_after(&token), "integer constant out of range");
  arena_rewind(&parser->scratch, mark);
}

void push_array_number(Parser *parser, DenseElement number) {
  const Type *type = parser->data.array_element;
  bool is_word = number.token == TOK_KW_TRUE || number.token == TOK_KW_FALSE;
  if (type_as_integer(type))
    check_array_integer(parser, type, &number);
  else if (is_word)
    parser_fail_at(parser, number.at, "expected floating point literal");
  dense_push(parser, number, false);
}

const Attribute *build_dense_array(Parser *parser, const Type *element,
                                   DenseRange range) {
  size_t count = parser->data.dense.size - range.first;
  ElementWriter writer = {.type = element,
                          .bytes = (number_bits(element) + 7) / 8,
                          .is_array = true};
  writer.data = arena_alloc_zero(&parser->scratch, count * writer.bytes + 8);
  for (size_t i = 0; i < count; i++)
    write_element(parser, &writer, i,
                  &parser->data.dense.data[range.first + i]);
  parser->data.dense.size = range.first;
  return dense_array_attr_get(parser->ctx, element, writer.data, count);
}
