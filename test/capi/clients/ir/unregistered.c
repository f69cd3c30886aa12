// SPDX-License-Identifier: Apache-2.0
// Operations of unknown dialects, refused and allowed.
#include "client.h"

int main(void) {
  static const char text[] =
      "\"x.op\"() {a = !x.type, b = #x.attr<1>} : () -> ()";
  MlirContext context = context_with_all();
  printf("null %d\n",
         mlirModuleIsNull(mlirModuleCreateParse(context, str(text))));
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(context, str(text));
  show_op("module", mlirModuleGetOperation(module));
  MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  printf("known %d, id null %d\n",
         mlirContextIsRegisteredOperation(context, str("x.op")),
         mlirTypeIDIsNull(mlirOperationGetTypeID(op)));
  show_attr("a", mlirOperationGetAttributeByName(op, str("a")));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
