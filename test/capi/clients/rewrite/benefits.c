// SPDX-License-Identifier: Apache-2.0
// Of several patterns the one with the highest benefit, and then those that
// fail less.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Rewrite.h"

static MlirLogicalResult decline(MlirRewritePattern pattern, MlirOperation op,
                                 MlirPatternRewriter rewriter, void *user) {
  (void)pattern;
  (void)op;
  (void)rewriter;
  printf("%s declines\n", (const char *)user);
  return mlirLogicalResultFailure();
}

static MlirLogicalResult erase(MlirRewritePattern pattern, MlirOperation op,
                               MlirPatternRewriter rewriter, void *user) {
  (void)pattern;
  printf("%s erases\n", (const char *)user);
  mlirRewriterBaseEraseOp(mlirPatternRewriterAsBase(rewriter), op);
  return mlirLogicalResultSuccess();
}

static void destruct(void *user) { printf("%s goes\n", (const char *)user); }

int main(void) {
  static char names[4][8] = {"one", "five", "three", "nine"};
  unsigned benefits[] = {1, 5, 3, 9};
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module =
      mlirModuleCreateParse(context, str("\"x.a\"() : () -> ()\n"));
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  for (int i = 0; i < 4; i++) {
    MlirRewritePatternCallbacks callbacks = {
        .destruct = destruct, .matchAndRewrite = i == 2 ? erase : decline};
    mlirRewritePatternSetAdd(
        set, mlirOpRewritePatternCreate(str("x.a"), benefits[i], context,
                                        callbacks, names[i], 0, NULL));
  }
  MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
  mlirWalkAndApplyPatterns(mlirModuleGetOperation(module), frozen);
  show_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  mlirFrozenRewritePatternSetDestroy(frozen);
  mlirContextDestroy(context);
  return 0;
}
