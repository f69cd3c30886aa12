// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: dialects that are defined by IR. The library does not
// have the dialect irdl yet: the functions that need it report an error.
#ifndef MLIR_C_DIALECT_IRDL_H
#define MLIR_C_DIALECT_IRDL_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `irdl`, which cannot be loaded: that reports an error.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(IRDL, irdl);

/// Loads the dialects that `module` defines. Fails after an error.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirLoadIRDLDialects(MlirModule module);

/// `#irdl<variadicity optional>`, where unknown dialects are allowed. Null
/// after an error elsewhere.
MLIR_CAPI_EXPORTED MlirAttribute
mlirIRDLVariadicityAttrGet(MlirContext ctx, MlirStringRef value);
MLIR_CAPI_EXPORTED MlirStringRef mlirIRDLVariadicityAttrGetName(void);

/// `#irdl<variadicity_array[single, optional]>`, as above.
MLIR_CAPI_EXPORTED MlirAttribute mlirIRDLVariadicityArrayAttrGet(
    MlirContext ctx, intptr_t nValues, MlirAttribute const *values);
MLIR_CAPI_EXPORTED MlirStringRef mlirIRDLVariadicityArrayAttrGetName(void);

#ifdef __cplusplus
}
#endif

#endif
