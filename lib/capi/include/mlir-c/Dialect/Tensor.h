// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect tensor.
#ifndef MLIR_C_DIALECT_TENSOR_H
#define MLIR_C_DIALECT_TENSOR_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `tensor`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Tensor, tensor);

#ifdef __cplusplus
}
#endif

#endif
