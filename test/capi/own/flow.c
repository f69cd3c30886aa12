// SPDX-License-Identifier: Apache-2.0
// Control flow of a client's operations, as passes see it; what a client says
// of operands and regions that there are not does no harm.
#include "client.h"
#include "mlir-c/Pass.h"
#include "mlopt-c/Dialect.h"

static const MloptValueRow values[] = {
    {.name = "values", .arity = MLOPT_VARIADIC}};

/// `once` runs its region, which yields the results.
static size_t successors(MlirOperation op, MlirOperation from,
                         MloptRegionSuccessor *to, void *user) {
  const int *mistake = user;
  bool enters = mlirOperationEqual(op, from);
  to[0] = (MloptRegionSuccessor){
      .region = enters ? 0 : -1,
      .count = enters ? 0 : (unsigned)mlirOperationGetNumResults(op)};
  if (*mistake != 1)
    return 1;
  to[1] = (MloptRegionSuccessor){.region = 5, .count = 3};
  to[0].firstOperand = 7;
  return 2;
}

static void jump_operands(MlirOperation op, unsigned successor, unsigned *first,
                          unsigned *count, void *user) {
  (void)successor;
  const int *mistake = user;
  *first = *mistake == 2 ? 9 : 0;
  *count = (unsigned)mlirOperationGetNumOperands(op);
}

static const MloptOpRow ops[] = {
    {.name = "once",
     .traits = MLOPT_TRAIT_RECURSIVE_EFFECTS | MLOPT_TRAIT_SINGLE_BLOCK,
     .results = values,
     .numResults = 1,
     .numRegions = 1,
     .regionSuccessors = successors},
    {.name = "yield",
     .traits =
         MLOPT_TRAIT_TERMINATOR | MLOPT_TRAIT_RETURN_LIKE | MLOPT_TRAIT_PURE,
     .operands = values,
     .numOperands = 1,
     .format = "$values attr-dict `:` type($values)"},
    {.name = "jump",
     .traits = MLOPT_TRAIT_TERMINATOR | MLOPT_TRAIT_BRANCH | MLOPT_TRAIT_PURE,
     .operands = values,
     .numOperands = 1,
     .numSuccessors = 1,
     .successorOperands = jump_operands},
};

static const char text[] =
    "func.func @f(%a: i32) -> (i32, i32) {\n"
    "  %c = arith.constant 3 : i32\n"
    "  %0:2 = \"flow.once\"() ({\n"
    "    %1 = arith.addi %c, %c : i32\n"
    "    flow.yield %1, %a : i32, i32\n"
    "  }) : () -> (i32, i32)\n"
    "  \"flow.jump\"(%c, %0#0)[^next] : (i32, i32) -> ()\n"
    "^next(%x: i32, %y: i32):\n"
    "  %2 = arith.muli %x, %y : i32\n"
    "  return %2, %0#1 : i32, i32\n"
    "}\n";

/// `mistake`: 1, in what regions are told; 2, in what operands are.
static void run(int mistake) {
  MlirContext context = context_with_all();
  MloptDialectRow flow = {
      .name = "flow", .ops = ops, .numOps = 3, .user = &mistake};
  if (mlirLogicalResultIsFailure(mloptDialectRegister(context, &flow)))
    exit(1);
  MlirModule module = mlirModuleCreateParse(context, str(text));
  if (mlirModuleIsNull(module)) {
    printf("not parsed\n");
  } else {
    MlirOperation op = mlirModuleGetOperation(module);
    MlirPassManager manager = mlirPassManagerCreate(context);
    mlirParsePassPipeline(mlirPassManagerGetAsOpPassManager(manager),
                          str("any(sccp,canonicalize)"), to_stdout, NULL);
    if (mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(manager, op)))
      printf("failed\n");
    show_op(mistake ? "wrong" : "right", op);
    mlirPassManagerDestroy(manager);
    mlirModuleDestroy(module);
  }
  mlirContextDestroy(context);
}

int main(void) {
  for (int mistake = 0; mistake < 3; mistake++)
    run(mistake);
  return 0;
}
