// SPDX-License-Identifier: Apache-2.0
// Casts between old and new types.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_CAST_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_CAST_H

#include "rewrite/conversion/driver/driver_state.h"

/// A cast to be built.
typedef struct CastSpec {
  CastKind kind;
  Value *stands_for;     ///< The value it is made for.
  const Operation *user; ///< Takes it, and gives the location. NULL: the value
                         ///< gives the location.
  Value *const *inputs;
  size_t num_inputs;
  const Type *const *types;
  size_t num_types;
  const Type *original;
  const TypeConverter *converter;
  const RewritePattern *pattern; ///< NULL: the running one.
  Block *block; ///< The cast goes to its start. NULL: after the inputs.
} CastSpec;

static inline bool driver_is_cast_result(const Value *value) {
  return value->is_conversion_cast;
}
/// The newest cast of exactly `inputs` to `types`, or NULL. Linear in the casts
/// of the first input.
Cast *driver_find_cast(ConversionDriver *driver, Value *const *inputs,
                       size_t num_inputs, const Type *const *types,
                       size_t num_types);
/// The newest cast of exactly `inputs`, whatever it gives, or NULL. Linear in
/// the casts of the first input.
Cast *driver_newest_cast(ConversionDriver *driver, Value *const *inputs,
                         size_t num_inputs);
/// Builds a cast where it dominates its users, and enters it into the tables.
Cast *driver_build_cast(ConversionDriver *driver, const CastSpec *spec);
/// Builds the cast of `inputs` that stands for `value`. `block`: as in CastSpec;
/// `converter` and `pattern` may be NULL.
Value *driver_source_cast(ConversionDriver *driver, Value *value,
                          const ValueVector *inputs, Block *block,
                          const TypeConverter *converter,
                          const RewritePattern *pattern);
/// Without rollback: takes a cast that nothing uses out of the IR.
void driver_retire_cast(ConversionDriver *driver, Operation *op);
/// Without rollback: retires the unused ones of the casts built since there
/// were `first`. Linear in these.
void driver_retire_unused_casts(ConversionDriver *driver, size_t first);
/// Removes `cast` from the tables. The newest cast must be forgotten first.
void driver_forget_cast(ConversionDriver *driver, Cast *cast);

/// Is `block` freed together with something around it, or by itself?
static inline bool driver_is_block_dead(const Block *block) {
  const Region *region = block->parent;
  return !region || (region->parent && region->parent->flags & OP_MARK_DEAD);
}

/// Is `op` freed together with something around it?
static inline bool driver_is_inside_dead(const Operation *op) {
  return op->block && driver_is_block_dead(op->block);
}

/// Gives uses of `value` that outlive it a cast of nothing at the start of the
/// user's block. With `block`, uses within it do not count. Linear in the uses.
void driver_stand_in_uses(ConversionDriver *driver, Value *value,
                          const Block *block, const TypeConverter *converter,
                          const RewritePattern *pattern);

/// Does the same for all values that are going to be freed with erased
/// operations and blocks. Linear in what is erased.
void driver_stand_in_for_erased(ConversionDriver *driver);

#endif
