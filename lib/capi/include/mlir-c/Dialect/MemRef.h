// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect memref.
#ifndef MLIR_C_DIALECT_MEMREF_H
#define MLIR_C_DIALECT_MEMREF_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `memref`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(MemRef, memref);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefPasses(void);

/// `-memref-expand`
MLIR_DECLARE_CAPI_PASS(MemRef, ExpandOpsPass);
/// `-expand-realloc`
MLIR_DECLARE_CAPI_PASS(MemRef, ExpandReallocPass);
/// `-expand-strided-metadata`
MLIR_DECLARE_CAPI_PASS(MemRef, ExpandStridedMetadataPass);
/// `-flatten-memref`
MLIR_DECLARE_CAPI_PASS(MemRef, FlattenMemrefsPass);
/// `-fold-memref-alias-ops`
MLIR_DECLARE_CAPI_PASS(MemRef, FoldMemRefAliasOpsPass);
/// `-memref-emulate-wide-int`
MLIR_DECLARE_CAPI_PASS(MemRef, MemRefEmulateWideInt);
/// `-normalize-memrefs`
MLIR_DECLARE_CAPI_PASS(MemRef, NormalizeMemRefsPass);
/// `-reify-result-shapes`
MLIR_DECLARE_CAPI_PASS(MemRef, ReifyResultShapesPass);
/// `-resolve-ranked-shaped-type-result-dims`
MLIR_DECLARE_CAPI_PASS(MemRef, ResolveRankedShapeTypeResultDimsPass);
/// `-resolve-shaped-type-result-dims`
MLIR_DECLARE_CAPI_PASS(MemRef, ResolveShapedTypeResultDimsPass);

#ifdef __cplusplus
}
#endif

#endif
