// SPDX-License-Identifier: Apache-2.0
// What tests of patterns and conversions share.
#ifndef MLOPT_TEST_UNIT_CAPI_CONVERSION_FIXTURE_H
#define MLOPT_TEST_UNIT_CAPI_CONVERSION_FIXTURE_H

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlopt-c/Conversion.h"
#include "test/unit/capi/fixture.h"

typedef struct Conversion {
  MlirContext context;
  MloptTypeConverter converter;
  MloptConversionTarget target;
  MlirRewritePatternSet patterns;
} Conversion;

static inline Conversion create(MlirContext context) {
  return (Conversion){context, mloptTypeConverterCreate(context),
                      mloptConversionTargetCreate(context),
                      mlirRewritePatternSetCreate(context)};
}

static inline void destroy(Conversion *conversion) {
  mlirRewritePatternSetDestroy(conversion->patterns);
  mloptConversionTargetDestroy(conversion->target);
  mloptTypeConverterDestroy(conversion->converter);
}

static const MloptTypeConverter no_converter = {NULL};

static inline MlirRewritePattern add(Conversion *conversion, const char *root,
                                     MloptConversionCallback convert,
                                     MloptTypeConverter converter, void *user) {
  MlirRewritePattern pattern = mloptConversionPatternCreate(
      str(root), 1, conversion->context, converter, convert, user);
  mlirRewritePatternSetAdd(conversion->patterns, pattern);
  return pattern;
}

static inline bool mark(Conversion *conversion, const char *name,
                        MloptLegality legality) {
  return mlirLogicalResultIsSuccess(
      mloptConversionTargetAddOp(conversion->target, str(name), legality));
}

/// Once: the patterns are gone then.
static inline bool apply_to(Conversion *conversion, MlirOperation op,
                            MloptConversionMode mode,
                            const MloptConversionConfig *config) {
  MlirFrozenRewritePatternSet frozen =
      mlirFreezeRewritePattern(conversion->patterns);
  MlirLogicalResult result =
      mloptApplyConversion(1, &op, mode, conversion->target, frozen, config);
  mlirFrozenRewritePatternSetDestroy(frozen);
  return mlirLogicalResultIsSuccess(result);
}

static inline bool apply(Fixture *fixture, Conversion *conversion,
                         MloptConversionMode mode,
                         const MloptConversionConfig *config) {
  return apply_to(conversion, mlirModuleGetOperation(fixture->module), mode,
                  config);
}

/// Makes an operation at the insertion point.
static inline MlirOperation make(MlirRewriterBase rewriter, const char *name,
                                 MlirLocation location, MloptValueList operands,
                                 intptr_t num_types, const MlirType *types) {
  MlirOperationState state = mlirOperationStateGet(str(name), location);
  mlirOperationStateAddOperands(&state, operands.count, operands.values);
  mlirOperationStateAddResults(&state, num_types, types);
  return mlirRewriterBaseInsert(rewriter, mlirOperationCreate(&state));
}

static const MloptValueList no_values = {0, NULL};

/// Puts `user`, a name, over the operands in the place of the operation, with
/// its types.
static inline MlirLogicalResult rename_op(MlirOperation op,
                                          MloptAdaptor adaptor,
                                          MloptConversionRewriter rewriter,
                                          void *user) {
  MlirRewriterBase base = mloptConversionRewriterAsBase(rewriter);
  MlirType types[4];
  intptr_t count = mlirOperationGetNumResults(op);
  for (intptr_t i = 0; i < count; i++)
    types[i] = mlirValueGetType(mlirOperationGetResult(op, i));
  MlirOperation created = make(base, user, mlirOperationGetLocation(op),
                               mloptAdaptorGetFlat(adaptor), count, types);
  mlirRewriterBaseReplaceOpWithOperation(base, op, created);
  return mlirLogicalResultSuccess();
}

static inline void log_word(Text *log, const char *kind, MlirStringRef name) {
  text_append(str(kind), log);
  text_append(str(" "), log);
  text_append(name, log);
  text_append(str("\n"), log);
}

static inline MlirStringRef name_of(MlirOperation op) {
  return mlirIdentifierStr(mlirOperationGetName(op));
}

/// The first operation in the module's block of that name; null if there is
/// none.
static inline MlirOperation find(MlirModule module, const char *name) {
  MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  while (!mlirOperationIsNull(op) && !is_op(op, name))
    op = mlirOperationGetNextInBlock(op);
  return op;
}

#endif
