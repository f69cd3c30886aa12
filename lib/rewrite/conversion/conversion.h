// SPDX-License-Identifier: Apache-2.0
// Dialect conversion: the driver's entry points and what its patterns see.
// Follows mlir/Transforms/DialectConversion and the 1:N extension of it.
#ifndef MLOPT_REWRITE_CONVERSION_CONVERSION_H
#define MLOPT_REWRITE_CONVERSION_CONVERSION_H

#include "rewrite/conversion/target.h"
#include "rewrite/conversion/type_converter.h"
#include "rewrite/pattern.h"

typedef struct ValueList {
  Value *const *values;
  uint32_t count;
} ValueList;

/// The remapped operands of the operation that a pattern matches: for each
/// operand the values that it is now, of the types that the pattern's converter
/// says. Valid while the pattern runs.
struct Adaptor {
  const ValueList *operands; ///< One per operand.
  uint32_t num_operands;
  Value *const
      *flat; ///< All values in order; operand i is flat[i] if all are 1:1.
  uint32_t num_flat;
  /// Set by adaptor_operand when it met a list of other than one value.
  bool *met_one_to_n;
};

/// The value of a 1:1 operand. For an operand of several values the pattern
/// does not match: NULL, and the driver reports "pattern 'NAME' does not
/// support 1:N conversion".
Value *adaptor_operand(const Adaptor *adaptor, unsigned index);
/// All operands as a 1:1 pattern wants them: one value each, `flat`. NULL, and
/// the same report, if one is not 1:1. Follows getOneToOneAdaptorOperands.
Value *const *adaptor_one_to_one(const Adaptor *adaptor);

/// A Rewriter whose changes can be undone. Follows
/// mlir::ConversionPatternRewriter; which change is immediate and which delayed
/// is as in the document's table.
struct ConversionRewriter {
  Rewriter rewriter; ///< First, so that it is a Rewriter and a Builder.
  struct ConversionDriver *driver;
  const TypeConverter *converter; ///< Of the running pattern, may be NULL.
};

/// Replaces result i of `op` by the values `lists[i]`. 1:N, 1:0 too. False, and
/// the conversion ends with an error, unless there are as many lists as
/// results.
bool conversion_replace_op_with_multiple(ConversionRewriter *rw, Operation *op,
                                         const ValueList *lists, size_t count);
/// Can what is made at the insertion point take the place of `ops`, in both
/// modes? They must be of that block, none replaced yet, and all uses of their
/// results but each other's come after the point. Linear in the uses.
bool conversion_can_replace_ops(const ConversionRewriter *rw,
                                Operation *const *ops, size_t count);
/// N:1: replaces all `ops` by the same values at once: `lists` has the lists
/// for the results of the first one, of the second, and so on. False, and the
/// conversion ends with an error, where it cannot be done or the number of
/// lists differs.
bool conversion_replace_ops(ConversionRewriter *rw, Operation *const *ops,
                            size_t num_ops, const ValueList *lists,
                            size_t num_lists);
/// `block` gets the arguments of `conversion`. Gives the new block; the same if
/// nothing changes, or after an error that ends the conversion: the conversion
/// is for another number of arguments. `converter` makes the materializations.
Block *conversion_apply_signature(ConversionRewriter *rw, Block *block,
                                  const SignatureConversion *conversion,
                                  const TypeConverter *converter);
/// Converts the arguments of all blocks: of the entry block by `entry` (NULL:
/// by the converter), of the others by the converter. False if a type cannot be
/// converted.
bool conversion_convert_region_types(ConversionRewriter *rw, Region *region,
                                     const TypeConverter *converter,
                                     const SignatureConversion *entry);
/// Does this use get the replacement?
typedef bool UseFilter(const Use *use, const void *user);
/// Uses of `from` become uses of `list` (1:N, 1:0 too), those for which
/// `filter` holds (NULL: all). Follows replaceAllUsesWith and
/// replaceUsesWithIf; in rollback mode delayed, and the filtered form is an
/// error: false.
bool conversion_replace_uses(ConversionRewriter *rw, Value *from,
                             const ValueList *list, UseFilter *filter,
                             const void *user);
/// Converts the entry block's arguments by the running pattern's converter (if
/// it has one) and legalizes what was in `region`, with everything nested, now.
/// False, without an error: something cannot be; the pattern must fail. Follows
/// mlir::ConversionPatternRewriter::legalize.
bool conversion_legalize_region(ConversionRewriter *rw, Region *region);
/// What `value` is now; of the types of the running pattern's converter. False:
/// cannot be had.
bool conversion_remapped_value(ConversionRewriter *rw, Value *value,
                               ValueVector *values);
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

/// Zero is the default. Follows mlir::ConversionConfig.
typedef struct ConversionConfig {
  RewriteListener *listener; ///< Borrowed, may be NULL.
  PtrMap *unlegalized_ops;   ///< Set of ops; filled if not NULL.
  PtrMap *legalizable_ops;   ///< For analysis.
  bool *was_aborted; ///< Set, if not NULL, where a pattern's mistake ended the
                     ///< conversion: where mlir ends the process.
  ConversionFolding folding;
  bool no_materializations; ///< build_materializations = false: casts stay.
  bool no_pattern_rollback; ///< allow_pattern_rollback = false.
  bool attach_cast_kind;    ///< Casts get `__kind__`, "source" or "target".
} ConversionConfig;

/// Converts `ops` and what is in them. False after an error; in rollback mode
/// the IR is then as it was. Linear in operations and rewrites. Notes under the
/// error say why, unless the Context hides explanations; for them the patterns
/// of the operation that could not be legalized are run once more, of which
/// neither the listener nor the trace hears.
bool conversion_apply(Context *ctx, ConversionMode mode, Operation *const *ops,
                      size_t count, const ConversionTarget *target,
                      const FrozenPatternSet *patterns,
                      const ConversionConfig *config);

/// A conversion of operations that come one after the other: what it knows of
/// definitions is found out once, and its memory stays in the caches. All that
/// is given is borrowed. What conversion_apply does is one of each of these.
typedef struct ConversionDriver ConversionDriver;
ConversionDriver *conversion_driver_create(Context *ctx, ConversionMode mode,
                                           const ConversionTarget *target,
                                           const FrozenPatternSet *patterns,
                                           const ConversionConfig *config);
void conversion_driver_destroy(ConversionDriver *driver);
bool conversion_driver_apply(ConversionDriver *driver, Operation *const *ops,
                             size_t count);

/// conversion_apply for one operation and a set that serves it alone: it is
/// frozen for this conversion, and freed (left empty) afterwards.
bool conversion_apply_once(Context *ctx, ConversionMode mode, Operation *op,
                           const ConversionTarget *target, PatternSet *set,
                           const ConversionConfig *config);

/// The same in partial mode with all else as by default, with the rows of a
/// table; their `user` is kept.
bool conversion_apply_patterns(Context *ctx, Operation *op,
                               const ConversionTarget *target,
                               const RewritePattern *table, size_t count);

#endif
