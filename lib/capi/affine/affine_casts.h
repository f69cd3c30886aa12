// SPDX-License-Identifier: Apache-2.0
// Casts of affine handles, and expressions built from others.
#ifndef MLOPT_CAPI_AFFINE_CASTS_H
#define MLOPT_CAPI_AFFINE_CASTS_H

#include "capi/capi_internal.h"
#include "ir/affine/affine.h"
#include "mlir-c/AffineMap.h"

static inline const AffineExpr *unwrap_expr(MlirAffineExpr expr) {
  return expr.ptr;
}
static inline MlirAffineExpr wrap_expr(const AffineExpr *expr) {
  return (MlirAffineExpr){expr};
}
static inline const AffineMap *unwrap_map(MlirAffineMap map) { return map.ptr; }
static inline MlirAffineMap wrap_map(const AffineMap *map) {
  return (MlirAffineMap){map};
}
static inline const AffineExpr *const *unwrap_exprs(const MlirAffineExpr *all) {
  return (const AffineExpr *const *)(const void *)all;
}

/// The replacements of dims and symbols; those beyond the lists stay.
typedef struct CapiReplacement {
  const AffineExpr *const *dims;
  const AffineExpr *const *symbols;
  size_t num_dims;
  size_t num_symbols;
} CapiReplacement;
/// `expr` with these. Linear.
const AffineExpr *capi_replace_leaves(Context *ctx, const AffineExpr *expr,
                                      const CapiReplacement *replacement);

#endif
