// SPDX-License-Identifier: Apache-2.0
// All dialects at once.
#include "mlir-c/RegisterEverything.h"

#include "capi/capi_internal.h"

void mlirRegisterAllDialects(MlirDialectRegistry registry) {
  for (size_t i = 0; i < capi_num_dialects; i++)
    capi_registry_add(registry.ptr, capi_dialects[i]);
}

void mlirRegisterAllLLVMTranslations(MlirContext context) { (void)context; }

void mlirRegisterAllPasses(void) {}
