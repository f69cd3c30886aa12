// SPDX-License-Identifier: Apache-2.0
// Conversion by a client's target, type converter and patterns: 1:1, 1:N, 1:0,
// materializations, signatures, the three modes.
#include "mlopt-c/Conversion.h"
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlopt-c/Dialect.h"

static const MloptValueRow any_values[] = {
    {.name = "values", .arity = MLOPT_VARIADIC}};
static const MloptOpRow ops[] = {
    {.name = "make",
     .operands = any_values,
     .numOperands = 1,
     .results = any_values,
     .numResults = 1},
    {.name = "use", .operands = any_values, .numOperands = 1},
    {.name = "low", .operands = any_values, .numOperands = 1},
};
static const MloptDataRow types[] = {{.name = "pair"}, {.name = "none"}};
static const MloptDialectRow high = {
    .name = "high", .ops = ops, .numOps = 3, .types = types, .numTypes = 2};

/// !high.pair becomes i32 and i64, !high.none goes, i1 becomes i8.
static MloptTypeConversionResult convert(MlirType type, MloptTypeList results,
                                         void *user) {
  (void)user;
  MlirContext context = mlirTypeGetContext(type);
  if (mloptTypeIsA(type, str("high.pair"))) {
    mloptTypeListAppend(results, mlirIntegerTypeGet(context, 32));
    mloptTypeListAppend(results, mlirIntegerTypeGet(context, 64));
  } else if (mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 1) {
    mloptTypeListAppend(results, mlirIntegerTypeGet(context, 8));
  } else if (mlirTypeIsAFloat(type)) {
    return MLOPT_TYPE_FAILED;
  } else if (!mloptTypeIsA(type, str("high.none"))) {
    return MLOPT_TYPE_OTHER;
  }
  return MLOPT_TYPE_CONVERTED;
}

static MloptTypeConversionResult keep(MlirType type, MloptTypeList results,
                                      void *user) {
  (void)user;
  mloptTypeListAppend(results, type);
  return MLOPT_TYPE_CONVERTED;
}

static MlirOperation create(MlirRewriterBase rewriter, const char *name,
                            MlirLocation location, MloptValueList operands,
                            intptr_t num_types, const MlirType *result_types) {
  MlirOperationState state = mlirOperationStateGet(str(name), location);
  mlirOperationStateAddOperands(&state, operands.count, operands.values);
  mlirOperationStateAddResults(&state, num_types, result_types);
  return mlirRewriterBaseInsert(rewriter, mlirOperationCreate(&state));
}

static MlirValue back(MlirRewriterBase rewriter, MlirType type,
                      MloptValueList inputs, MlirLocation location,
                      void *user) {
  int *count = user;
  ++*count;
  return mlirOperationGetResult(
      create(rewriter, "high.make", location, inputs, 1, &type), 0);
}

/// high.use -> high.low of what the operands have become.
static MlirLogicalResult convert_use(MlirOperation op, MloptAdaptor adaptor,
                                     MloptConversionRewriter rewriter,
                                     void *user) {
  (void)user;
  MlirRewriterBase base = mloptConversionRewriterAsBase(rewriter);
  create(base, "high.low", mlirOperationGetLocation(op),
         mloptAdaptorGetFlat(adaptor), 0, NULL);
  mlirRewriterBaseEraseOp(base, op);
  return mlirLogicalResultSuccess();
}

/// A high.make of a pair becomes one of each part.
static MlirLogicalResult convert_make(MlirOperation op, MloptAdaptor adaptor,
                                      MloptConversionRewriter rewriter,
                                      void *user) {
  MloptTypeConverter converter = {user};
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  if (!mloptTypeIsA(type, str("high.pair")))
    return mloptConversionRewriterMatchFailure(rewriter, op,
                                               str("makes no pair"));
  (void)converter;
  MlirContext context = mlirOperationGetContext(op);
  MlirValue parts[2];
  for (int i = 0; i < 2; i++) {
    MlirType part = mlirIntegerTypeGet(context, i ? 64 : 32);
    parts[i] =
        mlirOperationGetResult(create(mloptConversionRewriterAsBase(rewriter),
                                      "high.make", mlirOperationGetLocation(op),
                                      mloptAdaptorGetFlat(adaptor), 1, &part),
                               0);
  }
  MloptValueList list = {2, parts};
  return mloptConversionRewriterReplaceOpWithMultiple(rewriter, op, 1, &list);
}

static MloptLegality is_legal_make(MlirOperation op, void *user) {
  (void)user;
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  return mloptTypeIsA(type, str("high.pair")) ? MLOPT_LEGALITY_ILLEGAL
                                              : MLOPT_LEGALITY_LEGAL;
}

static MloptLegality is_legal_function(MlirOperation op, void *user) {
  MloptTypeConverter converter = {user};
  MlirAttribute type =
      mlirOperationGetAttributeByName(op, str("function_type"));
  return mloptTypeConverterIsLegalSignature(converter,
                                            mlirTypeAttrGetValue(type))
             ? MLOPT_LEGALITY_LEGAL
             : MLOPT_LEGALITY_ILLEGAL;
}

static MloptLegality is_legal_by_types(MlirOperation op, void *user) {
  MloptTypeConverter converter = {user};
  return mloptTypeConverterIsLegalOp(converter, op) ? MLOPT_LEGALITY_LEGAL
                                                    : MLOPT_LEGALITY_ILLEGAL;
}

static void show_name(MlirOperation op, void *user) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  printf("%s: %.*s\n", (const char *)user, (int)name.length, name.data);
}

typedef struct Setup {
  MloptTypeConverter converter;
  MloptConversionTarget target;
  MlirFrozenRewritePatternSet patterns;
  int num_back;
} Setup;

static void set_up(MlirContext context, Setup *setup) {
  setup->num_back = 0;
  setup->converter = mloptTypeConverterCreate(context);
  mloptTypeConverterAddConversion(setup->converter, keep, NULL);
  mloptTypeConverterAddConversion(setup->converter, convert, NULL);
  mloptTypeConverterAddSourceMaterialization(setup->converter, back,
                                             &setup->num_back);
  setup->target = mloptConversionTargetCreate(context);
  void *converter = setup->converter.ptr;
  mloptConversionTargetAddOp(setup->target, str("high.use"),
                             MLOPT_LEGALITY_ILLEGAL);
  mloptConversionTargetAddOp(setup->target, str("high.low"),
                             MLOPT_LEGALITY_LEGAL);
  mloptConversionTargetAddDynamicOp(setup->target, str("high.make"),
                                    is_legal_make, NULL);
  mloptConversionTargetAddDynamicOp(setup->target, str("func.func"),
                                    is_legal_function, converter);
  mloptConversionTargetAddDynamicOp(setup->target, str("func.return"),
                                    is_legal_by_types, converter);
  mloptConversionTargetAddOp(setup->target, str("builtin.module"),
                             MLOPT_LEGALITY_LEGAL);
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  mloptPopulateFunctionPatterns(set, context, setup->converter);
  mlirRewritePatternSetAdd(
      set, mloptConversionPatternCreate(str("high.use"), 1, context,
                                        setup->converter, convert_use, NULL));
  mlirRewritePatternSetAdd(set, mloptConversionPatternCreate(
                                    str("high.make"), 1, context,
                                    setup->converter, convert_make, converter));
  setup->patterns = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
}

static void tear_down(Setup *setup) {
  mlirFrozenRewritePatternSetDestroy(setup->patterns);
  mloptConversionTargetDestroy(setup->target);
  mloptTypeConverterDestroy(setup->converter);
}

static void run(MlirContext context, const char *text, MloptConversionMode mode,
                bool no_rollback) {
  Setup setup;
  set_up(context, &setup);
  MlirModule module = mlirModuleCreateParse(context, str(text));
  MlirOperation op = mlirModuleGetOperation(module);
  MloptConversionConfig config = {.noRollback = no_rollback,
                                  .unlegalized = show_name,
                                  .legalizable = show_name,
                                  .user = (void *)(size_t) "told of"};
  MlirLogicalResult result =
      mloptApplyConversion(1, &op, mode, setup.target, setup.patterns, &config);
  printf("mode %d: %s, %d back\n", mode,
         mlirLogicalResultIsSuccess(result) ? "converted" : "failed",
         setup.num_back);
  show_op("after", op);
  mlirModuleDestroy(module);
  tear_down(&setup);
}

static const char whole[] =
    "func.func @f(%p: !high.pair, %n: !high.none, %b: i1) -> !high.pair {\n"
    "  %q = \"high.make\"(%p, %b) : (!high.pair, i1) -> !high.pair\n"
    "  \"high.use\"(%q, %n, %b) : (!high.pair, !high.none, i1) -> ()\n"
    "  \"test.other\"(%p) : (!high.pair) -> ()\n"
    "  return %q : !high.pair\n"
    "}\n";

static void questions(MlirContext context) {
  Setup setup;
  set_up(context, &setup);
  show_type("i1", mloptTypeConverterConvertType(
                      setup.converter, mlirIntegerTypeGet(context, 1)));
  show_type("f32", mloptTypeConverterConvertType(setup.converter,
                                                 mlirF32TypeGet(context)));
  printf("legal: %d %d\n",
         mloptTypeConverterIsLegalType(setup.converter,
                                       mlirIntegerTypeGet(context, 8)),
         mloptTypeConverterIsLegalType(setup.converter,
                                       mlirIntegerTypeGet(context, 1)));
  MlirLogicalResult results[] = {
      mloptConversionTargetAddOp(setup.target, str("high.nothing"),
                                 MLOPT_LEGALITY_LEGAL),
      mloptConversionTargetAddDialect(setup.target, str("nothing"),
                                      MLOPT_LEGALITY_LEGAL),
      mloptConversionTargetMarkRecursivelyLegal(setup.target, str("high.use"),
                                                NULL, NULL),
      mloptConversionTargetMarkRecursivelyLegal(setup.target, str("high.low"),
                                                NULL, NULL)};
  for (int i = 0; i < 4; i++)
    printf("marked: %d\n", mlirLogicalResultIsSuccess(results[i]));
  tear_down(&setup);
}

static void signatures(MlirContext context) {
  MloptSignature signature = mloptSignatureCreate(2);
  MlirType type = mlirIntegerTypeGet(context, 8);
  MlirLogicalResult results[] = {
      mloptSignatureAddInputs(signature, 0, 1, &type),
      mloptSignatureAddInputs(signature, 0, 1, &type),
      mloptSignatureAddInputs(signature, 2, 1, &type),
      mloptSignatureRemap(signature, 1, 0, 1),
      mloptSignatureRemap(signature, 1, 7, 1)};
  mloptSignatureAddExtra(signature, 1, &type);
  for (int i = 0; i < 5; i++)
    printf("mapped: %d\n", mlirLogicalResultIsSuccess(results[i]));
  mloptSignatureDestroy(signature);
}

int main(void) {
  MlirContext context = context_with_all();
  if (mlirLogicalResultIsFailure(mloptDialectRegister(context, &high)))
    return 1;
  questions(context);
  mlirContextSetAllowUnregisteredDialects(context, true);
  run(context, whole, MLOPT_CONVERSION_PARTIAL, false);
  run(context, whole, MLOPT_CONVERSION_PARTIAL, true);
  run(context, whole, MLOPT_CONVERSION_FULL, false);
  run(context, whole, MLOPT_CONVERSION_ANALYSIS, false);
  run(context, "func.func private @g(%f: f32)\n", MLOPT_CONVERSION_PARTIAL,
      false);
  signatures(context);
  mlirContextDestroy(context);
  return 0;
}
