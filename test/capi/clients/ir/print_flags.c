// SPDX-License-Identifier: Apache-2.0
// Each flag of printing, on one module.
#include "client.h"

static const char source[] =
    "#map = affine_map<(d0) -> (d0)>\n"
    "func.func @f(%a: i32) -> i32 attributes {m = #map} {\n"
    "  %0 = \"x.op\"(%a) ({\n    \"x.in\"() : () -> ()\n  }) : (i32) -> i32\n"
    "  %1 = arith.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>\n"
    "  return %0 : i32 loc(\"back\"(\"a.mlir\":7:8))\n}\n";

static void show(MlirOperation op, const char *what,
                 MlirOpPrintingFlags flags) {
  printf("%s:\n", what);
  mlirOperationPrintWithFlags(op, flags, to_stdout, NULL);
  printf("\n");
  mlirOpPrintingFlagsDestroy(flags);
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirOperation op = mlirModuleGetOperation(module);
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  show(op, "none", flags);
  flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsElideLargeElementsAttrs(flags, 4);
  show(op, "large elements", flags);
  flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  show(op, "locations", flags);
  flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsEnableDebugInfo(flags, true, true);
  show(op, "short locations", flags);
  flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  show(op, "generic", flags);
  flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsUseLocalScope(flags);
  show(mlirBlockGetFirstOperation(mlirModuleGetBody(module)), "local", flags);
  flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsSkipRegions(flags);
  show(mlirBlockGetFirstOperation(mlirModuleGetBody(module)), "no regions",
       flags);
  flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsAssumeVerified(flags);
  show(op, "assumed valid", flags);
  flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintNameLocAsPrefix(flags);
  show(op, "names from locations", flags);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
