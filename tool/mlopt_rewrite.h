// SPDX-License-Identifier: Apache-2.0
// The embedding interface to rewriting: patterns, the greedy driver and dialect
// conversion, with a target, type converters, materializations and 1:N values.
// Follows mlir::RewritePatternSet, mlir::ConversionTarget, mlir::TypeConverter
// and mlir::ConversionPatternRewriter.
//
// Callbacks run on the thread that started the conversion, and must not parse,
// print, run or free modules of the same context. Functions copy the names and
// arrays that they are given. `user` is borrowed; so are a pattern's converter,
// and a pattern set and a target while a conversion uses them. Functions take
// constant time unless their comment gives a cost.
#ifndef MLOPT_REWRITE_H
#define MLOPT_REWRITE_H

#include "mlopt_ir.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Patterns and materializations change IR through it. The driver owns it.
typedef struct MloptRewriter MloptRewriter;
typedef struct MloptTypeConverter MloptTypeConverter;
typedef struct MloptTypeList MloptTypeList;
typedef struct MloptTarget MloptTarget;
typedef struct MloptPatternSet MloptPatternSet;

/// Values that belong together: what one value became. Borrowed.
typedef struct MloptValues {
  MloptValue *const *values;
  unsigned count;
} MloptValues;

//===- Creating and changing IR -------------------------------------------===//

typedef struct MloptNamedAttribute {
  const char *name;
  const MloptAttribute *value;
} MloptNamedAttribute;

/// The parts of a new operation. A part that it does not have is zero.
typedef struct MloptOperationState {
  const char *name; ///< Has its dialect: `std.addi`.
  MloptLocation location;
  MloptValue *const *operands;
  size_t num_operands;
  const MloptType *const *result_types;
  size_t num_results;
  const MloptNamedAttribute *attributes; ///< Inherent and discardable.
  size_t num_attributes;
  MloptBlock *const *successors;
  size_t num_successors;
  size_t num_regions; ///< The regions are empty at first.
} MloptOperationState;

/// Creates an operation at the rewriter's insertion point. In a pattern, that
/// is at first the place before the matched operation. Whether the operation is
/// valid is checked when the whole conversion is done. Linear in its parts.
MLOPT_EXPORT MloptOperation *
mlopt_rewriter_create(MloptRewriter *rewriter,
                      const MloptOperationState *state);
/// Moves the insertion point before `op`.
MLOPT_EXPORT void mlopt_rewriter_set_before(MloptRewriter *rewriter,
                                            MloptOperation *op);
/// Moves the insertion point after `op`.
MLOPT_EXPORT void mlopt_rewriter_set_after(MloptRewriter *rewriter,
                                           MloptOperation *op);
/// Moves the insertion point to the start of `block`.
MLOPT_EXPORT void mlopt_rewriter_set_to_start(MloptRewriter *rewriter,
                                              MloptBlock *block);
/// Moves the insertion point to the end of `block`.
MLOPT_EXPORT void mlopt_rewriter_set_to_end(MloptRewriter *rewriter,
                                            MloptBlock *block);
/// Creates a block before `before` (NULL: at the end of `region`) with
/// arguments of these types. The insertion point moves to its end. Linear in
/// the types.
MLOPT_EXPORT MloptBlock *
mlopt_rewriter_create_block(MloptRewriter *rewriter, MloptRegion *region,
                            MloptBlock *before, const MloptType *const *types,
                            size_t num_types, MloptLocation location);

/// Replaces the results of `op` by `values`, one for each, and erases `op`.
MLOPT_EXPORT void mlopt_rewriter_replace(MloptRewriter *rewriter,
                                         MloptOperation *op,
                                         MloptValue *const *values);
/// Erases `op`, whose results must not be used.
MLOPT_EXPORT void mlopt_rewriter_erase(MloptRewriter *rewriter,
                                       MloptOperation *op);
/// Sets an attribute of `op` in place. If `value` is NULL, removes it.
MLOPT_EXPORT void mlopt_rewriter_set_attribute(MloptRewriter *rewriter,
                                               MloptOperation *op,
                                               const char *name,
                                               const MloptAttribute *value);
/// Replaces all operands of `op` in place.
MLOPT_EXPORT void mlopt_rewriter_set_operands(MloptRewriter *rewriter,
                                              MloptOperation *op,
                                              MloptValue *const *values,
                                              size_t count);
/// Moves all blocks of `from` into `to`, before `before` (NULL: at the end).
MLOPT_EXPORT void mlopt_rewriter_inline_region(MloptRewriter *rewriter,
                                               MloptRegion *from,
                                               MloptRegion *to,
                                               MloptBlock *before);
/// Moves the operations of `source` to the end of `target`, replaces the
/// arguments of `source` by `values`, one for each, and erases `source`.
MLOPT_EXPORT void mlopt_rewriter_merge_blocks(MloptRewriter *rewriter,
                                              MloptBlock *source,
                                              MloptBlock *target,
                                              MloptValue *const *values);
/// Splits the block of `op`: creates a block after it, and moves `op` and what
/// follows it there. Returns the new block.
MLOPT_EXPORT MloptBlock *mlopt_rewriter_split_block(MloptRewriter *rewriter,
                                                    MloptOperation *op);
/// Says why a pattern does not apply, for traces and for the notes of a
/// conversion that fails. Always returns false, so that a pattern can return
/// the result. `reason` must live as long as the conversion runs; a literal
/// does.
MLOPT_EXPORT bool mlopt_rewriter_match_failure(MloptRewriter *rewriter,
                                               MloptOperation *op,
                                               const char *reason);
/// The context that holds the types and attributes of the IR.
MLOPT_EXPORT MloptContext *mlopt_rewriter_context(MloptRewriter *rewriter);

//===- For conversion patterns only ---------------------------------------===//

/// The operands of a matched operation in their current form.
typedef struct MloptAdaptor MloptAdaptor;

/// The values that operand `index` became: any number of them, of the types
/// that the pattern's converter gives.
MLOPT_EXPORT MloptValues mlopt_adaptor_operand(const MloptAdaptor *adaptor,
                                               unsigned index);
/// The values of all operands in a row.
MLOPT_EXPORT MloptValues mlopt_adaptor_flat(const MloptAdaptor *adaptor);
/// The single value that operand `index` became. NULL if it did not become
/// exactly one; the pattern must then return false.
MLOPT_EXPORT MloptValue *mlopt_adaptor_one(const MloptAdaptor *adaptor,
                                           unsigned index);

/// Replaces result i of `op` by the values of `lists[i]`, and erases `op`.
/// Linear in the values.
MLOPT_EXPORT void mlopt_rewriter_replace_with_lists(MloptRewriter *rewriter,
                                                    MloptOperation *op,
                                                    const MloptValues *lists);
/// N:1: replaces all `ops` by the same values at once. `lists` has one list for
/// each result of the first operation, then for each of the second, and so on.
/// Returns false, and the conversion ends with an error, unless
/// mlopt_rewriter_can_replace_together is true. Linear in the uses.
MLOPT_EXPORT bool mlopt_rewriter_replace_together(MloptRewriter *rewriter,
                                                  MloptOperation *const *ops,
                                                  size_t num_ops,
                                                  const MloptValues *lists);
/// Can mlopt_rewriter_replace_together replace `ops`? They must stand in the
/// block of the insertion point, and none may be replaced yet. All uses of
/// their results, except by each other, must come after the insertion point.
/// Linear in the uses.
MLOPT_EXPORT bool
mlopt_rewriter_can_replace_together(MloptRewriter *rewriter,
                                    MloptOperation *const *ops, size_t num_ops);
/// Looks up what `value` has become, in the types that the pattern's converter
/// gives. Returns the number of values, and writes as many of them to `values`
/// as there is `room` for. Returns -1 if they cannot be provided.
MLOPT_EXPORT int mlopt_rewriter_remapped(MloptRewriter *rewriter,
                                         MloptValue *value, MloptValue **values,
                                         size_t room);
/// Legalizes what is in `region` now. If the pattern has a converter, the
/// arguments of the entry block are converted first. False if that fails; the
/// pattern must then return false.
MLOPT_EXPORT bool mlopt_rewriter_legalize_region(MloptRewriter *rewriter,
                                                 MloptRegion *region);
/// Converts the arguments of all blocks of `region` with `converter`. False if
/// a type cannot be converted. Linear in the arguments.
MLOPT_EXPORT bool
mlopt_rewriter_convert_region_types(MloptRewriter *rewriter,
                                    MloptRegion *region,
                                    const MloptTypeConverter *converter);

/// Says how the arguments of a block change, where a converter alone cannot.
/// Follows mlir::TypeConverter::SignatureConversion.
typedef struct MloptSignature MloptSignature;

/// Creates the signature of a block with `num_arguments` arguments. An argument
/// disappears unless one of the functions below maps it. Free the signature
/// with mlopt_signature_free.
MLOPT_EXPORT MloptSignature *mlopt_signature_create(unsigned num_arguments);
/// Frees `signature`, which may be NULL.
MLOPT_EXPORT void mlopt_signature_free(MloptSignature *signature);
/// Maps argument `index` to new arguments of these types, appended to the
/// existing ones. This function and the next two return false and change
/// nothing if the argument was mapped before or cannot be mapped.
MLOPT_EXPORT bool mlopt_signature_add(MloptSignature *signature, unsigned index,
                                      const MloptType *const *types,
                                      size_t num_types);
/// Maps argument `index` to `count` (at least 1) new arguments that exist
/// already, beginning with number `first`.
MLOPT_EXPORT bool mlopt_signature_remap(MloptSignature *signature,
                                        unsigned index, unsigned first,
                                        unsigned count);
/// Maps argument `index` to these values, at least 1.
MLOPT_EXPORT bool mlopt_signature_replace(MloptSignature *signature,
                                          unsigned index, MloptValues values);
/// Appends new arguments to which no old argument is mapped.
MLOPT_EXPORT void mlopt_signature_add_extra(MloptSignature *signature,
                                            const MloptType *const *types,
                                            size_t num_types);
/// Gives `block` the new arguments. Returns a new block that took its place and
/// its operations. If nothing changes, or after an error that ends the
/// conversion, returns `block` itself. `converter` (NULL: none) makes the
/// materializations. Linear in the arguments and operations.
MLOPT_EXPORT MloptBlock *
mlopt_rewriter_apply_signature(MloptRewriter *rewriter, MloptBlock *block,
                               const MloptSignature *signature,
                               const MloptTypeConverter *converter);

//===- Type converters ----------------------------------------------------===//

typedef enum MloptConversionResult {
  MLOPT_CONVERSION_OTHER,  ///< The rule does not apply; ask an earlier one.
  MLOPT_CONVERSION_DONE,   ///< The list has the resulting types, possibly none.
  MLOPT_CONVERSION_FAILED, ///< The type has no conversion; ask no other rule.
} MloptConversionResult;

/// Appends the types that `type` becomes to `results`.
typedef MloptConversionResult MloptTypeRule(void *user, const MloptType *type,
                                            MloptTypeList *results);
/// Appends `type` to `list`.
MLOPT_EXPORT void mlopt_type_list_append(MloptTypeList *list,
                                         const MloptType *type);
/// Appends the types that `value` becomes to `results`. The rule may look at
/// the value, for example at the operation that defines it.
typedef MloptConversionResult
MloptValueRule(void *user, const MloptValue *value, MloptTypeList *results);

/// Makes values of `types` from `inputs` and stores them in `results`. False if
/// it does not know how. A source materialization is called for one type: it
/// goes from converted values back to a value of the type that some user still
/// needs. A target materialization is called for any number of types: it makes
/// what a pattern needs.
typedef bool MloptMaterialization(void *user, MloptRewriter *rewriter,
                                  MloptValues inputs,
                                  const MloptType *const *types,
                                  size_t num_types, MloptLocation location,
                                  MloptValue **results);

/// Creates a converter without rules. Free it with mlopt_type_converter_free,
/// after the pattern sets that use it.
MLOPT_EXPORT MloptTypeConverter *
mlopt_type_converter_create(MloptContext *context);
/// Frees `converter`, which may be NULL.
MLOPT_EXPORT void mlopt_type_converter_free(MloptTypeConverter *converter);
/// Adds a rule for types. The newest rules and materializations are asked
/// first. Answers are remembered, so a rule must always give the same one for a
/// type.
MLOPT_EXPORT void mlopt_type_converter_add_rule(MloptTypeConverter *converter,
                                                MloptTypeRule *rule,
                                                void *user);
/// Adds a rule for values. Its answers are not remembered. It is not asked when
/// only a type is converted.
MLOPT_EXPORT void
mlopt_type_converter_add_value_rule(MloptTypeConverter *converter,
                                    MloptValueRule *rule, void *user);
/// Adds a source materialization.
MLOPT_EXPORT void mlopt_type_converter_add_source(MloptTypeConverter *converter,
                                                  MloptMaterialization *source,
                                                  void *user);
/// Adds a target materialization.
MLOPT_EXPORT void mlopt_type_converter_add_target(MloptTypeConverter *converter,
                                                  MloptMaterialization *target,
                                                  void *user);
/// In a target materialization, the original type of the operand; NULL if it is
/// not known. Elsewhere NULL.
MLOPT_EXPORT const MloptType *
mlopt_rewriter_original_type(const MloptRewriter *rewriter);
/// Appends the types that `type` becomes to `results`. False if it has no
/// conversion.
MLOPT_EXPORT bool
mlopt_type_converter_convert(const MloptTypeConverter *converter,
                             const MloptType *type, MloptTypeList *results);
/// The type that `type` becomes; NULL unless it becomes exactly one.
MLOPT_EXPORT const MloptType *
mlopt_type_converter_convert_one(const MloptTypeConverter *converter,
                                 const MloptType *type);
/// Does the converter leave all operand and result types of `op` unchanged? If
/// `op` is a function, the types of its signature and its blocks count too.
MLOPT_EXPORT bool
mlopt_type_converter_is_legal(const MloptTypeConverter *converter,
                              const MloptOperation *op);

//===- Targets ------------------------------------------------------------===//

typedef enum MloptLegality {
  MLOPT_UNKNOWN, ///< Neither legal nor illegal.
  MLOPT_LEGAL,
  MLOPT_ILLEGAL,
} MloptLegality;

/// Says whether `op` is legal.
typedef MloptLegality MloptLegalityRule(void *user, const MloptOperation *op);

/// Creates a target that marks nothing. Free it with mlopt_target_free.
MLOPT_EXPORT MloptTarget *mlopt_target_create(MloptContext *context);
/// Frees `target`, which may be NULL.
MLOPT_EXPORT void mlopt_target_free(MloptTarget *target);
/// Marks an operation (`std.addi`) or, if `name` has no dot, all operations of
/// a dialect (`std`). An operation's mark takes precedence over its dialect's,
/// and a later mark over an earlier one. Returns false and does nothing if the
/// context does not know the operation or dialect. A context that allows
/// unregistered dialects accepts any operation.
MLOPT_EXPORT bool mlopt_target_mark(MloptTarget *target, const char *name,
                                    MloptLegality legality);
/// Has `rule` decide for each operation that `name` stands for, as in
/// mlopt_target_mark.
MLOPT_EXPORT bool mlopt_target_mark_dynamic(MloptTarget *target,
                                            const char *name,
                                            MloptLegalityRule *rule,
                                            void *user);
/// Has `rule` decide for all operations without a mark. If there are several
/// rules, here or for one operation, the newest one that does not answer
/// MLOPT_UNKNOWN decides.
MLOPT_EXPORT void mlopt_target_mark_others(MloptTarget *target,
                                           MloptLegalityRule *rule, void *user);
/// Makes everything inside a legal operation `name` legal. False if `name` is
/// not marked legal or dynamic.
MLOPT_EXPORT bool mlopt_target_mark_recursively_legal(MloptTarget *target,
                                                      const char *name);

//===- Patterns -----------------------------------------------------------===//

/// Rewrites `op` and returns true, or changes nothing and returns false.
typedef bool MloptRewrite(void *user, MloptOperation *op,
                          MloptRewriter *rewriter);
/// Does the same in a conversion, where the operands come from `adaptor`.
typedef bool MloptConvert(void *user, MloptOperation *op,
                          const MloptAdaptor *adaptor, MloptRewriter *rewriter);

/// Exactly one of `rewrite` and `convert` is set.
typedef struct MloptPattern {
  const char *name;             ///< For traces and messages: `lower-addcf`.
  const char *root;             ///< The operation to match; NULL: any.
  unsigned benefit;             ///< Higher is tried first; at most 65,534.
  bool has_bounded_recursion;   ///< May match operations that it created.
  const char *const *generated; ///< Names of the operations that it creates,
                                ///< with NULL at the end; NULL: any.
  MloptRewrite *rewrite;
  MloptConvert *convert;               ///< The greedy driver does not use it.
  const MloptTypeConverter *converter; ///< For `convert`; NULL: none.
  void *user;
} MloptPattern;

/// Creates an empty set of patterns. Free it with mlopt_pattern_set_free.
MLOPT_EXPORT MloptPatternSet *mlopt_pattern_set_create(MloptContext *context);
/// Frees `set`, which may be NULL.
MLOPT_EXPORT void mlopt_pattern_set_free(MloptPatternSet *set);
/// Adds a copy of `pattern`.
MLOPT_EXPORT void mlopt_pattern_set_add(MloptPatternSet *set,
                                        const MloptPattern *pattern);
/// Adds patterns that convert the signatures of functions, and `func.call` and
/// `func.return` to match. A 1:N type becomes several arguments and results.
MLOPT_EXPORT void
mlopt_pattern_set_add_functions(MloptPatternSet *set,
                                const MloptTypeConverter *converter);

//===- Running ------------------------------------------------------------===//

/// Is notified of changes: after they happen, but before the thing that is
/// replaced or erased goes away. Any member may be NULL. A conversion with
/// rollback notifies at its end, of all its changes in their order. Changes
/// that were undone are not reported, except matches that failed. Follows
/// mlir::RewriterBase::Listener.
typedef struct MloptListener {
  /// `previous` is the block that the operation was moved from; NULL if it is
  /// new.
  void (*op_inserted)(void *user, MloptOperation *op, MloptBlock *previous);
  void (*op_modified)(void *user, MloptOperation *op);
  void (*op_replaced)(void *user, MloptOperation *op,
                      MloptValue *const *values);
  void (*op_erased)(void *user, MloptOperation *op);
  /// `previous` is the region that the block was moved from; NULL if it is new.
  void (*block_inserted)(void *user, MloptBlock *block, MloptRegion *previous);
  void (*block_erased)(void *user, MloptBlock *block);
  void (*match_failed)(void *user, MloptOperation *op, const char *reason);
  void *user;
} MloptListener;

typedef enum MloptConversionMode {
  MLOPT_CONVERSION_PARTIAL,  ///< Operations not marked illegal may remain.
  MLOPT_CONVERSION_FULL,     ///< All remaining operations must be legal.
  MLOPT_CONVERSION_ANALYSIS, ///< Changes nothing; see `legalizable`.
} MloptConversionMode;

typedef void MloptOperationCallback(void *user, MloptOperation *op);

/// All zero is the default.
typedef struct MloptConversionConfig {
  bool no_fold;             ///< Do not try to fold.
  bool no_rollback;         ///< Change the IR at once, without undoing.
  bool no_materializations; ///< Leave `unrealized_conversion_cast`s.
  bool
      fold_after_patterns; ///< Fold what no pattern could legalize, not before.
  bool attach_cast_kinds;  ///< Remaining casts say what they are for.
  const MloptListener *listener;
  /// Called after a conversion for each remaining operation that the target
  /// does not mark, and after an analysis for each one that could be legalized.
  /// Both calls follow the module's order.
  MloptOperationCallback *unlegalized;
  MloptOperationCallback *legalizable;
  void *user; ///< Passed to both callbacks.
} MloptConversionConfig;

/// Converts the module to `target`, and verifies it. `config` may be NULL.
/// False after errors, whose notes say which patterns were tried and why they
/// did not apply. If legalization failed and rollback is on, the module is as
/// it was before. After any other error it can only be freed. Linear in
/// operations and rewrites. Follows mlir::applyPartialConversion.
MLOPT_EXPORT bool mlopt_module_convert(MloptModule *module,
                                       MloptConversionMode mode,
                                       const MloptTarget *target,
                                       const MloptPatternSet *patterns,
                                       const MloptConversionConfig *config);

/// Does what mlopt_module_convert does, but only for `ops`, operations of the
/// module, and their contents.
MLOPT_EXPORT bool mlopt_operations_convert(
    MloptModule *module, MloptOperation *const *ops, size_t count,
    MloptConversionMode mode, const MloptTarget *target,
    const MloptPatternSet *patterns, const MloptConversionConfig *config);

/// All zero is the default.
typedef struct MloptRewriteConfig {
  bool no_fold;
  bool bottom_up;         ///< Start with the last and innermost operations.
  int64_t max_iterations; ///< Passes over everything; 0: 10, -1: any number.
  int64_t max_rewrites;   ///< In one iteration; 0 or -1: any number.
  const MloptListener *listener;
} MloptRewriteConfig;

/// Folds, and applies the `rewrite` patterns, until nothing changes; then
/// verifies. It always ends. False if the patterns do not converge, when a
/// warning names those that undo each other. Also false after errors; the
/// module can then only be freed. Follows mlir::applyPatternsGreedily.
MLOPT_EXPORT bool mlopt_module_rewrite(MloptModule *module,
                                       const MloptPatternSet *patterns);
/// Does what mlopt_module_rewrite does, as `config` says.
MLOPT_EXPORT bool mlopt_module_rewrite_with(MloptModule *module,
                                            const MloptPatternSet *patterns,
                                            const MloptRewriteConfig *config);

#ifdef __cplusplus
}
#endif
#endif
