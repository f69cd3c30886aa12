// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: the dialect scf.
#ifndef MLIR_C_DIALECT_SCF_H
#define MLIR_C_DIALECT_SCF_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The dialect `scf`.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(SCF, scf);

#ifdef __cplusplus
}
#endif

#endif
