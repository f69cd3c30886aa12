// SPDX-License-Identifier: Apache-2.0
// Loops and conditions become blocks.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] = "func.func @f(%n: index, %c: i1) -> index {\n"
                             "  %zero = arith.constant 0 : index\n"
                             "  %one = arith.constant 1 : index\n"
                             "  %0 = scf.for %i = %zero to %n step %one "
                             "iter_args(%sum = %zero) -> index {\n"
                             "    %1 = scf.if %c -> index {\n"
                             "      %2 = arith.addi %sum, %i : index\n"
                             "      scf.yield %2 : index\n"
                             "    } else {\n"
                             "      scf.yield %sum : index\n"
                             "    }\n"
                             "    scf.yield %1 : index\n"
                             "  }\n"
                             "  return %0 : index\n"
                             "}\n";

int main(void) {
  mlirRegisterConversionSCFToControlFlowPass();
  return run_pass(source, "func.func",
                  mlirCreateConversionSCFToControlFlowPass());
}
