// SPDX-License-Identifier: Apache-2.0
// Debug types: on, off, one or several.
#include "mlir-c/Debug.h"
#include "client.h"

int main(void) {
  printf("%d\n", mlirIsGlobalDebugEnabled());
  mlirEnableGlobalDebug(true);
  printf("%d\n", mlirIsGlobalDebugEnabled());
  mlirSetGlobalDebugType("one");
  printf("%d %d\n", mlirIsCurrentDebugType("one"),
         mlirIsCurrentDebugType("two"));
  const char *types[] = {"two", "three"};
  mlirSetGlobalDebugTypes(types, 2);
  printf("%d %d %d\n", mlirIsCurrentDebugType("one"),
         mlirIsCurrentDebugType("two"), mlirIsCurrentDebugType("three"));
  mlirEnableGlobalDebug(false);
  printf("%d\n", mlirIsGlobalDebugEnabled());
  return 0;
}
