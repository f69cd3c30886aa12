// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect math.
#ifndef MLIR_C_DIALECT_MATH_H
#define MLIR_C_DIALECT_MATH_H

#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `math`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Math, math);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterMathPasses(void);

/// `-math-expand-ops`
MLIR_DECLARE_CAPI_PASS(Math, MathExpandOpsPass);
/// `-math-extend-to-supported-types`
MLIR_DECLARE_CAPI_PASS(Math, MathExtendToSupportedTypes);
/// `-math-sincos-fusion`
MLIR_DECLARE_CAPI_PASS(Math, MathSincosFusionPass);
/// `-math-uplift-to-fma`
MLIR_DECLARE_CAPI_PASS(Math, MathUpliftToFMA);

#ifdef __cplusplus
}
#endif

#endif
