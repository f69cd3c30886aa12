// SPDX-License-Identifier: Apache-2.0
// Uses that a rewriter replaces: all, in a block, by an operation.
#include "client.h"
#include "mlir-c/Rewrite.h"

static const char source[] =
    "%a = \"x.a\"() : () -> i32\n%b = \"x.b\"() : () -> i32\n"
    "\"x.c\"(%a, %b) : (i32, i32) -> ()\n"
    "\"x.d\"() ({\n  \"x.e\"(%a) : (i32) -> ()\n}) : () -> ()\n";

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  for (int i = 0; i < 6; i++) {
    MlirModule module = mlirModuleCreateParse(context, str(source));
    MlirOperation a = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
    MlirOperation b = mlirOperationGetNextInBlock(a);
    MlirOperation c = mlirOperationGetNextInBlock(b);
    MlirOperation d = mlirOperationGetNextInBlock(c);
    MlirValue va = mlirOperationGetResult(a, 0);
    MlirValue vb = mlirOperationGetResult(b, 0);
    MlirRewriterBase rewriter = mlirIRRewriterCreateFromOp(c);
    if (i == 0)
      mlirRewriterBaseReplaceAllUsesWith(rewriter, va, vb);
    else if (i == 1)
      mlirRewriterBaseReplaceAllOpUsesWithValueRange(rewriter, a, 1, &vb);
    else if (i == 2)
      mlirRewriterBaseReplaceAllOpUsesWithOperation(rewriter, a, b);
    else if (i == 3)
      mlirRewriterBaseReplaceOpUsesWithinBlock(
          rewriter, a, 1, &vb,
          mlirRegionGetFirstBlock(mlirOperationGetRegion(d, 0)));
    else if (i == 4)
      mlirRewriterBaseReplaceAllUsesExcept(rewriter, va, vb, c);
    else
      mlirRewriterBaseReplaceAllValueRangeUsesWith(rewriter, 1, &va, &vb);
    show_op("module", mlirModuleGetOperation(module));
    mlirIRRewriterDestroy(rewriter);
    mlirModuleDestroy(module);
  }
  mlirContextDestroy(context);
  return 0;
}
