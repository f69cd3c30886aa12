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

#ifdef __cplusplus
}
#endif

#endif
