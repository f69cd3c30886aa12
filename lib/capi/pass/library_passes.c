// SPDX-License-Identifier: Apache-2.0
// The library's passes by their names in MLIR's C interface.
#include "capi/pass/passes_internal.h"
#include "mlir-c/Conversion.h"
#include "mlir-c/Dialect/Affine.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/Bufferization.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir-c/Dialect/Math.h"
#include "mlir-c/Dialect/MemRef.h"
#include "mlir-c/Dialect/SCF.h"
#include "mlir-c/Dialect/Tensor.h"
#include "mlir-c/Dialect/Vector.h"
#include "mlir-c/Transforms.h"
#include "passes/passes.h"

#define CAPI_PASS(GROUP, NAME, ID)                                             \
  MlirPass mlirCreate##GROUP##NAME(void) {                                     \
    return capi_pass_create(&ID##_pass);                                       \
  }                                                                            \
  void mlirRegister##GROUP##NAME(void) {}
#include "capi/pass/library_passes.def"

#define CAPI_NAMED_PASS(GROUP, NAME, FLAG)                                     \
  MlirPass mlirCreate##GROUP##NAME(void) {                                     \
    return capi_pass_create_absent(FLAG);                                     \
  }                                                                            \
  void mlirRegister##GROUP##NAME(void) {}
#include "capi/pass/named_passes.def"

void mlirRegisterTransformsPasses(void) {}

void mlirRegisterConversionPasses(void) {}

void mlirRegisterAffinePasses(void) {}

void mlirRegisterArithPasses(void) {}

void mlirRegisterBufferizationPasses(void) {}

void mlirRegisterFuncPasses(void) {}

void mlirRegisterLLVMPasses(void) {}

void mlirRegisterMathPasses(void) {}

void mlirRegisterMemRefPasses(void) {}

void mlirRegisterSCFPasses(void) {}

void mlirRegisterTensorPasses(void) {}

void mlirRegisterVectorPasses(void) {}
