// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect bufferization.
#ifndef MLIR_C_DIALECT_BUFFERIZATION_H
#define MLIR_C_DIALECT_BUFFERIZATION_H

#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `bufferization`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Bufferization, bufferization);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationPasses(void);

/// `-buffer-deallocation-simplification`
MLIR_DECLARE_CAPI_PASS(Bufferization, BufferDeallocationSimplificationPass);
/// `-buffer-hoisting`
MLIR_DECLARE_CAPI_PASS(Bufferization, BufferHoistingPass);
/// `-buffer-loop-hoisting`
MLIR_DECLARE_CAPI_PASS(Bufferization, BufferLoopHoistingPass);
/// `-buffer-results-to-out-params`
MLIR_DECLARE_CAPI_PASS(Bufferization, BufferResultsToOutParamsPass);
/// `-drop-equivalent-buffer-results`
MLIR_DECLARE_CAPI_PASS(Bufferization, DropEquivalentBufferResultsPass);
/// `-eliminate-empty-tensors`
MLIR_DECLARE_CAPI_PASS(Bufferization, EmptyTensorEliminationPass);
/// `-empty-tensor-to-alloc-tensor`
MLIR_DECLARE_CAPI_PASS(Bufferization, EmptyTensorToAllocTensorPass);
/// `-bufferization-lower-deallocations`
MLIR_DECLARE_CAPI_PASS(Bufferization, LowerDeallocationsPass);
/// `-one-shot-bufferize`
MLIR_DECLARE_CAPI_PASS(Bufferization, OneShotBufferizePass);
/// `-optimize-allocation-liveness`
MLIR_DECLARE_CAPI_PASS(Bufferization, OptimizeAllocationLivenessPass);
/// `-ownership-based-buffer-deallocation`
MLIR_DECLARE_CAPI_PASS(Bufferization, OwnershipBasedBufferDeallocationPass);
/// `-promote-buffers-to-stack`
MLIR_DECLARE_CAPI_PASS(Bufferization, PromoteBuffersToStackPass);

#ifdef __cplusplus
}
#endif

#endif
