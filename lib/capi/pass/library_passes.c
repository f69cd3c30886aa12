// SPDX-License-Identifier: Apache-2.0
// The library's passes by their names in MLIR's C interface.
#include "capi/pass/passes_internal.h"
#include "mlir-c/Conversion.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir-c/Dialect/MemRef.h"
#include "mlir-c/Dialect/Vector.h"
#include "mlir-c/Transforms.h"
#include "passes/passes.h"

#define CAPI_PASS(GROUP, NAME, ID)                                             \
  MlirPass mlirCreate##GROUP##NAME(void) {                                     \
    return capi_pass_create(&ID##_pass);                                       \
  }                                                                            \
  void mlirRegister##GROUP##NAME(void) {}
#include "capi/pass/library_passes.def"

void mlirRegisterTransformsPasses(void) {}

void mlirRegisterConversionPasses(void) {}

void mlirRegisterArithPasses(void) {}

void mlirRegisterMemRefPasses(void) {}

void mlirRegisterVectorPasses(void) {}

void mlirRegisterLLVMPasses(void) {}
