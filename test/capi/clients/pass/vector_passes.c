// SPDX-License-Identifier: Apache-2.0
// The vector dialect's passes by their functions, in one pipeline.
#include "client.h"
#include "mlir-c/Dialect/Vector.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"

static const char source[] =
    "func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %a: f32) -> f32 {\n"
    "  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0]\n"
    "         : vector<4xf32> to f32 } : vector<4xi1> -> f32\n"
    "  return %0 : f32\n"
    "}\n";

int main(void) {
  MlirContext ctx = context_with_all();
  mlirRegisterVectorPasses();
  mlirRegisterVectorLowerVectorMaskPass();
  MlirModule module = mlirModuleCreateParse(ctx, str(source));
  MlirPassManager passes = mlirPassManagerCreate(ctx);
  MlirOpPassManager functions =
      mlirPassManagerGetNestedUnder(passes, str("func.func"));
  mlirOpPassManagerAddOwnedPass(functions,
                                mlirCreateVectorLowerVectorMultiReduction());
  mlirOpPassManagerAddOwnedPass(functions,
                                mlirCreateVectorLowerVectorMaskPass());
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(passes), to_stdout,
                        NULL);
  MlirLogicalResult ok =
      mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module));
  printf("\nran %d\n", mlirLogicalResultIsSuccess(ok));
  show_op("module", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
