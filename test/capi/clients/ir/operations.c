// SPDX-License-Identifier: Apache-2.0
// Operations: operands, results, uses, moves, clones, removal.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirOperation make(MlirContext ctx, const char *name, int results, int n,
                          MlirValue *operands) {
  MlirOperationState state = mlirOperationStateGet(
      str(name), mlirLocationFileLineColGet(ctx, str("x.c"), 1, 1));
  MlirType types[4];
  for (int i = 0; i < results; i++)
    types[i] = mlirIntegerTypeGet(ctx, 8 << i);
  mlirOperationStateAddResults(&state, results, types);
  mlirOperationStateAddOperands(&state, n, operands);
  return mlirOperationCreate(&state);
}

static void show_uses(const char *what, MlirValue value) {
  printf("%s:", what);
  for (MlirOpOperand use = mlirValueGetFirstUse(value);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirStringRef name =
        mlirIdentifierStr(mlirOperationGetName(mlirOpOperandGetOwner(use)));
    printf(" %.*s#%u", (int)name.length, name.data,
           mlirOpOperandGetOperandNumber(use));
    if (!mlirValueEqual(mlirOpOperandGetValue(use), value))
      printf(" (wrong value)");
  }
  printf("\n");
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(ctx));
  MlirBlock body = mlirModuleGetBody(module);

  MlirOperation a = make(ctx, "x.a", 2, 0, NULL);
  MlirValue values[] = {mlirOperationGetResult(a, 0),
                        mlirOperationGetResult(a, 1)};
  MlirOperation b = make(ctx, "x.b", 1, 2, values);
  MlirOperation c = make(ctx, "x.c", 0, 2, values);
  printf("no block: %d\n", mlirBlockIsNull(mlirOperationGetBlock(a)));
  mlirBlockAppendOwnedOperation(body, a);
  mlirBlockAppendOwnedOperation(body, c);
  mlirBlockInsertOwnedOperationBefore(body, c, b);
  show_op("module", mlirModuleGetOperation(module));
  show_uses("first", values[0]);
  mlirOperationSetOperand(c, 0, values[1]);
  show_uses("first", values[0]);
  show_uses("second", values[1]);
  MlirValue three[] = {values[0], values[0], mlirOperationGetResult(b, 0)};
  mlirOperationSetOperands(c, 3, three);
  show_op("three operands", c);
  mlirOperationSetOperands(c, 1, three);
  show_op("one operand", c);
  mlirOperationReplaceUsesOfWith(c, values[0], values[1]);
  show_op("replaced", c);
  MlirOperation except[] = {b};
  mlirValueReplaceAllUsesExcept(values[1], values[0], 1, except);
  show_op("module", mlirModuleGetOperation(module));
  mlirValueReplaceAllUsesOfWith(values[0], values[1]);
  show_uses("first", values[0]);
  show_uses("second", values[1]);

  printf("a before c: %d, c before a: %d\n", mlirOperationIsBeforeInBlock(a, c),
         mlirOperationIsBeforeInBlock(c, a));
  mlirOperationMoveAfter(b, c);
  mlirOperationMoveBefore(c, b);
  mlirOperationMoveAfter(a, a);
  printf("after c: ");
  MlirStringRef next =
      mlirIdentifierStr(mlirOperationGetName(mlirOperationGetNextInBlock(c)));
  printf("%.*s\n", (int)next.length, next.data);

  MlirOperation copy = mlirOperationClone(b);
  show_op("copy", copy);
  printf("equal: %d, hash equal: %d\n", mlirOperationEqual(b, copy),
         mlirOperationHashValue(b) == mlirOperationHashValue(b));
  mlirOperationDestroy(copy);
  mlirOperationRemoveFromParent(b);
  printf("removed: %d\n", mlirBlockIsNull(mlirOperationGetBlock(b)));
  mlirOperationDestroy(b);

  printf("result %d of %d, owner %d\n",
         (int)mlirOpResultGetResultNumber(values[1]),
         (int)mlirOperationGetNumResults(a),
         mlirOperationEqual(mlirOpResultGetOwner(values[1]), a));
  mlirValueSetType(values[1], mlirF32TypeGet(ctx));
  show_type("type", mlirValueGetType(values[1]));
  mlirOperationSetLocation(
      a, mlirLocationNameGet(ctx, str("here"), mlirLocationUnknownGet(ctx)));
  printf("location: ");
  mlirLocationPrint(mlirValueGetLocation(values[0]), to_stdout, NULL);
  printf("\nvalue: ");
  mlirValuePrint(values[1], to_stdout, NULL);
  printf("\nparent is the module: %d\n",
         mlirOperationEqual(mlirOperationGetParentOperation(a),
                            mlirModuleGetOperation(module)));
  printf("no id: %d\n", mlirTypeIDIsNull(mlirOperationGetTypeID(
                            mlirModuleGetOperation(module))));
  show_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
