// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: integer sets, systems of affine constraints. What makes
// or counts constraints is linear in them.
#ifndef MLIR_C_INTEGERSET_H
#define MLIR_C_INTEGERSET_H

#include "mlir-c/AffineExpr.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DEFINE_C_API_STRUCT(name, storage)                                     \
  struct name {                                                                \
    storage *ptr;                                                              \
  };                                                                           \
  typedef struct name name

DEFINE_C_API_STRUCT(MlirIntegerSet, const void);

#undef DEFINE_C_API_STRUCT

/// Context that it belongs to.
MLIR_CAPI_EXPORTED MlirContext mlirIntegerSetGetContext(MlirIntegerSet set);

/// Is there none?
static inline bool mlirIntegerSetIsNull(MlirIntegerSet set) { return !set.ptr; }

/// Are they the same?
MLIR_CAPI_EXPORTED bool mlirIntegerSetEqual(MlirIntegerSet s1,
                                            MlirIntegerSet s2);

/// The set's text, `(d0)[s0] : (d0 - s0 >= 0)`, to a callback or to standard
/// error.
MLIR_CAPI_EXPORTED void mlirIntegerSetPrint(MlirIntegerSet set,
                                            MlirStringCallback callback,
                                            void *userData);
MLIR_CAPI_EXPORTED void mlirIntegerSetDump(MlirIntegerSet set);

/// The set with nothing in it, `1 == 0`, and whether it is that one.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetEmptyGet(MlirContext context,
                                                         intptr_t numDims,
                                                         intptr_t numSymbols);
MLIR_CAPI_EXPORTED bool mlirIntegerSetIsCanonicalEmpty(MlirIntegerSet set);

/// Any set. `eqFlags` says of each constraint whether it is `== 0`, not `>= 0`.
/// Arrays are copied.
MLIR_CAPI_EXPORTED MlirIntegerSet
mlirIntegerSetGet(MlirContext context, intptr_t numDims, intptr_t numSymbols,
                  intptr_t numConstraints, const MlirAffineExpr *constraints,
                  const bool *eqFlags);

/// The set with other expressions for its dimensions and symbols, one each.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetReplaceGet(
    MlirIntegerSet set, const MlirAffineExpr *dimReplacements,
    const MlirAffineExpr *symbolReplacements, intptr_t numResultDims,
    intptr_t numResultSymbols);

/// The set's parts. Inputs are dimensions and symbols.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumDims(MlirIntegerSet set);
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumSymbols(MlirIntegerSet set);
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumInputs(MlirIntegerSet set);
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumConstraints(MlirIntegerSet set);
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumEqualities(MlirIntegerSet set);
MLIR_CAPI_EXPORTED intptr_t
mlirIntegerSetGetNumInequalities(MlirIntegerSet set);
MLIR_CAPI_EXPORTED MlirAffineExpr
mlirIntegerSetGetConstraint(MlirIntegerSet set, intptr_t pos);
MLIR_CAPI_EXPORTED bool mlirIntegerSetIsConstraintEq(MlirIntegerSet set,
                                                     intptr_t pos);

#ifdef __cplusplus
}
#endif

#endif
