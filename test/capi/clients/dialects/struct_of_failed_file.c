// SPDX-License-Identifier: Apache-2.0
// A struct keeps the body that a file gave it whose parsing failed: another
// module, of another thread even, may have it from there.
#include "client.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  MlirModule bad = mlirModuleCreateParse(
      context, str("llvm.func @f(!llvm.struct<\"s\", (i32, ptr)>)\n"
                   "func.func @g(%a: i32) { return %b : i32 }\n"));
  printf("failed %d\n", mlirModuleIsNull(bad));
  MlirModule other = mlirModuleCreateParse(
      context, str("llvm.func @f(!llvm.struct<\"s\", (i64)>)\n"));
  printf("another body %d\n", !mlirModuleIsNull(other));
  if (!mlirModuleIsNull(other))
    mlirModuleDestroy(other);
  mlirContextDestroy(context);
  return 0;
}
