// SPDX-License-Identifier: Apache-2.0
// Locations: ranges, names, call sites, fused ones; their parts and ids.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

static void show(const char *what, MlirLocation location) {
  printf("%s: ", what);
  mlirLocationPrint(location, to_stdout, NULL);
  printf("\n  %d%d%d%d\n", mlirLocationIsAFileLineColRange(location),
         mlirLocationIsAName(location), mlirLocationIsACallSite(location),
         mlirLocationIsAFused(location));
}

int main(void) {
  MlirContext context = context_with_all();
  MlirLocation range =
      mlirLocationFileLineColRangeGet(context, str("a.mlir"), 1, 2, 3, 4);
  MlirLocation point = mlirLocationFileLineColGet(context, str("b.mlir"), 5, 6);
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirLocation name = mlirLocationNameGet(context, str("name"), point);
  MlirLocation call = mlirLocationCallSiteGet(range, name);
  MlirLocation both[] = {range, name};
  MlirLocation fused =
      mlirLocationFusedGet(context, 2, both, mlirAttributeGetNull());
  MlirLocation marked = mlirLocationFusedGet(
      context, 2, both, mlirStringAttrGet(context, str("why")));
  show("range", range);
  show("point", point);
  show("unknown", unknown);
  show("name", name);
  show("call", call);
  show("fused", fused);
  show("marked", marked);
  printf("%d %d %d %d\n", mlirLocationFileLineColRangeGetStartLine(range),
         mlirLocationFileLineColRangeGetStartColumn(range),
         mlirLocationFileLineColRangeGetEndLine(range),
         mlirLocationFileLineColRangeGetEndColumn(range));
  show_text("file",
            mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(range)));
  show_text("name", mlirIdentifierStr(mlirLocationNameGetName(name)));
  show("child", mlirLocationNameGetChildLoc(name));
  show("callee", mlirLocationCallSiteGetCallee(call));
  show("caller", mlirLocationCallSiteGetCaller(call));
  printf("%u\n", mlirLocationFusedGetNumLocations(marked));
  show_attr("why", mlirLocationFusedGetMetadata(marked));
  MlirTypeID ids[] = {
      mlirLocationFileLineColRangeGetTypeID(), mlirLocationNameGetTypeID(),
      mlirLocationCallSiteGetTypeID(), mlirLocationFusedGetTypeID()};
  MlirLocation all[] = {range, name, call, marked};
  for (int i = 0; i < 4; i++)
    printf("%d\n", mlirTypeIDEqual(
                       mlirAttributeGetTypeID(mlirLocationGetAttribute(all[i])),
                       ids[i]));
  mlirContextDestroy(context);
  return 0;
}
