// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: general passes.
#ifndef MLIR_C_TRANSFORMS_H
#define MLIR_C_TRANSFORMS_H

#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsPasses(void);

/// `-cse`
MLIR_DECLARE_CAPI_PASS(Transforms, CSE);
/// `-canonicalize`
MLIR_DECLARE_CAPI_PASS(Transforms, Canonicalizer);
/// `-control-flow-sink`
MLIR_DECLARE_CAPI_PASS(Transforms, ControlFlowSink);
/// `-inline`
MLIR_DECLARE_CAPI_PASS(Transforms, Inliner);
/// `-loop-invariant-code-motion`
MLIR_DECLARE_CAPI_PASS(Transforms, LoopInvariantCodeMotion);
/// `-mem2reg`
MLIR_DECLARE_CAPI_PASS(Transforms, Mem2Reg);
/// `-print-op-stats`
MLIR_DECLARE_CAPI_PASS(Transforms, PrintOpStats);
/// `-remove-dead-values`
MLIR_DECLARE_CAPI_PASS(Transforms, RemoveDeadValues);
/// `-sccp`
MLIR_DECLARE_CAPI_PASS(Transforms, SCCP);
/// `-sroa`
MLIR_DECLARE_CAPI_PASS(Transforms, SROA);
/// `-strip-debuginfo`
MLIR_DECLARE_CAPI_PASS(Transforms, StripDebugInfo);
/// `-symbol-dce`
MLIR_DECLARE_CAPI_PASS(Transforms, SymbolDCE);
/// `-symbol-privatize`
MLIR_DECLARE_CAPI_PASS(Transforms, SymbolPrivatize);
/// `-view-op-graph`
MLIR_DECLARE_CAPI_PASS(Transforms, ViewOpGraph);
/// `-bubble-down-memory-space-casts`
MLIR_DECLARE_CAPI_PASS(Transforms, BubbleDownMemorySpaceCasts);
/// `-composite-fixed-point-pass`
MLIR_DECLARE_CAPI_PASS(Transforms, CompositeFixedPointPass);
/// `-generate-runtime-verification`
MLIR_DECLARE_CAPI_PASS(Transforms, GenerateRuntimeVerification);
/// `-snapshot-op-locations`
MLIR_DECLARE_CAPI_PASS(Transforms, LocationSnapshot);
/// `-loop-invariant-subset-hoisting`
MLIR_DECLARE_CAPI_PASS(Transforms, LoopInvariantSubsetHoisting);
/// `-print-ir`
MLIR_DECLARE_CAPI_PASS(Transforms, PrintIRPass);
/// `-topological-sort`
MLIR_DECLARE_CAPI_PASS(Transforms, TopologicalSort);

#ifdef __cplusplus
}
#endif

#endif
