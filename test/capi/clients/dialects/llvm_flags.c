// SPDX-License-Identifier: Apache-2.0
// Flags of debug information.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Dialect/LLVM.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  for (uint64_t flags = 0; flags < 5; flags++) {
    MlirAttribute attr = mlirLLVMDIFlagsAttrGet(context, flags);
    show_attr("flags", attr);
    show_type("type", mlirAttributeGetType(attr));
  }
  show_text("name", mlirLLVMDIFlagsAttrGetName());
  mlirContextDestroy(context);
  return 0;
}
