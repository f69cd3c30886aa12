// SPDX-License-Identifier: Apache-2.0
// What mlopt lacks of MLIR's C interface can be linked, and says so.
#include "client.h"
#include "mlir-c/Conversion.h"
#include "mlir-c/Dialect/IRDL.h"
#include "mlir-c/Dialect/Math.h"
#include "mlir-c/Dialect/PDL.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Rewrite.h"

static void run(MlirContext context, MlirPass pass) {
  MlirModule module = mlirModuleCreateParse(context, str("module {}"));
  MlirPassManager passes = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(passes, pass);
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(passes), to_stdout,
                        NULL);
  printf("\n");
  bool ok = mlirLogicalResultIsSuccess(
      mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module)));
  printf("ran: %d\n", ok);
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
}

static void show_dialect(MlirContext context, MlirDialectHandle handle) {
  show_text("dialect", mlirDialectHandleGetNamespace(handle));
  mlirDialectHandleRegisterDialect(handle, context);
  printf("loaded: %d\n",
         !mlirDialectIsNull(mlirDialectHandleLoadDialect(handle, context)));
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirDialectHandleInsertDialect(handle, registry);
  intptr_t before = mlirContextGetNumRegisteredDialects(context);
  mlirContextAppendDialectRegistry(context, registry);
  printf("registered: %d\n",
         (int)(mlirContextGetNumRegisteredDialects(context) - before));
  mlirDialectRegistryDestroy(registry);
}

static void show_types(MlirContext context) {
  MlirType attribute = mlirPDLAttributeTypeGet(context);
  show_type("attribute", attribute);
  if (mlirTypeIsNull(attribute))
    return;
  MlirType all[] = {attribute,
                    mlirPDLOperationTypeGet(context),
                    mlirPDLTypeTypeGet(context),
                    mlirPDLValueTypeGet(context),
                    mlirPDLRangeTypeGet(mlirPDLValueTypeGet(context)),
                    mlirTypeParseGet(context, str("i32"))};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    show_type("type", all[i]);
    printf("%d %d%d%d%d%d\n", mlirTypeIsAPDLType(all[i]),
           mlirTypeIsAPDLAttributeType(all[i]),
           mlirTypeIsAPDLOperationType(all[i]), mlirTypeIsAPDLTypeType(all[i]),
           mlirTypeIsAPDLValueType(all[i]), mlirTypeIsAPDLRangeType(all[i]));
  }
  show_type("element", mlirPDLRangeTypeGetElementType(all[4]));
  show_type("element of no range", mlirPDLRangeTypeGetElementType(all[0]));
  show_type("range of i32", mlirPDLRangeTypeGet(all[5]));
  show_text("name", mlirPDLRangeTypeGetName());
  printf("ids differ: %d\n", !mlirTypeIDEqual(mlirPDLTypeTypeGetTypeID(),
                                              mlirPDLValueTypeGetTypeID()));
}

static void show_attributes(MlirContext context) {
  MlirAttribute words[] = {
      mlirIRDLVariadicityAttrGet(context, str("single")),
      mlirIRDLVariadicityAttrGet(context, str("optional"))};
  show_attr("variadicity", words[0]);
  if (mlirAttributeIsNull(words[0]))
    return;
  show_attr("array", mlirIRDLVariadicityArrayAttrGet(context, 2, words));
  show_text("name", mlirIRDLVariadicityAttrGetName());
  show_text("name", mlirIRDLVariadicityArrayAttrGetName());
}

static void use_patterns(MlirContext context) {
  MlirModule module =
      mlirModuleCreateParse(context, str("func.func @f() {\n  return\n}\n"));
  MlirPDLPatternModule pdl = mlirPDLPatternModuleFromModule(
      mlirModuleCreateParse(context, str("module {}")));
  printf("patterns: %d\n", pdl.ptr != NULL);
  mlirPDLPatternModuleRegisterRewriteFunction(pdl, str("f"), NULL, NULL);
  mlirPDLPatternModuleRegisterConstraintFunction(pdl, str("f"), NULL, NULL);
  MlirRewritePatternSet set = mlirRewritePatternSetFromPDLPatternModule(pdl);
  MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
  mlirWalkAndApplyPatterns(mlirModuleGetOperation(module), frozen);
  mlirFrozenRewritePatternSetDestroy(frozen);
  mlirRewritePatternSetDestroy(set);
  mlirPDLPatternModuleDestroy(pdl);
  printf("dialects: %d\n",
         mlirLogicalResultIsSuccess(mlirLoadIRDLDialects(module)));
  mlirModuleDestroy(module);
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  run(context, mlirCreateConversionGpuToLLVMConversionPass());
  run(context, mlirCreateMathMathExtendToSupportedTypes());
  show_dialect(context, mlirGetDialectHandle__pdl__());
  show_dialect(context, mlirGetDialectHandle__irdl__());
  show_types(context);
  show_attributes(context);
  mlirContextSetAllowUnregisteredDialects(context, true);
  show_types(context);
  show_attributes(context);
  use_patterns(context);
  mlirContextDestroy(context);
  return 0;
}
