// SPDX-License-Identifier: Apache-2.0
// Dense and sparse elements and dense arrays as text.
#include "ir/attributes/dense_elements_internal.h"
#include "ir/print/data/data_printer_internal.h"
#include "support/byte_order.h"

//===- Elements -----------------------------------------------------------===//

/// One integer or float at `bytes`.
static void print_number(Stream *out, const Type *type, const char *bytes) {
  const FloatType *number = type_as_float(type);
  if (number) {
    FloatBits bits = dense_read_float(bytes, type_bit_width(type));
    float_print(out, number->format, bits);
    return;
  }
  uint32_t width = type_is_index(type) ? 64 : type_bit_width(type);
  Arena scratch;
  arena_init(&scratch);
  WideInt value = dense_read_integer(&scratch, bytes, width);
  if (width == 1)
    stream_cstr(out, value.value ? "true" : "false");
  else
    print_integer_value(out, type, &value);
  arena_free(&scratch);
}

static void print_element(Stream *out, const DenseElementsAttr *attr,
                          int64_t index) {
  if (attr->storage == DENSE_STRINGS) {
    stream_quoted(out, attr->strings[attr->is_splat ? 0 : index]);
    return;
  }
  char bit;
  const char *bytes = dense_element_bytes(attr, index, &bit);
  const Type *element = type_as_shaped(attr->type)->element;
  const ComplexType *complex = type_as_complex(element);
  if (!complex) {
    print_number(out, element, bytes);
    return;
  }
  stream_char(out, '(');
  print_number(out, complex->element, bytes);
  stream_char(out, ',');
  print_number(out, complex->element,
               bytes + dense_element_size(complex->element));
  stream_char(out, ')');
}

/// Elements in nested lists. `counts[i]` is the index in dimension i; the
/// brackets of a dimension close when it is full.
static void print_nested_lists(Stream *out, const DenseElementsAttr *attr,
                               int64_t num_elements) {
  const ShapedType *type = type_as_shaped(attr->type);
  VECTOR(int64_t) counts = {0};
  for (int32_t i = 0; i < type->rank; ++i)
    VECTOR_PUSH(&counts, 0);
  int32_t open = 0;
  for (int64_t index = 0; index < num_elements; ++index) {
    stream_cstr(out, index == 0 ? "" : ", ");
    stream_fill(out, '[', (size_t)(type->rank - open));
    open = type->rank;
    print_element(out, attr, index);
    while (open > 0 && ++counts.data[open - 1] == type->shape[open - 1]) {
      counts.data[--open] = 0;
      stream_char(out, ']');
    }
  }
  VECTOR_FREE(&counts);
}

/// The bytes of numbers of `size` bytes.
static void print_hex(Stream *out, StringRef data, size_t size) {
  static const char digits[] = "0123456789ABCDEF";
  stream_text(out, STR("\"0x"));
  char *target = stream_reserve(out, 2 * data.size);
  for (size_t i = 0; i < data.size; ++i) {
    unsigned char byte = (unsigned char)data.data[little_endian_place(i, size)];
    target[2 * i] = digits[byte >> 4];
    target[2 * i + 1] = digits[byte & 15];
  }
  out->size += 2 * data.size;
  stream_char(out, '"');
}

/// Is one element printed for all? For integers without bits mlir stores no
/// bytes, and so sees no splat unless a tensor has a single element.
static bool is_printed_once(const DenseElementsAttr *attr) {
  const ShapedType *type = type_as_shaped(attr->type);
  const ComplexType *complex = type_as_complex(type->element);
  const IntegerType *integer =
      type_as_integer(complex ? complex->element : type->element);
  return attr->is_splat && !(integer && integer->width == 0 && type->rank > 0);
}

typedef enum HexStyle { HEX_IF_MANY, HEX_NEVER } HexStyle;

static void print_list(const PrintOptions *options, Stream *out,
                       const DenseElementsAttr *attr, HexStyle style) {
  if (is_printed_once(attr)) {
    print_element(out, attr, 0);
    return;
  }
  int64_t num_elements = dense_elements_num(attr);
  bool is_hex = style == HEX_IF_MANY && attr->storage != DENSE_STRINGS &&
                options->hex_elements_above != -1 &&
                num_elements > options->hex_elements_above;
  if (is_hex)
    print_hex(out, attr->is_splat ? string_ref(NULL, 0) : attr->data,
              dense_number_size(type_as_shaped(attr->type)->element));
  else
    print_nested_lists(out, attr, num_elements);
}

static bool is_elided(const PrintOptions *options,
                      const DenseElementsAttr *attr) {
  return options->elide_elements && !is_printed_once(attr) &&
         dense_elements_num(attr) > options->elide_elements_above;
}

static const char elided[] = "dense_resource<__elided__>";

void print_dense_elements(const PrintOptions *options, Stream *out,
                          const DenseElementsAttr *attr) {
  if (is_elided(options, attr)) {
    stream_cstr(out, elided);
    return;
  }
  stream_text(out, STR("dense<"));
  print_list(options, out, attr, HEX_IF_MANY);
  stream_char(out, '>');
}

void print_sparse_elements(const PrintOptions *options, Stream *out,
                           const SparseElementsAttr *attr) {
  const DenseElementsAttr *indices = attr_as_dense_elements(attr->indices);
  const DenseElementsAttr *values = attr_as_dense_elements(attr->values);
  if (is_elided(options, indices) || is_elided(options, values)) {
    stream_cstr(out, elided);
    return;
  }
  stream_text(out, STR("sparse<"));
  if (dense_elements_num(indices) != 0) {
    print_list(options, out, indices, HEX_NEVER);
    stream_text(out, STR(", "));
    print_list(options, out, values, HEX_IF_MANY);
  }
  stream_char(out, '>');
}

void data_print_array_elements(Stream *out, const DenseArrayAttr *attr) {
  const char *bytes = attr->data;
  size_t size = dense_element_size(attr->element);
  for (size_t i = 0; i < attr->size; ++i) {
    stream_cstr(out, i == 0 ? "" : ", ");
    print_number(out, attr->element, bytes + i * size);
  }
}

void print_dense_array(Stream *out, const DenseArrayAttr *attr) {
  stream_text(out, STR("array<"));
  print_leaf_type(out, attr->element);
  stream_cstr(out, attr->size ? ": " : "");
  data_print_array_elements(out, attr);
  stream_char(out, '>');
}
