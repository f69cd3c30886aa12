// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the types of the dialect pdl. The library does not have
// it yet: its types can be made where unknown dialects are allowed, and are
// null, after an error, elsewhere.
#ifndef MLIR_C_DIALECT_PDL_H
#define MLIR_C_DIALECT_PDL_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `pdl`, which cannot be loaded: that reports an error.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(PDL, pdl);

/// Is it any type of pdl?
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLType(MlirType type);

/// `!pdl.attribute`
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLAttributeType(MlirType type);
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLAttributeTypeGetTypeID(void);
MLIR_CAPI_EXPORTED MlirType mlirPDLAttributeTypeGet(MlirContext ctx);
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLAttributeTypeGetName(void);

/// `!pdl.operation`
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLOperationType(MlirType type);
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLOperationTypeGetTypeID(void);
MLIR_CAPI_EXPORTED MlirType mlirPDLOperationTypeGet(MlirContext ctx);
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLOperationTypeGetName(void);

/// `!pdl.range<type>`, of another type of pdl.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLRangeType(MlirType type);
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLRangeTypeGetTypeID(void);
MLIR_CAPI_EXPORTED MlirType mlirPDLRangeTypeGet(MlirType elementType);
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLRangeTypeGetName(void);
/// The type in `<>`. Null if `type` is no range.
MLIR_CAPI_EXPORTED MlirType mlirPDLRangeTypeGetElementType(MlirType type);

/// `!pdl.type`
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLTypeType(MlirType type);
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLTypeTypeGetTypeID(void);
MLIR_CAPI_EXPORTED MlirType mlirPDLTypeTypeGet(MlirContext ctx);
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLTypeTypeGetName(void);

/// `!pdl.value`
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLValueType(MlirType type);
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLValueTypeGetTypeID(void);
MLIR_CAPI_EXPORTED MlirType mlirPDLValueTypeGet(MlirContext ctx);
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLValueTypeGetName(void);

#ifdef __cplusplus
}
#endif

#endif
