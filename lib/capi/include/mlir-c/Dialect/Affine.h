// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect affine.
#ifndef MLIR_C_DIALECT_AFFINE_H
#define MLIR_C_DIALECT_AFFINE_H

#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `affine`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Affine, affine);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterAffinePasses(void);

/// `-affine-data-copy-generate`
MLIR_DECLARE_CAPI_PASS(Affine, AffineDataCopyGeneration);
/// `-affine-expand-index-ops`
MLIR_DECLARE_CAPI_PASS(Affine, AffineExpandIndexOps);
/// `-affine-expand-index-ops-as-affine`
MLIR_DECLARE_CAPI_PASS(Affine, AffineExpandIndexOpsAsAffine);
/// `-affine-fold-memref-alias-ops`
MLIR_DECLARE_CAPI_PASS(Affine, AffineFoldMemRefAliasOps);
/// `-affine-loop-fusion`
MLIR_DECLARE_CAPI_PASS(Affine, AffineLoopFusion);
/// `-affine-loop-invariant-code-motion`
MLIR_DECLARE_CAPI_PASS(Affine, AffineLoopInvariantCodeMotion);
/// `-affine-loop-normalize`
MLIR_DECLARE_CAPI_PASS(Affine, AffineLoopNormalize);
/// `-affine-loop-tile`
MLIR_DECLARE_CAPI_PASS(Affine, AffineLoopTiling);
/// `-affine-loop-unroll`
MLIR_DECLARE_CAPI_PASS(Affine, AffineLoopUnroll);
/// `-affine-loop-unroll-jam`
MLIR_DECLARE_CAPI_PASS(Affine, AffineLoopUnrollAndJam);
/// `-affine-parallelize`
MLIR_DECLARE_CAPI_PASS(Affine, AffineParallelize);
/// `-affine-pipeline-data-transfer`
MLIR_DECLARE_CAPI_PASS(Affine, AffinePipelineDataTransfer);
/// `-affine-scalrep`
MLIR_DECLARE_CAPI_PASS(Affine, AffineScalarReplacement);
/// `-affine-super-vectorize`
MLIR_DECLARE_CAPI_PASS(Affine, AffineVectorize);
/// `-affine-loop-coalescing`
MLIR_DECLARE_CAPI_PASS(Affine, LoopCoalescing);
/// `-affine-raise-from-memref`
MLIR_DECLARE_CAPI_PASS(Affine, RaiseMemrefDialect);
/// `-affine-simplify-min-max`
MLIR_DECLARE_CAPI_PASS(Affine, SimplifyAffineMinMaxPass);
/// `-affine-simplify-structures`
MLIR_DECLARE_CAPI_PASS(Affine, SimplifyAffineStructures);

#ifdef __cplusplus
}
#endif

#endif
