// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect bufferization.
#ifndef MLIR_C_DIALECT_BUFFERIZATION_H
#define MLIR_C_DIALECT_BUFFERIZATION_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `bufferization`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Bufferization, bufferization);

#ifdef __cplusplus
}
#endif

#endif
