// SPDX-License-Identifier: Apache-2.0
// Passes of a client's, by name in pipelines, with options and statistics.
#include "client.h"
#include "mlir-c/Pass.h"
#include "mlopt-c/Pass.h"

static MlirLogicalResult run(MlirOperation op, MloptPassRun run, void *user) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  MlirStringRef label = mloptPassRunGetString(run, 2);
  printf("%s on %.*s: %d %d '%.*s'\n", (const char *)user, (int)name.length,
         name.data, mloptPassRunGetBool(run, 0),
         (int)mloptPassRunGetInt(run, 1), (int)label.length, label.data);
  for (intptr_t i = 0; i < mloptPassRunGetListSize(run, 3); i++) {
    MlirStringRef item = mloptPassRunGetListItem(run, 3, i);
    printf("  item '%.*s'\n", (int)item.length, item.data);
  }
  if (mloptPassRunGetListItem(run, 3, 9).length ||
      mloptPassRunGetListSize(run, 2))
    printf("not expected\n");
  // Options of another kind, or that there are not.
  if (mloptPassRunGetBool(run, 1) || mloptPassRunGetInt(run, 7))
    printf("not expected\n");
  mloptPassRunCount(run, 0, 2);
  mloptPassRunCount(run, 9, 2);
  if (!mloptPassRunGetBool(run, 0))
    return mlirLogicalResultSuccess();
  mlirEmitError(mlirOperationGetLocation(op), "asked to fail");
  return mlirLogicalResultFailure();
}

static const MloptPassOptionRow options[] = {
    {.name = "fail", .kind = MLOPT_PASS_OPTION_BOOL, .help = "Fails"},
    {.name = "depth",
     .kind = MLOPT_PASS_OPTION_INT,
     .help = "A number",
     .defaultInt = 3},
    {.name = "label",
     .kind = MLOPT_PASS_OPTION_STRING,
     .help = "A text",
     .defaultString = "none"},
    {.name = "items",
     .kind = MLOPT_PASS_OPTION_LIST,
     .help = "Some texts",
     .defaultString = "one,two"}};
static const MloptPassStatisticRow statistics[] = {{"num", "Numbers"}};
static const MloptPassRow pass = {.flag = "my-pass",
                                  .options = options,
                                  .numOptions = 4,
                                  .statistics = statistics,
                                  .numStatistics = 1,
                                  .run = run,
                                  .user = (void *)(size_t) "run"};

static void try(MlirContext context, const char *pipeline) {
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func private @f()\nfunc.func private @g()\n"));
  MlirPassManager manager = mlirPassManagerCreate(context);
  MlirOpPassManager list = mlirPassManagerGetAsOpPassManager(manager);
  if (mlirLogicalResultIsFailure(
          mlirParsePassPipeline(list, str(pipeline), to_stdout, NULL))) {
    printf("not parsed\n");
  } else {
    mlirPrintPassPipeline(list, to_stdout, NULL);
    printf("\n");
    MlirLogicalResult result =
        mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module));
    printf("%s\n", mlirLogicalResultIsSuccess(result) ? "done" : "failed");
  }
  mlirPassManagerDestroy(manager);
  mlirModuleDestroy(module);
}

static void try_register(MlirContext context, MloptPassRow row) {
  if (mlirLogicalResultIsSuccess(mloptPassRegister(context, &row)))
    printf("registered\n");
}

int main(void) {
  MlirContext context = context_with_all();
  try(context, "builtin.module(my-pass)");
  try_register(context, pass);
  try_register(context, pass);
  try_register(context, (MloptPassRow){.flag = "canonicalize", .run = run});
  try_register(context, (MloptPassRow){.flag = "two words", .run = run});
  try_register(context, (MloptPassRow){.flag = "nothing"});
  try(context, "builtin.module(my-pass)");
  try(context,
      "builtin.module(my-pass{depth=-7 label=x items=a,b,c},canonicalize,"
      "func.func(my-pass{label=inner}))");
  try(context, "builtin.module(my-pass{fail=true})");
  try(context, "builtin.module(my-pass{depth=deep})");
  try(context, "builtin.module(my-pass{width=1})");
  mlirContextDestroy(context);
  return 0;
}
