// SPDX-License-Identifier: Apache-2.0
// One context, several threads: each makes types, attributes and operations,
// and erases what another one made.
#include <pthread.h>

#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

enum { NUM_THREADS = 4, NUM_OPS = 500 };

typedef struct Job {
  MlirContext ctx;
  MlirModule module;
  MlirType type;
  pthread_t thread;
} Job;

static void *build(void *user) {
  Job *job = user;
  MlirLocation loc = mlirLocationFileLineColGet(job->ctx, str("t.c"), 1, 1);
  job->module = mlirModuleCreateEmpty(loc);
  for (int i = 0; i < NUM_OPS; i++) {
    MlirOperationState state = mlirOperationStateGet(str("x.op"), loc);
    job->type = mlirIntegerTypeGet(job->ctx, (unsigned)i + 1);
    MlirNamedAttribute attr =
        named(job->ctx, "n", mlirIntegerAttrGet(job->type, i % 2));
    mlirOperationStateAddResults(&state, 1, &job->type);
    mlirOperationStateAddAttributes(&state, 1, &attr);
    mlirBlockAppendOwnedOperation(mlirModuleGetBody(job->module),
                                  mlirOperationCreate(&state));
  }
  return NULL;
}

static void *destroy(void *user) {
  mlirModuleDestroy(((Job *)user)->module);
  return NULL;
}

static int count(MlirModule module) {
  int number = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    number++;
  return number;
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  Job jobs[NUM_THREADS];
  for (int i = 0; i < NUM_THREADS; i++) {
    jobs[i].ctx = ctx;
    pthread_create(&jobs[i].thread, NULL, build, &jobs[i]);
  }
  for (int i = 0; i < NUM_THREADS; i++)
    pthread_join(jobs[i].thread, NULL);
  for (int i = 0; i < NUM_THREADS; i++)
    printf("%d operations, valid %d, same type %d\n", count(jobs[i].module),
           mlirOperationVerify(mlirModuleGetOperation(jobs[i].module)),
           mlirTypeEqual(jobs[i].type, jobs[0].type));
  for (int i = 0; i < NUM_THREADS; i++)
    pthread_create(&jobs[i].thread, NULL, destroy,
                   &jobs[(i + 1) % NUM_THREADS]);
  for (int i = 0; i < NUM_THREADS; i++)
    pthread_join(jobs[i].thread, NULL);
  mlirContextDestroy(ctx);
  return 0;
}
