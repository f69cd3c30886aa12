// SPDX-License-Identifier: Apache-2.0
// Replacements: recorded for the end, or done at once.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_REPLACE_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_REPLACE_H

#include "rewrite/conversion/driver/driver_state.h"

/// Replaces result i of `op` by lists[i]. If `lists` is NULL,
/// erases `op` without replacement.
void driver_replace_op(ConversionDriver *driver, Operation *op,
                       const ValueList *lists);
/// Replaces the uses of `from` by `to` now, and tells the listener of each
/// user.
void driver_replace_uses(ConversionDriver *driver, Value *from, Value *to);
/// Has uses of `value` become uses of `list`, cast if types differ. If `list`
/// is NULL, `value` must have no uses in the end. Waits for the end of the
/// conversion if that can be rolled back.
void driver_replace_value(ConversionDriver *driver, Value *value,
                          const ValueList *list,
                          const TypeConverter *converter);
/// Unlinks `block` and erases its operations. They are kept for a rollback
/// where there may be one.
void driver_erase_block(ConversionDriver *driver, Block *block);

/// Replaces the uses of `from` by `to`, but for those before `to` in its block.
/// Linear in the uses.
void driver_replace_later_uses(Value *from, Value *to);

#endif
