// SPDX-License-Identifier: Apache-2.0
// Types without a shape: made, asked, named.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext ctx = mlirContextCreate();
  MlirType i32 = mlirIntegerTypeGet(ctx, 32);
  MlirType si8 = mlirIntegerTypeSignedGet(ctx, 8);
  MlirType ui200 = mlirIntegerTypeUnsignedGet(ctx, 200);
  show_type("i32", i32);
  show_type("si8", si8);
  show_type("ui200", ui200);
  printf("%u %d%d%d\n", mlirIntegerTypeGetWidth(ui200),
         mlirIntegerTypeIsSignless(i32), mlirIntegerTypeIsSigned(si8),
         mlirIntegerTypeIsUnsigned(si8));
  show_type("index", mlirIndexTypeGet(ctx));
  show_type("none", mlirNoneTypeGet(ctx));
  MlirType floats[] = {mlirFloat4E2M1FNTypeGet(ctx),
                       mlirFloat6E2M3FNTypeGet(ctx),
                       mlirFloat6E3M2FNTypeGet(ctx),
                       mlirFloat8E5M2TypeGet(ctx),
                       mlirFloat8E4M3TypeGet(ctx),
                       mlirFloat8E4M3FNTypeGet(ctx),
                       mlirFloat8E5M2FNUZTypeGet(ctx),
                       mlirFloat8E4M3FNUZTypeGet(ctx),
                       mlirFloat8E4M3B11FNUZTypeGet(ctx),
                       mlirFloat8E3M4TypeGet(ctx),
                       mlirFloat8E8M0FNUTypeGet(ctx),
                       mlirBF16TypeGet(ctx),
                       mlirF16TypeGet(ctx),
                       mlirF32TypeGet(ctx),
                       mlirF64TypeGet(ctx),
                       mlirTF32TypeGet(ctx)};
  for (size_t i = 0; i < sizeof floats / sizeof *floats; i++) {
    show_type("float", floats[i]);
    printf("  %u bits, float %d, f32 %d, bf16 %d\n",
           mlirFloatTypeGetWidth(floats[i]), mlirTypeIsAFloat(floats[i]),
           mlirTypeIsAF32(floats[i]), mlirTypeIsABF16(floats[i]));
  }
  printf("ids: %d %d\n",
         mlirTypeIDEqual(mlirTypeGetTypeID(i32), mlirIntegerTypeGetTypeID()),
         mlirTypeIDEqual(mlirTypeGetTypeID(floats[13]),
                         mlirFloat64TypeGetTypeID()));
  show_text("name", mlirIntegerTypeGetName());
  show_text("name", mlirF32TypeGetName());
  show_text("name", mlirIndexTypeGetName());
  MlirType complex = mlirComplexTypeGet(floats[13]);
  show_type("complex", complex);
  show_type("element", mlirComplexTypeGetElementType(complex));
  MlirType parts[] = {i32, complex, floats[14]};
  MlirType tuple = mlirTupleTypeGet(ctx, 3, parts);
  show_type("tuple", tuple);
  printf("%d\n", (int)mlirTupleTypeGetNumTypes(tuple));
  show_type("part", mlirTupleTypeGetType(tuple, 1));
  MlirType function = mlirFunctionTypeGet(ctx, 2, parts, 1, parts + 2);
  show_type("function", function);
  printf("%d %d\n", (int)mlirFunctionTypeGetNumInputs(function),
         (int)mlirFunctionTypeGetNumResults(function));
  show_type("input", mlirFunctionTypeGetInput(function, 1));
  show_type("result", mlirFunctionTypeGetResult(function, 0));
  show_type("no inputs", mlirFunctionTypeGet(ctx, 0, NULL, 0, NULL));
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  MlirType opaque = mlirOpaqueTypeGet(ctx, str("quick"), str("brown<fox>"));
  show_type("opaque", opaque);
  show_text("dialect", mlirOpaqueTypeGetDialectNamespace(opaque));
  show_text("data", mlirOpaqueTypeGetData(opaque));
  printf("kinds %d%d%d%d%d%d%d\n", mlirTypeIsAInteger(i32),
         mlirTypeIsAIndex(i32), mlirTypeIsANone(i32),
         mlirTypeIsAComplex(complex), mlirTypeIsATuple(tuple),
         mlirTypeIsAFunction(function), mlirTypeIsAOpaque(opaque));
  show_type("parsed", mlirTypeParseGet(ctx, str("tensor<4x?xf32>")));
  printf("same: %d, context: %d\n",
         mlirTypeEqual(i32, mlirTypeParseGet(ctx, str("i32"))),
         mlirContextEqual(mlirTypeGetContext(function), ctx));
  show_text("of dialect", mlirDialectGetNamespace(mlirTypeGetDialect(i32)));
  mlirContextDestroy(ctx);
  return 0;
}
