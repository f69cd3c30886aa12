// SPDX-License-Identifier: Apache-2.0
// Casts of nothing that stand in for erased values.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_STAND_IN_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_STAND_IN_H

#include "rewrite/conversion/driver/driver_state.h"

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
