// SPDX-License-Identifier: Apache-2.0
// Folding of constants element by element. Elements are bits as dense
// attributes store them; elements that are not numbers (complex) are opaque
// bits of that size.
#include "dialects/common/constant_fold.h"

#include "dialects/ub/ub.h"
#include "support/byte_order.h"
#include "support/memory.h"

/// Bits of an element as stored; 0: its size is not fixed.
static uint32_t element_width(const Type *type) {
  if (type_is_index(type))
    return 64;
  const ComplexType *complex = type_as_complex(type);
  if (complex)
    return 16 * ((element_width(complex->element) + 7) / 8);
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

// --- elements ---------------------------------------------------------------

/// Elements of a constant as stored. A scalar is a splat whose bits are known.
typedef struct Elements {
  const char *data;
  WideInt scalar; ///< If `data` is NULL.
  uint32_t width;
  bool is_splat;
} Elements;

/// An i1 is stored as one bit, in a splat as one byte.
static bool is_packed(uint32_t width) { return width == 1; }

static WideInt load_element(Arena *arena, const Elements *elements,
                            size_t index) {
  uint32_t width = elements->width;
  if (!elements->data)
    return elements->scalar;
  if (elements->is_splat)
    index = 0;
  if (is_packed(width)) {
    unsigned byte = (unsigned char)elements->data[index / 8];
    return wide_int_from_u64(arena, 1, (byte >> (index % 8)) & 1);
  }
  size_t bytes = ((size_t)width + 7) / 8;
  uint64_t *words = arena_alloc_zero(arena, wide_int_num_words(width) * 8);
  number_load(words, elements->data + index * bytes, bytes);
  return wide_int_from_words(arena, width, words);
}

static bool get_dense(const Attribute *attr, Elements *elements) {
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  if (!dense || dense->storage == DENSE_STRINGS)
    return false;
  elements->data = dense->data.data;
  elements->width = element_width(type_as_shaped(dense->type)->element);
  elements->is_splat = dense->is_splat;
  return elements->width != 0;
}

/// Element number of entry `entry` of a sparse constant's indices.
static size_t sparse_position(Arena *arena, const ShapedType *type,
                              const Elements *indices, size_t entry) {
  size_t position = 0;
  for (int32_t i = 0; i < type->rank; i++) {
    WideInt index =
        load_element(arena, indices, entry * (size_t)type->rank + (size_t)i);
    position = position * (size_t)type->shape[i] + (size_t)index.value;
  }
  return position;
}

/// Expands all elements, with zeros where none is given. False: they would be
/// too many.
static bool get_sparse(Arena *arena, const Attribute *attr,
                       Elements *elements) {
  const SparseElementsAttr *sparse = attr_as_sparse_elements(attr);
  Elements indices, values;
  if (!sparse || !get_dense(sparse->indices, &indices) ||
      !get_dense(sparse->values, &values))
    return false;
  const ShapedType *type = type_as_shaped(sparse->type);
  if (!shaped_type_can_spell_out(type))
    return false;
  size_t count = (size_t)shaped_type_num_elements(type);
  char *data =
      arena_alloc_zero(arena, count * (((size_t)values.width + 7) / 8) + 1);
  size_t num_entries =
      (size_t)dense_elements_num(attr_as_dense_elements(sparse->values));
  for (size_t i = 0; i < num_entries; i++) {
    WideInt value = load_element(arena, &values, i);
    dense_write_integer(data, sparse_position(arena, type, &indices, i),
                        &value);
  }
  *elements = (Elements){.data = data, .width = values.width};
  return true;
}

static bool get_elements(Arena *arena, const Attribute *attr,
                         Elements *elements) {
  *elements = (Elements){.is_splat = true};
  if (!scalar_bits(arena, attr, &elements->scalar))
    return get_dense(attr, elements) || get_sparse(arena, attr, elements);
  elements->width = elements->scalar.width;
  return true;
}

bool attr_all_bits(const Attribute *attr,
                   bool (*holds)(const WideInt *bits, void *user), void *user) {
  Arena arena;
  arena_init(&arena);
  Elements elements = {.is_splat = true};
  bool all = attr && (scalar_bits(&arena, attr, &elements.scalar) ||
                      get_dense(attr, &elements));
  if (!elements.data)
    elements.width = elements.scalar.width;
  size_t count = all && !elements.is_splat
                     ? (size_t)dense_elements_num(attr_as_dense_elements(attr))
                     : 1;
  for (size_t i = 0; all && i < count; i++) {
    ArenaMark mark = arena_mark(&arena);
    WideInt bits = load_element(&arena, &elements, i);
    all = holds(&bits, user);
    arena_rewind(&arena, mark);
  }
  arena_free(&arena);
  return all;
}

// --- maps -------------------------------------------------------------------

typedef struct Map {
  Context *ctx;
  ElementFold *fold;
  ElementFolding folding;
  Elements operands[MAX_FOLD_OPERANDS];
  unsigned count;
} Map;

static bool fold_element(Map *map, size_t index, WideInt *result) {
  WideInt operands[MAX_FOLD_OPERANDS];
  for (unsigned i = 0; i < map->count; i++)
    operands[i] = load_element(map->folding.arena, &map->operands[i], index);
  return map->fold(&map->folding, operands, result);
}

/// The result from one element: a scalar, or a splat of it.
static const Attribute *fold_splat(Map *map, const Type *type) {
  WideInt result;
  if (!fold_element(map, 0, &result))
    return NULL;
  if (type == map->folding.to)
    return scalar_from_bits(map->ctx, type, result);
  char *data = arena_alloc_zero(map->folding.arena, result.width / 8 + 1);
  dense_write_integer(data, 0, &result);
  return dense_splat_attr_get(map->ctx, type,
                              string_ref(data, ((size_t)result.width + 7) / 8));
}

static const Attribute *fold_each(Map *map, const Type *type) {
  Arena *arena = map->folding.arena;
  size_t count = (size_t)shaped_type_num_elements(type_as_shaped(type));
  uint32_t width = element_width(map->folding.to);
  size_t size =
      is_packed(width) ? (count + 7) / 8 : count * (((size_t)width + 7) / 8);
  char *data = mem_alloc(size + 1);
  memset(data, 0, size);
  bool folds = true;
  for (size_t i = 0; folds && i < count; i++) {
    ArenaMark mark = arena_mark(arena);
    WideInt result;
    folds = fold_element(map, i, &result);
    if (folds)
      dense_write_integer(data, i, &result);
    arena_rewind(arena, mark);
  }
  const Attribute *attr =
      folds ? dense_elements_attr_get(map->ctx, type, string_ref(data, size))
            : NULL;
  mem_free(data);
  return attr;
}

/// Splits the operands into elements. False: one has none, or scalars and
/// others are mixed.
static bool take_operands(Map *map, const Type *result,
                          const Attribute *const *operands, bool *is_splat) {
  bool is_shaped = type_as_shaped(result) != NULL;
  *is_splat = true;
  for (unsigned i = 0; i < map->count; i++) {
    if (!operands[i] ||
        !get_elements(map->folding.arena, operands[i], &map->operands[i]) ||
        (map->operands[i].data != NULL) != is_shaped)
      return false;
    *is_splat &= map->operands[i].is_splat;
    map->folding.from = type_element_or_self(attr_type(operands[i]));
  }
  return true;
}

const Attribute *constant_map(Context *ctx, const Type *result,
                              const Attribute *const *operands, unsigned count,
                              ElementFold *fold, const void *user,
                              bool *status) {
  Arena arena;
  arena_init(&arena);
  Map map = {.ctx = ctx,
             .fold = fold,
             .folding = {.arena = &arena,
                         .to = type_element_or_self(result),
                         .user = user,
                         .status = status},
             .count = count};
  const Attribute *attr = NULL;
  bool is_splat;
  if (take_operands(&map, result, operands, &is_splat))
    attr = is_splat ? fold_splat(&map, result) : fold_each(&map, result);
  arena_free(&arena);
  return attr;
}

const Attribute *constant_fold_binary(Context *ctx,
                                      const Attribute *const *operands,
                                      ElementFold *fold, bool *status) {
  for (unsigned i = 0; i < 2; i++)
    if (attr_is_poison(operands[i]))
      return operands[i];
  if (!operands[0] || !operands[1])
    return NULL;
  const Type *type = attr_type(operands[0]);
  if (!type || attr_type(operands[1]) != type)
    return NULL;
  return constant_map(ctx, type, operands, 2, fold, NULL, status);
}

const Attribute *constant_fold_cast(Context *ctx, const Attribute *operand,
                                    const Type *result, ElementFold *fold,
                                    const void *user) {
  if (attr_is_poison(operand) || !operand)
    return operand;
  return constant_map(ctx, result, &operand, 1, fold, user, NULL);
}

const Attribute *elements_attr_get(Context *ctx, const Type *type,
                                   const Attribute *const *elements) {
  const ShapedType *shaped = type_as_shaped(type);
  size_t count = (size_t)shaped_type_num_elements(shaped);
  uint32_t width = element_width(shaped->element);
  size_t size =
      is_packed(width) ? (count + 7) / 8 : count * (((size_t)width + 7) / 8);
  Arena arena;
  arena_init(&arena);
  char *data = mem_alloc_zero(size + 1);
  bool are_numbers = width > 0;
  for (size_t i = 0; are_numbers && i < count; i++) {
    WideInt bits;
    are_numbers = scalar_bits(&arena, elements[i], &bits);
    if (are_numbers)
      dense_write_integer(data, i, &bits);
  }
  const Attribute *attr =
      are_numbers ? dense_elements_attr_get(ctx, type, string_ref(data, size))
                  : NULL;
  mem_free(data);
  arena_free(&arena);
  return attr;
}

// --- splats -----------------------------------------------------------------

/// The scalar, or the element of a splat.
static const Attribute *splat_value(Context *ctx, const Attribute *attr) {
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  if (!dense)
    return attr;
  const Type *element = type_as_shaped(dense->type)->element;
  if (!type_is_int_or_index(element) && !type_as_float(element))
    return NULL;
  return dense_elements_splat_value(ctx, dense);
}

bool attr_splat_integer(Context *ctx, const Attribute *attr, WideInt *value) {
  const IntegerAttr *integer = attr_as_integer(splat_value(ctx, attr));
  if (integer)
    *value = integer->value;
  return integer != NULL;
}

const FloatAttr *attr_splat_float(Context *ctx, const Attribute *attr) {
  return attr_as_float(splat_value(ctx, attr));
}

const Attribute *splat_attr_get(Context *ctx, const Type *type, int64_t value) {
  const Type *element = type_element_or_self(type);
  if (!type_is_int_or_index(element))
    return NULL;
  const Attribute *scalar = integer_attr_get_i64(ctx, element, value);
  const ShapedType *shaped = type_as_shaped(type);
  if (!shaped)
    return scalar;
  if (shaped->rank < 0 || !shaped_type_has_static_shape(shaped))
    return NULL;
  return dense_splat_attr_get_value(ctx, type, scalar);
}

const Attribute *zero_attr_get(Context *ctx, const Type *type) {
  return splat_attr_get(ctx, type, 0);
}
