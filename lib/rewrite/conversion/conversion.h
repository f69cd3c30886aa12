// SPDX-License-Identifier: Apache-2.0
// Dialect conversion: the driver's entry points, and what its patterns see.
// Follows mlir/Transforms/DialectConversion and its 1:N extension.
#ifndef MLOPT_REWRITE_CONVERSION_CONVERSION_H
#define MLOPT_REWRITE_CONVERSION_CONVERSION_H

#include "rewrite/conversion/target.h"
#include "rewrite/conversion/type_converter.h"
#include "rewrite/pattern.h"

typedef struct SignatureConversion SignatureConversion;

typedef struct ValueList {
  Value *const *values;
  uint32_t count;
} ValueList;

/// The remapped operands of the operation that a pattern matches. Each operand
/// has the values that replace it now, with the types that the pattern's
/// converter gives. Valid while the pattern runs.
struct Adaptor {
  const ValueList *operands; ///< One per operand.
  uint32_t num_operands;
  Value *const
      *flat; ///< All values in order; operand i is flat[i] if all are 1:1.
  uint32_t num_flat;
  /// Set by adaptor_operand when an operand does not have exactly one value.
  bool *met_one_to_n;
};

/// The value of operand `index`. NULL if the operand does not have exactly one
/// value: the pattern does not match then, and the driver reports "pattern
/// 'NAME' does not support 1:N conversion".
Value *adaptor_operand(const Adaptor *adaptor, unsigned index);
/// All operands, one value each, for a 1:1 pattern; this is `flat`. NULL if an
/// operand is not 1:1, with the same report as adaptor_operand. Follows
/// getOneToOneAdaptorOperands.
Value *const *adaptor_one_to_one(const Adaptor *adaptor);

/// A Rewriter whose changes can be undone. Follows
/// mlir::ConversionPatternRewriter. The table in its documentation says which
/// changes are made at once and which are delayed.
struct ConversionRewriter {
  Rewriter rewriter; ///< First, so that it is a Rewriter and a Builder.
  struct ConversionDriver *driver;
  const TypeConverter *converter; ///< The running pattern's, may be NULL.
};

/// Replaces result i of `op` by the values `lists[i]`, of which there may be
/// any number. If there are not as many lists as results, the conversion ends
/// with an error, and false is returned.
bool conversion_replace_op_with_multiple(ConversionRewriter *rw, Operation *op,
                                         const ValueList *lists, size_t count);
/// Can operations made at the insertion point replace `ops`, in both modes? All
/// of `ops` must be in that block, and none may be replaced yet. Uses of their
/// results must come after the insertion point, unless they are in `ops`.
/// Linear in the uses.
bool conversion_can_replace_ops(const ConversionRewriter *rw,
                                Operation *const *ops, size_t count);
/// Replaces all of `ops` at once by the same values (N:1). `lists` has the
/// lists for the results of the first operation, then those of the second, and
/// so on. If that is impossible, or the number of lists does not match, the
/// conversion ends with an error, and false is returned.
bool conversion_replace_ops(ConversionRewriter *rw, Operation *const *ops,
                            size_t num_ops, const ValueList *lists,
                            size_t num_lists);
/// Gives `block` the arguments of `conversion`. Returns the new block, or
/// `block` itself if nothing changes. If the conversion is for another number
/// of arguments, the dialect conversion ends with an error, and `block` is
/// returned. `converter` makes the materializations.
Block *conversion_apply_signature(ConversionRewriter *rw, Block *block,
                                  const SignatureConversion *conversion,
                                  const TypeConverter *converter);
/// Converts the arguments of all blocks in `region`. The entry block is
/// converted by `entry`, or by the converter if that is NULL; the other blocks
/// by the converter. False if a type cannot be converted.
bool conversion_convert_region_types(ConversionRewriter *rw, Region *region,
                                     const TypeConverter *converter,
                                     const SignatureConversion *entry);
/// Should this use be replaced?
typedef bool UseFilter(const Use *use, const void *user);
/// Replaces the uses of `from` for which `filter` holds (NULL: all uses) by
/// `list`, which may have any number of values. Follows replaceAllUsesWith and
/// replaceUsesWithIf. In rollback mode the replacement is delayed; a filter is
/// an error there, and false is returned.
bool conversion_replace_uses(ConversionRewriter *rw, Value *from,
                             const ValueList *list, UseFilter *filter,
                             const void *user);
/// Converts the entry block's arguments by the running pattern's converter, if
/// it has one. Then legalizes everything that is in `region` now, at any depth.
/// False, without an error, if something cannot be legalized; the pattern must
/// then fail. Follows mlir::ConversionPatternRewriter::legalize.
bool conversion_legalize_region(ConversionRewriter *rw, Region *region);
/// Fills `values` with what replaces `value` now, in the types that the running
/// pattern's converter gives. False if there are no values of these types.
bool conversion_remapped_value(ConversionRewriter *rw, Value *value,
                               ValueVector *values);
/// The context of the IR that `rw` changes.
static inline Context *conversion_context(const ConversionRewriter *rw) {
  return rw->rewriter.builder.ctx;
}

typedef enum ConversionMode {
  CONVERSION_PARTIAL,
  CONVERSION_FULL,
  CONVERSION_ANALYSIS,
} ConversionMode;

typedef enum ConversionFolding {
  FOLDING_BEFORE_PATTERNS,
  FOLDING_NEVER,
  FOLDING_AFTER_PATTERNS,
} ConversionFolding;

/// Options of a conversion. `{0}` has the defaults. Follows
/// mlir::ConversionConfig.
typedef struct ConversionConfig {
  RewriteListener *listener; ///< Borrowed, may be NULL.
  PtrMap *unlegalized_ops;   ///< Set of ops; filled if not NULL.
  PtrMap *legalizable_ops;   ///< Set of ops; filled by an analysis.
  bool *was_aborted; ///< If not NULL: set when a pattern's mistake ended the
                     ///< conversion. MLIR ends the process there.
  ConversionFolding folding;
  bool no_materializations; ///< build_materializations = false: casts stay.
  bool no_pattern_rollback; ///< allow_pattern_rollback = false.
  bool attach_cast_kind;    ///< Casts get `__kind__`, "source" or "target".
} ConversionConfig;

/// Converts `ops` and everything in them. False after an error. In rollback
/// mode the IR is then as it was before. Linear in operations and rewrites.
/// Notes under the error explain the failure, unless the Context hides
/// explanations. To write them, the patterns of the operation that failed are
/// run once more; neither the listener nor the trace is told of that run.
bool conversion_apply(Context *ctx, ConversionMode mode, Operation *const *ops,
                      size_t count, const ConversionTarget *target,
                      const FrozenPatternSet *patterns,
                      const ConversionConfig *config);

/// A driver for converting operations one after the other. What it learns about
/// operation definitions is kept, and its memory stays in the caches.
/// conversion_apply creates one, applies it once and destroys it.
typedef struct ConversionDriver ConversionDriver;
/// All arguments are borrowed and must outlive the driver.
ConversionDriver *conversion_driver_create(Context *ctx, ConversionMode mode,
                                           const ConversionTarget *target,
                                           const FrozenPatternSet *patterns,
                                           const ConversionConfig *config);
/// Frees the driver, but not what it borrows.
void conversion_driver_destroy(ConversionDriver *driver);
/// Converts `ops` as conversion_apply does.
bool conversion_driver_apply(ConversionDriver *driver, Operation *const *ops,
                             size_t count);

/// Like conversion_apply, for one operation and a pattern set that is used only
/// here. The set is frozen for this conversion and left empty.
bool conversion_apply_once(Context *ctx, ConversionMode mode, Operation *op,
                           const ConversionTarget *target, PatternSet *set,
                           const ConversionConfig *config);

/// Like conversion_apply in partial mode with the default configuration. The
/// patterns are the rows of `table`, which keep their `user`.
bool conversion_apply_patterns(Context *ctx, Operation *op,
                               const ConversionTarget *target,
                               const RewritePattern *table, size_t count);

#endif
