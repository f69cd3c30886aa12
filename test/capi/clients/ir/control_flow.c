// SPDX-License-Identifier: Apache-2.0
// Predecessors and successors, which branches give to blocks; terminators.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

static void show_edges(MlirBlock block, const char *name) {
  printf("%s: %d predecessors, %d successors\n", name,
         (int)mlirBlockGetNumPredecessors(block),
         (int)mlirBlockGetNumSuccessors(block));
  MlirOperation terminator = mlirBlockGetTerminator(block);
  if (mlirOperationIsNull(terminator))
    return;
  show_text("ends with", mlirIdentifierStr(mlirOperationGetName(terminator)));
  for (intptr_t i = 0; i < mlirOperationGetNumSuccessors(terminator); i++)
    printf("  takes %d arguments\n",
           (int)mlirBlockGetNumArguments(
               mlirOperationGetSuccessor(terminator, i)));
}

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func @f(%c: i1, %a: i32) -> i32 {\n"
                   "  cf.cond_br %c, ^bb1(%a : i32), ^bb2\n"
                   "^bb1(%0: i32):\n  return %0 : i32\n"
                   "^bb2:\n  return %a : i32\n}\n"));
  MlirOperation function =
      mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirBlock entry =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  MlirBlock first = mlirBlockGetNextInRegion(entry);
  MlirBlock second = mlirBlockGetNextInRegion(first);
  show_edges(entry, "entry");
  show_edges(first, "first");
  show_edges(second, "second");
  printf("predecessor: %d\n",
         mlirBlockEqual(mlirBlockGetPredecessor(first, 0), entry));
  printf("successor: %d\n",
         mlirBlockEqual(mlirBlockGetSuccessor(entry, 1), second));
  // Another block with one argument takes the place of the first.
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  MlirBlock third = mlirBlockCreate(1, &i32, &unknown);
  mlirRegionAppendOwnedBlock(mlirOperationGetRegion(function, 0), third);
  MlirOperation back = mlirOperationClone(mlirBlockGetTerminator(second));
  mlirBlockAppendOwnedOperation(third, back);
  mlirOperationSetSuccessor(mlirBlockGetTerminator(entry), 0, third);
  show_edges(first, "first");
  show_edges(third, "third");
  printf("valid: %d\n", mlirOperationVerify(function));
  show_op("after", function);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
