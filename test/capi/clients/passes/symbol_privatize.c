// SPDX-License-Identifier: Apache-2.0
// All symbols become private.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] = "func.func @f() {\n"
                             "  return\n"
                             "}\n"
                             "func.func nested @g() {\n"
                             "  return\n"
                             "}\n";

int main(void) {
  mlirRegisterTransformsSymbolPrivatize();
  return run_pass(source, "builtin.module",
                  mlirCreateTransformsSymbolPrivatize());
}
