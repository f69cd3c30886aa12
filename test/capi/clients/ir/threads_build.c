// SPDX-License-Identifier: Apache-2.0
// Threads that build types, attributes and operations of one context at once.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include <pthread.h>

typedef struct Work {
  MlirContext context;
  int number;
  MlirType type;
  MlirAttribute attr;
  MlirModule module;
} Work;

static void *work(void *user) {
  Work *mine = user;
  for (int i = 1; i < 200; i++) {
    int64_t shape[] = {i, 2};
    mine->type = mlirRankedTensorTypeGet(
        2, shape, mlirIntegerTypeGet(mine->context, (unsigned)i % 60 + 1),
        mlirAttributeGetNull());
    mine->attr = mlirTypeAttrGet(mine->type);
  }
  char text[64];
  snprintf(text, sizeof text, "func.func private @f%d(tensor<%dxf32>)",
           mine->number, mine->number);
  mine->module = mlirModuleCreateParse(mine->context, str(text));
  return NULL;
}

int main(void) {
  enum { COUNT = 4 };
  pthread_t threads[COUNT];
  Work works[COUNT];
  MlirContext context = context_with_all();
  mlirContextEnableMultithreading(context, true);
  mlirContextLoadAllAvailableDialects(context);
  for (int i = 0; i < COUNT; i++) {
    works[i] = (Work){.context = context, .number = i + 1};
    if (pthread_create(&threads[i], NULL, work, &works[i]))
      return 1;
  }
  for (int i = 0; i < COUNT; i++) {
    pthread_join(threads[i], NULL);
    printf("%d %d\n", mlirTypeEqual(works[i].type, works[0].type),
           mlirAttributeEqual(works[i].attr, works[0].attr));
    show_op("module", mlirModuleGetOperation(works[i].module));
    mlirModuleDestroy(works[i].module);
  }
  show_type("type", works[0].type);
  mlirContextDestroy(context);
  return 0;
}
