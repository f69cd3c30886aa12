// SPDX-License-Identifier: Apache-2.0
// Identifiers are interned and know their context.
#include "client.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirIdentifier a = mlirIdentifierGet(context, str("a.b"));
  MlirIdentifier again =
      mlirIdentifierGet(context, mlirStringRefCreate("a.bc", 3));
  MlirIdentifier other = mlirIdentifierGet(context, str("a.c"));
  printf("%d %d\n", mlirIdentifierEqual(a, again),
         mlirIdentifierEqual(a, other));
  show_text("text", mlirIdentifierStr(again));
  show_text("empty", mlirIdentifierStr(mlirIdentifierGet(context, str(""))));
  MlirStringRef zero = mlirIdentifierStr(
      mlirIdentifierGet(context, mlirStringRefCreate("a\0b", 3)));
  printf("with a zero: %d %d\n", (int)zero.length, zero.data[2]);
  printf("context: %d\n",
         mlirContextEqual(mlirIdentifierGetContext(a), context));
  printf("strings: %d %d %d\n", mlirStringRefEqual(str("a"), str("a")),
         mlirStringRefEqual(str("a"), str("b")),
         mlirStringRefEqual(str("a"), str("ab")));
  mlirContextDestroy(context);
  return 0;
}
