// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect math.
#ifndef MLIR_C_DIALECT_MATH_H
#define MLIR_C_DIALECT_MATH_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `math`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Math, math);

#ifdef __cplusplus
}
#endif

#endif
