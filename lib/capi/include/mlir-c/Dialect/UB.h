// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect ub.
#ifndef MLIR_C_DIALECT_UB_H
#define MLIR_C_DIALECT_UB_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `ub`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(UB, ub);

#ifdef __cplusplus
}
#endif

#endif
