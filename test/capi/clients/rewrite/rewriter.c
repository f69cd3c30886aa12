// SPDX-License-Identifier: Apache-2.0
// A rewriter without a driver: insertion points, blocks, uses.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Rewrite.h"

static MlirOperation make(MlirContext ctx, const char *name) {
  MlirOperationState state =
      mlirOperationStateGet(str(name), mlirLocationUnknownGet(ctx));
  MlirType type = mlirIntegerTypeGet(ctx, 32);
  mlirOperationStateAddResults(&state, 1, &type);
  return mlirOperationCreate(&state);
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  MlirModule module =
      mlirModuleCreateParse(ctx, str("%0 = \"x.a\"() : () -> i32\n"
                                     "%1 = \"x.b\"(%0) : (i32) -> i32\n"
                                     "\"x.c\"(%0, %1) ({\n"
                                     "  \"x.d\"(%0) : (i32) -> ()\n"
                                     "^next(%2: i32):\n"
                                     "  \"x.e\"(%2) : (i32) -> ()\n"
                                     "}) : (i32, i32) -> ()\n"));
  MlirBlock body = mlirModuleGetBody(module);
  MlirOperation a = mlirBlockGetFirstOperation(body);
  MlirOperation b = mlirOperationGetNextInBlock(a);
  MlirOperation c = mlirOperationGetNextInBlock(b);
  MlirRewriterBase rw = mlirIRRewriterCreateFromOp(b);
  printf("in the body: %d, before b: %d\n",
         mlirBlockEqual(mlirRewriterBaseGetInsertionBlock(rw), body),
         mlirOperationEqual(mlirRewriterBaseGetOperationAfterInsertion(rw), b));
  MlirOperation before_b = mlirRewriterBaseInsert(rw, make(ctx, "x.before_b"));
  mlirRewriterBaseSetInsertionPointToStart(rw, body);
  mlirRewriterBaseInsert(rw, make(ctx, "x.start"));
  mlirRewriterBaseSetInsertionPointToEnd(rw, body);
  mlirRewriterBaseInsert(rw, make(ctx, "x.end"));
  mlirRewriterBaseSetInsertionPointAfter(rw, b);
  mlirRewriterBaseClone(rw, b);
  mlirRewriterBaseSetInsertionPointAfterValue(rw, mlirOperationGetResult(a, 0));
  mlirRewriterBaseCloneWithoutRegions(rw, c);
  show_op("inserted", mlirModuleGetOperation(module));

  mlirRewriterBaseReplaceAllUsesExcept(rw, mlirOperationGetResult(a, 0),
                                       mlirOperationGetResult(before_b, 0), b);
  mlirRewriterBaseMoveOpAfter(rw, before_b, a);
  show_op("replaced", mlirModuleGetOperation(module));
  mlirRewriterBaseReplaceOpWithOperation(rw, b, before_b);

  MlirBlock first = mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(c));
  MlirBlock next = mlirBlockGetNextInRegion(first);
  MlirValue value = mlirOperationGetResult(before_b, 0);
  MlirType type = mlirIntegerTypeGet(ctx, 8);
  MlirLocation loc = mlirLocationUnknownGet(ctx);
  mlirRewriterBaseCreateBlockBefore(rw, first, 1, &type, &loc);
  mlirRewriterBaseMoveBlockBefore(rw, next, first);
  show_op("blocks", c);
  mlirRewriterBaseInlineBlockBefore(rw, next, mlirBlockGetFirstOperation(first),
                                    1, &value);
  show_op("inlined", c);
  mlirRewriterBaseEraseOp(rw, mlirBlockGetFirstOperation(first));
  mlirRewriterBaseEraseBlock(rw, first);
  mlirRewriterBaseClearInsertionPoint(rw);
  printf("nowhere: %d\n",
         mlirBlockIsNull(mlirRewriterBaseGetInsertionBlock(rw)));
  show_op("end", mlirModuleGetOperation(module));
  mlirIRRewriterDestroy(rw);
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
