// SPDX-License-Identifier: Apache-2.0
// Constants of many elements: dense elements, dense arrays, resources, sparse
// elements. Dense data is normalized so that equal constants are one object:
// hexadecimal digits are decoded, and equal elements make a splat.
#include "ir/attributes/dense_elements_internal.h"

#include <assert.h>

#include "ir/context_internal.h"
#include "support/ascii.h"
#include "support/byte_order.h"

//===- Layout -------------------------------------------------------------===//

/// Bits of an element, or of a part of a complex one.
static uint32_t number_bits(const Type *type) {
  return type_is_index(type) ? 64 : type_bit_width(type);
}

size_t dense_element_size(const Type *element) {
  const ComplexType *complex = type_as_complex(element);
  if (complex)
    return 2 * dense_element_size(complex->element);
  return ((size_t)number_bits(element) + 7) / 8;
}

size_t dense_number_size(const Type *element) {
  const ComplexType *complex = type_as_complex(element);
  return dense_element_size(complex ? complex->element : element);
}

/// Are raw elements packed as bits? Integers of one bit are.
static bool dense_is_packed(const Type *element) {
  return element->kind == TYPE_INTEGER && type_bit_width(element) == 1;
}

void dense_write_integer(char *data, size_t index, const WideInt *value) {
  size_t size = ((size_t)value->width + 7) / 8;
  if (value->width == 1)
    data[index / 8] |= (char)(value->value << (index % 8));
  else
    number_store(data + index * size, wide_int_words(value), size);
}

WideInt dense_read_integer(Arena *scratch, const char *bytes, uint32_t width) {
  size_t size = ((size_t)width + 7) / 8;
  if (width > 64) {
    size_t num_words = wide_int_num_words(width);
    uint64_t *words = arena_alloc_zero(scratch, num_words * sizeof *words);
    number_load(words, bytes, size);
    return wide_int_from_words(scratch, width, words);
  }
  uint64_t value = 0;
  number_load(&value, bytes, size);
  if (width < 64)
    value &= (UINT64_C(1) << width) - 1;
  return (WideInt){.width = width, .value = value};
}

FloatBits dense_read_float(const char *bytes, uint32_t bits) {
  uint64_t words[2] = {0};
  number_load(words, bytes, (bits + 7) / 8);
  if (bits < 64)
    words[0] &= (UINT64_C(1) << bits) - 1;
  return (FloatBits){words[0], words[1]};
}

/// Bytes of the raw data of `count` elements.
static size_t raw_size(const Type *element, int64_t count) {
  if (dense_is_packed(element))
    return ((size_t)count + 7) / 8;
  return (size_t)count * dense_element_size(element);
}

static const Type *element_type(const DenseElementsAttr *attr) {
  return type_as_shaped(attr->type)->element;
}

int64_t dense_elements_num(const DenseElementsAttr *attr) {
  return shaped_type_num_elements(type_as_shaped(attr->type));
}

const char *dense_element_bytes(const DenseElementsAttr *attr, int64_t index,
                                char *bit) {
  const Type *element = element_type(attr);
  if (attr->is_splat)
    index = 0;
  if (!dense_is_packed(element))
    return attr->data.data + (size_t)index * dense_element_size(element);
  *bit = (char)((attr->data.data[index / 8] >> (index % 8)) & 1);
  return bit;
}

//===- Interning ----------------------------------------------------------===//

/// As DenseElementsAttr; `is_interned`: the data needs no copy.
typedef struct DenseKey {
  DenseElementsAttr attr;
  bool is_interned;
} DenseKey;

static bool same_strings(const DenseElementsAttr *lhs,
                         const DenseElementsAttr *rhs) {
  for (size_t i = 0; i < lhs->num_strings; ++i)
    if (lhs->strings[i].data != rhs->strings[i].data)
      return false;
  return true;
}

static bool dense_equals(const void *object, const void *key) {
  const DenseElementsAttr *attr = object;
  const DenseElementsAttr *wanted = &((const DenseKey *)key)->attr;
  return attr->base.kind == ATTR_DENSE_ELEMENTS && attr->type == wanted->type &&
         attr->storage == wanted->storage &&
         attr->is_splat == wanted->is_splat &&
         attr->num_strings == wanted->num_strings &&
         string_ref_equals(attr->data, wanted->data) &&
         same_strings(attr, wanted);
}

static void *dense_create(Arena *arena, const void *key) {
  const DenseKey *wanted = key;
  DenseElementsAttr *attr = arena_copy(arena, &wanted->attr, sizeof *attr);
  if (wanted->is_interned)
    return attr;
  if (attr->data.size)
    attr->data.data = arena_copy(arena, attr->data.data, attr->data.size);
  if (attr->num_strings)
    attr->strings =
        arena_copy(arena, attr->strings, attr->num_strings * sizeof(StringRef));
  return attr;
}

static const Attribute *dense_intern(Context *ctx, DenseKey *key) {
  DenseElementsAttr *attr = &key->attr;
  uint64_t hash = intern_hash_begin(INTERN_ATTR, ATTR_DENSE_ELEMENTS);
  hash = hash_pointer(hash, attr->type);
  hash = hash_mix(hash, attr->storage * 2u + attr->is_splat);
  if (attr->data.size)
    hash = hash_bytes(hash, attr->data.data, attr->data.size);
  for (size_t i = 0; i < attr->num_strings; ++i)
    hash = hash_pointer(hash, attr->strings[i].data);
  hash = intern_hash_end(INTERN_ATTR, hash);
  attr->base = (Attribute){.kind = ATTR_DENSE_ELEMENTS, .hash = (uint32_t)hash};
  return context_intern(ctx, hash, dense_equals, dense_create, key);
}

const Attribute *dense_splat_attr_get(Context *ctx, const Type *type,
                                      StringRef element) {
  DenseKey key = {.attr = {.storage = DENSE_SPLAT,
                           .is_splat = true,
                           .type = type,
                           .data = element}};
  char bit;
  if (dense_is_packed(type_as_shaped(type)->element)) {
    bit = element.data[0] & 1 ? '\xFF' : '\0';
    key.attr.data = string_ref(&bit, 1);
  }
  return dense_intern(ctx, &key);
}

/// Are all `count` packed bits the same?
static bool bits_are_equal(StringRef data, int64_t count) {
  char all = data.data[0] & 1 ? '\xFF' : '\0';
  size_t whole = (size_t)count / 8;
  for (size_t i = 0; i < whole; ++i)
    if (data.data[i] != all)
      return false;
  char mask = (char)((1 << (count % 8)) - 1);
  return mask == 0 || ((data.data[whole] ^ all) & mask) == 0;
}

static bool elements_are_equal(StringRef data, size_t element_size) {
  return element_size == 0 || memcmp(data.data, data.data + element_size,
                                     data.size - element_size) == 0;
}

static const Attribute *packed_attr_get(Context *ctx, DenseKey *key,
                                        int64_t count) {
  StringRef data = key->attr.data;
  if (bits_are_equal(data, count))
    return dense_splat_attr_get(ctx, key->attr.type, data);
  char unused = (char)(0xFF << (count % 8));
  if (count % 8 == 0 || !(data.data[data.size - 1] & unused))
    return dense_intern(ctx, key);
  // Bits after the last element are cleared: equal constants must have equal
  // bytes.
  char *copy = mem_alloc(data.size);
  memcpy(copy, data.data, data.size);
  copy[data.size - 1] &= (char)~unused;
  key->attr.data.data = copy;
  const Attribute *attr = dense_intern(ctx, key);
  mem_free(copy);
  return attr;
}

const Attribute *dense_elements_attr_get(Context *ctx, const Type *type,
                                         StringRef data) {
  const ShapedType *shaped = type_as_shaped(type);
  int64_t count = shaped_type_num_elements(shaped);
  DenseKey key = {.attr = {.storage = DENSE_RAW, .type = type, .data = data}};
  assert(data.size == raw_size(shaped->element, count));
  if (count == 0)
    return dense_intern(ctx, &key);
  if (dense_is_packed(shaped->element))
    return packed_attr_get(ctx, &key, count);
  size_t size = dense_element_size(shaped->element);
  if (elements_are_equal(data, size))
    return dense_splat_attr_get(ctx, type, string_ref(data.data, size));
  return dense_intern(ctx, &key);
}

const Attribute *dense_splat_attr_get_value(Context *ctx, const Type *type,
                                            const Attribute *value) {
  const IntegerAttr *integer = attr_as_integer(value);
  const FloatAttr *number = attr_as_float(value);
  assert(integer || number);
  size_t size = dense_element_size(type_as_shaped(type)->element);
  char *data = mem_alloc(size + 1);
  const uint64_t *words =
      integer ? wide_int_words(&integer->value)
              : (const uint64_t[]){number->value.low, number->value.high};
  number_store(data, words, size);
  const Attribute *attr =
      dense_splat_attr_get(ctx, type, string_ref(data, size));
  mem_free(data);
  return attr;
}

const Attribute *dense_hex_attr_get(Context *ctx, const Type *type,
                                    StringRef digits) {
  size_t size = digits.size / 2;
  char *data = mem_alloc(size + 1);
  const ShapedType *shaped = type_as_shaped(type);
  size_t number = dense_number_size(shaped->element);
  for (size_t i = 0; i < size; ++i)
    data[little_endian_place(i, number)] =
        (char)hex_byte_value(&digits.data[2 * i]);
  StringRef raw = string_ref(data, size);
  assert(digits.size % 2 == 0);
  bool is_whole =
      size == raw_size(shaped->element, shaped_type_num_elements(shaped));
  const Attribute *attr = is_whole ? dense_elements_attr_get(ctx, type, raw)
                                   : dense_splat_attr_get(ctx, type, raw);
  mem_free(data);
  return attr;
}

const Attribute *dense_strings_attr_get(Context *ctx, const Type *type,
                                        const StringRef *strings,
                                        size_t count) {
  StringRef *items = mem_alloc((count + 1) * sizeof *items);
  bool is_splat = count > 0;
  for (size_t i = 0; i < count; ++i) {
    items[i] = context_intern_string(ctx, strings[i]);
    is_splat &= items[i].data == items[0].data;
  }
  DenseKey key = {.attr = {.storage = DENSE_STRINGS,
                           .is_splat = is_splat,
                           .type = type,
                           .strings = items,
                           .num_strings = is_splat ? 1 : count}};
  const Attribute *attr = dense_intern(ctx, &key);
  mem_free(items);
  return attr;
}

//===- Reading ------------------------------------------------------------===//

StringRef dense_elements_raw(Context *ctx, const DenseElementsAttr *attr) {
  (void)ctx;
  return attr->data;
}

static const Attribute *number_attr(Context *ctx, const Type *type,
                                    const char *bytes) {
  assert(type_is_int_or_index(type) || type_as_float(type));
  const FloatType *number = type_as_float(type);
  if (number)
    return float_attr_get(ctx, type,
                          dense_read_float(bytes, type_bit_width(type)));
  Arena scratch;
  arena_init(&scratch);
  WideInt value = dense_read_integer(&scratch, bytes, number_bits(type));
  const Attribute *attr = integer_attr_get(ctx, type, value);
  arena_free(&scratch);
  return attr;
}

const Attribute *dense_elements_peek(Arena *scratch,
                                     const DenseElementsAttr *attr,
                                     int64_t index, NumberAttr *number) {
  assert(attr->storage != DENSE_STRINGS);
  // A splat has a value whatever its shape, even a dynamic one.
  assert(index >= 0 && (attr->is_splat || index < dense_elements_num(attr)));
  char bit;
  const char *bytes = dense_element_bytes(attr, index, &bit);
  const Type *type = element_type(attr);
  if (type_as_float(type))
    number->number =
        (FloatAttr){.base.kind = ATTR_FLOAT,
                    .type = type,
                    .value = dense_read_float(bytes, type_bit_width(type))};
  else
    number->integer = (IntegerAttr){
        .base.kind = ATTR_INTEGER,
        .type = type,
        .value = dense_read_integer(scratch, bytes, number_bits(type))};
  return &number->base;
}

const Attribute *dense_elements_at(Context *ctx, const DenseElementsAttr *attr,
                                   int64_t index) {
  assert(attr->storage != DENSE_STRINGS);
  assert(index >= 0 && (attr->is_splat || index < dense_elements_num(attr)));
  char bit;
  const char *bytes = dense_element_bytes(attr, index, &bit);
  const ComplexType *complex = type_as_complex(element_type(attr));
  if (!complex)
    return number_attr(ctx, element_type(attr), bytes);
  const Attribute *parts[] = {
      number_attr(ctx, complex->element, bytes),
      number_attr(ctx, complex->element,
                  bytes + dense_element_size(complex->element))};
  return array_attr_get(ctx, parts, ARRAY_LENGTH(parts));
}

bool dense_element_is(const DenseElementsAttr *attr, int64_t index,
                      const WideInt *value) {
  assert(index >= 0 && (attr->is_splat || index < dense_elements_num(attr)));
  char bit;
  const char *bytes = dense_element_bytes(attr, index, &bit);
  if (value->width == 1)
    return (uint64_t)*bytes == value->value;
  return number_is(bytes, wide_int_words(value),
                   dense_element_size(element_type(attr)));
}

const Attribute *dense_elements_splat_value(Context *ctx,
                                            const DenseElementsAttr *attr) {
  if (!attr->is_splat)
    return NULL;
  if (attr->storage == DENSE_STRINGS)
    return string_attr_get(ctx, attr->strings[0]);
  if (element_type(attr)->kind == TYPE_COMPLEX)
    return NULL;
  return dense_elements_at(ctx, attr, 0);
}

const Attribute *dense_elements_reshape(Context *ctx,
                                        const DenseElementsAttr *attr,
                                        const Type *type) {
  DenseKey key = {.attr = *attr, .is_interned = true};
  key.attr.type = type;
  return dense_intern(ctx, &key);
}

//===- Dense arrays -------------------------------------------------------===//

static bool array_equals(const void *object, const void *key) {
  const DenseArrayAttr *attr = object;
  const DenseArrayAttr *wanted = key;
  if (attr->base.kind != ATTR_DENSE_ARRAY || attr->element != wanted->element ||
      attr->size != wanted->size)
    return false;
  size_t size = attr->size * dense_element_size(attr->element);
  return size == 0 || memcmp(attr->data, wanted->data, size) == 0;
}

static const uint32_t *partial_sums(Arena *arena, const int32_t *values,
                                    size_t size) {
  uint32_t *sums = arena_alloc(arena, size / DENSE_ARRAY_STRIDE * sizeof *sums);
  uint32_t sum = 0;
  for (size_t i = 0; i < size / DENSE_ARRAY_STRIDE; i++) {
    for (size_t k = 0; k < DENSE_ARRAY_STRIDE; k++)
      sum += (uint32_t)values[i * DENSE_ARRAY_STRIDE + k];
    sums[i] = sum;
  }
  return sums;
}

static void *array_create(Arena *arena, const void *key) {
  DenseArrayAttr *attr = arena_copy(arena, key, sizeof *attr);
  size_t size = attr->size * dense_element_size(attr->element);
  attr->data = size ? arena_copy(arena, attr->data, size) : NULL;
  if (attr->size >= DENSE_ARRAY_STRIDE &&
      type_is_integer_of_width(attr->element, 32))
    attr->partial_sums = partial_sums(arena, attr->data, attr->size);
  return attr;
}

uint32_t dense_i32_array_sum(const DenseArrayAttr *array, size_t count) {
  assert(count <= array->size && type_is_integer_of_width(array->element, 32));
  size_t strides = array->partial_sums ? count / DENSE_ARRAY_STRIDE : 0;
  uint32_t sum = strides ? array->partial_sums[strides - 1] : 0;
  const int32_t *values = array->data;
  for (size_t i = strides * DENSE_ARRAY_STRIDE; i < count; i++)
    sum += (uint32_t)values[i];
  return sum;
}

const Attribute *dense_array_attr_get(Context *ctx, const Type *element,
                                      const void *data, size_t size) {
  DenseArrayAttr key = {.element = element, .size = size, .data = data};
  uint64_t hash = intern_hash_begin(INTERN_ATTR, ATTR_DENSE_ARRAY);
  hash = hash_mix(hash_pointer(hash, element), size);
  if (size)
    hash = hash_bytes(hash, data, size * dense_element_size(element));
  hash = intern_hash_end(INTERN_ATTR, hash);
  key.base = (Attribute){.kind = ATTR_DENSE_ARRAY, .hash = (uint32_t)hash};
  return context_intern(ctx, hash, array_equals, array_create, &key);
}

const Attribute *dense_i32_array_attr_get(Context *ctx, const int32_t *values,
                                          size_t size) {
  return dense_array_attr_get(ctx, integer_type_get(ctx, 32), values, size);
}

const Attribute *dense_i64_array_attr_get(Context *ctx, const int64_t *values,
                                          size_t size) {
  return dense_array_attr_get(ctx, integer_type_get(ctx, 64), values, size);
}

//===- Resources and sparse elements --------------------------------------===//

static bool resource_equals(const void *object, const void *key) {
  const DenseResourceAttr *attr = object;
  const DenseResourceAttr *wanted = key;
  return attr->base.kind == ATTR_DENSE_RESOURCE && attr->type == wanted->type &&
         attr->handle.data == wanted->handle.data;
}

static void *resource_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(DenseResourceAttr));
}

const Attribute *dense_resource_attr_get(Context *ctx, const Type *type,
                                         StringRef handle) {
  context_note_aliasable(ctx);
  DenseResourceAttr key = {.type = type,
                           .handle = context_intern_string(ctx, handle)};
  uint64_t hash = intern_hash_begin(INTERN_ATTR, ATTR_DENSE_RESOURCE);
  hash = hash_pointer(hash_pointer(hash, type), key.handle.data);
  hash = intern_hash_end(INTERN_ATTR, hash);
  key.base = (Attribute){.kind = ATTR_DENSE_RESOURCE, .hash = (uint32_t)hash};
  return context_intern(ctx, hash, resource_equals, resource_create, &key);
}

static bool sparse_equals(const void *object, const void *key) {
  const SparseElementsAttr *attr = object;
  const SparseElementsAttr *wanted = key;
  return attr->base.kind == ATTR_SPARSE_ELEMENTS &&
         attr->type == wanted->type && attr->indices == wanted->indices &&
         attr->values == wanted->values;
}

static void *sparse_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(SparseElementsAttr));
}

const Attribute *sparse_elements_attr_get(Context *ctx, const Type *type,
                                          const Attribute *indices,
                                          const Attribute *values) {
  SparseElementsAttr key = {.type = type, .indices = indices, .values = values};
  uint64_t hash = intern_hash_begin(INTERN_ATTR, ATTR_SPARSE_ELEMENTS);
  hash = hash_pointer(hash_pointer(hash, type), indices);
  hash = intern_hash_end(INTERN_ATTR, hash_pointer(hash, values));
  key.base = (Attribute){.kind = ATTR_SPARSE_ELEMENTS, .hash = (uint32_t)hash};
  return context_intern(ctx, hash, sparse_equals, sparse_create, &key);
}

static const Attribute *zero_number(Context *ctx, const Type *type) {
  return type_as_float(type) ? float_attr_get(ctx, type, (FloatBits){0, 0})
                             : integer_attr_get_i64(ctx, type, 0);
}

static const Attribute *zero_element(Context *ctx, const Type *type) {
  const ComplexType *complex = type_as_complex(type);
  if (!complex)
    return zero_number(ctx, type);
  const Attribute *zero = zero_number(ctx, complex->element);
  return array_attr_get(ctx, (const Attribute *[]){zero, zero}, 2);
}

const Attribute *sparse_elements_at(Context *ctx,
                                    const SparseElementsAttr *attr,
                                    int64_t index) {
  const ShapedType *shape = type_as_shaped(attr->type);
  const DenseElementsAttr *indices = attr_as_dense_elements(attr->indices);
  const DenseElementsAttr *values = attr_as_dense_elements(attr->values);
  if (!indices || !values || !shape->rank || values->storage == DENSE_STRINGS)
    return NULL;
  int64_t num_entries = dense_elements_num(indices) / shape->rank;
  for (int64_t i = 0; i < num_entries; i++) {
    int64_t at = 0;
    for (int32_t k = 0; k < shape->rank; k++) {
      char bit;
      int64_t part;
      memcpy(&part, dense_element_bytes(indices, i * shape->rank + k, &bit),
             sizeof part);
      at = at * shape->shape[k] + part;
    }
    if (at == index)
      return dense_elements_at(ctx, values, i);
  }
  return zero_element(ctx, shape->element);
}
