// SPDX-License-Identifier: Apache-2.0
// Uses of values: counted, walked, replaced, but for some.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

static void show_uses(const char *what, MlirValue value) {
  int count = 0;
  printf("%s:", what);
  for (MlirOpOperand use = mlirValueGetFirstUse(value);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirStringRef name =
        mlirIdentifierStr(mlirOperationGetName(mlirOpOperandGetOwner(use)));
    printf(" %.*s#%u", (int)name.length, name.data,
           mlirOpOperandGetOperandNumber(use));
    if (!mlirValueEqual(mlirOpOperandGetValue(use), value))
      printf("?");
    count++;
  }
  printf(" (%d)\n", count);
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(
      context, str("%a = \"x.a\"() : () -> i32\n%b = \"x.b\"() : () -> i32\n"
                   "\"x.c\"(%a, %a) : (i32, i32) -> ()\n"
                   "\"x.d\"(%b, %a) : (i32, i32) -> ()\n"));
  MlirOperation first = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation second = mlirOperationGetNextInBlock(first);
  MlirOperation third = mlirOperationGetNextInBlock(second);
  MlirOperation fourth = mlirOperationGetNextInBlock(third);
  MlirValue a = mlirOperationGetResult(first, 0);
  MlirValue b = mlirOperationGetResult(second, 0);
  show_uses("a", a);
  show_uses("b", b);
  mlirValueReplaceAllUsesExcept(a, b, 1, &fourth);
  show_uses("a", a);
  show_uses("b", b);
  mlirOperationSetOperand(third, 1, a);
  mlirValueReplaceAllUsesOfWith(b, a);
  show_uses("a", a);
  show_uses("b", b);
  mlirOperationReplaceUsesOfWith(fourth, a, b);
  show_uses("b", b);
  printf("result %d of %d, context %d\n", (int)mlirOpResultGetResultNumber(b),
         mlirOperationEqual(mlirOpResultGetOwner(b), second),
         mlirContextEqual(mlirValueGetContext(b), context));
  mlirValueSetType(b, mlirF32TypeGet(context));
  show_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
