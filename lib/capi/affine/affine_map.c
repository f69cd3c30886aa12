// SPDX-License-Identifier: Apache-2.0
// Affine maps.
#include "capi/affine/affine_casts.h"

MlirContext mlirAffineMapGetContext(MlirAffineMap affineMap) {
  return wrap_context(capi_owner(affineMap.ptr));
}

bool mlirAffineMapEqual(MlirAffineMap a1, MlirAffineMap a2) {
  return a1.ptr == a2.ptr;
}

void mlirAffineMapPrint(MlirAffineMap affineMap, MlirStringCallback callback,
                        void *userData) {
  Stream text = {0};
  affine_map_print(&text, unwrap_map(affineMap));
  capi_give_text(&text, callback, userData);
}

void mlirAffineMapDump(MlirAffineMap affineMap) {
  Stream text = {0};
  affine_map_print(&text, unwrap_map(affineMap));
  capi_dump_text(&text);
}

//===- Making maps --------------------------------------------------------===//

typedef VECTOR(const AffineExpr *) Results;

/// Frees `results`.
static MlirAffineMap make_map(Context *ctx, intptr_t num_dims,
                              intptr_t num_symbols, Results *results) {
  const AffineMap *map =
      affine_map_get(ctx, (unsigned)num_dims, (unsigned)num_symbols,
                     results->data, results->size);
  VECTOR_FREE(results);
  return wrap_map(map);
}

MlirAffineMap mlirAffineMapEmptyGet(MlirContext ctx) {
  return wrap_map(affine_map_get(ctx_of(ctx), 0, 0, NULL, 0));
}

MlirAffineMap mlirAffineMapZeroResultGet(MlirContext ctx, intptr_t dimCount,
                                         intptr_t symbolCount) {
  return wrap_map(affine_map_get(ctx_of(ctx), (unsigned)dimCount,
                                 (unsigned)symbolCount, NULL, 0));
}

MlirAffineMap mlirAffineMapGet(MlirContext ctx, intptr_t dimCount,
                               intptr_t symbolCount, intptr_t nAffineExprs,
                               MlirAffineExpr *affineExprs) {
  return wrap_map(
      affine_map_get(ctx_of(ctx), (unsigned)dimCount, (unsigned)symbolCount,
                     unwrap_exprs(affineExprs), (size_t)nAffineExprs));
}

MlirAffineMap mlirAffineMapConstantGet(MlirContext ctx, int64_t val) {
  const AffineExpr *result = affine_constant_get(ctx_of(ctx), val);
  return wrap_map(affine_map_get(ctx_of(ctx), 0, 0, &result, 1));
}

MlirAffineMap mlirAffineMapMultiDimIdentityGet(MlirContext ctx,
                                               intptr_t numDims) {
  return wrap_map(affine_identity_map_get(ctx_of(ctx), (unsigned)numDims));
}

MlirAffineMap mlirAffineMapMinorIdentityGet(MlirContext ctx, intptr_t dims,
                                            intptr_t results) {
  Results list = {0};
  for (intptr_t i = dims - results; i < dims; i++)
    VECTOR_PUSH(&list, affine_dim_get(ctx_of(ctx), (unsigned)i));
  return make_map(ctx_of(ctx), dims, 0, &list);
}

MlirAffineMap mlirAffineMapPermutationGet(MlirContext ctx, intptr_t size,
                                          unsigned *permutation) {
  Results list = {0};
  for (intptr_t i = 0; i < size; i++)
    VECTOR_PUSH(&list, affine_dim_get(ctx_of(ctx), permutation[i]));
  return make_map(ctx_of(ctx), size, 0, &list);
}

//===- Looking at maps ----------------------------------------------------===//

bool mlirAffineMapIsIdentity(MlirAffineMap affineMap) {
  return affine_map_is_identity(unwrap_map(affineMap));
}

bool mlirAffineMapIsMinorIdentity(MlirAffineMap affineMap) {
  const AffineMap *map = unwrap_map(affineMap);
  if (map->num_symbols || map->num_results > map->num_dims)
    return false;
  for (uint32_t i = 0; i < map->num_results; i++)
    if (map->results[i]->kind != AFFINE_DIM ||
        map->results[i]->value != map->num_dims - map->num_results + i)
      return false;
  return true;
}

bool mlirAffineMapIsEmpty(MlirAffineMap affineMap) {
  const AffineMap *map = unwrap_map(affineMap);
  return !map->num_dims && !map->num_symbols && !map->num_results;
}

bool mlirAffineMapIsSingleConstant(MlirAffineMap affineMap) {
  const AffineMap *map = unwrap_map(affineMap);
  return map->num_results == 1 && map->results[0]->kind == AFFINE_CONSTANT;
}

int64_t mlirAffineMapGetSingleConstantResult(MlirAffineMap affineMap) {
  return unwrap_map(affineMap)->results[0]->value;
}

intptr_t mlirAffineMapGetNumDims(MlirAffineMap affineMap) {
  return unwrap_map(affineMap)->num_dims;
}

intptr_t mlirAffineMapGetNumSymbols(MlirAffineMap affineMap) {
  return unwrap_map(affineMap)->num_symbols;
}

intptr_t mlirAffineMapGetNumResults(MlirAffineMap affineMap) {
  return unwrap_map(affineMap)->num_results;
}

MlirAffineExpr mlirAffineMapGetResult(MlirAffineMap affineMap, intptr_t pos) {
  return wrap_expr(unwrap_map(affineMap)->results[pos]);
}

intptr_t mlirAffineMapGetNumInputs(MlirAffineMap affineMap) {
  const AffineMap *map = unwrap_map(affineMap);
  return (intptr_t)map->num_dims + map->num_symbols;
}

bool mlirAffineMapIsProjectedPermutation(MlirAffineMap affineMap) {
  const AffineMap *map = unwrap_map(affineMap);
  if (map->num_symbols || map->num_results > map->num_dims)
    return false;
  bool *seen = mem_alloc_zero(map->num_dims * sizeof *seen);
  bool is_one = true;
  for (uint32_t i = 0; i < map->num_results && is_one; i++) {
    const AffineExpr *expr = map->results[i];
    is_one = expr->kind == AFFINE_DIM && !seen[expr->value];
    if (is_one)
      seen[expr->value] = true;
  }
  mem_free(seen);
  return is_one;
}

bool mlirAffineMapIsPermutation(MlirAffineMap affineMap) {
  const AffineMap *map = unwrap_map(affineMap);
  return map->num_dims == map->num_results &&
         mlirAffineMapIsProjectedPermutation(affineMap);
}

//===- Maps from maps -----------------------------------------------------===//

MlirAffineMap mlirAffineMapGetSubMap(MlirAffineMap affineMap, intptr_t size,
                                     intptr_t *resultPos) {
  const AffineMap *map = unwrap_map(affineMap);
  Results list = {0};
  for (intptr_t i = 0; i < size; i++)
    VECTOR_PUSH(&list, map->results[resultPos[i]]);
  return make_map(capi_ctx_of(map), map->num_dims, map->num_symbols, &list);
}

/// `count` results from `first` on. Without results there are no inputs either.
static MlirAffineMap part_of(const AffineMap *map, size_t first, size_t count) {
  Context *ctx = capi_ctx_of(map);
  if (!count)
    return wrap_map(affine_map_get(ctx, 0, 0, NULL, 0));
  return wrap_map(affine_map_get(ctx, map->num_dims, map->num_symbols,
                                 map->results + first, count));
}

MlirAffineMap mlirAffineMapGetMajorSubMap(MlirAffineMap affineMap,
                                          intptr_t numResults) {
  const AffineMap *map = unwrap_map(affineMap);
  if ((size_t)numResults > map->num_results)
    return affineMap;
  return part_of(map, 0, (size_t)numResults);
}

MlirAffineMap mlirAffineMapGetMinorSubMap(MlirAffineMap affineMap,
                                          intptr_t numResults) {
  const AffineMap *map = unwrap_map(affineMap);
  if ((size_t)numResults > map->num_results)
    return affineMap;
  return part_of(map, map->num_results - (size_t)numResults,
                 (size_t)numResults);
}

/// An expression that another one stands for.
typedef struct Exchange {
  Context *ctx;
  const AffineExpr *from;
  const AffineExpr *to;
} Exchange;

static const AffineExpr *exchange_leaf(void *user, const AffineExpr *leaf) {
  const Exchange *exchange = user;
  return leaf == exchange->from ? exchange->to : leaf;
}

static const AffineExpr *exchange_join(void *user, AffineExprKind kind,
                                       const AffineExpr *lhs,
                                       const AffineExpr *rhs) {
  const Exchange *exchange = user;
  return exchange_leaf(user, affine_binary_get(exchange->ctx, kind, lhs, rhs));
}

MlirAffineMap mlirAffineMapReplace(MlirAffineMap affineMap,
                                   MlirAffineExpr expression,
                                   MlirAffineExpr replacement,
                                   intptr_t numResultDims,
                                   intptr_t numResultSyms) {
  const AffineMap *map = unwrap_map(affineMap);
  Exchange exchange = {capi_ctx_of(map), unwrap_expr(expression),
                       unwrap_expr(replacement)};
  AffineRebuild rebuild = {exchange_leaf, exchange_join, &exchange};
  Results list = {0};
  for (uint32_t i = 0; i < map->num_results; i++)
    VECTOR_PUSH(&list,
                affine_expr_rebuild(exchange.ctx, map->results[i], &rebuild));
  return make_map(exchange.ctx, numResultDims, numResultSyms, &list);
}

static void mark_symbols(const AffineMap *map, bool *used) {
  AffineParts parts = {0};
  for (uint32_t i = 0; i < map->num_results; i++)
    affine_expr_list_postorder(map->results[i], &parts);
  for (size_t i = 0; i < parts.size; i++)
    if (parts.data[i]->kind == AFFINE_SYMBOL)
      used[parts.data[i]->value] = true;
  VECTOR_FREE(&parts);
}

void mlirAffineMapCompressUnusedSymbols(
    MlirAffineMap *affineMaps, intptr_t size, void *result,
    void (*populateResult)(void *res, intptr_t idx, MlirAffineMap m)) {
  if (size <= 0)
    return;
  Context *ctx = capi_ctx_of(affineMaps[0].ptr);
  uint32_t num_symbols = 0;
  for (intptr_t i = 0; i < size; i++)
    if (unwrap_map(affineMaps[i])->num_symbols > num_symbols)
      num_symbols = unwrap_map(affineMaps[i])->num_symbols;
  bool *used = mem_alloc_zero(num_symbols);
  for (intptr_t i = 0; i < size; i++)
    mark_symbols(unwrap_map(affineMaps[i]), used);
  Results symbols = {0};
  unsigned num_used = 0;
  for (uint32_t i = 0; i < num_symbols; i++)
    VECTOR_PUSH(&symbols, affine_symbol_get(ctx, used[i] ? num_used++ : 0));
  CapiReplacement with = {.symbols = symbols.data, .num_symbols = symbols.size};
  for (intptr_t i = 0; i < size; i++) {
    const AffineMap *map = unwrap_map(affineMaps[i]);
    Results list = {0};
    for (uint32_t k = 0; k < map->num_results; k++)
      VECTOR_PUSH(&list, capi_replace_leaves(ctx, map->results[k], &with));
    populateResult(result, i, make_map(ctx, map->num_dims, num_used, &list));
  }
  VECTOR_FREE(&symbols);
  mem_free(used);
}
