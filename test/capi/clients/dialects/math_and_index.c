// SPDX-License-Identifier: Apache-2.0
// Constants of math and index fold.
#include "client.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func @f() -> (f64, index, i32, i1) {\n"
                   "  %c = arith.constant -4.0 : f64\n"
                   "  %0 = math.absf %c : f64\n"
                   "  %1 = math.sqrt %0 : f64\n"
                   "  %i = index.constant 17\n  %k = index.constant 5\n"
                   "  %2 = index.remu %i, %k\n"
                   "  %n = arith.constant 40 : i32\n"
                   "  %3 = math.ctpop %n : i32\n"
                   "  %4 = index.cmp ult(%2, %k)\n"
                   "  return %1, %2, %3, %4 : f64, index, i32, i1\n}\n"));
  MlirPassManager passes =
      mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  mlirPassManagerAddOwnedPass(passes, mlirCreateTransformsCanonicalizer());
  mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module));
  show_op("after", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
