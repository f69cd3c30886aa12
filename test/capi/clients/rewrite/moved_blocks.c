// SPDX-License-Identifier: Apache-2.0
// Blocks that are made, moved, merged and erased by a rewriter.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Rewrite.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(
      context, str("\"x.op\"() ({\n  \"x.a\"() : () -> ()\n^bb1(%0: i32):\n"
                   "  \"x.b\"(%0) : (i32) -> ()\n^bb2:\n"
                   "  \"x.c\"() : () -> ()\n}) : () -> ()\n"));
  MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirBlock first = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  MlirBlock second = mlirBlockGetNextInRegion(first);
  MlirBlock third = mlirBlockGetNextInRegion(second);
  MlirRewriterBase rewriter = mlirIRRewriterCreate(context);
  mlirRewriterBaseMoveBlockBefore(rewriter, third, first);
  show_op("moved", op);
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirBlock made =
      mlirRewriterBaseCreateBlockBefore(rewriter, second, 1, &i32, &unknown);
  printf("insertion: %d\n",
         mlirBlockEqual(mlirRewriterBaseGetInsertionBlock(rewriter), made));
  MlirValue argument = mlirBlockGetArgument(made, 0);
  mlirRewriterBaseMergeBlocks(rewriter, second, made, 1, &argument);
  show_op("merged", op);
  mlirRewriterBaseInlineBlockBefore(rewriter, third,
                                    mlirBlockGetFirstOperation(first), 0, NULL);
  show_op("inlined", op);
  mlirRewriterBaseEraseBlock(rewriter, made);
  show_op("erased", op);
  mlirIRRewriterDestroy(rewriter);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
