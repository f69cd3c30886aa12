// SPDX-License-Identifier: Apache-2.0
// Walks in both orders, with skip, interrupt and erasure on the way.
#include "client.h"

static const char text[] = "\"x.a\"() ({\n"
                           "  \"x.b\"() ({ \"x.c\"() : () -> () }) : () -> ()\n"
                           "  \"x.d\"() : () -> ()\n"
                           "}, { \"x.e\"() : () -> () }) : () -> ()\n"
                           "\"x.f\"() : () -> ()\n";

typedef struct Job {
  const char *skip, *interrupt, *erase;
} Job;

static bool is(MlirOperation op, const char *name) {
  MlirStringRef text = mlirIdentifierStr(mlirOperationGetName(op));
  return name && mlirStringRefEqual(text, str(name));
}

static MlirWalkResult visit(MlirOperation op, void *user) {
  const Job *job = user;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  printf(" %.*s", (int)name.length, name.data);
  if (is(op, job->interrupt))
    return MlirWalkResultInterrupt;
  if (is(op, job->erase)) {
    mlirOperationDestroy(op);
    return MlirWalkResultSkip;
  }
  return is(op, job->skip) ? MlirWalkResultSkip : MlirWalkResultAdvance;
}

static void walk(MlirModule module, const char *what, MlirWalkOrder order,
                 Job job) {
  printf("%s:", what);
  mlirOperationWalk(mlirModuleGetOperation(module), visit, &job, order);
  printf("\n");
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  MlirModule module = mlirModuleCreateParse(ctx, str(text));
  walk(module, "pre", MlirWalkPreOrder, (Job){0});
  walk(module, "post", MlirWalkPostOrder, (Job){0});
  walk(module, "pre, skip b", MlirWalkPreOrder, (Job){.skip = "x.b"});
  walk(module, "pre, stop at d", MlirWalkPreOrder, (Job){.interrupt = "x.d"});
  walk(module, "post, stop at c", MlirWalkPostOrder, (Job){.interrupt = "x.c"});
  walk(module, "pre, erase b", MlirWalkPreOrder, (Job){.erase = "x.b"});
  walk(module, "post, erase e", MlirWalkPostOrder, (Job){.erase = "x.e"});
  show_op("left", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
