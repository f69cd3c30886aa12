// SPDX-License-Identifier: Apache-2.0
// The library's dialects by their names in MLIR's C interface.
#include "capi/capi_internal.h"
#include "mlir-c/Dialect/Affine.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/Bufferization.h"
#include "mlir-c/Dialect/Complex.h"
#include "mlir-c/Dialect/ControlFlow.h"
#include "mlir-c/Dialect/DLTI.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Dialect/Index.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir-c/Dialect/Math.h"
#include "mlir-c/Dialect/MemRef.h"
#include "mlir-c/Dialect/SCF.h"
#include "mlir-c/Dialect/Tensor.h"
#include "mlir-c/Dialect/UB.h"
#include "mlir-c/Dialect/Vector.h"

#define HANDLE(NAME_SPACE)                                                     \
  extern const DialectDef NAME_SPACE##_dialect;                                \
  MlirDialectHandle mlirGetDialectHandle__##NAME_SPACE##__(void) {             \
    return (MlirDialectHandle){&NAME_SPACE##_dialect};                         \
  }
HANDLE(affine)
HANDLE(arith)
HANDLE(bufferization)
HANDLE(cf)
HANDLE(complex)
HANDLE(dlti)
HANDLE(func)
HANDLE(index)
HANDLE(llvm)
HANDLE(math)
HANDLE(memref)
HANDLE(scf)
HANDLE(tensor)
HANDLE(ub)
HANDLE(vector)
