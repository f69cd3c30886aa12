// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect tensor.
#ifndef MLIR_C_DIALECT_TENSOR_H
#define MLIR_C_DIALECT_TENSOR_H

#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `tensor`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Tensor, tensor);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterTensorPasses(void);

/// `-fold-tensor-subset-ops`
MLIR_DECLARE_CAPI_PASS(Tensor, FoldTensorSubsetOpsPass);

#ifdef __cplusplus
}
#endif

#endif
