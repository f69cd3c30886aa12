// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: passes that convert from dialect to dialect.
#ifndef MLIR_C_CONVERSION_H
#define MLIR_C_CONVERSION_H

#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterConversionPasses(void);

/// `-convert-arith-to-llvm`
MLIR_DECLARE_CAPI_PASS(Conversion, ArithToLLVMConversionPass);
/// `-convert-complex-to-llvm`
MLIR_DECLARE_CAPI_PASS(Conversion, ConvertComplexToLLVMPass);
/// `-convert-cf-to-llvm`
MLIR_DECLARE_CAPI_PASS(Conversion, ConvertControlFlowToLLVMPass);
/// `-convert-func-to-llvm`
MLIR_DECLARE_CAPI_PASS(Conversion, ConvertFuncToLLVMPass);
/// `-convert-index-to-llvm`
MLIR_DECLARE_CAPI_PASS(Conversion, ConvertIndexToLLVMPass);
/// `-convert-math-to-llvm`
MLIR_DECLARE_CAPI_PASS(Conversion, ConvertMathToLLVMPass);
/// `-convert-to-llvm`
MLIR_DECLARE_CAPI_PASS(Conversion, ConvertToLLVMPass);
/// `-finalize-memref-to-llvm`
MLIR_DECLARE_CAPI_PASS(Conversion, FinalizeMemRefToLLVMConversionPass);
/// `-lower-affine`
MLIR_DECLARE_CAPI_PASS(Conversion, LowerAffinePass);
/// `-reconcile-unrealized-casts`
MLIR_DECLARE_CAPI_PASS(Conversion, ReconcileUnrealizedCastsPass);
/// `-convert-scf-to-cf`
MLIR_DECLARE_CAPI_PASS(Conversion, SCFToControlFlowPass);
/// `-convert-ub-to-llvm`
MLIR_DECLARE_CAPI_PASS(Conversion, UBToLLVMConversionPass);

#ifdef __cplusplus
}
#endif

#endif
