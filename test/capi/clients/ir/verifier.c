// SPDX-License-Identifier: Apache-2.0
// What is invalid, by diagnostics.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

static MlirOperation create(MlirContext context, const char *name,
                            intptr_t num_operands, const MlirValue *operands,
                            intptr_t num_types, const MlirType *types) {
  MlirOperationState state =
      mlirOperationStateGet(str(name), mlirLocationUnknownGet(context));
  mlirOperationStateAddOperands(&state, num_operands, operands);
  mlirOperationStateAddResults(&state, num_types, types);
  return mlirOperationCreate(&state);
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirType types[] = {mlirIntegerTypeGet(context, 32), mlirF32TypeGet(context)};
  MlirLocation locations[] = {unknown, unknown};
  MlirBlock block = mlirBlockCreate(2, types, locations);
  MlirValue a = mlirBlockGetArgument(block, 0);
  MlirValue x = mlirBlockGetArgument(block, 1);
  MlirValue mixed[] = {a, x}, floats[] = {x, x}, ints[] = {a, a};
  MlirOperation ops[] = {create(context, "arith.addi", 2, ints, 1, types),
                         create(context, "arith.addi", 2, mixed, 1, types),
                         create(context, "arith.addi", 2, floats, 1, &types[1]),
                         create(context, "arith.addi", 1, ints, 1, types),
                         create(context, "arith.addi", 2, ints, 0, NULL),
                         create(context, "arith.extsi", 1, ints, 1, types),
                         create(context, "cf.br", 0, NULL, 0, NULL)};
  for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) {
    printf("%d\n", mlirOperationVerify(ops[i]));
    mlirOperationDestroy(ops[i]);
  }
  mlirBlockDestroy(block);
  mlirContextDestroy(context);
  return 0;
}
