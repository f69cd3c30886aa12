// SPDX-License-Identifier: Apache-2.0
// Operations that are replaced by values, by one another, and modified in
// place.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Rewrite.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(
      context, str("%a = \"x.a\"() : () -> i32\n%b = \"x.b\"() : () -> i32\n"
                   "%c = \"x.c\"() : () -> i32\n"
                   "\"x.d\"(%a, %b, %c) : (i32, i32, i32) -> ()\n"));
  MlirOperation a = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation b = mlirOperationGetNextInBlock(a);
  MlirOperation c = mlirOperationGetNextInBlock(b);
  MlirOperation d = mlirOperationGetNextInBlock(c);
  MlirRewriterBase rewriter = mlirIRRewriterCreate(context);
  mlirRewriterBaseSetInsertionPointBefore(rewriter, d);
  printf("block: %d\n", mlirBlockEqual(mlirRewriterBaseGetBlock(rewriter),
                                       mlirModuleGetBody(module)));
  printf("before: %d\n",
         mlirOperationEqual(
             mlirRewriterBaseGetOperationAfterInsertion(rewriter), d));
  MlirValue value = mlirOperationGetResult(b, 0);
  mlirRewriterBaseReplaceOpWithValues(rewriter, a, 1, &value);
  show_op("by values", mlirModuleGetOperation(module));
  mlirRewriterBaseReplaceOpWithOperation(rewriter, c, b);
  show_op("by an operation", mlirModuleGetOperation(module));
  mlirRewriterBaseStartOpModification(rewriter, d);
  mlirOperationSetDiscardableAttributeByName(d, str("done"),
                                             mlirUnitAttrGet(context));
  mlirRewriterBaseFinalizeOpModification(rewriter, d);
  mlirRewriterBaseStartOpModification(rewriter, d);
  mlirRewriterBaseCancelOpModification(rewriter, d);
  mlirRewriterBaseMoveOpBefore(rewriter, mlirRewriterBaseClone(rewriter, d), d);
  show_op("cloned", mlirModuleGetOperation(module));
  mlirIRRewriterDestroy(rewriter);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
