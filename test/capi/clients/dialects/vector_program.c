// SPDX-License-Identifier: Apache-2.0
// Vector operations, and what folds of them.
#include "client.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context,
      str("func.func @f(%v: vector<4xf32>, %x: f32) -> (f32, vector<2xf32>) {\n"
          "  %0 = vector.broadcast %x : f32 to vector<4xf32>\n"
          "  %1 = vector.extract %0[2] : f32 from vector<4xf32>\n"
          "  %2 = vector.insert %1, %v[3] : f32 into vector<4xf32>\n"
          "  %3 = vector.extract_strided_slice %2 {offsets = [1], sizes = [2], "
          "strides = [1]} : vector<4xf32> to vector<2xf32>\n"
          "  return %1, %3 : f32, vector<2xf32>\n}\n"));
  show_op("before", mlirModuleGetOperation(module));
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
