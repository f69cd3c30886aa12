// SPDX-License-Identifier: Apache-2.0
// Modules from files, there or not.
#include "client.h"

int main(void) {
  MlirContext context = context_with_all();
  char path[] = "/tmp/mlopt-client-XXXXXX";
  FILE *file = tmpfile();
  if (file)
    fclose(file);
  snprintf(path, sizeof path, "/tmp/mlopt-client-%d", 4711);
  file = fopen(path, "w");
  fputs("func.func @f() {\n  return\n}\n", file);
  fclose(file);
  MlirModule module = mlirModuleCreateParseFromFile(context, str(path));
  show_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  file = fopen(path, "w");
  fputs("func.func @f( {\n}\n", file);
  fclose(file);
  printf("null: %d\n",
         mlirModuleIsNull(mlirModuleCreateParseFromFile(context, str(path))));
  remove(path);
  mlirContextDestroy(context);
  return 0;
}
