// SPDX-License-Identifier: Apache-2.0
// Integer types of all widths and signs.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  unsigned widths[] = {0, 1, 8, 17, 64, 128, 16777215};
  for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
    MlirType types[] = {mlirIntegerTypeGet(context, widths[i]),
                        mlirIntegerTypeSignedGet(context, widths[i]),
                        mlirIntegerTypeUnsignedGet(context, widths[i])};
    for (int k = 0; k < 3; k++) {
      show_type("type", types[k]);
      printf("%u: %d %d %d\n", mlirIntegerTypeGetWidth(types[k]),
             mlirIntegerTypeIsSignless(types[k]),
             mlirIntegerTypeIsSigned(types[k]),
             mlirIntegerTypeIsUnsigned(types[k]));
    }
  }
  mlirContextDestroy(context);
  return 0;
}
