// SPDX-License-Identifier: Apache-2.0
// Debug output of the drivers, switched on by name.
//
// A process has one switch in LLVM. Here a context has its own, so that two of
// them do not meet, and these functions, which name no context, say that
// nothing is on. mlopt's `-debug-only` shows the traces.
#ifndef MLIR_C_DEBUG_H
#define MLIR_C_DEBUG_H

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Sets a switch of the process, without effect but for the function below:
/// traces are for the tool. Safe in any thread.
MLIR_CAPI_EXPORTED void mlirEnableGlobalDebug(bool enable);

/// Is it on?
MLIR_CAPI_EXPORTED bool mlirIsGlobalDebugEnabled(void);

/// Without effect.
MLIR_CAPI_EXPORTED void mlirSetGlobalDebugType(const char *type);

/// Without effect. `types` are `n` names.
MLIR_CAPI_EXPORTED void mlirSetGlobalDebugTypes(const char **types, intptr_t n);

/// False, as in LLVM without assertions.
MLIR_CAPI_EXPORTED bool mlirIsCurrentDebugType(const char *type);

#ifdef __cplusplus
}
#endif

#endif
