// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect arith.
#ifndef MLIR_C_DIALECT_ARITH_H
#define MLIR_C_DIALECT_ARITH_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `arith`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Arith, arith);

/// Without effect: pipelines know all passes.
MLIR_CAPI_EXPORTED void mlirRegisterArithPasses(void);

/// `-arith-expand`
MLIR_DECLARE_CAPI_PASS(Arith, ArithExpandOpsPass);
/// `-arith-emulate-unsupported-floats`
MLIR_DECLARE_CAPI_PASS(Arith, ArithEmulateUnsupportedFloats);
/// `-arith-emulate-wide-int`
MLIR_DECLARE_CAPI_PASS(Arith, ArithEmulateWideInt);
/// `-arith-int-range-narrowing`
MLIR_DECLARE_CAPI_PASS(Arith, ArithIntRangeNarrowing);
/// `-int-range-optimizations`
MLIR_DECLARE_CAPI_PASS(Arith, ArithIntRangeOpts);
/// `-arith-unsigned-when-equivalent`
MLIR_DECLARE_CAPI_PASS(Arith, ArithUnsignedWhenEquivalentPass);

#ifdef __cplusplus
}
#endif

#endif
