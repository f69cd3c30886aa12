// SPDX-License-Identifier: Apache-2.0
// Affine expressions.
#include "capi/affine/affine_casts.h"
#include "support/numbers/divisor.h"

MlirContext mlirAffineExprGetContext(MlirAffineExpr affineExpr) {
  return wrap_context(capi_owner(affineExpr.ptr));
}

bool mlirAffineExprEqual(MlirAffineExpr lhs, MlirAffineExpr rhs) {
  return lhs.ptr == rhs.ptr;
}

void mlirAffineExprPrint(MlirAffineExpr affineExpr, MlirStringCallback callback,
                         void *userData) {
  Stream text = {0};
  affine_expr_print(&text, unwrap_expr(affineExpr));
  capi_give_text(&text, callback, userData);
}

void mlirAffineExprDump(MlirAffineExpr affineExpr) {
  Stream text = {0};
  affine_expr_print(&text, unwrap_expr(affineExpr));
  capi_dump_text(&text);
}

bool mlirAffineExprIsSymbolicOrConstant(MlirAffineExpr affineExpr) {
  return unwrap_expr(affineExpr)->is_symbolic_or_constant;
}

bool mlirAffineExprIsPureAffine(MlirAffineExpr affineExpr) {
  return unwrap_expr(affineExpr)->is_pure_affine;
}

//===- Divisors -----------------------------------------------------------===//

int64_t mlirAffineExprGetLargestKnownDivisor(MlirAffineExpr affineExpr) {
  return (int64_t)unwrap_expr(affineExpr)->divisor;
}

bool mlirAffineExprIsMultipleOf(MlirAffineExpr affineExpr, int64_t factor) {
  const AffineExpr *expr = unwrap_expr(affineExpr);
  uint64_t of = factor < 0 ? -(uint64_t)factor : (uint64_t)factor;
  switch (expr->kind) {
  case AFFINE_DIM:
  case AFFINE_SYMBOL:
    return of == 1;
  case AFFINE_CONSTANT:
    return of == 1 || expr->value % (int64_t)of == 0;
  case AFFINE_MUL:
    return expr->lhs->divisor % of == 0 || expr->rhs->divisor % of == 0 ||
           expr->lhs->divisor * expr->rhs->divisor % of == 0;
  case AFFINE_ADD:
  case AFFINE_MOD:
  case AFFINE_FLOORDIV:
  case AFFINE_CEILDIV:
    return greatest_common_divisor(expr->lhs->divisor, expr->rhs->divisor) %
               of ==
           0;
  }
  unreachable("AffineExprKind");
}

//===- Leaves -------------------------------------------------------------===//

bool mlirAffineExprIsFunctionOfDim(MlirAffineExpr affineExpr,
                                   intptr_t position) {
  AffineParts parts = {0};
  affine_expr_list_postorder(unwrap_expr(affineExpr), &parts);
  bool found = false;
  for (size_t i = 0; i < parts.size && !found; i++)
    found =
        parts.data[i]->kind == AFFINE_DIM && parts.data[i]->value == position;
  VECTOR_FREE(&parts);
  return found;
}

static const AffineExpr *replace_leaf(void *user, const AffineExpr *leaf) {
  const CapiReplacement *with = user;
  size_t index = (size_t)leaf->value;
  if (leaf->kind == AFFINE_DIM && index < with->num_dims)
    return with->dims[index];
  if (leaf->kind == AFFINE_SYMBOL && index < with->num_symbols)
    return with->symbols[index];
  return leaf;
}

const AffineExpr *capi_replace_leaves(Context *ctx, const AffineExpr *expr,
                                      const CapiReplacement *replacement) {
  CapiReplacement with = *replacement;
  return affine_expr_rebuild(
      ctx, expr, &(AffineRebuild){.leaf = replace_leaf, .user = &with});
}

MlirAffineExpr mlirAffineExprCompose(MlirAffineExpr affineExpr,
                                     MlirAffineMap affineMap) {
  const AffineMap *map = unwrap_map(affineMap);
  CapiReplacement with = {.dims = map->results, .num_dims = map->num_results};
  return wrap_expr(capi_replace_leaves(capi_ctx_of(affineExpr.ptr),
                                       unwrap_expr(affineExpr), &with));
}

/// Leaves of a kind that get other numbers.
typedef struct Shift {
  Context *ctx;
  AffineExprKind kind;
  uint32_t count, shift, offset;
} Shift;

static const AffineExpr *shift_leaf(void *user, const AffineExpr *leaf) {
  const Shift *shift = user;
  if (leaf->kind != shift->kind || leaf->value < shift->offset ||
      leaf->value >= shift->count)
    return leaf;
  unsigned position = (unsigned)leaf->value + shift->shift;
  return shift->kind == AFFINE_DIM ? affine_dim_get(shift->ctx, position)
                                   : affine_symbol_get(shift->ctx, position);
}

static MlirAffineExpr shift_leaves(MlirAffineExpr expr, Shift shift) {
  shift.ctx = capi_ctx_of(expr.ptr);
  AffineRebuild rebuild = {.leaf = shift_leaf, .user = &shift};
  return wrap_expr(affine_expr_rebuild(shift.ctx, unwrap_expr(expr), &rebuild));
}

MlirAffineExpr mlirAffineExprShiftDims(MlirAffineExpr affineExpr,
                                       uint32_t numDims, uint32_t shift,
                                       uint32_t offset) {
  return shift_leaves(affineExpr,
                      (Shift){NULL, AFFINE_DIM, numDims, shift, offset});
}

MlirAffineExpr mlirAffineExprShiftSymbols(MlirAffineExpr affineExpr,
                                          uint32_t numSymbols, uint32_t shift,
                                          uint32_t offset) {
  return shift_leaves(affineExpr,
                      (Shift){NULL, AFFINE_SYMBOL, numSymbols, shift, offset});
}

MlirAffineExpr mlirSimplifyAffineExpr(MlirAffineExpr expr, uint32_t numDims,
                                      uint32_t numSymbols) {
  return wrap_expr(affine_expr_simplify(
      capi_ctx_of(expr.ptr), unwrap_expr(expr), numDims, numSymbols));
}

bool mlirAffineExprIsADim(MlirAffineExpr affineExpr) {
  return unwrap_expr(affineExpr)->kind == AFFINE_DIM;
}

MlirAffineExpr mlirAffineDimExprGet(MlirContext ctx, intptr_t position) {
  return wrap_expr(affine_dim_get(ctx_of(ctx), (unsigned)position));
}

intptr_t mlirAffineDimExprGetPosition(MlirAffineExpr affineExpr) {
  return (intptr_t)unwrap_expr(affineExpr)->value;
}

bool mlirAffineExprIsASymbol(MlirAffineExpr affineExpr) {
  return unwrap_expr(affineExpr)->kind == AFFINE_SYMBOL;
}

MlirAffineExpr mlirAffineSymbolExprGet(MlirContext ctx, intptr_t position) {
  return wrap_expr(affine_symbol_get(ctx_of(ctx), (unsigned)position));
}

intptr_t mlirAffineSymbolExprGetPosition(MlirAffineExpr affineExpr) {
  return (intptr_t)unwrap_expr(affineExpr)->value;
}

bool mlirAffineExprIsAConstant(MlirAffineExpr affineExpr) {
  return unwrap_expr(affineExpr)->kind == AFFINE_CONSTANT;
}

MlirAffineExpr mlirAffineConstantExprGet(MlirContext ctx, int64_t constant) {
  return wrap_expr(affine_constant_get(ctx_of(ctx), constant));
}

int64_t mlirAffineConstantExprGetValue(MlirAffineExpr affineExpr) {
  return unwrap_expr(affineExpr)->value;
}

//===- Binary expressions -------------------------------------------------===//

#define BINARY_FUNCTIONS(NAME, KIND)                                           \
  bool mlirAffineExprIsA##NAME(MlirAffineExpr affineExpr) {                    \
    return unwrap_expr(affineExpr)->kind == KIND;                              \
  }                                                                            \
  MlirAffineExpr mlirAffine##NAME##ExprGet(MlirAffineExpr lhs,                 \
                                           MlirAffineExpr rhs) {               \
    return wrap_expr(affine_binary_get(capi_ctx_of(lhs.ptr), KIND,             \
                                       unwrap_expr(lhs), unwrap_expr(rhs)));   \
  }
BINARY_FUNCTIONS(Add, AFFINE_ADD)
BINARY_FUNCTIONS(Mul, AFFINE_MUL)
BINARY_FUNCTIONS(Mod, AFFINE_MOD)
BINARY_FUNCTIONS(FloorDiv, AFFINE_FLOORDIV)
BINARY_FUNCTIONS(CeilDiv, AFFINE_CEILDIV)
#undef BINARY_FUNCTIONS

bool mlirAffineExprIsABinary(MlirAffineExpr affineExpr) {
  return unwrap_expr(affineExpr)->lhs != NULL;
}

MlirAffineExpr mlirAffineBinaryOpExprGetLHS(MlirAffineExpr affineExpr) {
  return wrap_expr(unwrap_expr(affineExpr)->lhs);
}

MlirAffineExpr mlirAffineBinaryOpExprGetRHS(MlirAffineExpr affineExpr) {
  return wrap_expr(unwrap_expr(affineExpr)->rhs);
}
