// SPDX-License-Identifier: Apache-2.0
// Contexts of their own: registries, loaded dialects, threads.
#include "client.h"

int main(void) {
  MlirContext empty = mlirContextCreateWithThreading(false);
  MlirContext other = mlirContextCreate();
  printf("equal: %d %d\n", mlirContextEqual(empty, empty),
         mlirContextEqual(empty, other));
  printf("threads: %d\n", (int)mlirContextGetNumThreads(empty));
  printf("dialects: %d registered, %d loaded\n",
         (int)mlirContextGetNumRegisteredDialects(empty),
         (int)mlirContextGetNumLoadedDialects(empty));
  printf("known: %d\n",
         mlirContextIsRegisteredOperation(empty, str("builtin.module")));
  printf("known: %d\n",
         mlirContextIsRegisteredOperation(empty, str("builtin.nothing")));
  MlirDialect builtin = mlirContextGetOrLoadDialect(empty, str("builtin"));
  show_text("namespace", mlirDialectGetNamespace(builtin));
  printf("context: %d\n",
         mlirContextEqual(mlirDialectGetContext(builtin), empty));
  printf("same: %d\n", mlirDialectEqual(builtin, mlirContextGetOrLoadDialect(
                                                     empty, str("builtin"))));
  printf("allowed: %d\n", mlirContextGetAllowUnregisteredDialects(empty));
  mlirContextSetAllowUnregisteredDialects(empty, true);
  printf("allowed: %d\n", mlirContextGetAllowUnregisteredDialects(empty));
  MlirLlvmThreadPool pool = mlirLlvmThreadPoolCreate();
  mlirContextSetThreadPool(empty, pool);
  printf("pool: %d, threads: %d\n",
         mlirContextGetThreadPool(empty).ptr == pool.ptr,
         mlirContextGetNumThreads(empty) > 0);
  mlirContextEnableMultithreading(empty, false);
  printf("threads: %d\n", (int)mlirContextGetNumThreads(empty));
  mlirContextDestroy(empty);
  mlirLlvmThreadPoolDestroy(pool);
  mlirContextDestroy(other);
  return 0;
}
