// SPDX-License-Identifier: Apache-2.0
// Folding of two constants element by element. Elements are handled as bits in
// the way that dense attributes store them.
#include "dialects/common/constant_fold.h"

#include "support/memory.h"

/// Bits of an integer, index or float type, 0 for others.
static uint32_t element_width(const Type *type) {
  if (type_is_index(type))
    return 64;
  return type_is_int_or_float(type) ? type_bit_width(type) : 0;
}

static bool scalar_bits(Arena *arena, const Attribute *attr, WideInt *bits) {
  const IntegerAttr *integer = attr_as_integer(attr);
  if (integer) {
    *bits = integer->value;
    return true;
  }
  const FloatAttr *number = attr_as_float(attr);
  if (!number)
    return false;
  uint64_t words[] = {number->value.low, number->value.high};
  *bits = wide_int_from_words(arena, type_bit_width(number->type), words);
  return true;
}

static const Attribute *scalar_from_bits(Context *ctx, const Type *type,
                                         WideInt bits) {
  if (!type_as_float(type))
    return integer_attr_get(ctx, type, bits);
  const uint64_t *words = wide_int_words(&bits);
  return float_attr_get(ctx, type,
                        (FloatBits){words[0], bits.width > 64 ? words[1] : 0});
}

static const Attribute *fold_scalars(Context *ctx, const Attribute *lhs,
                                     const Attribute *rhs, ElementFold *fold) {
  Arena arena;
  arena_init(&arena);
  const Type *type = attr_type(lhs);
  WideInt left, right, result;
  const Attribute *folded = NULL;
  if (scalar_bits(&arena, lhs, &left) && scalar_bits(&arena, rhs, &right) &&
      fold(&arena, type, left, right, &result))
    folded = scalar_from_bits(ctx, type, result);
  arena_free(&arena);
  return folded;
}

/// Elements of a dense attribute as they are stored.
typedef struct Elements {
  const char *data;
  uint32_t width;
  bool is_splat;
} Elements;

static WideInt load_element(Arena *arena, const Elements *elements,
                            size_t index) {
  uint32_t width = elements->width;
  if (elements->is_splat)
    index = 0;
  if (width == 1) {
    unsigned byte = (unsigned char)elements->data[index / 8];
    return wide_int_from_u64(arena, 1, (byte >> (index % 8)) & 1);
  }
  size_t bytes = (width + 7) / 8;
  uint64_t *words = arena_alloc_zero(arena, wide_int_num_words(width) * 8);
  memcpy(words, elements->data + index * bytes, bytes);
  return wide_int_from_words(arena, width, words);
}

static void store_element(char *data, size_t index, const WideInt *value) {
  if (value->width == 1) {
    data[index / 8] |= (char)(value->value << (index % 8));
    return;
  }
  size_t bytes = (value->width + 7) / 8;
  memcpy(data + index * bytes, wide_int_words(value), bytes);
}

bool attr_splat_bits(Arena *arena, const Attribute *attr, WideInt *bits) {
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  if (!dense)
    return scalar_bits(arena, attr, bits);
  uint32_t width = element_width(type_as_shaped(dense->type)->element);
  if (!dense->is_splat || dense->storage == DENSE_STRINGS || !width)
    return false;
  Elements elements = {dense->data.data, width, true};
  *bits = load_element(arena, &elements, 0);
  return true;
}

static const Attribute *fold_all(Context *ctx, const Type *type,
                                 const Elements *lhs, const Elements *rhs,
                                 ElementFold *fold) {
  const ShapedType *shaped = type_as_shaped(type);
  size_t count = (size_t)shaped_type_num_elements(shaped);
  size_t size =
      lhs->width == 1 ? (count + 7) / 8 : count * ((lhs->width + 7) / 8);
  char *data = mem_alloc(size + 1);
  memset(data, 0, size);
  Arena arena;
  arena_init(&arena);
  bool folds = true;
  for (size_t i = 0; folds && i < count; i++) {
    ArenaMark mark = arena_mark(&arena);
    WideInt result;
    folds = fold(&arena, shaped->element, load_element(&arena, lhs, i),
                 load_element(&arena, rhs, i), &result);
    if (folds)
      store_element(data, i, &result);
    arena_rewind(&arena, mark);
  }
  arena_free(&arena);
  const Attribute *attr =
      folds ? dense_elements_attr_get(ctx, type, string_ref(data, size)) : NULL;
  mem_free(data);
  return attr;
}

static const Attribute *fold_dense(Context *ctx, const DenseElementsAttr *lhs,
                                   const DenseElementsAttr *rhs,
                                   ElementFold *fold) {
  const ShapedType *type = type_as_shaped(lhs->type);
  uint32_t width = element_width(type->element);
  if (!width || lhs->storage == DENSE_STRINGS || rhs->storage == DENSE_STRINGS)
    return NULL;
  if (lhs->is_splat && rhs->is_splat) {
    const Attribute *value =
        fold_scalars(ctx, dense_elements_splat_value(ctx, lhs),
                     dense_elements_splat_value(ctx, rhs), fold);
    return value ? dense_splat_attr_get_value(ctx, lhs->type, value) : NULL;
  }
  Elements left = {dense_elements_raw(ctx, lhs).data, width, lhs->is_splat};
  Elements right = {dense_elements_raw(ctx, rhs).data, width, rhs->is_splat};
  return fold_all(ctx, lhs->type, &left, &right, fold);
}

const Attribute *constant_fold_binary(Context *ctx, const Attribute *lhs,
                                      const Attribute *rhs, ElementFold *fold) {
  if (!lhs || !rhs || !attr_type(lhs) || attr_type(lhs) != attr_type(rhs))
    return NULL;
  const DenseElementsAttr *left = attr_as_dense_elements(lhs);
  const DenseElementsAttr *right = attr_as_dense_elements(rhs);
  if (left && right)
    return fold_dense(ctx, left, right, fold);
  return left || right ? NULL : fold_scalars(ctx, lhs, rhs, fold);
}

bool attr_splat_integer(Context *ctx, const Attribute *attr, WideInt *value) {
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  if (dense) {
    const ShapedType *type = type_as_shaped(dense->type);
    if (!type_is_int_or_index(type->element))
      return false;
    attr = dense_elements_splat_value(ctx, dense);
  }
  const IntegerAttr *integer = attr_as_integer(attr);
  if (integer)
    *value = integer->value;
  return integer != NULL;
}

const Attribute *zero_attr_get(Context *ctx, const Type *type) {
  const Type *element = type_element_or_self(type);
  if (!type_is_int_or_index(element))
    return NULL;
  const Attribute *zero = integer_attr_get_i64(ctx, element, 0);
  const ShapedType *shaped = type_as_shaped(type);
  if (!shaped)
    return zero;
  if (shaped->rank < 0 || !shaped_type_has_static_shape(shaped))
    return NULL;
  return dense_splat_attr_get_value(ctx, type, zero);
}
