// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect complex.
#ifndef MLIR_C_DIALECT_COMPLEX_H
#define MLIR_C_DIALECT_COMPLEX_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `complex`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Complex, complex);

/// `#complex.number<:f32 1.0, 2.0>`; `type` is a complex type. NULL, after an
/// error, if it is not.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAComplex(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirAttribute mlirComplexAttrDoubleGet(MlirContext ctx,
                                                          MlirType type,
                                                          double real,
                                                          double imag);
MLIR_CAPI_EXPORTED MlirAttribute mlirComplexAttrDoubleGetChecked(
    MlirLocation loc, MlirType type, double real, double imag);
/// The two parts of the number.
MLIR_CAPI_EXPORTED double mlirComplexAttrGetRealDouble(MlirAttribute attr);
MLIR_CAPI_EXPORTED double mlirComplexAttrGetImagDouble(MlirAttribute attr);
MLIR_CAPI_EXPORTED MlirTypeID mlirComplexAttrGetTypeID(void);

#ifdef __cplusplus
}
#endif

#endif
