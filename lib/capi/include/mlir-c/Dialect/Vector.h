// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect vector.
#ifndef MLIR_C_DIALECT_VECTOR_H
#define MLIR_C_DIALECT_VECTOR_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `vector`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Vector, vector);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterVectorPasses(void);

/// `-lower-vector-mask`
MLIR_DECLARE_CAPI_PASS(Vector, LowerVectorMaskPass);
/// `-lower-vector-multi-reduction`
MLIR_DECLARE_CAPI_PASS(Vector, LowerVectorMultiReduction);
/// `-lower-vector-to-from-elements-to-shuffle-tree`
MLIR_DECLARE_CAPI_PASS(Vector, LowerVectorToFromElementsToShuffleTree);

#ifdef __cplusplus
}
#endif

#endif
