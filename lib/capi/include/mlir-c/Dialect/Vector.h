// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect vector.
#ifndef MLIR_C_DIALECT_VECTOR_H
#define MLIR_C_DIALECT_VECTOR_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `vector`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Vector, vector);

#ifdef __cplusplus
}
#endif

#endif
