// SPDX-License-Identifier: Apache-2.0
// Affine expressions, maps and integer sets: interning.
#include "ir/affine/affine.h"

#include <assert.h>

#include "ir/affine/affine_internal.h"
#include "ir/context_internal.h"
#include "support/numbers/divisor.h"

//===- Expressions --------------------------------------------------------===//

static uint64_t magnitude(int64_t value) {
  return value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
}

static uint64_t quotient_divisor(const AffineExpr *expr) {
  if (expr->rhs->kind != AFFINE_CONSTANT || expr->rhs->value == 0)
    return 1;
  uint64_t by = magnitude(expr->rhs->value);
  return expr->lhs->divisor % by == 0 ? expr->lhs->divisor / by : 1;
}

/// Follows mlir::AffineExpr::getLargestKnownDivisor, kept in the expression.
static uint64_t largest_known_divisor(const AffineExpr *expr) {
  switch (expr->kind) {
  case AFFINE_DIM:
  case AFFINE_SYMBOL:
    return 1;
  case AFFINE_CONSTANT:
    return magnitude(expr->value);
  case AFFINE_FLOORDIV:
  case AFFINE_CEILDIV:
    return quotient_divisor(expr);
  case AFFINE_MUL:
    // A product wraps around, as the values do.
    return magnitude((int64_t)(expr->lhs->divisor * expr->rhs->divisor));
  case AFFINE_ADD:
  case AFFINE_MOD:
    return greatest_common_divisor(expr->lhs->divisor, expr->rhs->divisor);
  }
  unreachable("affine kind");
}

static bool is_pure_affine(const AffineExpr *expr) {
  switch (expr->kind) {
  case AFFINE_DIM:
  case AFFINE_SYMBOL:
  case AFFINE_CONSTANT:
    return true;
  case AFFINE_ADD:
    return expr->lhs->is_pure_affine && expr->rhs->is_pure_affine;
  case AFFINE_MUL:
    return expr->lhs->is_pure_affine && expr->rhs->is_pure_affine &&
           (expr->lhs->kind == AFFINE_CONSTANT ||
            expr->rhs->kind == AFFINE_CONSTANT);
  case AFFINE_MOD:
  case AFFINE_FLOORDIV:
  case AFFINE_CEILDIV:
    return expr->lhs->is_pure_affine && expr->rhs->kind == AFFINE_CONSTANT;
  }
  unreachable("affine kind");
}

static bool expr_equals(const void *object, const void *key) {
  const AffineExpr *expr = object;
  const AffineExpr *wanted = key;
  return expr->kind == wanted->kind && expr->value == wanted->value &&
         expr->lhs == wanted->lhs && expr->rhs == wanted->rhs;
}

static uint32_t count_parts(const AffineExpr *expr) {
  if (!expr->lhs)
    return 1;
  uint64_t sum = UINT64_C(1) + expr->lhs->num_parts + expr->rhs->num_parts;
  return sum < UINT32_MAX ? (uint32_t)sum : UINT32_MAX;
}

static void *expr_create(Arena *arena, const void *key) {
  AffineExpr *expr = arena_copy(arena, key, sizeof *expr);
  expr->num_parts = count_parts(expr);
  expr->is_pure_affine = is_pure_affine(expr);
  expr->divisor = largest_known_divisor(expr);
  expr->is_symbolic_or_constant = expr->lhs
                                      ? expr->lhs->is_symbolic_or_constant &&
                                            expr->rhs->is_symbolic_or_constant
                                      : expr->kind != AFFINE_DIM;
  return expr;
}

const AffineExpr *affine_expr_intern(Context *ctx, AffineExprKind kind,
                                     int64_t value, const AffineExpr *lhs,
                                     const AffineExpr *rhs) {
  assert(kind < AFFINE_CONSTANT ? lhs && rhs && !value : !lhs && !rhs);
  uint64_t hash = intern_hash_begin(INTERN_AFFINE_EXPR, kind);
  hash = hash_mix(hash, (uint64_t)value);
  hash = hash_pointer(hash_pointer(hash, lhs), rhs);
  hash = intern_hash_end(INTERN_AFFINE_EXPR, hash);
  AffineExpr key = {.kind = kind,
                    .hash = (uint32_t)hash,
                    .value = value,
                    .lhs = lhs,
                    .rhs = rhs};
  return context_intern(ctx, hash, expr_equals, expr_create, &key);
}

const AffineExpr *affine_constant_get(Context *ctx, int64_t value) {
  return affine_expr_intern(ctx, AFFINE_CONSTANT, value, NULL, NULL);
}

const AffineExpr *affine_dim_get(Context *ctx, unsigned position) {
  return affine_expr_intern(ctx, AFFINE_DIM, position, NULL, NULL);
}

const AffineExpr *affine_symbol_get(Context *ctx, unsigned position) {
  return affine_expr_intern(ctx, AFFINE_SYMBOL, position, NULL, NULL);
}

//===- Maps ---------------------------------------------------------------===//

typedef struct MapKey {
  uint32_t num_dims;
  uint32_t num_symbols;
  uint32_t count;
  uint32_t hash;
  const AffineExpr *const *exprs;
  const bool *is_equality; ///< Sets only.
} MapKey;

#ifndef NDEBUG
/// Does `expr` itself name a dim or symbol that the map lacks?
static bool is_out_of_map(const MapKey *key, const AffineExpr *expr) {
  return (expr->kind == AFFINE_DIM && expr->value >= key->num_dims) ||
         (expr->kind == AFFINE_SYMBOL && expr->value >= key->num_symbols);
}
#endif

static uint64_t map_key_hash(InternCategory category, MapKey *key) {
  uint64_t hash = intern_hash_begin(category, 0);
  hash = hash_mix(hash, ((uint64_t)key->num_dims << 32) | key->num_symbols);
  for (uint32_t i = 0; i < key->count; ++i) {
    assert(!is_out_of_map(key, key->exprs[i]));
    hash = hash_pointer(hash, key->exprs[i]);
  }
  for (uint32_t i = 0; key->is_equality && i < key->count; ++i)
    hash = hash_mix(hash, key->is_equality[i]);
  hash = intern_hash_end(category, hash);
  key->hash = (uint32_t)hash;
  return hash;
}

static bool same_exprs(const AffineExpr *const *lhs,
                       const AffineExpr *const *rhs, size_t count) {
  return count == 0 || memcmp(lhs, rhs, count * sizeof *lhs) == 0;
}

static bool map_equals(const void *object, const void *key) {
  const AffineMap *map = object;
  const MapKey *wanted = key;
  return map->num_dims == wanted->num_dims &&
         map->num_symbols == wanted->num_symbols &&
         map->num_results == wanted->count &&
         same_exprs(map->results, wanted->exprs, wanted->count);
}

static void *map_create(Arena *arena, const void *key) {
  const MapKey *wanted = key;
  size_t size = wanted->count * sizeof(AffineExpr *);
  AffineMap *map = arena_alloc(arena, sizeof *map + size);
  map->num_dims = wanted->num_dims;
  map->num_symbols = wanted->num_symbols;
  map->num_results = wanted->count;
  map->hash = wanted->hash;
  if (size)
    memcpy(map->results, wanted->exprs, size);
  return map;
}

const AffineMap *affine_map_get(Context *ctx, unsigned num_dims,
                                unsigned num_symbols,
                                const AffineExpr *const *results,
                                size_t count) {
  MapKey key = {.num_dims = num_dims,
                .num_symbols = num_symbols,
                .count = (uint32_t)count,
                .exprs = results};
  uint64_t hash = map_key_hash(INTERN_AFFINE_MAP, &key);
  return context_intern(ctx, hash, map_equals, map_create, &key);
}

const AffineMap *affine_identity_map_get(Context *ctx, unsigned rank) {
  VECTOR(const AffineExpr *) dims = {0};
  for (unsigned i = 0; i < rank; ++i)
    VECTOR_PUSH(&dims, affine_dim_get(ctx, i));
  const AffineMap *map = affine_map_get(ctx, rank, 0, dims.data, rank);
  VECTOR_FREE(&dims);
  return map;
}

bool affine_map_is_identity(const AffineMap *map) {
  if (map->num_results != map->num_dims)
    return false;
  for (uint32_t i = 0; i < map->num_results; ++i)
    if (map->results[i]->kind != AFFINE_DIM || map->results[i]->value != i)
      return false;
  return true;
}

static const AffineExpr *constant_or_symbol(Context *ctx, int64_t value,
                                            unsigned *num_symbols) {
  if (value == DYNAMIC_SIZE)
    return affine_symbol_get(ctx, (*num_symbols)++);
  return affine_constant_get(ctx, value);
}

const AffineMap *affine_strided_map_get(Context *ctx, const int64_t *strides,
                                        size_t rank, int64_t offset) {
  unsigned num_symbols = 0;
  const AffineExpr *sum = constant_or_symbol(ctx, offset, &num_symbols);
  for (size_t i = 0; i < rank; ++i) {
    const AffineExpr *stride =
        constant_or_symbol(ctx, strides[i], &num_symbols);
    const AffineExpr *dim = affine_dim_get(ctx, (unsigned)i);
    sum = affine_binary_get(ctx, AFFINE_ADD, sum,
                            affine_binary_get(ctx, AFFINE_MUL, dim, stride));
  }
  return affine_map_get(ctx, (unsigned)rank, num_symbols, &sum, 1);
}

//===- Integer sets -------------------------------------------------------===//

static bool set_equals(const void *object, const void *key) {
  const IntegerSet *set = object;
  const MapKey *wanted = key;
  return set->num_dims == wanted->num_dims &&
         set->num_symbols == wanted->num_symbols &&
         set->num_constraints == wanted->count &&
         same_exprs(set->constraints, wanted->exprs, wanted->count) &&
         memcmp(set->is_equality, wanted->is_equality,
                wanted->count * sizeof(bool)) == 0;
}

static void *set_create(Arena *arena, const void *key) {
  const MapKey *wanted = key;
  size_t size = wanted->count * sizeof(AffineExpr *);
  IntegerSet *set = arena_alloc(arena, sizeof *set + size);
  set->num_dims = wanted->num_dims;
  set->num_symbols = wanted->num_symbols;
  set->num_constraints = wanted->count;
  set->hash = wanted->hash;
  set->is_equality =
      arena_copy(arena, wanted->is_equality, wanted->count * sizeof(bool));
  memcpy(set->constraints, wanted->exprs, size);
  return set;
}

const IntegerSet *integer_set_get(Context *ctx, unsigned num_dims,
                                  unsigned num_symbols,
                                  const AffineExpr *const *constraints,
                                  const bool *is_equality, size_t count) {
  const AffineExpr *zero = affine_constant_get(ctx, 0);
  const bool yes = true;
  MapKey key = {.num_dims = num_dims,
                .num_symbols = num_symbols,
                .count = count ? (uint32_t)count : 1,
                .exprs = count ? constraints : &zero,
                .is_equality = count ? is_equality : &yes};
  uint64_t hash = map_key_hash(INTERN_INTEGER_SET, &key);
  return context_intern(ctx, hash, set_equals, set_create, &key);
}
