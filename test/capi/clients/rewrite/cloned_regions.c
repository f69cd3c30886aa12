// SPDX-License-Identifier: Apache-2.0
// Regions that are cloned and inlined.
#include "client.h"
#include "mlir-c/Rewrite.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(
      context,
      str("\"x.from\"() ({\n^bb0(%0: i32):\n  \"x.a\"(%0)[^bb1] : (i32) -> ()\n"
          "^bb1:\n  \"x.b\"(%0) : (i32) -> ()\n}) : () -> ()\n"
          "\"x.to\"() ({\n  \"x.c\"() : () -> ()\n}) : () -> ()\n"));
  MlirOperation from = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation to = mlirOperationGetNextInBlock(from);
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(to, 0));
  MlirRewriterBase rewriter = mlirIRRewriterCreateFromOp(to);
  mlirRewriterBaseCloneRegionBefore(rewriter, mlirOperationGetRegion(from, 0),
                                    block);
  show_op("cloned", mlirModuleGetOperation(module));
  mlirRewriterBaseInlineRegionBefore(rewriter, mlirOperationGetRegion(from, 0),
                                     block);
  show_op("inlined", mlirModuleGetOperation(module));
  mlirIRRewriterDestroy(rewriter);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
