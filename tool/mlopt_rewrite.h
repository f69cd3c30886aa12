// SPDX-License-Identifier: Apache-2.0
// The embedding interface to rewriting: patterns, the greedy driver and dialect
// conversion, with a target, type converters, materializations and 1:N values.
// Follows mlir::RewritePatternSet, mlir::ConversionTarget, mlir::TypeConverter
// and mlir::ConversionPatternRewriter.
//
// Callbacks run on the thread that started the conversion, and must not parse,
// print, run or free modules of the same context. Names and arrays are copied
// where they are handed over; `user` is borrowed, and so are a pattern's
// converter, a pattern set and a target while a conversion uses them. Constant
// time unless a cost is given.
#ifndef MLOPT_REWRITE_H
#define MLOPT_REWRITE_H

#include "mlopt_ir.h"

#ifdef __cplusplus
extern "C" {
#endif

/// What patterns and materializations change IR with. Lives in the driver.
typedef struct MloptRewriter MloptRewriter;
typedef struct MloptTypeConverter MloptTypeConverter;
typedef struct MloptTypeList MloptTypeList;
typedef struct MloptTarget MloptTarget;
typedef struct MloptPatternSet MloptPatternSet;

/// Values that stand together: what one value became. Borrowed.
typedef struct MloptValues {
  MloptValue *const *values;
  unsigned count;
} MloptValues;

//===- Creating and changing IR -------------------------------------------===//

typedef struct MloptNamedAttribute {
  const char *name;
  const MloptAttribute *value;
} MloptNamedAttribute;

/// What a new operation is made of; zero in all that it has not.
typedef struct MloptOperationState {
  const char *name; ///< With its dialect: `std.addi`.
  MloptLocation location;
  MloptValue *const *operands;
  size_t num_operands;
  const MloptType *const *result_types;
  size_t num_results;
  const MloptNamedAttribute *attributes; ///< Inherent and discardable ones.
  size_t num_attributes;
  MloptBlock *const *successors;
  size_t num_successors;
  size_t num_regions; ///< They are empty at first.
} MloptOperationState;

/// Creates an operation at the rewriter's insertion point, which in a pattern
/// is at first before the matched operation. Whether it is valid is checked
/// when the whole conversion is done. Linear in its parts.
MLOPT_EXPORT MloptOperation *
mlopt_rewriter_create(MloptRewriter *rewriter,
                      const MloptOperationState *state);
/// Where what is created next goes.
MLOPT_EXPORT void mlopt_rewriter_set_before(MloptRewriter *rewriter,
                                            MloptOperation *op);
MLOPT_EXPORT void mlopt_rewriter_set_after(MloptRewriter *rewriter,
                                           MloptOperation *op);
MLOPT_EXPORT void mlopt_rewriter_set_to_start(MloptRewriter *rewriter,
                                              MloptBlock *block);
MLOPT_EXPORT void mlopt_rewriter_set_to_end(MloptRewriter *rewriter,
                                            MloptBlock *block);
/// A new block before `before` (NULL: at the end of `region`) with arguments of
/// these types. The insertion point becomes its end. Linear in the types.
MLOPT_EXPORT MloptBlock *
mlopt_rewriter_create_block(MloptRewriter *rewriter, MloptRegion *region,
                            MloptBlock *before, const MloptType *const *types,
                            size_t num_types, MloptLocation location);

/// Replaces the results of `op` by as many values, and erases it.
MLOPT_EXPORT void mlopt_rewriter_replace(MloptRewriter *rewriter,
                                         MloptOperation *op,
                                         MloptValue *const *values);
/// Erases `op`, which must not be used.
MLOPT_EXPORT void mlopt_rewriter_erase(MloptRewriter *rewriter,
                                       MloptOperation *op);
/// Changes `op` in place. `value` NULL: removes the attribute.
MLOPT_EXPORT void mlopt_rewriter_set_attribute(MloptRewriter *rewriter,
                                               MloptOperation *op,
                                               const char *name,
                                               const MloptAttribute *value);
MLOPT_EXPORT void mlopt_rewriter_set_operands(MloptRewriter *rewriter,
                                              MloptOperation *op,
                                              MloptValue *const *values,
                                              size_t count);
/// Moves all blocks of `from` before `before` in `to` (NULL: to its end).
MLOPT_EXPORT void mlopt_rewriter_inline_region(MloptRewriter *rewriter,
                                               MloptRegion *from,
                                               MloptRegion *to,
                                               MloptBlock *before);
/// Moves the operations of `source` to the end of `target`, its arguments
/// replaced by as many `values`, and erases it.
MLOPT_EXPORT void mlopt_rewriter_merge_blocks(MloptRewriter *rewriter,
                                              MloptBlock *source,
                                              MloptBlock *target,
                                              MloptValue *const *values);
/// A new block after that of `op`, with `op` and what follows it.
MLOPT_EXPORT MloptBlock *mlopt_rewriter_split_block(MloptRewriter *rewriter,
                                                    MloptOperation *op);
/// Says why a pattern does not apply, for traces and for the notes of a
/// conversion that fails. Always false, so that a pattern can return it.
/// `reason` must live as long as the conversion runs: a literal.
MLOPT_EXPORT bool mlopt_rewriter_match_failure(MloptRewriter *rewriter,
                                               MloptOperation *op,
                                               const char *reason);
/// The context whose types and attributes the IR uses.
MLOPT_EXPORT MloptContext *mlopt_rewriter_context(MloptRewriter *rewriter);

//===- For conversion patterns only ---------------------------------------===//

/// The operands of a matched operation as they are now.
typedef struct MloptAdaptor MloptAdaptor;

/// What operand `index` became: values of the types that the pattern's
/// converter gives; any number of them.
MLOPT_EXPORT MloptValues mlopt_adaptor_operand(const MloptAdaptor *adaptor,
                                               unsigned index);
/// All of them in a row.
MLOPT_EXPORT MloptValues mlopt_adaptor_flat(const MloptAdaptor *adaptor);
/// The one value that operand `index` became; NULL if it is not one, and then
/// the pattern has to return false.
MLOPT_EXPORT MloptValue *mlopt_adaptor_one(const MloptAdaptor *adaptor,
                                           unsigned index);

/// Replaces result i of `op` by the values of `lists[i]`, and erases it. Linear
/// in the values.
MLOPT_EXPORT void mlopt_rewriter_replace_with_lists(MloptRewriter *rewriter,
                                                    MloptOperation *op,
                                                    const MloptValues *lists);
/// N:1: replaces all `ops` by the same values at once. `lists` has the values
/// for each result of the first one, then for each of the second, and so on.
/// False, and the conversion ends with an error, where that can't be done. What
/// can: the operations stand in the block of the insertion point, none is
/// replaced yet, and all uses of their results but each other's come after it.
/// Linear in the uses.
MLOPT_EXPORT bool mlopt_rewriter_replace_together(MloptRewriter *rewriter,
                                                  MloptOperation *const *ops,
                                                  size_t num_ops,
                                                  const MloptValues *lists);
MLOPT_EXPORT bool
mlopt_rewriter_can_replace_together(MloptRewriter *rewriter,
                                    MloptOperation *const *ops, size_t num_ops);
/// What `value` is by now, of the types that the pattern's converter gives: the
/// number of values, of which as many as there is `room` for are written to
/// `values`. -1 if it can't be had.
MLOPT_EXPORT int mlopt_rewriter_remapped(MloptRewriter *rewriter,
                                         MloptValue *value, MloptValue **values,
                                         size_t room);
/// Legalizes what is in `region` now, its entry block's arguments converted
/// first by the pattern's converter if it has one. False if that can't be done:
/// the pattern must then return false.
MLOPT_EXPORT bool mlopt_rewriter_legalize_region(MloptRewriter *rewriter,
                                                 MloptRegion *region);
/// Converts the arguments of all blocks of `region` by `converter`. False if a
/// type can't be. Linear in them.
MLOPT_EXPORT bool
mlopt_rewriter_convert_region_types(MloptRewriter *rewriter,
                                    MloptRegion *region,
                                    const MloptTypeConverter *converter);

/// How the arguments of a block change, where a converter alone can't say it.
/// Follows mlir::TypeConverter::SignatureConversion.
typedef struct MloptSignature MloptSignature;

/// For a block of that many arguments, which all go unless something is said of
/// them; to be freed by mlopt_signature_free.
MLOPT_EXPORT MloptSignature *mlopt_signature_create(unsigned num_arguments);
MLOPT_EXPORT void mlopt_signature_free(MloptSignature *signature);
/// Argument `index` becomes new arguments of these types, after those that are
/// there. This and the next two that say what an argument becomes are false,
/// with nothing done, if it was said before or can't be.
MLOPT_EXPORT bool mlopt_signature_add(MloptSignature *signature, unsigned index,
                                      const MloptType *const *types,
                                      size_t num_types);
/// Argument `index` becomes `count` new arguments, 1 or more, that are there
/// already: those from number `first` on.
MLOPT_EXPORT bool mlopt_signature_remap(MloptSignature *signature,
                                        unsigned index, unsigned first,
                                        unsigned count);
/// Argument `index` becomes these values, 1 or more.
MLOPT_EXPORT bool mlopt_signature_replace(MloptSignature *signature,
                                          unsigned index, MloptValues values);
/// New arguments that no old one becomes.
MLOPT_EXPORT void mlopt_signature_add_extra(MloptSignature *signature,
                                            const MloptType *const *types,
                                            size_t num_types);
/// Gives `block` the new arguments: a new block in its place, which has its
/// operations; the same block if nothing changes, or after an error that ends
/// the conversion. `converter` (NULL: none) makes the materializations. Linear
/// in the arguments and operations.
MLOPT_EXPORT MloptBlock *
mlopt_rewriter_apply_signature(MloptRewriter *rewriter, MloptBlock *block,
                               const MloptSignature *signature,
                               const MloptTypeConverter *converter);

//===- Type converters ----------------------------------------------------===//

typedef enum MloptConversionResult {
  MLOPT_CONVERSION_OTHER,  ///< Not this rule's: ask an earlier one.
  MLOPT_CONVERSION_DONE,   ///< The list has what it becomes, maybe nothing.
  MLOPT_CONVERSION_FAILED, ///< It has no conversion: ask no other.
} MloptConversionResult;

/// Appends to `results` what `type` becomes.
typedef MloptConversionResult MloptTypeRule(void *user, const MloptType *type,
                                            MloptTypeList *results);
MLOPT_EXPORT void mlopt_type_list_append(MloptTypeList *list,
                                         const MloptType *type);
/// The same for one value, which it may look at: where it comes from, say.
typedef MloptConversionResult
MloptValueRule(void *user, const MloptValue *value, MloptTypeList *results);

/// Makes values of these types from `inputs`, into `results`; false if it does
/// not know how. Called for one type as a source materialization (from
/// converted values back to a value of the type that some user still needs),
/// for any number as a target materialization (to what a pattern needs).
typedef bool MloptMaterialization(void *user, MloptRewriter *rewriter,
                                  MloptValues inputs,
                                  const MloptType *const *types,
                                  size_t num_types, MloptLocation location,
                                  MloptValue **results);

/// A converter without rules, to be freed by mlopt_type_converter_free after
/// the pattern sets that use it.
MLOPT_EXPORT MloptTypeConverter *
mlopt_type_converter_create(MloptContext *context);
MLOPT_EXPORT void mlopt_type_converter_free(MloptTypeConverter *converter);
/// Rules and materializations are asked newest first. Answers of a rule are
/// remembered, so it must give the same one each time.
MLOPT_EXPORT void mlopt_type_converter_add_rule(MloptTypeConverter *converter,
                                                MloptTypeRule *rule,
                                                void *user);
/// Answers of such a rule are not remembered. It is not asked for types alone.
MLOPT_EXPORT void
mlopt_type_converter_add_value_rule(MloptTypeConverter *converter,
                                    MloptValueRule *rule, void *user);
MLOPT_EXPORT void mlopt_type_converter_add_source(MloptTypeConverter *converter,
                                                  MloptMaterialization *source,
                                                  void *user);
MLOPT_EXPORT void mlopt_type_converter_add_target(MloptTypeConverter *converter,
                                                  MloptMaterialization *target,
                                                  void *user);
/// In a target materialization: the type that the operand had at first, which
/// may not be known. NULL then, and elsewhere.
MLOPT_EXPORT const MloptType *
mlopt_rewriter_original_type(const MloptRewriter *rewriter);
/// Appends what `type` becomes. False if it has no conversion.
MLOPT_EXPORT bool
mlopt_type_converter_convert(const MloptTypeConverter *converter,
                             const MloptType *type, MloptTypeList *results);
/// The same for a type that becomes exactly one; else NULL.
MLOPT_EXPORT const MloptType *
mlopt_type_converter_convert_one(const MloptTypeConverter *converter,
                                 const MloptType *type);
/// Are all operand and result types of `op` converted to themselves, and if it
/// is a function, the types of its signature and blocks?
MLOPT_EXPORT bool
mlopt_type_converter_is_legal(const MloptTypeConverter *converter,
                              const MloptOperation *op);

//===- Targets ------------------------------------------------------------===//

typedef enum MloptLegality {
  MLOPT_UNKNOWN, ///< Nothing is said of it.
  MLOPT_LEGAL,
  MLOPT_ILLEGAL,
} MloptLegality;

/// Is this operation legal?
typedef MloptLegality MloptLegalityRule(void *user, const MloptOperation *op);

/// A target on which nothing is said; to be freed by mlopt_target_free.
MLOPT_EXPORT MloptTarget *mlopt_target_create(MloptContext *context);
MLOPT_EXPORT void mlopt_target_free(MloptTarget *target);
/// Marks an operation (`std.addi`) or, by a name without a dot, all operations
/// of a dialect (`std`). An operation's mark wins over its dialect's, a later
/// one over an earlier one. False, with nothing done, if the context knows no
/// such operation or dialect; where it allows unregistered dialects it takes
/// any operation.
MLOPT_EXPORT bool mlopt_target_mark(MloptTarget *target, const char *name,
                                    MloptLegality legality);
/// The same, with each operation asked by `rule`.
MLOPT_EXPORT bool mlopt_target_mark_dynamic(MloptTarget *target,
                                            const char *name,
                                            MloptLegalityRule *rule,
                                            void *user);
/// All operations of which nothing else is said are asked by `rule`. Of several
/// such rules, and of several for one operation, the newest that does not say
/// MLOPT_UNKNOWN decides.
MLOPT_EXPORT void mlopt_target_mark_others(MloptTarget *target,
                                           MloptLegalityRule *rule, void *user);
/// All that is in a legal operation `name` is legal. False if `name` isn't
/// marked legal or dynamic.
MLOPT_EXPORT bool mlopt_target_mark_recursively_legal(MloptTarget *target,
                                                      const char *name);

//===- Patterns -----------------------------------------------------------===//

/// Rewrites `op` and returns true, or changes nothing and returns false.
typedef bool MloptRewrite(void *user, MloptOperation *op,
                          MloptRewriter *rewriter);
/// The same in a conversion.
typedef bool MloptConvert(void *user, MloptOperation *op,
                          const MloptAdaptor *adaptor, MloptRewriter *rewriter);

/// Exactly one of `rewrite` and `convert` is set.
typedef struct MloptPattern {
  const char *name;             ///< For traces and messages: `lower-addcf`.
  const char *root;             ///< The operation that it matches; NULL: any.
  unsigned benefit;             ///< Higher is tried first, up to 65,534.
  bool has_bounded_recursion;   ///< May be applied to what it made.
  const char *const *generated; ///< Names of the operations that it creates,
                                ///< ending in NULL; NULL: any.
  MloptRewrite *rewrite;
  MloptConvert *convert;               ///< Not for the greedy driver.
  const MloptTypeConverter *converter; ///< For `convert`; NULL: none.
  void *user;
} MloptPattern;

MLOPT_EXPORT MloptPatternSet *mlopt_pattern_set_create(MloptContext *context);
MLOPT_EXPORT void mlopt_pattern_set_free(MloptPatternSet *set);
MLOPT_EXPORT void mlopt_pattern_set_add(MloptPatternSet *set,
                                        const MloptPattern *pattern);
/// Patterns that convert the signatures of functions, and `func.call` and
/// `func.return` with them; 1:N types become several arguments and results.
MLOPT_EXPORT void
mlopt_pattern_set_add_functions(MloptPatternSet *set,
                                const MloptTypeConverter *converter);

//===- Running ------------------------------------------------------------===//

/// Told of changes: after they happen, before what is replaced or erased goes.
/// Any member may be NULL. A conversion with rollback tells of its changes, in
/// their order, once it has come to its end: what was undone is not told, but
/// for matches that failed. Follows mlir::RewriterBase::Listener.
typedef struct MloptListener {
  /// `previous`: the block that it was moved from; NULL: it is new.
  void (*op_inserted)(void *user, MloptOperation *op, MloptBlock *previous);
  void (*op_modified)(void *user, MloptOperation *op);
  void (*op_replaced)(void *user, MloptOperation *op,
                      MloptValue *const *values);
  void (*op_erased)(void *user, MloptOperation *op);
  /// `previous`: the region that it was moved from; NULL: it is new.
  void (*block_inserted)(void *user, MloptBlock *block, MloptRegion *previous);
  void (*block_erased)(void *user, MloptBlock *block);
  void (*match_failed)(void *user, MloptOperation *op, const char *reason);
  void *user;
} MloptListener;

typedef enum MloptConversionMode {
  MLOPT_CONVERSION_PARTIAL,  ///< What isn't marked illegal may stay.
  MLOPT_CONVERSION_FULL,     ///< All that stays must be legal.
  MLOPT_CONVERSION_ANALYSIS, ///< Nothing is changed; see `legalizable`.
} MloptConversionMode;

typedef void MloptOperationCallback(void *user, MloptOperation *op);

/// Zero is the default.
typedef struct MloptConversionConfig {
  bool no_fold;             ///< Do not try to fold.
  bool no_rollback;         ///< Change the IR at once; see below.
  bool no_materializations; ///< Leave `unrealized_conversion_cast`s.
  bool
      fold_after_patterns; ///< Fold what no pattern could legalize, not before.
  bool attach_cast_kinds;  ///< Casts that stay say what they are for.
  const MloptListener *listener;
  /// Told after a conversion of what stays though nothing is said of it, and
  /// after an analysis of what could be legalized; both in the module's order.
  MloptOperationCallback *unlegalized;
  MloptOperationCallback *legalizable;
  void *user; ///< Of these two.
} MloptConversionConfig;

/// Converts the module to `target`, and verifies it. `config` may be NULL.
/// False after errors, whose notes say which patterns were tried and why they
/// did not apply. If legalizing failed the module is then as it was, or,
/// without rollback or if the result is not valid, it can only be freed. Linear
/// in operations and rewrites. Follows mlir::applyPartialConversion.
MLOPT_EXPORT bool mlopt_module_convert(MloptModule *module,
                                       MloptConversionMode mode,
                                       const MloptTarget *target,
                                       const MloptPatternSet *patterns,
                                       const MloptConversionConfig *config);

/// The same for some operations of the module and what is in them.
MLOPT_EXPORT bool mlopt_operations_convert(
    MloptModule *module, MloptOperation *const *ops, size_t count,
    MloptConversionMode mode, const MloptTarget *target,
    const MloptPatternSet *patterns, const MloptConversionConfig *config);

/// Zero is the default.
typedef struct MloptRewriteConfig {
  bool no_fold;
  bool bottom_up;         ///< Begin with the last and innermost operations.
  int64_t max_iterations; ///< Over everything; 0: 10, -1: any number.
  int64_t max_rewrites;   ///< In an iteration; 0, -1: any number.
  const MloptListener *listener;
} MloptRewriteConfig;

/// Folds and applies the `rewrite` patterns until nothing changes, then
/// verifies. It always ends; false if the patterns do not converge (a warning
/// names those that undo each other) or after errors, when the module can only
/// be freed. Follows mlir::applyPatternsGreedily.
MLOPT_EXPORT bool mlopt_module_rewrite(MloptModule *module,
                                       const MloptPatternSet *patterns);
MLOPT_EXPORT bool mlopt_module_rewrite_with(MloptModule *module,
                                            const MloptPatternSet *patterns,
                                            const MloptRewriteConfig *config);

#ifdef __cplusplus
}
#endif
#endif
