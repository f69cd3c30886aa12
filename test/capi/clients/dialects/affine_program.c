// SPDX-License-Identifier: Apache-2.0
// affine.apply, min and max with maps as attributes, canonicalized.
#include "client.h"
#include "mlir-c/Dialect/Affine.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

int main(void) {
  MlirContext context = context_with_all();
  show_text("dialect",
            mlirDialectHandleGetNamespace(mlirGetDialectHandle__affine__()));
  MlirModule module = mlirModuleCreateParse(
      context,
      str("func.func @f(%a: index, %b: index) -> (index, index) {\n"
          "  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)\n"
          "  %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%0)[%b]\n"
          "  %2 = affine.max affine_map<(d0) -> (d0, 4, 2)>(%1)\n"
          "  return %1, %2 : index, index\n}\n"));
  MlirPassManager passes = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(passes, mlirCreateTransformsCanonicalizer());
  mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module));
  show_op("module", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
