// SPDX-License-Identifier: Apache-2.0
// Locations go.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] = "func.func @f() {\n"
                             "  return loc(\"here\":3:4)\n"
                             "} loc(\"there\":1:2)\n";

int main(void) {
  mlirRegisterTransformsStripDebugInfo();
  return run_pass(source, "builtin.module",
                  mlirCreateTransformsStripDebugInfo());
}
