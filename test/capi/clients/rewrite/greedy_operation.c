// SPDX-License-Identifier: Apache-2.0
// The greedy driver on one operation, inner and outer ones.
#include "client.h"
#include "mlir-c/Rewrite.h"

/// x.a goes.
static MlirLogicalResult drop(MlirRewritePattern pattern, MlirOperation op,
                              MlirPatternRewriter rewriter, void *user) {
  (void)pattern;
  ++*(int *)user;
  mlirRewriterBaseEraseOp(mlirPatternRewriterAsBase(rewriter), op);
  return mlirLogicalResultSuccess();
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(
      context, str("\"x.a\"() : () -> ()\n\"x.b\"() ({\n"
                   "  \"x.a\"() : () -> ()\n  \"x.c\"() : () -> ()\n"
                   "}) : () -> ()\n"));
  MlirOperation b = mlirOperationGetNextInBlock(
      mlirBlockGetFirstOperation(mlirModuleGetBody(module)));
  int count = 0;
  MlirRewritePatternCallbacks callbacks = {.matchAndRewrite = drop};
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  mlirRewritePatternSetAdd(set, mlirOpRewritePatternCreate(str("x.a"), 1,
                                                           context, callbacks,
                                                           &count, 0, NULL));
  MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  MlirLogicalResult result =
      mlirApplyPatternsAndFoldGreedilyWithOp(b, frozen, config);
  printf("%d after %d\n", mlirLogicalResultIsSuccess(result), count);
  show_op("module", mlirModuleGetOperation(module));
  result = mlirApplyPatternsAndFoldGreedily(module, frozen, config);
  printf("%d after %d\n", mlirLogicalResultIsSuccess(result), count);
  show_op("module", mlirModuleGetOperation(module));
  mlirGreedyRewriteDriverConfigDestroy(config);
  mlirFrozenRewritePatternSetDestroy(frozen);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
