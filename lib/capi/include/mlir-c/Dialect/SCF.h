// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect scf.
#ifndef MLIR_C_DIALECT_SCF_H
#define MLIR_C_DIALECT_SCF_H

#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `scf`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(SCF, scf);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterSCFPasses(void);

/// `-scf-for-loop-canonicalization`
MLIR_DECLARE_CAPI_PASS(SCF, SCFForLoopCanonicalization);
/// `-scf-for-loop-peeling`
MLIR_DECLARE_CAPI_PASS(SCF, SCFForLoopPeeling);
/// `-scf-for-loop-range-folding`
MLIR_DECLARE_CAPI_PASS(SCF, SCFForLoopRangeFolding);
/// `-scf-for-loop-specialization`
MLIR_DECLARE_CAPI_PASS(SCF, SCFForLoopSpecialization);
/// `-scf-for-to-while`
MLIR_DECLARE_CAPI_PASS(SCF, SCFForToWhileLoop);
/// `-scf-forall-to-for`
MLIR_DECLARE_CAPI_PASS(SCF, SCFForallToForLoop);
/// `-scf-forall-to-parallel`
MLIR_DECLARE_CAPI_PASS(SCF, SCFForallToParallelLoop);
/// `-scf-parallel-for-to-nested-fors`
MLIR_DECLARE_CAPI_PASS(SCF, SCFParallelForToNestedFors);
/// `-scf-parallel-loop-fusion`
MLIR_DECLARE_CAPI_PASS(SCF, SCFParallelLoopFusion);
/// `-scf-parallel-loop-specialization`
MLIR_DECLARE_CAPI_PASS(SCF, SCFParallelLoopSpecialization);
/// `-scf-parallel-loop-tiling`
MLIR_DECLARE_CAPI_PASS(SCF, SCFParallelLoopTiling);
/// `-test-scf-parallel-loop-collapsing`
MLIR_DECLARE_CAPI_PASS(SCF, TestSCFParallelLoopCollapsing);

#ifdef __cplusplus
}
#endif

#endif
