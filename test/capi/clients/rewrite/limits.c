// SPDX-License-Identifier: Apache-2.0
// Limits of iterations and rewrites; folding turned off.
#include "client.h"
#include "mlir-c/Rewrite.h"

static MlirLogicalResult renew(MlirRewritePattern pattern, MlirOperation op,
                               MlirPatternRewriter rewriter, void *user) {
  (void)pattern;
  ++*(int *)user;
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  MlirOperation clone = mlirRewriterBaseClone(base, op);
  mlirRewriterBaseReplaceOpWithOperation(base, op, clone);
  return mlirLogicalResultSuccess();
}

static void run(MlirContext context, int64_t iterations, int64_t rewrites) {
  int count = 0;
  MlirModule module =
      mlirModuleCreateParse(context, str("func.func @f() -> i32 {\n"
                                         "  %0 = \"x.a\"() : () -> i32\n"
                                         "  %1 = arith.constant 1 : i32\n"
                                         "  %2 = arith.addi %1, %1 : i32\n"
                                         "  %3 = arith.addi %2, %0 : i32\n"
                                         "  return %3 : i32\n}\n"));
  MlirRewritePatternCallbacks callbacks = {.matchAndRewrite = renew};
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  mlirRewritePatternSetAdd(set, mlirOpRewritePatternCreate(str("x.a"), 1,
                                                           context, callbacks,
                                                           &count, 0, NULL));
  MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  mlirGreedyRewriteDriverConfigSetMaxIterations(config, iterations);
  mlirGreedyRewriteDriverConfigSetMaxNumRewrites(config, rewrites);
  mlirGreedyRewriteDriverConfigEnableFolding(config, rewrites != 3);
  MlirLogicalResult result =
      mlirApplyPatternsAndFoldGreedily(module, frozen, config);
  printf("converged %d after %d\n", mlirLogicalResultIsSuccess(result), count);
  show_op("module", mlirModuleGetOperation(module));
  mlirGreedyRewriteDriverConfigDestroy(config);
  mlirFrozenRewritePatternSetDestroy(frozen);
  mlirModuleDestroy(module);
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  run(context, 1, 5);
  run(context, 2, 3);
  mlirContextDestroy(context);
  return 0;
}
