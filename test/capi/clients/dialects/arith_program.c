// SPDX-License-Identifier: Apache-2.0
// Arithmetic, operation by operation, with inferred types.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirValue append(MlirBlock block, const char *name, intptr_t count,
                        const MlirValue *operands, const char *attribute,
                        MlirAttribute value) {
  MlirContext context = mlirAttributeIsNull(value)
                            ? mlirValueGetContext(operands[0])
                            : mlirAttributeGetContext(value);
  MlirOperationState state =
      mlirOperationStateGet(str(name), mlirLocationUnknownGet(context));
  mlirOperationStateAddOperands(&state, count, operands);
  MlirNamedAttribute pair;
  if (attribute) {
    pair = named(context, attribute, value);
    mlirOperationStateAddAttributes(&state, 1, &pair);
  }
  mlirOperationStateEnableResultTypeInference(&state);
  MlirOperation op = mlirOperationCreate(&state);
  mlirBlockAppendOwnedOperation(block, op);
  return mlirOperationGetResult(op, 0);
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  MlirBlock body = mlirModuleGetBody(module);
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  MlirAttribute none = mlirAttributeGetNull();
  MlirValue values[2];
  values[0] = append(body, "arith.constant", 0, NULL, "value",
                     mlirIntegerAttrGet(i32, 6));
  values[1] = append(body, "arith.constant", 0, NULL, "value",
                     mlirIntegerAttrGet(i32, 7));
  const char *const names[] = {"arith.addi",  "arith.subi",  "arith.muli",
                               "arith.divsi", "arith.remui", "arith.andi",
                               "arith.ori",   "arith.xori",  "arith.shli",
                               "arith.minsi", "arith.maxui", "arith.shrsi"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    values[i % 2] = append(body, names[i], 2, values, NULL, none);
  append(body, "arith.cmpi", 2, values, "predicate",
         mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), 2));
  printf("valid %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  show_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
