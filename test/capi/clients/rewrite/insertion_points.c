// SPDX-License-Identifier: Apache-2.0
// Where a rewriter inserts.
#include "client.h"
#include "mlir-c/Rewrite.h"

static MlirOperation create(MlirContext context, const char *name) {
  MlirOperationState state =
      mlirOperationStateGet(str(name), mlirLocationUnknownGet(context));
  return mlirOperationCreate(&state);
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(
      context, str("%0 = \"x.a\"() : () -> i32\n\"x.b\"(%0) : (i32) -> ()\n"));
  MlirBlock body = mlirModuleGetBody(module);
  MlirOperation a = mlirBlockGetFirstOperation(body);
  MlirRewriterBase rewriter = mlirIRRewriterCreate(context);
  mlirRewriterBaseSetInsertionPointToStart(rewriter, body);
  mlirRewriterBaseInsert(rewriter, create(context, "x.start"));
  mlirRewriterBaseInsert(rewriter, create(context, "x.start2"));
  mlirRewriterBaseSetInsertionPointToEnd(rewriter, body);
  mlirRewriterBaseInsert(rewriter, create(context, "x.end"));
  mlirRewriterBaseSetInsertionPointAfter(rewriter, a);
  mlirRewriterBaseInsert(rewriter, create(context, "x.after"));
  mlirRewriterBaseSetInsertionPointBefore(rewriter, a);
  mlirRewriterBaseInsert(rewriter, create(context, "x.before"));
  mlirRewriterBaseSetInsertionPointAfterValue(rewriter,
                                              mlirOperationGetResult(a, 0));
  mlirRewriterBaseInsert(rewriter, create(context, "x.value"));
  mlirRewriterBaseClearInsertionPoint(rewriter);
  printf("none: %d\n",
         mlirBlockIsNull(mlirRewriterBaseGetInsertionBlock(rewriter)));
  printf("context: %d\n",
         mlirContextEqual(mlirRewriterBaseGetContext(rewriter), context));
  show_op("module", mlirModuleGetOperation(module));
  mlirIRRewriterDestroy(rewriter);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
