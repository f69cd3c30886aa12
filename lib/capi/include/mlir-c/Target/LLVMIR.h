// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: export to LLVM IR as text. What needs LLVM's own types is
// not there.
#ifndef MLIR_C_TARGET_LLVMIR_H
#define MLIR_C_TARGET_LLVMIR_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A module of the llvm dialect as LLVM IR; NUL-terminated, to be freed with
/// free(). NULL after errors. Linear.
MLIR_CAPI_EXPORTED char *
mlirTranslateModuleToLLVMIRToString(MlirOperation module);

#ifdef __cplusplus
}
#endif

#endif
