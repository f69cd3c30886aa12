// SPDX-License-Identifier: Apache-2.0
// A dialect conversion of one's own: complex numbers become two floats, in
// operations and in the signatures of functions. Reads MLIR from standard input
// and prints it converted. Build it against the installed library:
//
//   cc split_complex.c $(pkg-config --cflags --libs mlopt) -o split_complex
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/RegisterEverything.h>
#include <mlopt-c/Conversion.h>
#include <stdio.h>
#include <stdlib.h>

static MlirStringRef str(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

//===- The type converter -------------------------------------------------===//

/// Any type stays what it is, …
static MloptTypeConversionResult keep(MlirType type, MloptTypeList results,
                                      void *user) {
  (void)user;
  mloptTypeListAppend(results, type);
  return MLOPT_TYPE_CONVERTED;
}

/// … but complex<T> -> T, T. The newest rule is asked first.
static MloptTypeConversionResult split(MlirType type, MloptTypeList results,
                                       void *user) {
  (void)user;
  if (!mlirTypeIsAComplex(type))
    return MLOPT_TYPE_OTHER;
  mloptTypeListAppend(results, mlirComplexTypeGetElementType(type));
  mloptTypeListAppend(results, mlirComplexTypeGetElementType(type));
  return MLOPT_TYPE_CONVERTED;
}

/// Makes an operation with one result at the insertion point.
static MlirValue create(MlirRewriterBase rewriter, const char *name,
                        MlirLocation location, MloptValueList operands,
                        MlirType type) {
  MlirOperationState state = mlirOperationStateGet(str(name), location);
  mlirOperationStateAddOperands(&state, operands.count, operands.values);
  mlirOperationStateAddResults(&state, 1, &type);
  MlirOperation op =
      mlirRewriterBaseInsert(rewriter, mlirOperationCreate(&state));
  return mlirOperationGetResult(op, 0);
}

/// T, T -> complex<T>, for users that are not converted.
static MlirValue join(MlirRewriterBase rewriter, MlirType type,
                      MloptValueList inputs, MlirLocation location,
                      void *user) {
  (void)user;
  if (inputs.count != 2 || !mlirTypeIsAComplex(type))
    return (MlirValue){NULL};
  return create(rewriter, "std.create_complex", location, inputs, type);
}

//===- The patterns -------------------------------------------------------===//

/// addcf(a, b) -> addf(re a, re b), addf(im a, im b).
static MlirLogicalResult split_addcf(MlirOperation op, MloptAdaptor adaptor,
                                     MloptConversionRewriter rewriter,
                                     void *user) {
  (void)user;
  MloptValueList lhs = mloptAdaptorGetOperands(adaptor, 0);
  MloptValueList rhs = mloptAdaptorGetOperands(adaptor, 1);
  MlirValue parts[2];
  for (int i = 0; i < 2; i++) {
    MlirValue operands[] = {lhs.values[i], rhs.values[i]};
    parts[i] =
        create(mloptConversionRewriterAsBase(rewriter), "std.addf",
               mlirOperationGetLocation(op), (MloptValueList){2, operands},
               mlirValueGetType(operands[0]));
  }
  MloptValueList result = {2, parts};
  return mloptConversionRewriterReplaceOpWithMultiple(rewriter, op, 1, &result);
}

/// create_complex(a, b) -> a, b.
static MlirLogicalResult split_create_complex(MlirOperation op,
                                              MloptAdaptor adaptor,
                                              MloptConversionRewriter rewriter,
                                              void *user) {
  (void)user;
  MloptValueList parts = mloptAdaptorGetFlat(adaptor);
  return mloptConversionRewriterReplaceOpWithMultiple(rewriter, op, 1, &parts);
}

/// re(a) and im(a) -> part `*user` of a.
static MlirLogicalResult take_part(MlirOperation op, MloptAdaptor adaptor,
                                   MloptConversionRewriter rewriter,
                                   void *user) {
  MloptValueList parts = mloptAdaptorGetOperands(adaptor, 0);
  mlirRewriterBaseReplaceOpWithValues(mloptConversionRewriterAsBase(rewriter),
                                      op, 1, &parts.values[*(int *)user]);
  return mlirLogicalResultSuccess();
}

//===- The conversion -----------------------------------------------------===//

/// Functions, calls and returns are legal once their types are.
static MloptLegality has_legal_types(MlirOperation op, void *user) {
  MloptTypeConverter converter = {user};
  return mloptTypeConverterIsLegalOp(converter, op) ? MLOPT_LEGALITY_LEGAL
                                                    : MLOPT_LEGALITY_ILLEGAL;
}

static MloptConversionTarget create_target(MlirContext context,
                                           MloptTypeConverter converter) {
  static const char *const illegal[] = {"std.addcf", "std.subcf", "std.re",
                                        "std.im"};
  MloptConversionTarget target = mloptConversionTargetCreate(context);
  mloptConversionTargetAddDialect(target, str("std"), MLOPT_LEGALITY_LEGAL);
  for (size_t i = 0; i < sizeof illegal / sizeof illegal[0]; i++)
    mloptConversionTargetAddOp(target, str(illegal[i]), MLOPT_LEGALITY_ILLEGAL);
  mloptConversionTargetAddDynamicDialect(target, str("func"), has_legal_types,
                                         converter.ptr);
  return target;
}

static MlirFrozenRewritePatternSet
create_patterns(MlirContext context, MloptTypeConverter converter) {
  static int real = 0, imaginary = 1;
  const struct {
    const char *root;
    MloptConversionCallback rewrite;
    void *user;
  } rows[] = {{"std.addcf", split_addcf, NULL},
              {"std.create_complex", split_create_complex, NULL},
              {"std.re", take_part, &real},
              {"std.im", take_part, &imaginary}};
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    mlirRewritePatternSetAdd(set, mloptConversionPatternCreate(
                                      str(rows[i].root), 1, context, converter,
                                      rows[i].rewrite, rows[i].user));
  mloptPopulateFunctionPatterns(set, context, converter);
  MlirFrozenRewritePatternSet patterns = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
  return patterns;
}

static bool split_complex(MlirContext context, MlirOperation module) {
  MloptTypeConverter converter = mloptTypeConverterCreate(context);
  mloptTypeConverterAddConversion(converter, keep, NULL);
  mloptTypeConverterAddConversion(converter, split, NULL);
  mloptTypeConverterAddSourceMaterialization(converter, join, NULL);
  MloptConversionTarget target = create_target(context, converter);
  MlirFrozenRewritePatternSet patterns = create_patterns(context, converter);

  MlirLogicalResult result = mloptApplyConversion(
      1, &module, MLOPT_CONVERSION_PARTIAL, target, patterns, NULL);
  mlirFrozenRewritePatternSetDestroy(patterns);
  mloptConversionTargetDestroy(target);
  mloptTypeConverterDestroy(converter);
  return mlirLogicalResultIsSuccess(result) && mlirOperationVerify(module);
}

static void write_text(MlirStringRef text, void *file) {
  fwrite(text.data, 1, text.length, (FILE *)file);
}

int main(void) {
  static char text[1 << 16];
  size_t size = fread(text, 1, sizeof text, stdin);
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  MlirModule module =
      mlirModuleCreateParse(context, mlirStringRefCreate(text, size));
  bool is_converted = false;
  if (!mlirModuleIsNull(module)) {
    is_converted = split_complex(context, mlirModuleGetOperation(module));
    if (is_converted)
      mlirOperationPrint(mlirModuleGetOperation(module), write_text, stdout);
    mlirModuleDestroy(module);
  }
  mlirContextDestroy(context);
  return is_converted ? 0 : 1;
}
