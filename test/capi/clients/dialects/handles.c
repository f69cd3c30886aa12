// SPDX-License-Identifier: Apache-2.0
// Dialects by their handles: registered, loaded, inserted in a registry.
#include "client.h"
#include "mlir-c/Dialect/Affine.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/Bufferization.h"
#include "mlir-c/Dialect/Complex.h"
#include "mlir-c/Dialect/ControlFlow.h"
#include "mlir-c/Dialect/DLTI.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Dialect/Index.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir-c/Dialect/Math.h"
#include "mlir-c/Dialect/MemRef.h"
#include "mlir-c/Dialect/SCF.h"
#include "mlir-c/Dialect/Tensor.h"
#include "mlir-c/Dialect/UB.h"
#include "mlir-c/Dialect/Vector.h"

int main(void) {
  MlirDialectHandle handles[] = {mlirGetDialectHandle__affine__(),
                                 mlirGetDialectHandle__arith__(),
                                 mlirGetDialectHandle__bufferization__(),
                                 mlirGetDialectHandle__complex__(),
                                 mlirGetDialectHandle__cf__(),
                                 mlirGetDialectHandle__dlti__(),
                                 mlirGetDialectHandle__func__(),
                                 mlirGetDialectHandle__index__(),
                                 mlirGetDialectHandle__llvm__(),
                                 mlirGetDialectHandle__math__(),
                                 mlirGetDialectHandle__memref__(),
                                 mlirGetDialectHandle__scf__(),
                                 mlirGetDialectHandle__tensor__(),
                                 mlirGetDialectHandle__ub__(),
                                 mlirGetDialectHandle__vector__()};
  for (size_t i = 0; i < sizeof handles / sizeof *handles; i++) {
    MlirContext context = mlirContextCreateWithThreading(false);
    MlirStringRef name = mlirDialectHandleGetNamespace(handles[i]);
    show_text("dialect", name);
    mlirDialectHandleRegisterDialect(handles[i], context);
    MlirDialect dialect = mlirDialectHandleLoadDialect(handles[i], context);
    printf("loaded %d\n", mlirDialectEqual(dialect, mlirContextGetOrLoadDialect(
                                                        context, name)));
    mlirContextDestroy(context);
    MlirDialectRegistry registry = mlirDialectRegistryCreate();
    mlirDialectHandleInsertDialect(handles[i], registry);
    context = mlirContextCreateWithRegistry(registry, false);
    mlirDialectRegistryDestroy(registry);
    printf("there %d\n",
           !mlirDialectIsNull(mlirContextGetOrLoadDialect(context, name)));
    mlirContextDestroy(context);
  }
  return 0;
}
