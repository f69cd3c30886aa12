// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: all that the library has, at once.
#ifndef MLIR_C_REGISTER_EVERYTHING_H
#define MLIR_C_REGISTER_EVERYTHING_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Adds all dialects that the library has. Linear in them.
MLIR_CAPI_EXPORTED void mlirRegisterAllDialects(MlirDialectRegistry registry);

/// Without effect: the export to LLVM IR needs no registration.
MLIR_CAPI_EXPORTED void mlirRegisterAllLLVMTranslations(MlirContext context);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterAllPasses(void);

#ifdef __cplusplus
}
#endif

#endif
