// SPDX-License-Identifier: Apache-2.0
// An optimizer of one's own: a dialect of one operation, a pattern, a pass, and
// mlopt's command line for them.
#include "mlopt-c/Dialect.h"
#include "mlopt-c/Main.h"
#include "mlopt-c/Pass.h"

static const MloptValueRow x[] = {{.name = "x", .type = "AnyInteger"}};
static const MloptValueRow y[] = {{.name = "y", .type = "AnyInteger"}};
static const MloptOpRow ops[] = {
    {.name = "neg",
     .traits = MLOPT_TRAIT_PURE | MLOPT_TRAIT_SAME_TYPES,
     .operands = x,
     .numOperands = 1,
     .results = y,
     .numResults = 1,
     .format = "$x attr-dict `:` type($x)"}};

/// neg(neg(x)) -> x
static MlirLogicalResult cancel(MlirOperation op, MlirPatternRewriter rewriter,
                                void *user) {
  (void)user;
  MlirValue operand = mlirOperationGetOperand(op, 0);
  MlirOperation inner =
      mlirValueIsAOpResult(operand) ? mlirOpResultGetOwner(operand) : op;
  if (!mlirIdentifierEqual(mlirOperationGetName(inner),
                           mlirOperationGetName(op)) ||
      mlirOperationEqual(inner, op))
    return mlirLogicalResultFailure();
  MlirValue value = mlirOperationGetOperand(inner, 0);
  mlirRewriterBaseReplaceOpWithValues(mlirPatternRewriterAsBase(rewriter), op,
                                      1, &value);
  return mlirLogicalResultSuccess();
}

static MlirWalkResult count(MlirOperation op, void *run) {
  (void)op;
  mloptPassRunCount(*(MloptPassRun *)run, 0, 1);
  return MlirWalkResultAdvance;
}
static MlirLogicalResult count_ops(MlirOperation op, MloptPassRun run,
                                   void *user) {
  (void)user;
  mlirOperationWalk(op, count, &run, MlirWalkPreOrder);
  return mlirLogicalResultSuccess();
}

static const MloptPatternRow patterns[] = {
    {.name = "cancel", .root = "my.neg", .rewrite = cancel}};
static const MloptDialectRow my = {.name = "my",
                                   .ops = ops,
                                   .numOps = 1,
                                   .patterns = patterns,
                                   .numPatterns = 1};
static const MloptPassStatisticRow numbers[] = {
    {"num-ops", "Number of operations"}};
static const MloptPassRow pass = {.flag = "count-ops",
                                  .name = "CountOps",
                                  .summary = "Counts operations",
                                  .statistics = numbers,
                                  .numStatistics = 1,
                                  .run = count_ops};

static MlirLogicalResult register_all(MlirContext context, void *user) {
  (void)user;
  return mlirLogicalResultIsFailure(mloptDialectRegister(context, &my))
             ? mlirLogicalResultFailure()
             : mloptPassRegister(context, &pass);
}

int main(int argc, char **argv) {
  return mloptMain(argc, argv, register_all, NULL);
}
