// SPDX-License-Identifier: Apache-2.0
// A plug-in with a dialect and a pass.
#include <string.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlopt-c/Dialect.h"
#include "mlopt-c/Pass.h"
#include "mlopt-c/Plugin.h"

static const MloptAttributeRow size[] = {
    {.name = "size", .kind = "I64Attr", .defaultValue = "64 : i64"}};
static const MloptOpRow ops[] = {{.name = "mark",
                                  .attributes = size,
                                  .numAttributes = 1,
                                  .format = "(`size` $size^)? attr-dict"}};
static const MloptDialectRow dialect = {
    .name = "plug", .ops = ops, .numOps = 1};

static MlirLogicalResult add_dialects(MlirContext context) {
  return mloptDialectRegister(context, &dialect);
}

static MlirStringRef str(const char *text) {
  return (MlirStringRef){text, strlen(text)};
}

static MlirWalkResult halve(MlirOperation op, void *user) {
  if (mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                         str("plug.mark"))) {
    MlirAttribute before = mlirOperationGetAttributeByName(op, str("size"));
    int64_t value = mlirIntegerAttrGetValueInt(before);
    mlirOperationSetAttributeByName(
        op, str("size"),
        mlirIntegerAttrGet(mlirAttributeGetType(before), value / 2));
    mloptPassRunCount(*(MloptPassRun *)user, 0, 1);
  }
  return MlirWalkResultAdvance;
}

static MlirLogicalResult run(MlirOperation op, MloptPassRun pass, void *user) {
  (void)user;
  mlirOperationWalk(op, halve, &pass, MlirWalkPreOrder);
  return mlirLogicalResultSuccess();
}

static const MloptPassStatisticRow statistics[] = {
    {.name = "num-marks", .help = "Marks that were halved"}};
static const MloptPassRow pass = {.flag = "plug-halve",
                                  .name = "Halve",
                                  .summary = "Halves the sizes of marks",
                                  .statistics = statistics,
                                  .numStatistics = 1,
                                  .run = run};

static MlirLogicalResult add_passes(MlirContext context) {
  return mloptPassRegister(context, &pass);
}

static const MloptPlugin plugin = {.version = MLOPT_PLUGIN_VERSION,
                                   .registerDialects = add_dialects,
                                   .registerPasses = add_passes};
MLOPT_PLUGIN(plugin)
