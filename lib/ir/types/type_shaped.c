// SPDX-License-Identifier: Apache-2.0
// Shaped types: vectors, tensors and memrefs, and the strides of memrefs.
#include <assert.h>

#include "ir/affine/affine.h"
#include "ir/context_internal.h"
#include "ir/types/type.h"

/// A ShapedType with its arrays elsewhere. `scalable` NULL: no dimension is
/// scalable.
typedef struct ShapedKey {
  Type header;
  int32_t rank;
  const Type *element;
  const Attribute *layout;
  const Attribute *memory_space;
  const bool *scalable;
  const int64_t *shape;
} ShapedKey;

static size_t shape_size(int32_t rank) { return rank < 0 ? 0 : (size_t)rank; }

static bool shape_equals(const ShapedType *type, const ShapedKey *key) {
  size_t rank = shape_size(key->rank);
  if (rank && memcmp(type->shape, key->shape, rank * sizeof(int64_t)) != 0)
    return false;
  if (!type->scalable || !key->scalable)
    return !type->scalable && !key->scalable;
  return memcmp(type->scalable, key->scalable, rank * sizeof(bool)) == 0;
}

static bool shaped_equals(const void *object, const void *key) {
  const ShapedType *type = object;
  const ShapedKey *wanted = key;
  return type->base.kind == wanted->header.kind && type->rank == wanted->rank &&
         type->element == wanted->element && type->layout == wanted->layout &&
         type->memory_space == wanted->memory_space &&
         shape_equals(type, wanted);
}

static void *shaped_create(Arena *arena, const void *key) {
  const ShapedKey *wanted = key;
  size_t rank = shape_size(wanted->rank);
  ShapedType *type = arena_alloc(arena, sizeof *type + rank * sizeof(int64_t));
  type->base = wanted->header;
  type->rank = wanted->rank;
  type->element = wanted->element;
  type->layout = wanted->layout;
  type->memory_space = wanted->memory_space;
  type->scalable = NULL;
  if (wanted->scalable)
    type->scalable = arena_copy(arena, wanted->scalable, rank * sizeof(bool));
  if (rank)
    memcpy(type->shape, wanted->shape, rank * sizeof(int64_t));
  return type;
}

static const Type *shaped_intern(Context *ctx, TypeKind kind, ShapedKey *key) {
  assert(kind >= TYPE_VECTOR && kind <= TYPE_UNRANKED_MEMREF);
  assert(key->element && (key->rank >= 0 || !key->shape));
  size_t rank = shape_size(key->rank);
  uint64_t hash = hash_mix(intern_hash_begin(INTERN_TYPE, kind),
                           (uint64_t)(int64_t)key->rank);
  hash = hash_pointer(hash, key->element);
  hash = hash_pointer(hash, key->layout);
  hash = hash_pointer(hash, key->memory_space);
  for (size_t i = 0; i < rank; ++i)
    hash = hash_mix(hash, (uint64_t)key->shape[i]);
  for (size_t i = 0; key->scalable && i < rank; ++i)
    hash = hash_mix(hash, key->scalable[i]);
  hash = intern_hash_end(INTERN_TYPE, hash);
  key->header = (Type){.kind = kind, .hash = (uint32_t)hash};
  return context_intern(ctx, hash, shaped_equals, shaped_create, key);
}

const Type *scalable_vector_type_get(Context *ctx, const int64_t *shape,
                                     const bool *scalable, size_t rank,
                                     const Type *element) {
  bool has_scalable = false;
  for (size_t i = 0; scalable && i < rank; ++i)
    has_scalable |= scalable[i];
  ShapedKey key = {.rank = (int32_t)rank,
                   .element = element,
                   .scalable = has_scalable ? scalable : NULL,
                   .shape = shape};
  return shaped_intern(ctx, TYPE_VECTOR, &key);
}

const Type *vector_type_get(Context *ctx, const int64_t *shape, size_t rank,
                            const Type *element) {
  return scalable_vector_type_get(ctx, shape, NULL, rank, element);
}

const Type *ranked_tensor_type_get(Context *ctx, const int64_t *shape,
                                   size_t rank, const Type *element,
                                   const Attribute *encoding) {
  ShapedKey key = {.rank = (int32_t)rank,
                   .element = element,
                   .layout = encoding,
                   .shape = shape};
  return shaped_intern(ctx, TYPE_RANKED_TENSOR, &key);
}

const Type *unranked_tensor_type_get(Context *ctx, const Type *element) {
  ShapedKey key = {.rank = -1, .element = element};
  return shaped_intern(ctx, TYPE_UNRANKED_TENSOR, &key);
}

/// Follows mlir::detail::skipDefaultMemorySpace.
static const Attribute *normal_memory_space(const Attribute *memory_space) {
  const IntegerAttr *number = attr_as_integer(memory_space);
  return number && wide_int_is_zero(&number->value) ? NULL : memory_space;
}

static const Attribute *normal_layout(const Attribute *layout) {
  const AffineMapAttr *map = attr_as_affine_map(layout);
  return map && affine_map_is_identity(map->value) ? NULL : layout;
}

const Type *memref_type_get(Context *ctx, const int64_t *shape, size_t rank,
                            const Type *element, const Attribute *layout,
                            const Attribute *memory_space) {
  ShapedKey key = {.rank = (int32_t)rank,
                   .element = element,
                   .layout = normal_layout(layout),
                   .memory_space = normal_memory_space(memory_space),
                   .shape = shape};
  return shaped_intern(ctx, TYPE_RANKED_MEMREF, &key);
}

const Type *unranked_memref_type_get(Context *ctx, const Type *element,
                                     const Attribute *memory_space) {
  ShapedKey key = {.rank = -1,
                   .element = element,
                   .memory_space = normal_memory_space(memory_space)};
  return shaped_intern(ctx, TYPE_UNRANKED_MEMREF, &key);
}

const Type *shaped_type_clone(Context *ctx, const ShapedType *type,
                              const int64_t *shape, size_t rank,
                              const Type *element) {
  bool same_rank = type->rank >= 0 && (size_t)type->rank == rank;
  ShapedKey key = {.rank = (int32_t)rank,
                   .element = element,
                   .layout = type->layout,
                   .memory_space = type->memory_space,
                   .scalable = same_rank ? type->scalable : NULL,
                   .shape = shape};
  TypeKind kind = type_kind(&type->base);
  if (kind == TYPE_UNRANKED_TENSOR)
    kind = TYPE_RANKED_TENSOR;
  if (kind == TYPE_UNRANKED_MEMREF)
    kind = TYPE_RANKED_MEMREF;
  return shaped_intern(ctx, kind, &key);
}

const Type *shaped_type_of_element(Context *ctx, const ShapedType *type,
                                   const Type *element) {
  return type->rank < 0 ? unranked_tensor_type_get(ctx, element)
                        : shaped_type_clone(ctx, type, type->shape,
                                            (size_t)type->rank, element);
}

//===- Sizes --------------------------------------------------------------===//

bool shaped_type_has_static_shape(const ShapedType *type) {
  return type->rank >= 0 && shaped_type_num_dynamic_dims(type) == 0;
}

unsigned shaped_type_num_dynamic_dims(const ShapedType *type) {
  unsigned count = 0;
  for (int32_t i = 0; i < type->rank; ++i)
    count += type->shape[i] == DYNAMIC_SIZE;
  return count;
}

/// Saturates at INT64_MAX.
static int64_t shape_product(const int64_t *shape, int32_t rank) {
  int64_t product = 1;
  bool overflows = false;
  for (int32_t i = 0; i < rank; ++i) {
    if (shape[i] == 0)
      return 0;
    overflows |= __builtin_mul_overflow(product, shape[i], &product);
  }
  return overflows ? INT64_MAX : product;
}

int64_t shaped_type_num_elements(const ShapedType *type) {
  assert(shaped_type_has_static_shape(type));
  return shape_product(type->shape, type->rank);
}

bool shape_can_spell_out(const int64_t *shape, int32_t rank) {
  assert(rank >= 0);
  enum { MAX_SPELLED_OUT = 1 << 24 };
  return shape_product(shape, rank) <= MAX_SPELLED_OUT;
}

bool shape_next_position(const int64_t *shape, size_t rank, int64_t *position) {
  for (size_t i = rank; i-- > 0;) {
    if (++position[i] < shape[i])
      return true;
    position[i] = 0;
  }
  return false;
}

bool shaped_type_can_spell_out(const ShapedType *type) {
  return shape_can_spell_out(type->shape, type->rank);
}

//===- Strides ------------------------------------------------------------===//

/// Row-major strides. They are unknown to the left of a size that is unknown or
/// 0. Follows mlir::makeCanonicalStridedLayoutExpr.
static void row_major_strides(const ShapedType *memref, int64_t *strides) {
  int64_t running = 1;
  for (int32_t i = memref->rank - 1; i >= 0; --i) {
    strides[i] = running;
    bool is_known = running != DYNAMIC_SIZE && memref->shape[i] > 0;
    if (!is_known ||
        __builtin_mul_overflow(running, memref->shape[i], &running))
      running = DYNAMIC_SIZE;
  }
}

/// A part of a layout expression, and its factor.
typedef struct StrideTerm {
  const AffineExpr *expr;
  const AffineExpr *factor;
} StrideTerm;

typedef VECTOR(StrideTerm) StrideTerms;

static const AffineExpr *add_product(Context *ctx, const AffineExpr *sum,
                                     const StrideTerm *term) {
  const AffineExpr *product =
      affine_binary_get(ctx, AFFINE_MUL, term->expr, term->factor);
  return affine_binary_get(ctx, AFFINE_ADD, sum, product);
}

/// Adds one term to the strides or the offset, or pushes its parts. False if it
/// is not linear.
static bool split_term(Context *ctx, StrideTerms *work, StrideTerm term,
                       const AffineExpr **strides, const AffineExpr **offset) {
  const AffineExpr *expr = term.expr;
  switch (expr->kind) {
  case AFFINE_ADD:
    VECTOR_PUSH(work, (StrideTerm){expr->rhs, term.factor});
    VECTOR_PUSH(work, (StrideTerm){expr->lhs, term.factor});
    return true;
  case AFFINE_MUL: {
    bool rhs_is_factor = expr->rhs->is_symbolic_or_constant;
    StrideTerm outer = {rhs_is_factor ? expr->rhs : expr->lhs, term.factor};
    const AffineExpr *factor =
        affine_binary_get(ctx, AFFINE_MUL, outer.expr, outer.factor);
    VECTOR_PUSH(work,
                (StrideTerm){rhs_is_factor ? expr->lhs : expr->rhs, factor});
    return true;
  }
  case AFFINE_MOD:
  case AFFINE_FLOORDIV:
  case AFFINE_CEILDIV:
    return false;
  case AFFINE_DIM:
    strides[expr->value] =
        affine_binary_get(ctx, AFFINE_ADD, strides[expr->value], term.factor);
    return true;
  case AFFINE_CONSTANT:
  case AFFINE_SYMBOL:
    *offset = add_product(ctx, *offset, &term);
    return true;
  }
  unreachable("affine kind");
}

/// Writes `expr` as a sum of dims times strides and an offset. Follows
/// extractStrides of mlir::getStridesAndOffset.
static bool split_layout(Context *ctx, const AffineExpr *expr,
                         const AffineExpr **strides,
                         const AffineExpr **offset) {
  StrideTerms work = {0};
  VECTOR_PUSH(&work, (StrideTerm){expr, affine_constant_get(ctx, 1)});
  bool is_linear = true;
  while (is_linear && work.size) {
    StrideTerm term = VECTOR_POP(&work);
    is_linear = split_term(ctx, &work, term, strides, offset);
  }
  VECTOR_FREE(&work);
  return is_linear;
}

static int64_t constant_or_dynamic(const AffineExpr *expr) {
  return expr->kind == AFFINE_CONSTANT ? expr->value : DYNAMIC_SIZE;
}

static bool map_stride_exprs(Context *ctx, const AffineMap *map, int32_t rank,
                             const AffineExpr **strides,
                             const AffineExpr **offset) {
  if (map->num_results != 1 || map->num_dims != (uint32_t)rank)
    return false;
  *offset = affine_constant_get(ctx, 0);
  for (int32_t i = 0; i < rank; ++i)
    strides[i] = *offset;
  return split_layout(ctx, map->results[0], strides, offset);
}

static bool map_strides(Context *ctx, const AffineMap *map, int32_t rank,
                        int64_t *strides, int64_t *offset) {
  VECTOR(const AffineExpr *) exprs = {0};
  VECTOR_RESERVE(&exprs, (size_t)rank + 1);
  bool is_linear =
      map_stride_exprs(ctx, map, rank, exprs.data, &exprs.data[rank]);
  for (int32_t i = 0; is_linear && i < rank; ++i)
    strides[i] = constant_or_dynamic(exprs.data[i]);
  if (is_linear)
    *offset = constant_or_dynamic(exprs.data[rank]);
  VECTOR_FREE(&exprs);
  return is_linear;
}

bool memref_type_strides(Context *ctx, const ShapedType *memref,
                         int64_t *strides, int64_t *offset) {
  *offset = 0;
  if (!memref->layout) {
    row_major_strides(memref, strides);
    return true;
  }
  const StridedLayoutAttr *strided = attr_as_strided_layout(memref->layout);
  if (strided) {
    assert(strided->rank == (size_t)memref->rank);
    *offset = strided->offset;
    if (strided->rank)
      memcpy(strides, strided->strides, strided->rank * sizeof(int64_t));
    return true;
  }
  const AffineMapAttr *map = attr_as_affine_map(memref->layout);
  return map && map_strides(ctx, map->value, memref->rank, strides, offset);
}

bool memref_has_unit_stride(Context *ctx, const ShapedType *memref) {
  if (!memref->rank)
    return true;
  int64_t *strides = mem_alloc((size_t)memref->rank * sizeof *strides), offset;
  bool ok = memref_type_strides(ctx, memref, strides, &offset) &&
            strides[memref->rank - 1] == 1;
  mem_free(strides);
  return ok;
}

bool memref_type_stride_exprs(Context *ctx, const ShapedType *memref,
                              const AffineExpr **strides,
                              const AffineExpr **offset) {
  const StridedLayoutAttr *strided = attr_as_strided_layout(memref->layout);
  const AffineMapAttr *attr = attr_as_affine_map(memref->layout);
  const AffineMap *map = attr ? attr->value : NULL;
  if (strided)
    map = affine_strided_map_get(ctx, strided->strides, strided->rank,
                                 strided->offset);
  return map && map_stride_exprs(ctx, map, memref->rank, strides, offset);
}

/// Is `expr` a sum of dims times factors, as split_term requires?
static bool expr_is_linear(const AffineExpr *expr) {
  VECTOR(const AffineExpr *) work = {0};
  VECTOR_PUSH(&work, expr);
  bool is_linear = true;
  while (is_linear && work.size) {
    expr = VECTOR_POP(&work);
    switch (expr->kind) {
    case AFFINE_ADD:
      VECTOR_PUSH(&work, expr->rhs);
      VECTOR_PUSH(&work, expr->lhs);
      break;
    case AFFINE_MUL:
      VECTOR_PUSH(&work,
                  expr->rhs->is_symbolic_or_constant ? expr->lhs : expr->rhs);
      break;
    case AFFINE_MOD:
    case AFFINE_FLOORDIV:
    case AFFINE_CEILDIV:
      is_linear = false;
      break;
    case AFFINE_DIM:
    case AFFINE_CONSTANT:
    case AFFINE_SYMBOL:
      break;
    }
  }
  VECTOR_FREE(&work);
  return is_linear;
}

bool memref_type_is_strided(const ShapedType *memref) {
  if (!memref->layout || attr_as_strided_layout(memref->layout))
    return true;
  const AffineMapAttr *map = attr_as_affine_map(memref->layout);
  return map && map->value->num_results == 1 &&
         map->value->num_dims == (uint32_t)memref->rank &&
         expr_is_linear(map->value->results[0]);
}
