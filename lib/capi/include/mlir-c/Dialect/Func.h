// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect func.
#ifndef MLIR_C_DIALECT_FUNC_H
#define MLIR_C_DIALECT_FUNC_H

#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `func`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Func, func);

/// Sets attribute `name` of argument or result `pos` of a function, which must
/// have that many. Linear in their number.
MLIR_CAPI_EXPORTED void mlirFuncSetArgAttr(MlirOperation op, intptr_t pos,
                                           MlirStringRef name,
                                           MlirAttribute attr);
MLIR_CAPI_EXPORTED void mlirFuncSetResultAttr(MlirOperation op, intptr_t pos,
                                              MlirStringRef name,
                                              MlirAttribute attr);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterFuncPasses(void);

/// `-duplicate-function-elimination`
MLIR_DECLARE_CAPI_PASS(Func, DuplicateFunctionEliminationPass);

#ifdef __cplusplus
}
#endif

#endif
