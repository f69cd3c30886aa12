// SPDX-License-Identifier: Apache-2.0
// Private symbols that nobody refers to.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] = "func.func private @unused() {\n"
                             "  call @only_from_unused() : () -> ()\n"
                             "  return\n"
                             "}\n"
                             "func.func private @only_from_unused() {\n"
                             "  return\n"
                             "}\n"
                             "func.func private @used() {\n"
                             "  return\n"
                             "}\n"
                             "func.func @f() {\n"
                             "  call @used() : () -> ()\n"
                             "  return\n"
                             "}\n";

int main(void) {
  mlirRegisterTransformsSymbolDCE();
  return run_pass(source, "builtin.module", mlirCreateTransformsSymbolDCE());
}
