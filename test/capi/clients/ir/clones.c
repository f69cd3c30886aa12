// SPDX-License-Identifier: Apache-2.0
// Clones are deep, detached and independent.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func @f(%a: i32, %c: i1) -> i32 {\n"
                   "  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%a : i32)\n"
                   "^bb1(%0: i32):\n"
                   "  %1 = scf.if %c -> i32 {\n    scf.yield %0 : i32\n"
                   "  } else {\n    scf.yield %a : i32\n  }\n"
                   "  return %1 : i32\n}\n"));
  MlirOperation function =
      mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation clone = mlirOperationClone(function);
  printf("detached: %d, equal: %d\n",
         mlirBlockIsNull(mlirOperationGetBlock(clone)),
         mlirOperationEqual(function, clone));
  mlirOperationSetInherentAttributeByName(clone, str("sym_name"),
                                          mlirStringAttrGet(context, str("g")));
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), clone);
  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirOperationDestroy(function);
  show_op("module", mlirModuleGetOperation(module));
  MlirOperation whole = mlirOperationClone(mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  show_op("clone", whole);
  mlirOperationDestroy(whole);
  mlirContextDestroy(context);
  return 0;
}
