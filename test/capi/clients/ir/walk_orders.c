// SPDX-License-Identifier: Apache-2.0
// Walks before and after regions, skipped and interrupted.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

typedef struct Walk {
  const char *skip;
  const char *stop;
} Walk;

static MlirWalkResult visit(MlirOperation op, void *user) {
  const Walk *walk = user;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  printf(" %.*s", (int)name.length, name.data);
  if (walk->skip && mlirStringRefEqual(name, str(walk->skip)))
    return MlirWalkResultSkip;
  if (walk->stop && mlirStringRefEqual(name, str(walk->stop)))
    return MlirWalkResultInterrupt;
  return MlirWalkResultAdvance;
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(
      context, str("\"x.a\"() ({\n  \"x.b\"() ({\n    \"x.c\"() : () -> ()\n"
                   "  }) : () -> ()\n  \"x.d\"() : () -> ()\n}, {\n"
                   "  \"x.e\"() : () -> ()\n}) : () -> ()\n"
                   "\"x.f\"() : () -> ()\n"));
  MlirOperation op = mlirModuleGetOperation(module);
  Walk walks[] = {{NULL, NULL}, {"x.b", NULL}, {"x.a", NULL}, {NULL, "x.d"}};
  for (int i = 0; i < 4; i++) {
    printf("before:");
    mlirOperationWalk(op, visit, &walks[i], MlirWalkPreOrder);
    printf("\n");
    if (walks[i].skip)
      continue;
    printf("after:");
    mlirOperationWalk(op, visit, &walks[i], MlirWalkPostOrder);
    printf("\n");
  }
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
