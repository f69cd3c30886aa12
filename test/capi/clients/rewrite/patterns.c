// SPDX-License-Identifier: Apache-2.0
// Patterns of a client: in the greedy driver, and in a walk.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Rewrite.h"

static const char text[] = "module {\n"
                           "  %0 = \"x.one\"() : () -> i32\n"
                           "  %1 = \"x.one\"() {keep} : () -> i32\n"
                           "  \"x.use\"(%0, %1) : (i32, i32) -> ()\n"
                           "}\n";

typedef struct Counts {
  int constructed, destructed, tried;
} Counts;

static void construct(void *user) { ((Counts *)user)->constructed++; }
static void destruct(void *user) { ((Counts *)user)->destructed++; }

/// x.one without `keep` becomes x.two.
static MlirLogicalResult rewrite(MlirRewritePattern pattern, MlirOperation op,
                                 MlirPatternRewriter rewriter, void *user) {
  (void)pattern;
  ((Counts *)user)->tried++;
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  MlirContext ctx = mlirRewriterBaseGetContext(base);
  if (!mlirAttributeIsNull(mlirOperationGetAttributeByName(op, str("keep"))))
    return mlirLogicalResultFailure();
  MlirOperationState state =
      mlirOperationStateGet(str("x.two"), mlirOperationGetLocation(op));
  MlirType type = mlirIntegerTypeGet(ctx, 32);
  mlirOperationStateAddResults(&state, 1, &type);
  MlirOperation two = mlirOperationCreate(&state);
  mlirRewriterBaseInsert(base, two);
  mlirRewriterBaseReplaceOpWithOperation(base, op, two);
  return mlirLogicalResultSuccess();
}

static MlirFrozenRewritePatternSet make(MlirContext ctx, Counts *counts) {
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(ctx);
  MlirRewritePatternCallbacks callbacks = {construct, destruct, rewrite};
  MlirStringRef generated = str("x.two");
  mlirRewritePatternSetAdd(set, mlirOpRewritePatternCreate(str("x.one"), 1, ctx,
                                                           callbacks, counts, 1,
                                                           &generated));
  MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
  return frozen;
}

int main(void) {
  MlirContext ctx = mlirContextCreateWithThreading(false);
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  Counts counts = {0};
  MlirFrozenRewritePatternSet frozen = make(ctx, &counts);
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  MlirModule module = mlirModuleCreateParse(ctx, str(text));
  MlirLogicalResult ok =
      mlirApplyPatternsAndFoldGreedily(module, frozen, config);
  printf("converged %d\n", mlirLogicalResultIsSuccess(ok));
  show_op("greedy", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);

  module = mlirModuleCreateParse(ctx, str(text));
  mlirWalkAndApplyPatterns(mlirModuleGetOperation(module), frozen);
  show_op("walk", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  mlirGreedyRewriteDriverConfigDestroy(config);
  mlirFrozenRewritePatternSetDestroy(frozen);
  printf("constructed %d destructed %d tried %d\n", counts.constructed,
         counts.destructed, counts.tried > 2);
  mlirContextDestroy(ctx);
  return 0;
}
