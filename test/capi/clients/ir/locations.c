// SPDX-License-Identifier: Apache-2.0
// Locations of all kinds: made, taken apart, printed, compared.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

static void show(const char *what, MlirLocation loc) {
  printf("%s: ", what);
  mlirLocationPrint(loc, to_stdout, NULL);
  printf(" range %d call %d fused %d name %d\n",
         mlirLocationIsAFileLineColRange(loc), mlirLocationIsACallSite(loc),
         mlirLocationIsAFused(loc), mlirLocationIsAName(loc));
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  MlirLocation unknown = mlirLocationUnknownGet(ctx);
  MlirLocation file = mlirLocationFileLineColGet(ctx, str("a.c"), 3, 7);
  MlirLocation range =
      mlirLocationFileLineColRangeGet(ctx, str("b.c"), 1, 2, 3, 4);
  MlirLocation call = mlirLocationCallSiteGet(file, range);
  MlirLocation name = mlirLocationNameGet(ctx, str("n"), file);
  MlirLocation bare = mlirLocationNameGet(ctx, str("m"), (MlirLocation){NULL});
  MlirLocation parts[] = {file, unknown, name, file};
  MlirLocation fused =
      mlirLocationFusedGet(ctx, 4, parts, (MlirAttribute){NULL});
  MlirLocation tagged =
      mlirLocationFusedGet(ctx, 1, &file, mlirStringAttrGet(ctx, str("tag")));
  MlirLocation single =
      mlirLocationFusedGet(ctx, 1, &file, (MlirAttribute){NULL});
  show("unknown", unknown);
  show("file", file);
  show("range", range);
  show("call", call);
  show("name", name);
  show("bare", bare);
  show("fused", fused);
  show("tagged", tagged);
  printf("one is itself: %d\n", mlirLocationEqual(single, file));
  printf("same again: %d\n",
         mlirLocationEqual(file,
                           mlirLocationFileLineColGet(ctx, str("a.c"), 3, 7)));
  show_text("file of range",
            mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(range)));
  printf("%d:%d to %d:%d\n", mlirLocationFileLineColRangeGetStartLine(range),
         mlirLocationFileLineColRangeGetStartColumn(range),
         mlirLocationFileLineColRangeGetEndLine(range),
         mlirLocationFileLineColRangeGetEndColumn(range));
  printf("%d:%d to %d:%d\n", mlirLocationFileLineColRangeGetStartLine(file),
         mlirLocationFileLineColRangeGetStartColumn(file),
         mlirLocationFileLineColRangeGetEndLine(file),
         mlirLocationFileLineColRangeGetEndColumn(file));
  printf("none: %d\n", mlirLocationFileLineColRangeGetStartLine(call));
  printf("callee %d caller %d\n",
         mlirLocationEqual(mlirLocationCallSiteGetCallee(call), file),
         mlirLocationEqual(mlirLocationCallSiteGetCaller(call), range));
  show_text("name", mlirIdentifierStr(mlirLocationNameGetName(name)));
  show("child", mlirLocationNameGetChildLoc(name));
  show("child of bare", mlirLocationNameGetChildLoc(bare));
  printf("fused of %u\n", mlirLocationFusedGetNumLocations(fused));
  MlirLocation got[4];
  mlirLocationFusedGetLocations(fused, got);
  for (unsigned i = 0; i < mlirLocationFusedGetNumLocations(fused); i++)
    show("part", got[i]);
  show_attr("metadata", mlirLocationFusedGetMetadata(tagged));
  show_attr("as attribute", mlirLocationGetAttribute(call));
  printf("back: %d\n",
         mlirLocationEqual(
             call, mlirLocationFromAttribute(mlirLocationGetAttribute(call))));
  printf("context: %d\n", mlirContextEqual(mlirLocationGetContext(fused), ctx));
  mlirContextDestroy(ctx);
  return 0;
}
