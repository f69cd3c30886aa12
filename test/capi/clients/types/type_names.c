// SPDX-License-Identifier: Apache-2.0
// Names and ids of builtin types.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

static void show(MlirContext context, const char *text, MlirTypeID id,
                 MlirStringRef name) {
  MlirType type = mlirTypeParseGet(context, str(text));
  show_type("type", type);
  show_text("name", name);
  printf("id: %d\n", mlirTypeIDEqual(mlirTypeGetTypeID(type), id));
}

int main(void) {
  MlirContext context = context_with_all();
  show(context, "i7", mlirIntegerTypeGetTypeID(), mlirIntegerTypeGetName());
  show(context, "index", mlirIndexTypeGetTypeID(), mlirIndexTypeGetName());
  show(context, "none", mlirNoneTypeGetTypeID(), mlirNoneTypeGetName());
  show(context, "complex<f32>", mlirComplexTypeGetTypeID(),
       mlirComplexTypeGetName());
  show(context, "vector<2xf32>", mlirVectorTypeGetTypeID(),
       mlirVectorTypeGetName());
  show(context, "tensor<2xf32>", mlirRankedTensorTypeGetTypeID(),
       mlirRankedTensorTypeGetName());
  show(context, "tensor<*xf32>", mlirUnrankedTensorTypeGetTypeID(),
       mlirUnrankedTensorTypeGetName());
  show(context, "memref<2xf32>", mlirMemRefTypeGetTypeID(),
       mlirMemRefTypeGetName());
  show(context, "memref<*xf32>", mlirUnrankedMemRefTypeGetTypeID(),
       mlirUnrankedMemRefTypeGetName());
  show(context, "tuple<i1>", mlirTupleTypeGetTypeID(), mlirTupleTypeGetName());
  show(context, "() -> ()", mlirFunctionTypeGetTypeID(),
       mlirFunctionTypeGetName());
  show_text("opaque", mlirOpaqueTypeGetName());
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirType opaque = mlirOpaqueTypeGet(context, str("x"), str("y<z>"));
  show_type("opaque", opaque);
  printf("%d\n",
         mlirTypeIDEqual(mlirTypeGetTypeID(opaque), mlirOpaqueTypeGetTypeID()));
  show_text("namespace", mlirOpaqueTypeGetDialectNamespace(opaque));
  show_text("data", mlirOpaqueTypeGetData(opaque));
  mlirContextDestroy(context);
  return 0;
}
