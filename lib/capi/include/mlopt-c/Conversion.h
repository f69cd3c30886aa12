// SPDX-License-Identifier: Apache-2.0
// Dialect conversion: targets, type converters, conversion patterns and the
// driver. MLIR's C interface has patterns and sets of them (mlir-c/Rewrite.h);
// this header adds the conversion. Follows mlir/Transforms/DialectConversion.h.
//
// The caller owns what a Create function returns, and destroys it with the
// Destroy function: first a set of patterns, then the type converters that its
// patterns use. `user` pointers are borrowed. A callback that fails makes the
// conversion fail or try something else; none ends the process.
#ifndef MLOPT_C_CONVERSION_H
#define MLOPT_C_CONVERSION_H

#include "mlopt-c/Rewrite.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct MloptTypeConverter {
  void *ptr;
} MloptTypeConverter;
typedef struct MloptTypeList {
  void *ptr;
} MloptTypeList;
typedef struct MloptConversionTarget {
  void *ptr;
} MloptConversionTarget;
typedef struct MloptConversionRewriter {
  void *ptr;
} MloptConversionRewriter;
typedef struct MloptAdaptor {
  const void *ptr;
} MloptAdaptor;
typedef struct MloptSignature {
  void *ptr;
} MloptSignature;

/// The values that replace one value; borrowed.
typedef struct MloptValueList {
  intptr_t count;
  const MlirValue *values;
} MloptValueList;

//===- Type converters ----------------------------------------------------===//

typedef enum MloptTypeConversionResult {
  MLOPT_TYPE_OTHER,     ///< The rule does not apply; an earlier one is asked.
  MLOPT_TYPE_CONVERTED, ///< The list has the new types; none: the type goes.
  MLOPT_TYPE_FAILED,    ///< It cannot be converted; no other rule is asked.
} MloptTypeConversionResult;

/// Appends the types that `type` becomes to `results`. The answers are cached,
/// so the function must always give the same ones.
typedef MloptTypeConversionResult (*MloptTypeConversion)(MlirType type,
                                                         MloptTypeList results,
                                                         void *user);
/// As MloptTypeConversion, for the type of `value`. Its answers are not cached,
/// and it is not asked about a type without a value.
typedef MloptTypeConversionResult (*MloptValueConversion)(MlirValue value,
                                                          MloptTypeList results,
                                                          void *user);

/// Makes a value of `type`, which some user still needs, out of `inputs`. Of
/// `rewriter` only the functions that insert, and its insertion point, may be
/// used. Null: it cannot, and an earlier rule is asked;
/// mloptMaterializationStop: it cannot, and no other rule is asked.
typedef MlirValue (*MloptSourceMaterialization)(MlirRewriterBase rewriter,
                                                MlirType type,
                                                MloptValueList inputs,
                                                MlirLocation location,
                                                void *user);
/// Makes values of `types`, which a pattern needs, out of `inputs`, and stores
/// them in `results`. `original` is the type that the pattern's operand had, or
/// null. Failure: it cannot, and an earlier rule is asked.
typedef MlirLogicalResult (*MloptTargetMaterialization)(
    MlirRewriterBase rewriter, intptr_t numTypes, const MlirType *types,
    MloptValueList inputs, MlirType original, MlirLocation location,
    MlirValue *results, void *user);

/// Converts `attribute` of `type`, which is being converted (a memory space, an
/// encoding). Null: the rule does not apply, and an earlier one is asked;
/// `*fails`: it cannot be converted, and none is.
typedef MlirAttribute (*MloptAttributeConversion)(MlirType type,
                                                  MlirAttribute attribute,
                                                  bool *fails, void *user);

/// Appends `type`. Amortized constant time.
MLIR_CAPI_EXPORTED void mloptTypeListAppend(MloptTypeList list, MlirType type);
/// A materialization returns this as its (first) value to say that there is
/// none and that no other rule may be asked: the conversion fails.
MLIR_CAPI_EXPORTED MlirValue mloptMaterializationStop(void);

/// A converter without rules: no type is converted. mlir::TypeConverter.
MLIR_CAPI_EXPORTED MloptTypeConverter
mloptTypeConverterCreate(MlirContext context);
/// Destroys it, with its rules.
MLIR_CAPI_EXPORTED void mloptTypeConverterDestroy(MloptTypeConverter converter);
/// Adds a rule. Rules are asked newest first. addConversion.
MLIR_CAPI_EXPORTED void
mloptTypeConverterAddConversion(MloptTypeConverter converter,
                                MloptTypeConversion rule, void *user);
/// Adds a rule that sees values (context-aware).
MLIR_CAPI_EXPORTED void
mloptTypeConverterAddValueConversion(MloptTypeConverter converter,
                                     MloptValueConversion rule, void *user);
/// Adds a rule. addSourceMaterialization.
MLIR_CAPI_EXPORTED void mloptTypeConverterAddSourceMaterialization(
    MloptTypeConverter converter, MloptSourceMaterialization rule, void *user);
/// Adds a rule. addTargetMaterialization.
MLIR_CAPI_EXPORTED void mloptTypeConverterAddTargetMaterialization(
    MloptTypeConverter converter, MloptTargetMaterialization rule, void *user);
/// Adds a rule. addTypeAttributeConversion.
MLIR_CAPI_EXPORTED void mloptTypeConverterAddAttributeConversion(
    MloptTypeConverter converter, MloptAttributeConversion rule, void *user);
/// Converts `attribute` of `type` by the newest rule that applies; null if none
/// does. Linear in the rules. convertTypeAttribute.
MLIR_CAPI_EXPORTED MlirAttribute mloptTypeConverterConvertAttribute(
    MloptTypeConverter converter, MlirType type, MlirAttribute attribute);
/// The type that `type` becomes; null unless it becomes exactly one. Constant
/// time once it was asked. convertType.
MLIR_CAPI_EXPORTED MlirType
mloptTypeConverterConvertType(MloptTypeConverter converter, MlirType type);
/// Appends what `type` becomes to `results`; failure: it cannot be converted.
/// Safe in a rule, for parts of its type. convertType.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptTypeConverterConvertTypes(
    MloptTypeConverter converter, MlirType type, MloptTypeList results);
/// Does `type` become itself? isLegal.
MLIR_CAPI_EXPORTED bool
mloptTypeConverterIsLegalType(MloptTypeConverter converter, MlirType type);
/// Do the types of all operands and results of `op`; and if it is a function,
/// those of its signature and of its blocks? isLegal, isSignatureLegal.
MLIR_CAPI_EXPORTED bool
mloptTypeConverterIsLegalOp(MloptTypeConverter converter, MlirOperation op);
/// Do the types of all block arguments of `region`? isLegal.
MLIR_CAPI_EXPORTED bool
mloptTypeConverterIsLegalRegion(MloptTypeConverter converter,
                                MlirRegion region);
/// Do all inputs and results of a function type? isSignatureLegal.
MLIR_CAPI_EXPORTED bool
mloptTypeConverterIsLegalSignature(MloptTypeConverter converter,
                                   MlirType functionType);

//===- Targets ------------------------------------------------------------===//

typedef enum MloptLegality {
  MLOPT_LEGALITY_UNKNOWN, ///< The other rules decide.
  MLOPT_LEGALITY_LEGAL,
  MLOPT_LEGALITY_ILLEGAL,
} MloptLegality;

/// Is `op` legal? It may only look.
typedef MloptLegality (*MloptLegalityCallback)(MlirOperation op, void *user);

/// A target without marks. mlir::ConversionTarget.
MLIR_CAPI_EXPORTED MloptConversionTarget
mloptConversionTargetCreate(MlirContext context);
/// Destroys it.
MLIR_CAPI_EXPORTED void
mloptConversionTargetDestroy(MloptConversionTarget target);
/// Marks the operation `name` legal or illegal. A mark of an operation wins
/// over that of its dialect, a later one over an earlier one. Failure: the
/// context has no such operation and does not allow unregistered ones.
/// addLegalOp, addIllegalOp.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptConversionTargetAddOp(
    MloptConversionTarget target, MlirStringRef name, MloptLegality legality);
/// Marks all operations of a dialect. addLegalDialect, addIllegalDialect.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptConversionTargetAddDialect(
    MloptConversionTarget target, MlirStringRef name, MloptLegality legality);
/// Has `callback` decide for each operation `name`; NULL: the default handler.
/// addDynamicallyLegalOp.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptConversionTargetAddDynamicOp(
    MloptConversionTarget target, MlirStringRef name,
    MloptLegalityCallback callback, void *user);
/// Has `callback` decide for all operations of a dialect.
/// addDynamicallyLegalDialect.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptConversionTargetAddDynamicDialect(
    MloptConversionTarget target, MlirStringRef name,
    MloptLegalityCallback callback, void *user);
/// Has `callback` decide for operations that no other rule covers.
/// markUnknownOpDynamicallyLegal.
MLIR_CAPI_EXPORTED void mloptConversionTargetMarkUnknownDynamic(
    MloptConversionTarget target, MloptLegalityCallback callback, void *user);
/// Sets the default handler: it decides for dynamic marks without a callback.
MLIR_CAPI_EXPORTED void mloptConversionTargetSetDefaultHandler(
    MloptConversionTarget target, MloptLegalityCallback callback, void *user);
/// Makes everything in a legal operation `name` legal, too; with a callback,
/// only where that says so. Failure: `name` is marked neither legal nor
/// dynamic. markOpRecursivelyLegal.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptConversionTargetMarkRecursivelyLegal(
    MloptConversionTarget target, MlirStringRef name,
    MloptLegalityCallback callback, void *user);
/// Is `op` legal, illegal, or neither? isLegal, isIllegal.
MLIR_CAPI_EXPORTED MloptLegality mloptConversionTargetGetLegality(
    MloptConversionTarget target, MlirOperation op);

//===- Patterns -----------------------------------------------------------===//

/// Rewrites `op`, whose converted operands are in `adaptor`, or fails.
typedef MlirLogicalResult (*MloptConversionCallback)(
    MlirOperation op, MloptAdaptor adaptor, MloptConversionRewriter rewriter,
    void *user);

/// A pattern for operations `rootName`, or if that is empty, for any; owned by
/// the set that it is added to.
/// `converter` may be null: operands keep their types. The greedy driver does
/// not use it. mlir::ConversionPattern.
MLIR_CAPI_EXPORTED MlirRewritePattern mloptConversionPatternCreate(
    MlirStringRef rootName, unsigned benefit, MlirContext context,
    MloptTypeConverter converter, MloptConversionCallback callback, void *user);
/// Adds patterns that convert the signatures of functions, func.call and
/// func.return. populateFunctionOpInterfaceTypeConversionPattern and others.
MLIR_CAPI_EXPORTED void
mloptPopulateFunctionPatterns(MlirRewritePatternSet set, MlirContext context,
                              MloptTypeConverter converter);

/// The values of operand `index`. Borrowed; valid while the pattern runs.
MLIR_CAPI_EXPORTED MloptValueList mloptAdaptorGetOperands(MloptAdaptor adaptor,
                                                          intptr_t index);
/// The value of operand `index`. Null if there is not exactly one: the pattern
/// must then fail, and the driver says that it does not support 1:N.
MLIR_CAPI_EXPORTED MlirValue mloptAdaptorGetOperand(MloptAdaptor adaptor,
                                                    intptr_t index);
/// All values of all operands in order. Borrowed.
MLIR_CAPI_EXPORTED MloptValueList mloptAdaptorGetFlat(MloptAdaptor adaptor);

/// The rewriter for all functions of mlir-c/Rewrite.h; changes can be undone.
MLIR_CAPI_EXPORTED MlirRewriterBase
mloptConversionRewriterAsBase(MloptConversionRewriter rewriter);
/// Says why a pattern does not match; gives failure. notifyMatchFailure.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptConversionRewriterMatchFailure(
    MloptConversionRewriter rewriter, MlirOperation op, MlirStringRef reason);
/// Replaces result i of `op` by `lists[i]`. Failure, which ends the conversion:
/// there are not as many lists as results. replaceOpWithMultiple.
MLIR_CAPI_EXPORTED MlirLogicalResult
mloptConversionRewriterReplaceOpWithMultiple(MloptConversionRewriter rewriter,
                                             MlirOperation op,
                                             intptr_t numLists,
                                             const MloptValueList *lists);
/// N:1: replaces all `ops` by the same values at once. There is a list for each
/// result of the first operation, then for each of the second, and so on.
/// Failure, which ends the conversion, unless
/// mloptConversionRewriterCanReplaceOps holds. Linear in the uses.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptConversionRewriterReplaceOps(
    MloptConversionRewriter rewriter, intptr_t numOps, const MlirOperation *ops,
    intptr_t numLists, const MloptValueList *lists);
/// Can it? The operations must stand in the block of the insertion point, and
/// none may be replaced yet. All uses of their results, except by each other,
/// must come after the insertion point. Linear in the uses.
MLIR_CAPI_EXPORTED bool
mloptConversionRewriterCanReplaceOps(MloptConversionRewriter rewriter,
                                     intptr_t numOps, const MlirOperation *ops);
/// Replaces the uses of `from` by `to`, which may be any number of values.
/// replaceAllUsesWith.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptConversionRewriterReplaceUses(
    MloptConversionRewriter rewriter, MlirValue from, MloptValueList to);
/// Converts the arguments of all blocks of `region` by `converter`, those of
/// the entry block by `entry` unless it is null. Failure: a type cannot be
/// converted. convertRegionTypes.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptConversionRewriterConvertRegionTypes(
    MloptConversionRewriter rewriter, MlirRegion region,
    MloptTypeConverter converter, MloptSignature entry);
/// Gives `block` the arguments of `signature`; the block that took its place.
/// `converter` may be null. applySignatureConversion.
MLIR_CAPI_EXPORTED MlirBlock mloptConversionRewriterApplySignature(
    MloptConversionRewriter rewriter, MlirBlock block, MloptSignature signature,
    MloptTypeConverter converter);
/// Legalizes what is in `region` now. Failure: the pattern must fail.
/// legalize.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptConversionRewriterLegalizeRegion(
    MloptConversionRewriter rewriter, MlirRegion region);
/// How many values `value` has become, in the types that the pattern's
/// converter gives; up to `room` of them are stored. -1: there are none of
/// these types. getRemappedValue.
MLIR_CAPI_EXPORTED intptr_t mloptConversionRewriterGetRemapped(
    MloptConversionRewriter rewriter, MlirValue value, intptr_t room,
    MlirValue *values);

//===- Signatures ---------------------------------------------------------===//

/// How the arguments of a block change: each of `numInputs` goes unless it is
/// mapped. mlir::TypeConverter::SignatureConversion.
MLIR_CAPI_EXPORTED MloptSignature mloptSignatureCreate(intptr_t numInputs);
/// Destroys it.
MLIR_CAPI_EXPORTED void mloptSignatureDestroy(MloptSignature signature);
/// Maps argument `index` to new ones of `types`. This and the next two fail,
/// and do nothing, where it is mapped already or there is no such argument.
/// addInputs.
MLIR_CAPI_EXPORTED MlirLogicalResult
mloptSignatureAddInputs(MloptSignature signature, intptr_t index,
                        intptr_t numTypes, const MlirType *types);
/// Maps it to `count` new ones that are there, from `first` on. remapInput.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptSignatureRemap(
    MloptSignature signature, intptr_t index, intptr_t first, intptr_t count);
/// Maps it to values, at least one. remapInput.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptSignatureReplace(
    MloptSignature signature, intptr_t index, MloptValueList values);
/// Adds new arguments to which no old one is mapped. addInputs.
MLIR_CAPI_EXPORTED void mloptSignatureAddExtra(MloptSignature signature,
                                               intptr_t numTypes,
                                               const MlirType *types);

//===- Running ------------------------------------------------------------===//

typedef enum MloptConversionMode {
  MLOPT_CONVERSION_PARTIAL,  ///< What is not illegal may stay.
  MLOPT_CONVERSION_FULL,     ///< All that stays is legal.
  MLOPT_CONVERSION_ANALYSIS, ///< Nothing is changed.
} MloptConversionMode;

typedef enum MloptConversionFolding {
  MLOPT_FOLDING_BEFORE_PATTERNS,
  MLOPT_FOLDING_NEVER,
  MLOPT_FOLDING_AFTER_PATTERNS,
} MloptConversionFolding;

/// All zero is the default. mlir::ConversionConfig.
typedef struct MloptConversionConfig {
  MloptConversionFolding folding;
  bool noRollback;         ///< Change at once, without undoing.
  bool noMaterializations; ///< Leave `unrealized_conversion_cast`s.
  bool attachCastKinds;    ///< Casts say what they are for.
  /// Told of each operation that stays and that no rule marks, and after an
  /// analysis of each one that could be legalized, in IR's order.
  void (*unlegalized)(MlirOperation op, void *user);
  void (*legalizable)(MlirOperation op, void *user);
  void *user;
  const MloptRewriteListener *listener; ///< Borrowed; NULL: nobody is told.
} MloptConversionConfig;

/// Converts `ops` and all in them. `config` may be NULL. Failure after an
/// error, whose notes say which patterns were tried; the IR is then as before,
/// unless there is no rollback. Linear in operations and rewrites.
/// applyPartialConversion, applyFullConversion, applyAnalysisConversion.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptApplyConversion(
    intptr_t numOps, const MlirOperation *ops, MloptConversionMode mode,
    MloptConversionTarget target, MlirFrozenRewritePatternSet patterns,
    const MloptConversionConfig *config);

#ifdef __cplusplus
}
#endif

#endif
